import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { dayInChina } from '../../platform/clock.ts'

/** These decide what a first start makes, or where. */
const DECIDE_DATA = ['DEMO', 'DEMO_APPLICANTS', 'DATABASE_URL', 'FILES_STORE', 'KEY_FILE']
const PREPARED = 'demo-hospital'
const READY = 'is-ready'

/** Whether a start with this environment makes the demo hospital that is prepared. */
export const makesUsualHospital = (environment: Readonly<Record<string, string>>) =>
  !DECIDE_DATA.some((name) => name in environment)

/** Where the demo hospital of a run is, or will be; unit tests and journeys of a run share it. */
export const preparedIn = (ownFolder: string) =>
  join(process.env.DEMO_HOSPITAL ?? ownFolder, PREPARED)

const isPrepared = (folder: string) => existsSync(join(folder, READY))

/** Whether its days are counted from this day: the demo is filled around the day of its start. */
export const isPreparedOn = (folder: string, day: string) =>
  isPrepared(folder) && dayInChina(statSync(join(folder, READY)).mtime) === day

/**
 * Fills a folder once: the first caller does, the others wait. Filling takes more than twice the
 * processor time of a start.
 */
export async function prepareOnce(folder: string, fill: () => Promise<void>): Promise<void> {
  try {
    mkdirSync(folder)
  } catch {
    while (existsSync(folder) && !isPrepared(folder)) await sleep(50)
    if (!existsSync(folder)) throw new Error('the demo hospital could not be prepared')

    return
  }

  await fill()
  writeFileSync(join(folder, READY), '')
}

/** Copies a prepared hospital; owners and rights stay, as the database wants them. */
export async function copyHospital(prepared: string, folder: string): Promise<void> {
  const parts = ['data', 'data.keys', 'data.keys.audit-head']
    .map((name) => join(prepared, name))
    .filter((part) => existsSync(part))

  await promisify(execFile)('cp', ['-a', ...parts, folder])
}

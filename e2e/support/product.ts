import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../packages/server/src/testing/server/free-port.ts'
import {
  copyHospital,
  isPreparedOn,
  makesUsualHospital,
  preparedIn,
} from '../../packages/server/src/testing/server/prepared-hospital.ts'
import { countJourneyWork } from './count-journey-work.ts'
import { todayInChina } from './days.ts'

export const root = resolve(import.meta.dirname, '../..')
export const DEMO_PASSWORD = 'demo-pass-1'
export const CAPTCHA = 'abcd'
const MAIN = join(root, 'packages/server/dist/main.js')
const START_MS = 240_000

/** An empty folder for a product’s data. */
function freshFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'residency-e2e-'))
  chmodSync(folder, 0o755) // the database runs under an unprivileged user

  return folder
}

/**
 * Copies the demo hospital that unit tests of the same run have filled today into an empty folder,
 * for a start that would make the same.
 */
async function fillFromRun(folder: string, more: Readonly<Record<string, string>>) {
  if (!process.env.DEMO_HOSPITAL) return

  const prepared = preparedIn(process.env.DEMO_HOSPITAL)
  const isEmpty = !existsSync(join(folder, 'data'))
  const isUsual = makesUsualHospital(more) && isPreparedOn(prepared, todayInChina())

  if (isEmpty && isUsual) await copyHospital(prepared, folder)
}

/**
 * Starts the built product on its own empty data folder with the demo hospital; `more` overrides
 * its environment. `base` ends with a slash.
 */
export async function startProduct(
  more: Readonly<Record<string, string>> = {},
  folder = freshFolder(),
) {
  if (!existsSync(MAIN))
    throw new Error('There is nothing built to walk through: run `node tools/setup.mjs` first.')

  const port = more.PORT ? Number(more.PORT) : await freePort()

  const environment = {
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    DEMO: '1',
    DEMO_PASSWORD,
    DEMO_APPLICANTS: '0', // journeys rely on known applicants
    CAPTCHA_FIXED_CODE: CAPTCHA,
    LOG_LEVEL: 'warn',
    SSO_PROVIDER: 'local',
    ...more,
  }

  await fillFromRun(folder, more)
  countJourneyWork('product start')

  const child = spawn(process.execPath, [MAIN], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

  let output = ''

  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk))

  const ended = new Promise<void>((done) => child.once('exit', () => done()))

  const end = async () => {
    child.kill('SIGTERM')
    await ended
  }

  const stop = async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }

  const base = `http://127.0.0.1:${port}/medical/`

  const isReady = () =>
    fetch(`${base}prod-api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    )

  for (const until = Date.now() + START_MS; !(await isReady()); await sleep(50)) {
    if (child.exitCode === null && Date.now() < until) continue

    await stop()

    throw new Error(`The product did not start:\n${output}`)
  }

  return { base, folder, end, stop, output: () => output }
}

export type Product = Awaited<ReturnType<typeof startProduct>>

/**
 * Starts the built product as a hospital does: no demo, only the account `root` with its one-time
 * password. It is then started a second time as a demo, because only a demo accepts a fixed
 * captcha; existing data stays unchanged.
 */
export async function startEmptyProduct() {
  const first = await startProduct({ DEMO: '0', CAPTCHA_FIXED_CODE: '', SSO_PROVIDER: 'none' })
  await first.end()

  const password = /one-time password.*: (\S+)/.exec(first.output())?.[1]
  if (!password) throw new Error(`The first start printed no password:\n${first.output()}`)

  return { ...(await startProduct({}, first.folder)), password }
}

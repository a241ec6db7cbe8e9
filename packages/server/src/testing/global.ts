import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { fillHouse } from '../fill.ts'
import { readConfig } from '../platform/config.ts'
import { openKeys } from '../platform/crypto/keys.ts'
import { startEmbedded } from '../platform/db/embedded.ts'
import { ensureDatabase, migrate } from '../platform/db/migrate.ts'
import { openDb } from '../platform/db/pool.ts'
import { prepareJobs } from '../platform/jobs/prepare-jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: { host: string; user: string }
    keyFile: string
  }
}

/** The moment at which the clock of a test's house stands, and from which the demo's days are told: every day is the same day. */
export const HOUSE_TIME = '2026-11-20T02:00:00Z'
export const DEMO_PASSWORD = 'demo-pass-1'
export const testEnvironment = (keyFile: string) => ({
  DEMO: '1',
  DEMO_PASSWORD,
  DEMO_APPLICANTS: '0', // tests know who is there
  KEY_FILE: keyFile,
  DATA_DIR: join(keyFile, '../data'),
  LOG_LEVEL: 'silent',
})

/** The tests' databases live as long as their process, so that nothing waits for the disk: a commit costs 0.3 ms instead of 3.5. */
async function withoutSync(at: { host: string; user: string }) {
  const owner = new pg.Client({ ...at, database: 'postgres' })
  await owner.connect()
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) await owner.query(`alter system set ${setting} = off`)
  await owner.query('select pg_reload_conf()')
  await owner.end()
}

/** One real PostgreSQL server for all test files; each file copies the prepared database. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'residency-test-'))
  chmodSync(folder, 0o755)
  const keyFile = join(folder, 'test.keys')
  const { keys } = openKeys(keyFile, true)
  const server = await startEmbedded(join(folder, 'data'), () => {})
  const at = { host: server.host, user: server.user }
  await withoutSync(at)
  await ensureDatabase(at, 'house_template')
  await migrate({ ...at, database: 'house_template' }, join(import.meta.dirname, '../migrations'))
  await prepareJobs({ ...at, database: 'house_template' })
  const { db, pool } = openDb({ ...at, database: 'house_template' })
  await fillHouse(db, readConfig(testEnvironment(keyFile)), keys, () => randomBytes(9).toString('base64url'), new Date(HOUSE_TIME))
  await pool.end()
  project.provide('database', at)
  project.provide('keyFile', keyFile)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

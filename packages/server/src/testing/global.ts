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

/** How the tests reach their database server as its owner. With a password it is a server that somebody gave (TEST_DATABASE_URL). */
type TestDatabase = { host: string; user: string; port?: number; password?: string }

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase
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
async function withoutSync(at: TestDatabase) {
  const owner = new pg.Client({ ...at, database: 'postgres' })
  await owner.connect()
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) await owner.query(`alter system set ${setting} = off`)
  await owner.query('select pg_reload_conf()')
  await owner.end()
}

/** The server of TEST_DATABASE_URL, whose user must be able to make databases and roles. What earlier runs left there is removed. */
async function useGivenServer(url: string) {
  const { hostname, port, username, password } = new URL(url)
  const at: TestDatabase = {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  }

  const removeDatabases = async () => {
    const owner = new pg.Client({ ...at, database: 'postgres' })
    await owner.connect()
    const { rows } = await owner.query("select datname from pg_database where datname = 'house_template' or datname ~ '^t_[0-9a-f]{12}$'")
    for (const { datname } of rows) await owner.query(`drop database ${datname} with (force)`)
    await owner.end()
  }
  await removeDatabases()
  return { at, stop: removeDatabases }
}

/** A server of the tests' own, with the binaries of the embedded database. */
async function startOwnServer(folder: string) {
  const server = await startEmbedded(join(folder, 'data'), () => {})
  const at: TestDatabase = { host: server.host, user: server.user }
  await withoutSync(at)
  return { at, stop: () => server.stop() }
}

/** One real PostgreSQL server for all test files; each file copies the prepared database. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'residency-test-'))
  chmodSync(folder, 0o755)
  const keyFile = join(folder, 'test.keys')
  const { keys } = openKeys(keyFile, true)
  const { TEST_DATABASE_URL } = process.env
  const { at, stop } = await (TEST_DATABASE_URL ? useGivenServer(TEST_DATABASE_URL) : startOwnServer(folder))
  await ensureDatabase(at, 'house_template')
  await migrate({ ...at, database: 'house_template' }, join(import.meta.dirname, '../migrations'))
  await prepareJobs({ ...at, database: 'house_template' })
  const { db, pool } = openDb({ ...at, database: 'house_template' })
  await fillHouse(db, readConfig(testEnvironment(keyFile)), keys, () => randomBytes(9).toString('base64url'), new Date(HOUSE_TIME))
  await pool.end()
  project.provide('database', at)
  project.provide('keyFile', keyFile)
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

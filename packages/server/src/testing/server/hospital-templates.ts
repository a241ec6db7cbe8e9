import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig } from '../../platform/config/config.ts'
import { openKeys } from '../../platform/crypto/keys.ts'
import { openDb } from '../../platform/db/connect/pool.ts'
import { ensureDatabase, migrate } from '../../platform/db/migrate/migrate.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { seedDatabase } from '../../seed-database.ts'

/**
 * How the tests reach their database server as its owner. With a password it is a server that
 * somebody gave (TEST_DATABASE_URL).
 */
export type TestDatabase = { host: string; user: string; port?: number; password?: string }

/**
 * The moment of every test: its clock shows it, and the days of the demo hospital count from it. So
 * every day is the same day.
 */
export const TEST_TIME = '2026-11-20T02:00:00Z'
export const DEMO_PASSWORD = 'demo-pass-1'

export const testEnvironment = (keyFile: string) => ({
  DEMO: '1',
  DEMO_PASSWORD,
  DEMO_APPLICANTS: '0', // tests know who is there
  KEY_FILE: keyFile,
  DATA_DIR: join(keyFile, '../data'),
  LOG_LEVEL: 'silent',
})

/**
 * The demo accounts with what they need: two trainees, no applicants. Most tests make the rest
 * themselves.
 */
export const SMALL_HOSPITAL = 'template_small_hospital'

/** The demo hospital as people see it who try the product: trainees, plans, exams, leave. */
const WHOLE_HOSPITAL = 'template_whole_hospital'
const WHOLE_HOSPITAL_LOCK = 7_203_199

/** Makes a database, its tables and its demo hospital, as it is filled at a moment. */
export async function fillTemplate(
  at: TestDatabase,
  database: string,
  keyFile: string,
  environment: Record<string, string> = {},
  now = new Date(TEST_TIME),
) {
  await ensureDatabase(at, database)
  await migrate({ ...at, database }, join(import.meta.dirname, '../../migrations'))
  await prepareJobs({ ...at, database })

  const config = readConfig({ ...testEnvironment(keyFile), ...environment })
  const { keys } = openKeys(keyFile, false)
  const { db, pool } = openDb({ ...at, database })

  await seedDatabase(db, config, keys, () => randomBytes(9).toString('base64url'), now)
  await pool.end()
}

/**
 * The template of the whole demo hospital: the first caller fills it, the others wait.
 * Returns its name. A run of all tests asks before them: it is one long transaction, and some tests
 * wait until older transactions of the server have ended.
 */
export async function wholeHospital(at: TestDatabase, keyFile: string): Promise<string> {
  const owner = new pg.Client({ ...at, database: 'postgres' })
  await owner.connect()

  try {
    await owner.query('select pg_advisory_lock($1)', [WHOLE_HOSPITAL_LOCK])

    const { rowCount } = await owner.query('select from pg_database where datname = $1', [
      WHOLE_HOSPITAL,
    ])
    if (rowCount) return WHOLE_HOSPITAL

    // Under another name until it is full: a file that failed half way leaves nothing that the next
    // one would take for whole.
    const filling = `t_${randomBytes(6).toString('hex')}`

    await fillTemplate(at, filling, keyFile, { DEMO_APPLICANTS: '' })
    await owner.query(`alter database ${filling} rename to ${WHOLE_HOSPITAL}`)

    return WHOLE_HOSPITAL
  } finally {
    await owner.end()
  }
}

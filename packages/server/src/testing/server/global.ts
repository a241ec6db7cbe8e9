import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openKeys } from '../../platform/crypto/keys.ts'
import { startEmbedded } from '../../platform/db/connect/embedded.ts'
import {
  fillTemplate,
  SMALL_HOSPITAL,
  type TestDatabase,
  wholeHospital,
} from './hospital-templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase
    keyFile: string
  }
}

/**
 * The tests' databases live as long as their process, so that nothing waits for the disk: a commit
 * costs 0.3 ms instead of 3.5.
 */
async function withoutSync(at: TestDatabase) {
  const owner = new pg.Client({ ...at, database: 'postgres' })
  await owner.connect()

  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await owner.query(`alter system set ${setting} = off`)

  await owner.query('select pg_reload_conf()')
  await owner.end()
}

/**
 * The server of TEST_DATABASE_URL, whose user must be able to make databases and roles. What
 * earlier runs left there is removed.
 */
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

    const { rows } = await owner.query(
      "select datname from pg_database where datname ~ '^(template_(small|whole)_hospital|t_[0-9a-f]{12})$'",
    )

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

  openKeys(keyFile, true)

  const { TEST_DATABASE_URL } = process.env
  const { at, stop } = await (TEST_DATABASE_URL
    ? useGivenServer(TEST_DATABASE_URL)
    : startOwnServer(folder))

  await fillTemplate(at, SMALL_HOSPITAL, keyFile)

  if (process.env.FILL_WHOLE_HOSPITAL) await wholeHospital(at, keyFile)

  project.provide('database', at)
  project.provide('keyFile', keyFile)

  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

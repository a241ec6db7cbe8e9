import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { testEnvironment } from '../../../testing/server/hospital-templates.ts'
import { readConfig } from '../../config/config.ts'
import { openKeys } from '../../crypto/keys.ts'
import { ensureDatabase } from '../migrate/migrate.ts'
import { openDatabase } from './open-database.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')
const server = inject('database')
let folder: string
let database: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'residency-migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  database = `t_${randomBytes(6).toString('hex')}`
  await ensureDatabase(server, database)
})

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })

  const client = new pg.Client({ ...server, database: 'postgres' })

  await client.connect()
  await client
    .query(`drop database if exists "${database}" with (force)`)
    .finally(() => client.end())
})

/**
 * Opens the database as a start does, closes it, and returns the lines that the start would print.
 */
async function linesOfStart() {
  const keyFile = inject('keyFile')
  const url = `postgres://${encodeURIComponent(server.user)}@/${database}?host=${encodeURIComponent(server.host)}`
  const config = readConfig({ ...testEnvironment(keyFile), DATABASE_URL: url })
  const lines: string[] = []

  const opened = await openDatabase(
    config,
    openKeys(keyFile, false).keys,
    folder,
    (line) => lines.push(line),
    () => {},
  )

  await opened.close()

  return lines
}

test('a start that migrates a database prints the locks of each migration; one that makes it prints none', async () => {
  expect(await linesOfStart()).toEqual([
    expect.stringMatching(/^Database prepared \(\d+ migrations\)\.$/),
  ])

  writeFileSync(
    join(folder, '0025-v9.0.0-2030-01-01-second-addresses.sql'),
    'create table second_addresses (user_id bigint primary key references users (id)); alter table trainees add column second_address text;',
  )

  expect(await linesOfStart()).toEqual([
    'Database prepared (1 migrations).',
    'Migration 0025-v9.0.0-2030-01-01-second-addresses.sql held these locks on tables that were there before:',
    expect.stringMatching(/^ {2}trainees {2}AccessExclusiveLock +at most \d+ ms$/),
    expect.stringMatching(/^ {2}users {5}ShareRowExclusiveLock +at most \d+ ms$/),
  ])

  expect(await linesOfStart()).toEqual([])
})

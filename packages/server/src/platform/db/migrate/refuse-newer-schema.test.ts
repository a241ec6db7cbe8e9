import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { findPendingMigrations } from './find-pending-migrations.ts'
import { ensureDatabase, migrate } from './migrate.ts'

let folder: string
let at: { host: string; user: string; database: string }

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'residency-newer-'))
  at = { ...inject('database'), database: `t_${randomBytes(6).toString('hex')}` }
  await ensureDatabase(at, at.database)

  write(
    '0001-base.sql',
    'create table audit_entries (id int); create table audit_seals (id int); create table flow_history (id int);',
  )
})

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await ask(`drop database if exists "${at.database}" with (force)`, 'postgres')
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

async function ask(sql: string, database = at.database) {
  const client = new pg.Client({ ...at, database })
  await client.connect()

  return (await client.query(sql).finally(() => client.end())).rows as Record<string, unknown>[]
}

test('an older build refuses a database that a newer one migrated, in both languages, and changes nothing', async () => {
  write('0002-newer.sql', 'create table made_newer (id int);')
  await migrate(at, folder)
  rmSync(join(folder, '0002-newer.sql'))
  write('0003-pending.sql', 'create table made_pending (id int);')

  const message = await findPendingMigrations(at, folder).catch((error: Error) => error.message)

  expect(message).toContain('0002-newer.sql')

  const refusal = await migrate(at, folder).catch((error: Error) => error.message)

  expect(refusal).toContain('数据库已由更新的版本升级（0002-newer.sql）')
  expect(refusal).toContain('A newer version changed the database (0002-newer.sql)')
  expect(
    await ask(`select table_name from information_schema.tables where table_name = 'made_pending'`),
  ).toEqual([])
})

test('an upgrade asks which migrations it would apply, and applies none by asking', async () => {
  expect(await findPendingMigrations(at, folder)).toEqual(['0001-base.sql'])

  await migrate(at, folder)
  write('0002-newer.sql', 'create table made_newer (id int);')
  expect(await findPendingMigrations(at, folder)).toEqual(['0002-newer.sql'])
  expect(await ask('select name from schema_migrations')).toEqual([{ name: '0001-base.sql' }])
})

test('the newer build starts again afterwards', async () => {
  write('0002-newer.sql', 'create table made_newer (id int);')
  await migrate(at, folder)
  expect((await migrate(at, folder)).applied).toEqual([])
})

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { ensureDatabase, migrate } from './migrate.ts'

let folder: string
let at: { host: string; user: string; database: string }
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'residency-migrations-'))
  at = { ...inject('database'), database: `t_${randomBytes(6).toString('hex')}` }
  await ensureDatabase(at, at.database)
  // objects that the application's role gets rights on
  write('0001-base.sql', 'create table audit_entries (id int); create table audit_seals (id int); create table flow_history (id int);')
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
const applied = async () => (await ask('select name from schema_migrations order by name')).map((row) => row.name)
const tables = async () =>
  (
    await ask(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name like 'made%' order by 1`,
    )
  ).map((row) => row.name)

describe('a migration that is interrupted', () => {
  test('by a mistake in its middle leaves nothing of itself; those before stay, and the next start goes on with it', async () => {
    write('0002-good.sql', 'create table made_first (id int);')
    write('0003-broken.sql', 'create table made_half (id int); insert into made_first values (1); select nothing_like_this();')
    write('0004-later.sql', 'create table made_later (id int);')
    await expect(migrate(at, folder)).rejects.toThrow('nothing_like_this')
    expect(await applied()).toEqual(['0001-base.sql', '0002-good.sql'])
    expect(await tables()).toEqual(['made_first'])
    expect(await ask('select * from made_first')).toEqual([])
    write('0003-broken.sql', 'create table made_half (id int); insert into made_first values (1);')
    expect((await migrate(at, folder)).applied).toEqual(['0003-broken.sql', '0004-later.sql'])
    expect(await tables()).toEqual(['made_first', 'made_half', 'made_later'])
    expect((await migrate(at, folder)).applied).toEqual([])
  })
  test('by the end of its connection is rolled back by the database, gives its lock back, and runs again', async () => {
    write('0002-long.sql', 'create table made_long (id int); insert into made_long values (1); select pg_sleep(60);')
    const running = migrate(at, folder).catch((e: Error) => e)
    for (let i = 0; ; i++) {
      const sleeping = await ask(`select pid from pg_stat_activity where datname = '${at.database}' and wait_event = 'PgSleep'`)
      if (sleeping.length) {
        await ask(`select pg_terminate_backend(${sleeping[0]!.pid})`)
        break
      }
      if (i > 500) throw new Error('it never began')
      await sleep(20)
    }
    expect(await running).toBeInstanceOf(Error)
    expect(await tables()).toEqual([])
    write('0002-long.sql', 'create table made_long (id int); insert into made_long values (1);')
    expect((await migrate(at, folder)).applied).toEqual(['0002-long.sql'])
    expect(await ask('select * from made_long')).toEqual([{ id: 1 }])
  })
  test('two starts at once apply each migration once', async () => {
    write('0002-once.sql', 'create table made_once (id int); insert into made_once values (1); select pg_sleep(0.2);')
    const both = await Promise.all([migrate(at, folder), migrate(at, folder)])
    expect(both.flatMap((one) => one.applied).sort()).toEqual(['0001-base.sql', '0002-once.sql'])
    expect(await ask('select * from made_once')).toEqual([{ id: 1 }])
  })
  test('one that was changed after it was applied stops the start with a sentence', async () => {
    await migrate(at, folder)
    write('0001-base.sql', 'create table other (id int);')
    await expect(migrate(at, folder)).rejects.toThrow('0001-base.sql was changed after it had been applied')
  })
})

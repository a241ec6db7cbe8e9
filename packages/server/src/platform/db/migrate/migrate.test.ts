import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { waitUntil } from '../../../testing/wait-until.ts'
import { FORMER_DATABASE } from './migrate.text.ts'
import { ensureDatabase, migrate } from './migrate.ts'
import { describeLocks } from './table-locks.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')

let folder: string
let at: { host: string; user: string; database: string }

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'residency-migrations-'))
  at = { ...inject('database'), database: `t_${randomBytes(6).toString('hex')}` }
  await ensureDatabase(at, at.database)

  // objects that the application's role gets rights on
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

/** Migrates, and says which migrations were applied by it. */
const namesApplied = async () => (await migrate(at, folder)).applied.map(({ name }) => name)

const applied = async () =>
  (await ask('select name from schema_migrations order by name')).map((row) => row.name)

const tables = async () =>
  (
    await ask(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name like 'made%' order by 1`,
    )
  ).map((row) => row.name)

describe('a migration that is interrupted', () => {
  test('by a mistake in its middle leaves nothing of itself; those before stay, and the next start continues with it', async () => {
    write('0002-good.sql', 'create table made_first (id int);')

    write(
      '0003-broken.sql',
      'create table made_half (id int); insert into made_first values (1); select nothing_like_this();',
    )

    write('0004-later.sql', 'create table made_later (id int);')
    await expect(migrate(at, folder)).rejects.toThrow('nothing_like_this')
    expect(await applied()).toEqual(['0001-base.sql', '0002-good.sql'])
    expect(await tables()).toEqual(['made_first'])
    expect(await ask('select * from made_first')).toEqual([])

    write('0003-broken.sql', 'create table made_half (id int); insert into made_first values (1);')
    expect(await namesApplied()).toEqual(['0003-broken.sql', '0004-later.sql'])
    expect(await tables()).toEqual(['made_first', 'made_half', 'made_later'])
    expect(await namesApplied()).toEqual([])
  })

  test('by the end of its connection is rolled back by the database, gives its lock back, and runs again', async () => {
    write(
      '0002-long.sql',
      'create table made_long (id int); insert into made_long values (1); select pg_sleep(60);',
    )

    const running = migrate(at, folder).catch((e: Error) => e)

    for (let i = 0; ; i++) {
      const sleeping = await ask(
        `select pid from pg_stat_activity where datname = '${at.database}' and wait_event = 'PgSleep'`,
      )
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
    expect(await namesApplied()).toEqual(['0002-long.sql'])
    expect(await ask('select * from made_long')).toEqual([{ id: 1 }])
  })

  test('two starts at once apply each migration once', async () => {
    write(
      '0002-once.sql',
      'create table made_once (id int); insert into made_once values (1); select pg_sleep(0.2);',
    )

    const both = await Promise.all([migrate(at, folder), migrate(at, folder)])

    expect(both.flatMap((one) => one.applied.map(({ name }) => name)).sort()).toEqual([
      '0001-base.sql',
      '0002-once.sql',
    ])

    expect(await ask('select * from made_once')).toEqual([{ id: 1 }])
  })

  test('rights that meet a change of a table at the same moment are given again', async () => {
    await namesApplied()

    const other = new pg.Client(at)

    await other.connect()
    await other.query('begin; grant select on audit_entries to public')

    const start = namesApplied()
    const waits = async () =>
      (
        await ask(
          "select from pg_stat_activity where wait_event = 'transactionid' and datname = current_database()",
        )
      ).length > 0

    await waitUntil('the start waits for the other change', waits)
    await other.query('commit')
    await other.end()

    expect(await start).toEqual([])
  })

  test('one that was changed after it was applied stops the start with a sentence', async () => {
    await migrate(at, folder)
    write('0001-base.sql', 'create table other (id int);')
    await expect(migrate(at, folder)).rejects.toThrow(
      '0001-base.sql was changed after it had been applied',
    )
  })
})

describe('a database made by the migrations before the first release', () => {
  test('is refused with a sentence in both languages, and not changed', async () => {
    await ask(
      `create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    )
    await ask(
      `insert into schema_migrations (name, hash) values ('0001-accounts.sql', 'former'), ('0002-organisation-settings.sql', 'former')`,
    )

    await expect(migrate(at, MIGRATIONS)).rejects.toThrow(FORMER_DATABASE)
    expect(await applied()).toEqual(['0001-accounts.sql', '0002-organisation-settings.sql'])

    expect(
      await ask(
        `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      ),
    ).toEqual([{ relname: 'schema_migrations' }])
  })
})

describe('the locks of a migration', () => {
  test('are listed with the tables that were there before it: a change of a table, a row, a foreign key to it', async () => {
    write(
      '0002-people.sql',
      'create table people (id int primary key); create table groups (id int primary key); create table unused (id int);',
    )

    const first = await migrate(at, folder)

    expect(first.isNew).toBe(true)

    write(
      '0003-members.sql',
      `create table members (person_id int references people (id));
      alter table groups add column name text;
      insert into audit_entries values (1);
      select * from unused;`,
    )

    const { applied: made, isNew } = await migrate(at, folder)

    expect(isNew).toBe(false)

    expect(made.map(({ name, locks }) => ({ name, locks }))).toEqual([
      {
        name: '0003-members.sql',
        locks: [
          { relation: 'audit_entries', mode: 'RowExclusiveLock' },
          { relation: 'groups', mode: 'AccessExclusiveLock' },
          { relation: 'people', mode: 'ShareRowExclusiveLock' },
        ],
      },
    ])
  })

  test('are held as long as the migration runs', async () => {
    write('0002-slow.sql', 'alter table audit_entries add column note text; select pg_sleep(0.3);')

    const { applied: made } = await migrate(at, folder)

    expect(made.at(-1)).toMatchObject({
      name: '0002-slow.sql',
      locks: [{ relation: 'audit_entries', mode: 'AccessExclusiveLock' }],
    })

    expect(made.at(-1)!.heldMs).toBeGreaterThanOrEqual(300)
  })

  test('are a table for the log', () => {
    const locks = [
      { relation: 'users', mode: 'AccessExclusiveLock' },
      { relation: 'trainees', mode: 'ShareRowExclusiveLock' },
    ]

    expect(describeLocks({ name: '0026-x.sql', locks, heldMs: 12 })).toEqual([
      'Migration 0026-x.sql held these locks on tables that were there before:',
      '  users     AccessExclusiveLock       at most 12 ms',
      '  trainees  ShareRowExclusiveLock     at most 12 ms',
    ])

    expect(describeLocks({ name: '0027-y.sql', locks: [], heldMs: 3 })).toEqual([
      'Migration 0027-y.sql: no locks on tables that were there before (3 ms).',
    ])
  })

  test('are left to a call that needs the tables in another order: the call continues, and the migration comes after it', async () => {
    write('0002-tables.sql', 'create table made_a (id int); create table made_b (id int);')
    await migrate(at, folder)

    const call = new pg.Client(at)

    await call.connect()
    await call.query('begin')
    await call.query('insert into made_b values (1)')

    write(
      '0003-both.sql',
      'alter table made_a add column note text; alter table made_b add column note text;',
    )

    const migrating = namesApplied()

    await waitUntil(
      'a migration that waits for the call',
      async () =>
        (
          await ask(`select 1 from pg_stat_activity where wait_event_type = 'Lock'
          and datname = '${at.database}'`)
        ).length > 0,
    )

    // Neither could continue if both waited: the database would break one of them off.
    await call.query('insert into made_a values (1)')
    await call.query('commit')
    await call.end()

    expect(await migrating).toEqual(['0003-both.sql'])
    expect(await ask('select * from made_a, made_b')).toEqual([{ id: 1, note: null }])
  })

  test('are waited for no longer than the limit: the migration is undone, a sentence says what to do, and the next start continues', async () => {
    await migrate(at, folder)

    const reader = new pg.Client(at)

    await reader.connect()
    await reader.query('begin')
    await reader.query('select * from audit_entries')

    write(
      '0002-waits.sql',
      'create table made_before (id int); alter table audit_entries add column note text;',
    )

    const refused = await migrate(at, folder, 200).catch((e: Error) => e)

    await reader.end()

    expect((refused as Error).message.split('\n')).toEqual([
      expect.stringContaining('迁移 0002-waits.sql 在 0.2 秒内都遇到正在使用的表，已撤销。请停止'),
      expect.stringContaining(
        'The migration 0002-waits.sql met tables in use for 0.2 s, and was undone. Stop',
      ),
    ])

    expect(await tables()).toEqual([])
    expect(await namesApplied()).toEqual(['0002-waits.sql'])
  })
})

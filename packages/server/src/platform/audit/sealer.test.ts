import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { checkAudit, findRowsBehind, SEALED_UNTIL, sealAudit } from './sealer.ts'

const folder = mkdtempSync(join(tmpdir(), 'audit-head-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const server = await openServer()
let headFile: string
let count = 0
const ids: number[] = []

beforeEach(async () => {
  headFile = join(folder, `head-${++count}`)
  ids.length = 0
  await bypassTriggers('delete from audit_seals; delete from audit_entries')

  for (let i = 0; i < 6; i++) ids.push(await write(`thing-${i}`))
})

const write = async (id: string) => {
  const row = {
    at: new Date(),
    ip: '127.0.0.1',
    action: 'test.thing.change',
    result: 'ok' as const,
    entity: 'thing',
    entityId: id,
  }

  return (
    await server.db.insertInto('auditEntries').values(row).returning('id').executeTakeFirstOrThrow()
  ).id
}

const seal = () => sealAudit(server.db, server.keys.audit, headFile)

/**
 * Rows wait for every older transaction of the database server; in tests other servers share the
 * server, and a restore takes its time.
 */
const sealUntil = async (wanted: number, key = server.keys.audit) => {
  let sealed = 0

  await waitUntil('the older transactions have ended', async () => {
    sealed += await sealAudit(server.db, key, headFile)
    return sealed >= wanted
  })

  expect(sealed).toBe(wanted)
}

/** The place up to which all rows are sealed, as the sealer stored it. */
const readSealedUntil = async () => {
  const { value } = await server.db
    .selectFrom('settingsInternal')
    .select('value')
    .where('name', '=', SEALED_UNTIL)
    .executeTakeFirstOrThrow()

  const [databaseServer = '', txid = '', id = ''] = value.split(' ')
  return { server: databaseServer, txid, id: Number(id) }
}

type PlanNode = {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Relation Name'?: string
  Plans?: PlanNode[]
}

/** Rows that a step of a plan and the steps below it read from tables. */
const rowsRead = (node: PlanNode): number => {
  const own = node['Relation Name']
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0

  return (node.Plans ?? []).reduce((sum, below) => sum + rowsRead(below), own)
}

const explainRowsBehind = async (place: { txid: string; id: number }) => {
  const { rows } = await sql<{
    ended: string
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as ended`.execute(server.db)
  const plan = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
    explain (analyze, format json) ${findRowsBehind(place, rows[0]!.ended)}`.execute(server.db)
  return rowsRead(plan.rows[0]!['QUERY PLAN'][0].Plan)
}

test('where the seals are not committed, as when the database server is lost, the file keeps no head of them', async () => {
  await server.asOwner(`create function lose_commit() returns trigger language plpgsql as
      $$ begin raise exception 'lost'; end $$;
    create constraint trigger lose_commit after insert on audit_seals deferrable initially deferred
      for each row execute function lose_commit()`)

  try {
    await waitUntil('there is something to seal', () =>
      seal().then(
        () => false,
        () => true,
      ),
    )
  } finally {
    await server.asOwner('drop trigger lose_commit on audit_seals; drop function lose_commit')
  }

  expect(readFileSync(headFile, 'utf8')).toBe('')
  await sealUntil(6)
  // the last head: rows that wait for a transaction of another test are sealed in a second go
  expect(readFileSync(headFile, 'utf8')).toMatch(/^6 .*\n$/m)
})

const check = () => checkAudit(server.db, server.keys.audit, headFile)

/** What somebody with the database owner's rights could do. */
const bypassTriggers = (sql: string) =>
  server.asOwner(`set session_replication_role = replica; ${sql}`)

describe('the chain of the audit log', () => {
  test('is whole when nothing was touched; every row is sealed once', async () => {
    await sealUntil(6)
    expect(await seal()).toBe(0)

    await write('later')
    expect(await check()).toEqual({ sealed: 6, unsealed: 1, broken: null })

    await sealUntil(1)
    expect(await check()).toEqual({ sealed: 7, unsealed: 0, broken: null })
  })

  test.each([
    ['result', `result = 'refused'`],
    ['detail', `detail = '{"a": 1}'`],
    ['who', 'user_id = 1'],
    ['when', `at = at - interval '1 second'`],
    ['where', `ip = '10.0.0.1'`],
  ])('a row whose %s was changed is named', async (_what, change) => {
    await sealUntil(6)
    await bypassTriggers(`update audit_entries set ${change} where id = ${ids[3]}`)

    expect(await check()).toMatchObject({
      sealed: 3,
      broken: { seq: 4, entryId: ids[3], why: expect.stringContaining('changed') },
    })
  })

  test('a removed row is named', async () => {
    await sealUntil(6)
    await bypassTriggers(`delete from audit_entries where id = ${ids[2]}`)
    expect(await check()).toMatchObject({
      broken: { seq: 3, entryId: ids[2], why: expect.stringContaining('removed') },
    })
  })

  test('a row removed together with its seal leaves a gap that is found', async () => {
    await sealUntil(6)
    await bypassTriggers(
      `delete from audit_seals where entry_id = ${ids[2]}; delete from audit_entries where id = ${ids[2]}`,
    )
    expect(await check()).toMatchObject({
      broken: { seq: 3, entryId: ids[3], why: expect.stringContaining('removed') },
    })
  })

  test('closing the gap by renumbering breaks the next hash', async () => {
    await sealUntil(6)
    await bypassTriggers(`delete from audit_seals where seq = 3; delete from audit_entries where id = ${ids[2]};
      update audit_seals set seq = seq - 1 where seq > 3`)
    expect(await check()).toMatchObject({ broken: { seq: 3, entryId: ids[3] } })
  })

  test('rows cut off at the end are missed by the head that was kept outside the database', async () => {
    await sealUntil(6)
    await bypassTriggers(
      `delete from audit_seals where seq > 4; delete from audit_entries where id > ${ids[3]}`,
    )
    expect(await check()).toMatchObject({ broken: { seq: 6, why: expect.stringContaining('end') } })
  })

  test('a chain written again with another key is not ours', async () => {
    await sealUntil(6)

    const heads = readFileSync(headFile, 'utf8')

    await bypassTriggers(
      `delete from audit_seals; delete from settings_internal where name = '${SEALED_UNTIL}'`,
    )
    truncateSync(headFile)
    await sealUntil(6, Buffer.alloc(32, 7))
    expect(await check()).toMatchObject({ broken: { seq: 1, entryId: ids[0] } })

    truncateSync(headFile)
    appendFileSync(headFile, heads)
    expect(await check()).toMatchObject({ broken: { seq: 1 } })
  })

  test('two sealers at once make one chain', async () => {
    const sealed = await Promise.all([seal(), seal(), seal()])
    await sealUntil(6 - sealed.reduce((sum, n) => sum + n, 0))
    expect(await check()).toEqual({ sealed: 6, unsealed: 0, broken: null })
  })

  test('a row of a transaction that is still open is left for later, and then sealed', async () => {
    await server.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('auditEntries')
        .values({ at: new Date(), ip: '127.0.0.1', action: 'test.thing.change', result: 'ok' })
        .execute()

      await write('meanwhile')
      await sealUntil(6)
      expect(await seal()).toBe(0)
      expect(await check()).toMatchObject({ sealed: 6, broken: null })
    })

    await sealUntil(2)
    expect(await check()).toEqual({ sealed: 8, unsealed: 0, broken: null })
  })
})

describe('looking for rows to seal', () => {
  /** Writes rows in one statement, as a large import does. */
  const writeMany = (count: number) =>
    sql`insert into audit_entries (at, ip, action, result) select now(), '127.0.0.1', 'test.thing.change', 'ok' from generate_series(1, ${count})`.execute(
      server.db,
    )

  test('reads no sealed row, however many there are', async () => {
    await writeMany(2500)
    await sealUntil(2506)
    await server.asOwner('analyze audit_entries; analyze audit_seals')
    expect(await seal()).toBe(0)
    expect(await explainRowsBehind(await readSealedUntil())).toBe(0)
    // without the stored place a batch of sealed rows is read: the measure sees rows that are read
    expect(await explainRowsBehind({ txid: '0', id: 0 })).toBeGreaterThanOrEqual(1000)
    expect(await check()).toEqual({ sealed: 2506, unsealed: 0, broken: null })
  })

  test('reads no row behind the batch it seals, in the order of the numbers of transactions', async () => {
    await sealUntil(6)
    await server.db.deleteFrom('settingsInternal').where('name', '=', SEALED_UNTIL).execute()

    const writeIn = (txid: string, count: number) =>
      sql`insert into audit_entries (txid, at, ip, action, result)
        select ${txid}::xid8, now(), '127.0.0.1', 'test.thing.change', 'ok' from generate_series(1, ${count}::int)`.execute(
        server.db,
      )

    await writeIn('10', 1500)
    await writeIn('9', 1500)
    await server.asOwner('analyze audit_entries; analyze audit_seals')
    // the batch, and the six seals there are
    expect(await explainRowsBehind({ txid: '0', id: 0 })).toBeLessThanOrEqual(1006)
    expect(await seal()).toBe(1000)
    expect(await readSealedUntil()).toMatchObject({ txid: '9' })

    await sealUntil(2000)
    expect(await check()).toEqual({ sealed: 3006, unsealed: 0, broken: null })
  })

  test('writes nothing without a row to seal', async () => {
    await sealUntil(6)

    const before = await readSealedUntil()

    expect(await seal()).toBe(0)
    expect(await readSealedUntil()).toEqual(before)
  })

  test('begins at the first row again on another database server, where numbers of transactions mean nothing', async () => {
    await sealUntil(6)

    const { txid } = await readSealedUntil()
    const farAhead = String(BigInt(txid) + 1_000_000n)

    await server.db
      .updateTable('settingsInternal')
      .set({ value: `1 ${farAhead} 0` })
      .where('name', '=', SEALED_UNTIL)
      .execute()

    await write('after the restore')
    await sealUntil(1)
    expect(BigInt((await readSealedUntil()).txid)).toBeLessThan(BigInt(farAhead))
    expect(await check()).toEqual({ sealed: 7, unsealed: 0, broken: null })
  })
})

describe('the application’s own role', () => {
  test.each(['audit_entries', 'audit_seals', 'flow_history'] as const)(
    'cannot update, delete or empty %s',
    async (table) => {
      await sealUntil(6)
      for (const statement of [
        `update ${table} set id = id`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ])
        await expect(
          sql
            .raw(
              statement.replace(
                'set id = id',
                table === 'audit_seals' ? 'set seq = seq' : 'set action = action',
              ),
            )
            .execute(server.db),
        ).rejects.toMatchObject({ code: '42501' })
    },
  )

  test('nor may it switch the guards off', async () => {
    for (const statement of [
      'alter table audit_entries disable trigger all',
      'set session_replication_role = replica',
      'drop table audit_seals',
    ])
      await expect(sql.raw(statement).execute(server.db)).rejects.toMatchObject({ code: '42501' })
  })

  test('even the owner’s plain statement is refused', async () => {
    await expect(
      server.asOwner(`update audit_entries set result = 'failed'`),
    ).rejects.toMatchObject({ code: '42501' })
    await expect(server.asOwner('delete from audit_entries')).rejects.toMatchObject({
      code: '42501',
    })
  })
})

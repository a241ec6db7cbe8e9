import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { untilBlocked } from '../../testing/run-overlapping.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { type Db, mergeReads } from './connect/pool.ts'

const server = await openServer()
afterEach(() => vi.restoreAllMocks())

const ask = async (db: Db, text: string, ...values: unknown[]) => {
  const parts = text.split('?')

  const query = parts
    .slice(1)
    .reduce(
      (sum, part, i) => sql`${sum}${sql.val(values[i])}${sql.raw(part)}`,
      sql`${sql.raw(parts[0]!)}`,
    )

  return (await query.execute(db)).rows
}

/** What the database is sent while `work` runs. */
async function sentBy(work: () => Promise<unknown>) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()

  const texts = query.mock.calls.map(([statement]) =>
    typeof statement === 'string' ? statement : (statement as unknown as { text: string }).text,
  )

  query.mockRestore()

  return texts
}

test('reads of one moment are one statement, each with its own rows in their order', async () => {
  const texts = [
    'select n, n * ? as product from generate_series(1, 3) n order by n desc',
    'select ?::text as word',
    'select 1 as none where ? = 2',
  ]

  const all = () => {
    const db = mergeReads(server.db)
    return Promise.all([ask(db, texts[0]!, 5), ask(db, texts[1]!, 'x'), ask(db, texts[2]!, 1)])
  }

  const alone = await all()
  let merged: unknown
  const sent = await sentBy(async () => {
    merged = await all()
  })

  expect(sent.length).toBe(1)
  expect(merged).toEqual(alone)

  expect(merged).toEqual([
    [
      { n: 3, product: 15 },
      { n: 2, product: 10 },
      { n: 1, product: 5 },
    ],
    [{ word: 'x' }],
    [],
  ])
})

test('what is asked while an answer is awaited is one statement, whenever it was asked', async () => {
  const [slowText, ...texts] = [
    'select 1 as a from pg_advisory_xact_lock(1)',
    'select 2 as b',
    'select 3 as c',
  ] as const

  for (const text of [slowText, ...texts]) await ask(mergeReads(server.db), text)

  const db = mergeReads(server.db)

  const sent = await sentBy(async () => {
    const reads: Promise<unknown>[] = []

    // the slow statement is answered when this transaction gives its lock back, and not before
    await server.db.transaction().execute(async (holder) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(holder)
      const slow = ask(db, slowText)

      await untilBlocked(server)
      reads.push(
        slow,
        ask(db, texts[0]),
        slow.then(() => ask(db, texts[1])),
      )
    })

    await Promise.all(reads)
  })

  const ofThese = sent.filter((text) => [slowText, ...texts].some((own) => text.includes(own)))

  expect(ofThese.map((text) => text.includes(slowText))).toEqual([true, false])
})

test('a value of every type is the same as by itself', async () => {
  const text = `select 1::int2 as a, 9007199254740991::int8 as b, 12.50::numeric as c, 0.1::float8 as d, 'NaN'::float8 as e, true as f,
    'x"\\'::text as g, null::text as h, '2026-11-27'::date as i, '2026-11-27 12:00:00.123+08'::timestamptz as j, '12:30'::time as k,
    '{"a":[1,null]}'::jsonb as l, '[]'::json as m, array[1,2]::bigint[] as n, array['a','b,c',null]::text[] as o, '\\x00ff'::bytea as p,
    '2 days 03:00'::interval as q, 'infinity'::timestamptz as r, array[]::int[] as s, 'null'::jsonb as t, 'abc'::name as u, 'x'::varchar as v,
    daterange('2026-01-01', '2026-02-01') as w, array['2026-01-01'::date] as x, 'a'::char(3) as y`

  const [alone] = await ask(server.db, text)

  for (const _ of ['learned', 'merged', 'merged'])
    for (const answer of await Promise.all([1, 2, 3].map(() => ask(mergeReads(server.db), text))))
      expect(answer).toEqual([alone])

  const plain = text.replace(", 'a'::char(3) as y", '')
  const db = mergeReads(server.db)

  await ask(db, plain)

  const sent = await sentBy(async () => {
    for (const answer of await Promise.all([1, 2, 3].map(() => ask(db, plain))))
      expect(answer).toEqual(await ask(server.db, plain))
  })

  expect(sent.filter((text) => text.includes('json_build_array')).length).toBe(1)
})

test('a failed read fails what was read with it, with its own error code, and the next reads work', async () => {
  const db = mergeReads(server.db)
  await ask(db, 'select 1 / ?::int as x', 1)
  await ask(db, 'select ?::int as y', 1)

  const [first, second] = await Promise.allSettled([
    ask(db, 'select 1 / ?::int as x', 0),
    ask(db, 'select ?::int as y', 1),
  ])

  expect([first, second]).toMatchObject([
    { reason: { code: '22012' } },
    { reason: { code: '22012' } },
  ])
  expect(await ask(db, 'select ?::int as y', 3)).toEqual([{ y: 3 }])
})

test('writes and transactions pass unchanged, and a connection is given back', async () => {
  const db = mergeReads(server.db)
  for (let i = 0; i < 30; i++)
    await db.transaction().execute(async (tx) => {
      await sql`create temporary table gone (id int) on commit drop`.execute(tx)
      await sql`insert into gone values (7)`.execute(tx)
      expect((await sql<{ id: number }>`select id from gone for update`.execute(tx)).rows).toEqual([
        { id: 7 },
      ])
      expect((await sql<{ id: number }>`select id from gone`.execute(tx)).rows).toEqual([{ id: 7 }])
    })

  expect(
    mergeReads(await server.db.transaction().execute(async (tx) => tx as unknown as Db)),
  ).toBeDefined()
})

test('the same question of one moment is sent once, and each who asked has rows of its own', async () => {
  const text = 'select n from generate_series(1, ?) n'
  const all = () => {
    const db = mergeReads(server.db)
    return Promise.all([ask(db, text, 2), ask(db, text, 2), ask(db, text, 3)])
  }

  await all()

  let found: unknown[][] = []
  const sent = await sentBy(async () => {
    found = await all()
  })

  expect(sent.length).toBe(1)
  expect(sent[0]!.split('generate_series').length - 1).toBe(2)
  expect(found.map((rows) => rows.length)).toEqual([2, 2, 3])
  expect(found[0]).toEqual(found[1])
  expect(found[0]![0]).not.toBe(found[1]![0])
})

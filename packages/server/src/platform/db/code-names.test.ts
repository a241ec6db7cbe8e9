import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'
import { mergeReads } from './connect/pool.ts'
import { codeName, databaseName } from './names.rules.ts'
import { codeRow, recordsJson } from './records-json.ts'
import { rowsOf } from './rows-of.ts'

const server = await openServer()
const STORED = { starts_on: '2026-01-01', nested: [{ real_name: '甲', aB: 1 }], camelKey: true }

test('every table and column has a name in the code that leads back to it, and no two share one', async () => {
  const { rows } = await server.asOwner(`
    select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' group by table_name`)
  const tables = rows as { table: string; columns: string[] }[]

  expect(tables.length).toBeGreaterThan(200)

  for (const { table, columns } of [
    ...tables,
    { table: '', columns: tables.map((one) => one.table) },
  ]) {
    const names = columns.map(codeName)
    expect(new Set(names).size, table).toBe(columns.length)
    expect(names.map(databaseName), table).toEqual(columns)
  }
})

test('columns and aliases arrive in camelCase; keys of JSON and values stay as they are, also when the statement has a name', async () => {
  const read = async () =>
    (
      await sql<{ firstDay: string; storedJson: object; list: object[] }>`
        select 'starts_on'::text as first_day, ${JSON.stringify(STORED)}::jsonb as stored_json,
          jsonb_build_array(${JSON.stringify(STORED)}::jsonb) as list`.execute(server.db)
    ).rows

  // From the second time on a statement has a name, and its plan is kept.
  for (let i = 0; i < 4; i++)
    expect(await read()).toEqual([{ firstDay: 'starts_on', storedJson: STORED, list: [STORED] }])
})

test('reads that are merged answer with the same names', async () => {
  const db = mergeReads(server.db)

  const read = (text: string) =>
    sql`select ${text}::text as some_text, ${JSON.stringify(STORED)}::jsonb as stored_json`.execute(
      db,
    )

  for (let i = 0; i < 3; i++) {
    const both = await Promise.all([read('a_b'), read('c_d')])
    expect(both.map(({ rows }) => rows)).toEqual([
      [{ someText: 'a_b', storedJson: STORED }],
      [{ someText: 'c_d', storedJson: STORED }],
    ])
  }
})

test('rows that go into a statement as JSON are read there by the names of columns, and their own JSON is not changed', async () => {
  const table = rowsOf([{ traineeId: 7, storedJson: STORED }], {
    traineeId: 'bigint',
    storedJson: 'jsonb',
  })

  const { rows } = await sql`select g.trainee_id, g.stored_json from ${table} g`.execute(server.db)

  expect(rows).toEqual([{ traineeId: 7, storedJson: STORED }])

  const [stored] = JSON.parse(recordsJson([{ traineeId: 7, storedJson: STORED }])) as [object]

  expect(stored).toEqual({ trainee_id: 7, stored_json: STORED })
  expect(codeRow(stored)).toEqual({ traineeId: 7, storedJson: STORED })
})

test('a state that a column is compared with is in the text, so that a plan for all values uses the index of its rows', async () => {
  const due = server.db.selectFrom('deliveries as d').select('d.id').where('d.state', '=', 'due')
  const listed = due.where('d.state', 'in', ['due', 'sending']).where('d.channel', '=', 'mail')
  const quoted = server.db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', "it's" as 'due')

  expect(due.compile()).toMatchObject({
    sql: `select "d"."id" from "deliveries" as "d" where "d"."state" = 'due'`,
    parameters: [],
  })
  expect(listed.compile()).toMatchObject({
    sql: expect.stringContaining(`"d"."state" in ('due', 'sending') and "d"."channel" = $1`),
    parameters: ['mail'],
  })
  expect(await quoted.execute()).toEqual([])

  const plan = await server.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql<{ queryPlan: string }>`explain ${due.orderBy('d.dueAt').limit(1)}`.execute(tx)
  })

  expect(JSON.stringify(plan.rows)).toContain('deliveries_due')
})

test('a comparison with undefined is an error: as null it would find nothing', () => {
  const state = undefined as unknown as 'due'

  expect(() =>
    server.db.selectFrom('deliveries').select('id').where('state', '=', state).compile(),
  ).toThrow('compared with undefined')
})

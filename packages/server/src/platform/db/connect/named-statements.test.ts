import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'
import { openDb } from './pool.ts'

let database: ReturnType<typeof openDb>

beforeAll(async () => {
  const server = await openServer()
  database = openDb({ ...server.connection, max: 1 })
})

afterAll(() => database.pool.end())

const ask = async (text: string) =>
  (await sql<{ answer: number }>`${sql.raw(text)}`.execute(database.db)).rows[0]!

/** Plans that the only connection holds for statements beginning so. */
const plansOf = async (start: string) => {
  const { rows } = await database.pool.query(
    'select count(*)::int as plans from pg_prepared_statements where starts_with(statement, $1)',
    [start],
  )

  return rows[0].plans as number
}

test('a statement asked again has a plan; one asked once has none', async () => {
  for (const text of ['select 1 as answer', 'select 2 as answer', 'select 2 as answer'])
    await ask(text)
  expect([await plansOf('select 1 '), await plansOf('select 2 ')]).toEqual([0, 1])
})

test('statements asked after very many others have a plan too', async () => {
  for (let n = 10; n < 530; n++)
    for (const _ of [1, 2]) expect((await ask(`select ${n} as answer`)).answer).toBe(n)
  for (const _ of [1, 2, 3]) await ask('select 5 as answer')

  expect(await plansOf('select 5 ')).toBe(1)
  expect(await plansOf('select')).toBeLessThan(500)
})

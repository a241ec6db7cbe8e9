import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openServer, type TestServer } from '../../testing/server/open-server.ts'
import { anyId, anyText, noneOfIds, noneOfTexts } from './patterns.ts'
import { rowsOf } from './rows-of.ts'

let server: TestServer

beforeAll(async () => {
  server = await openServer()
})

const codesOf = async (query: { execute: () => Promise<{ code: string }[]> }) =>
  (await query.execute()).map(({ code }) => code).sort()

const bases = () => server.db.selectFrom('bases').select('code')

test('any of these ids or texts is found, of none nothing', async () => {
  const [first, second] = await server.db
    .selectFrom('bases')
    .select(['id', 'code'])
    .orderBy('code')
    .limit(2)
    .execute()

  const ids = new Set([first!.id, second!.id])

  expect(await codesOf(bases().where('id', '=', anyId(ids)))).toEqual([first!.code, second!.code])
  expect(await codesOf(bases().where('code', '=', anyText([second!.code])))).toEqual([second!.code])
  expect(await codesOf(bases().where('id', '=', anyId([])))).toEqual([])
  expect(await codesOf(bases().where('code', '=', anyText([])))).toEqual([])
})

test('none of these ids or texts leaves the others, of none everything', async () => {
  const all = await server.db.selectFrom('bases').select(['id', 'code']).orderBy('code').execute()
  const [first, ...others] = all
  const codes = all.map(({ code }) => code)

  expect(await codesOf(bases().where('id', '<>', noneOfIds([first!.id])))).toEqual(
    others.map(({ code }) => code),
  )
  expect(await codesOf(bases().where('code', '<>', noneOfTexts([first!.code])))).toEqual(
    others.map(({ code }) => code),
  )
  expect(await codesOf(bases().where('id', '<>', noneOfIds([])))).toEqual(codes)
  expect(await codesOf(bases().where('code', '<>', noneOfTexts([])))).toEqual(codes)
})

test('rows become a table of the statement, in their order, with what they lack as null', async () => {
  const rows = [
    { id: 2, startsOn: '2026-03-01', from: 'a', points: [1, 2], note: "it's" },
    { id: 1, startsOn: '2026-03-02', from: null, points: [], note: undefined },
  ]

  const table = rowsOf(rows, {
    id: 'bigint',
    startsOn: 'date',
    from: 'text',
    points: 'int[]',
    note: 'text',
  })

  const stored = await sql`select g.id, g.starts_on + 1 as day, g."from", g.points, g.note
        from ${table} g`.execute(server.db)

  expect(stored.rows).toEqual([
    { id: 2, day: '2026-03-02', from: 'a', points: [1, 2], note: "it's" },
    { id: 1, day: '2026-03-03', from: null, points: [], note: null },
  ])

  const none =
    await sql`select g.id from ${rowsOf<{ id: number }>([], { id: 'bigint' })} g`.execute(server.db)

  expect(none.rows).toEqual([])
})

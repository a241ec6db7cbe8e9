import { settingsErrors } from '@residency/contract/areas/settings/access'
import { kernelErrors } from '@residency/contract/kernel'
import { beforeAll, expect, test } from 'vitest'
import { openServer, type TestServer } from '../../testing/server/open-server.ts'
import { upsertRows } from '../sheets/upsert-rows.ts'
import { constraintErrors, inUseError } from './constraints.ts'
import { findPage } from './pages.ts'
import { mustMatchVersion, updateRow } from './versions.ts'

const server = await openServer()
let tx: { db: TestServer['db']; now: () => Date }

beforeAll(async () => {
  tx = { db: server.db, now: () => server.clock.now }
})

const TSINGHUA = '4111010003'

const school = (code: string) =>
  server.db.selectFrom('schools').selectAll().where('code', '=', code).executeTakeFirst()

test('a violated constraint that is named becomes its error, any other stays what it was', async () => {
  const insert = () =>
    server.db.insertInto('schools').values({ code: TSINGHUA, name: '清华大学' }).execute()
  const errors = { schools_code: settingsErrors.schoolCodeTaken }

  await expect(insert().catch(constraintErrors(errors, { name: 'x' }))).rejects.toMatchObject({
    def: errors.schools_code,
    data: { name: 'x' },
  })

  await expect(insert().catch(constraintErrors({}))).rejects.toMatchObject({
    code: '23505',
    constraint: 'schools_code',
  })

  await expect(
    Promise.reject(new Error('another')).catch(constraintErrors(errors)),
  ).rejects.toThrow('another')
})

test('a row that is referred to is in use', async () => {
  await expect(server.db.deleteFrom('users').execute().catch(inUseError)).rejects.toMatchObject({
    def: kernelErrors.inUse,
  })
})

test('a page has its rows, and the total of all that match', async () => {
  const match = server.db.selectFrom('schools').where('level', '=', '本科')
  const { rows, total } = await findPage(match, { pageNum: 2, pageSize: 3 }, (schools) =>
    schools.select('code').orderBy('code'),
  )
  const all = await match.select('code').orderBy('code').execute()

  expect({ rows, total }).toEqual({ rows: all.slice(3, 6), total: all.length })
})

test('who read an older version is refused, who knows none is not; a write counts the version on', async () => {
  const before = mustMatchVersion(await school(TSINGHUA), undefined)
  const next = await updateRow(tx, 'schools', before, { remarks: 'x' })

  expect(next).toBe(before.version + 1)

  expect(mustMatchVersion(await school(TSINGHUA), next)).toMatchObject({
    remarks: 'x',
    updatedAt: server.clock.now,
  })

  const stored = await school(TSINGHUA)

  expect(() => mustMatchVersion(stored, before.version)).toThrow(kernelErrors.changedMeanwhile.key)
  expect(() => mustMatchVersion(undefined, 1)).toThrow(kernelErrors.notFound.key)
})

test('an upsert adds what is new and changes what has the key, except the columns that are kept', async () => {
  const before = (await school(TSINGHUA))!

  const rows = [
    { code: TSINGHUA, name: '清华', city: '上海市' },
    { code: 'NEW', name: '新校', city: '江城市' },
  ]

  const written = await upsertRows(tx, 'schools', ['code'], rows, ['city'])

  expect(written.map(({ code }) => code).sort()).toEqual([TSINGHUA, 'NEW'])

  expect(await school(TSINGHUA)).toMatchObject({
    id: before.id,
    name: '清华',
    city: before.city,
    version: before.version + 1,
  })

  expect(await school('NEW')).toMatchObject({ name: '新校', city: '江城市', version: 1 })
})

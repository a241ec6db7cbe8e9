import { settingsWords } from '@residency/contract/areas/settings/text'
import { beforeEach, describe, expect, test } from 'vitest'
import { importSheet, type SheetRow, sheetBytes } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type School = {
  id: number
  code: string
  name: string
  status: number
  version: number
  actions: string[]
}

type Page = { list: School[]; total: number }
const SCHOOLS = '/api/v1/schools'
const server = await openServer()
const office = await server.as('bhb')
beforeEach(() => server.asOwner('truncate rate_limits, submit_locks'))
const page = async (query: string) => (await office.get(`${SCHOOLS}/page?${query}`)).data as Page

const form = (over: object = {}) => ({
  code: 'XQ0001',
  name: '江城医科大学',
  city: '江城市',
  level: '本科',
  status: 1,
  ...over,
})

describe('managing schools', () => {
  test('all of the published list are there; found by words, level and state', async () => {
    expect((await page('')).total).toBe(2631)

    const levels = (await office.get(`${SCHOOLS}/levels`)).data as { value: string }[]

    expect(levels.map(({ value }) => value)).toEqual(['本科', '专科'])

    const english = { 'accept-language': 'en' }

    expect((await office.get(`${SCHOOLS}/levels`, english)).data).toEqual([
      { value: '本科', label: 'Undergraduate' },
      { value: '专科', label: 'Junior college' },
    ])

    const counts = await Promise.all(
      levels.map(({ value }) => page(`level=${encodeURIComponent(value)}`)),
    )

    expect(counts.map(({ total }) => total)).toEqual([1243, 1388])
    expect((await page('status=0')).total).toBe(0)
    expect((await page('keywords=4111010003')).list).toMatchObject([
      { name: '清华大学', actions: ['edit'] },
    ])
  })

  test('one is added, changed and disabled; choosing finds it until then', async () => {
    const { id } = (await office.post(SCHOOLS, form())).data as { id: number }
    const offered = async () =>
      ((await office.get(`/school/list?keywords=${encodeURIComponent('江城医科')}`)).data as Page)
        .total

    expect(await offered()).toBe(1)

    const { version } = (await office.get(`${SCHOOLS}/${id}/form`)).data as School
    const change = (over: object) => office.put(`${SCHOOLS}/${id}`, { ...form(), ...over })

    expect(await change({ remarks: '民办', status: 0, version })).toMatchObject({ status: 200 })
    expect(await change({ version })).toMatchObject({ status: 409 })
    expect(await offered()).toBe(0)
    expect((await page('status=0')).list).toMatchObject([{ id, remarks: '民办', status: 0 }])

    const log = await server.db
      .selectFrom('auditEntries')
      .select(['action', 'detail'])
      .where('entity', '=', 'school')
      .orderBy('id')
      .execute()

    expect(log.map(({ action }) => action)).toEqual([
      'settings.school.create',
      'settings.school.update',
    ])

    expect(JSON.stringify(log[1]!.detail)).toContain('XQ0001')
  })

  test('a code is taken once, and what is wrong is reported at its field', async () => {
    const taken = {
      status: 400,
      errors: [{ path: 'code', message: '已有这个代码的院校，请核对代码，或直接修改原有院校' }],
    }

    expect(await office.post(SCHOOLS, form({ code: '4111010003' }))).toMatchObject(taken)

    const school = (await page('keywords=4111010001')).list[0]!

    expect(
      await office.put(`${SCHOOLS}/${school.id}`, {
        ...form({ code: '4111010003' }),
        version: school.version,
      }),
    ).toMatchObject(taken)

    expect(await office.post(SCHOOLS, form({ name: ' ' }))).toMatchObject({
      status: 400,
      errors: [{ path: 'body.name' }],
    })

    expect((await office.get(`${SCHOOLS}/999999/form`)).status).toBe(404)
  })

  test('only the office manages them; everybody who is logged in chooses from them', async () => {
    for (const name of ['base', 'teacher', 'applicant']) {
      const who = await server.as(name)
      expect((await who.get('/school/list')).status).toBe(200)

      for (const call of [
        who.get(`${SCHOOLS}/page`),
        who.get(`${SCHOOLS}/levels`),
        who.get(`${SCHOOLS}/1/form`),
        who.post(SCHOOLS, form()),
        who.put(`${SCHOOLS}/1`, { ...form(), version: 1 }),
        who.get(`${SCHOOLS}/_export`),
      ])
        expect(await call).toMatchObject({ status: 401, code: 'A0301' })
    }
  })
})

describe('schools as a sheet', () => {
  const { columns } = settingsWords['zh-cn'].sheets.school
  const put = async (rows: readonly SheetRow[]) =>
    importSheet(server, office, SCHOOLS, await sheetBytes(columns, rows))

  test('known codes are changed, others added; a code twice is named', async () => {
    const rows = [
      { code: '4111010003', name: '清华大学', city: '北京市', level: '本科', status: '停用' },
      { code: 'XQ0002', name: '新区卫生职业学院', level: '专科' },
    ]

    expect(await put(rows)).toMatchObject({ state: 'done', written: 2, wrong: 0 })
    expect((await page('keywords=4111010003')).list).toMatchObject([
      { status: 0, version: 2, department: null },
    ])
    expect((await page('keywords=XQ0002')).list).toMatchObject([
      { name: '新区卫生职业学院', status: 1 },
    ])

    expect(await put([rows[1]!, rows[1]!])).toMatchObject({
      written: 0,
      faults: [{ row: 3, column: '院校代码', message: '与第 2 行重复' }],
    })
  })

  test('the whole list goes out', async () => {
    const { status, body } = await office.get(
      `${SCHOOLS}/_export?level=${encodeURIComponent('专科')}`,
    )
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(30_000)
  })
})

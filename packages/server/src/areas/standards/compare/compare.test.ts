import { compareWords } from '@residency/contract/areas/standards/compare/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importSheet, sheetBytes } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type Row = {
  id: number
  name: string
  version: number
  actions: string[]
  matches: { departmentId: number; name: string; share: number }[]
}

const PATH = '/api/v1/standardDepartments'
const server = await openServer()
const office = await server.as('bhb')
let rooms: { value: number; label: string }[]

beforeAll(async () => {
  rooms = (await office.get(`${PATH}/choices`)).data as typeof rooms
})

beforeEach(() => server.asOwner('truncate rate_limits, submit_locks'))

const find = async (name: string) =>
  ((await office.get(`${PATH}?keywords=${encodeURIComponent(name)}`)).data as { list: Row[] })
    .list[0]!

const shares = (...list: [at: number, share: number][]) =>
  list.map(([at, share]) => ({ departmentId: rooms[at]!.value, share }))

describe('a standard department', () => {
  test('is matched with several departments whose shares are 100 together, each once', async () => {
    const form = { name: '对照甲', matches: shares([0, 60], [1, 40]) }

    expect(await office.post(PATH, form)).toMatchObject({ status: 200 })

    const { id, version } = await find('对照甲')
    const put = (matches: object[]) =>
      office.put(`${PATH}/${id}`, { name: '对照甲', matches, version })
    const { issues, errors } = compareWords['zh-cn']

    expect(await put(shares([0, 60], [1, 30]))).toMatchObject({
      status: 400,
      errors: [{ path: 'body.matches', message: issues['matches.sum'] }],
    })

    expect(await put(shares([0, 60], [0, 40]))).toMatchObject({
      status: 400,
      errors: [{ path: 'body.matches', message: issues['matches.twice'] }],
    })

    expect(await put([{ departmentId: 1, share: 100 }])).toMatchObject({
      status: 400,
      errors: [{ path: 'matches', message: errors.matchUnknown }],
    })

    expect(await put(shares([2, 100]))).toMatchObject({ status: 200 })
    expect(await put([])).toMatchObject({ status: 409 })
    expect((await find('对照甲')).matches).toMatchObject([
      { departmentId: rooms[2]!.value, share: 100 },
    ])

    expect(await office.post(PATH, { ...form, nameEn: 'Again' })).toMatchObject({
      status: 409,
      errors: [{ path: 'name' }],
    })
  })

  test('that a standard names is not deleted; another is', async () => {
    await office.post(PATH, { name: '对照乙', matches: [] })

    const free = await find('对照乙')

    expect(free.actions).toEqual(['edit', 'delete'])
    expect((await office.delete(`${PATH}/${free.id}?version=${free.version}`)).status).toBe(200)

    const { majors } = (await office.get('/api/v1/standards/choices')).data as {
      majors: { value: number }[]
    }

    await office.post(PATH, { name: '对照丙', matches: [] })

    const used = await find('对照丙')

    const head = {
      issuer: 'hospital',
      name: '用到丙',
      source: '本院',
      degreeKind: 'none',
      lengthMonths: 3,
    }

    const { id } = (await office.post('/api/v1/standards', { ...head, majorId: majors[0]!.value }))
      .data as { id: number }
    const rows = [{ kind: 'required', stage: null, departmentId: used.id, months: 3 }]

    expect(
      (await office.put(`/api/v1/standards/${id}`, { ...head, rows, version: 1 })).status,
    ).toBe(200)

    expect(await office.delete(`${PATH}/${used.id}?version=${used.version}`)).toMatchObject({
      status: 409,
      msg: compareWords['zh-cn'].errors.standardDepartmentUsed,
    })

    expect((await find('对照丙')).actions).toEqual(['edit'])
  })

  test('is read by bases and changed by the office only', async () => {
    const base = await server.as('base')

    expect((await base.get(PATH)).status).toBe(200)
    expect(await base.post(PATH, { name: '对照丁', matches: [] })).toMatchObject({ code: 'A0301' })
    expect(await (await server.as('teacher')).get(PATH)).toMatchObject({ code: 'A0301' })
  })

  test('comes in from a sheet by name, each mistake at its cell', async () => {
    const { columns } = compareWords['zh-cn'].sheets.standardDepartments
    const put = async (rows: object[]) =>
      importSheet(server, office, PATH, await sheetBytes(columns, rows as never))

    expect(
      await put([
        { name: '表格甲', department: rooms[0]!.label.replace(' / ', '/'), share: '' },
        { name: '表格乙' },
      ]),
    ).toMatchObject({
      written: 2,
      wrong: 0,
    })

    expect((await find('表格甲')).matches).toMatchObject([{ share: 100 }])

    const wrong = await put([
      { name: '表格丙', department: '没有/这里' },
      { name: '表格丁', department: rooms[0]!.label.replace(' / ', '/'), share: 50 },
    ])

    expect(
      wrong.faults.map(({ row, column }: { row: number; column: string }) => [row, column]),
    ).toEqual([
      [2, '本院科室'],
      [3, '比例（%）'],
    ])
  })
})

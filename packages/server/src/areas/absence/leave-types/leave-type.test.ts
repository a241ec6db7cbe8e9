import { describe, expect, test } from 'vitest'
import { sheetRows } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { fillLeaveTypes } from './fill-leave-types.ts'

const server = await openServer()
const office = await server.as('bhb')
type Limit = { per: string; kind: string; least: number; most: number; isNational: boolean }

type Row = {
  id: number
  code: string
  name: string
  version: number
  limits: Limit[]
  actions: string[]
}

type Day = { id: number; province: string | null; days: number; isOurs: boolean }
const PATH = '/api/v1/leaveTypes'

const typeOf = async (code: string) =>
  ((await office.get(`${PATH}?pageSize=50`)).data as { list: Row[] }).list.find(
    (row) => row.code === code,
  )!

const record = async (code: string) =>
  (await office.get(`${PATH}/${(await typeOf(code)).id}`)).data as Row & { days: Day[] } & object

const formOf = ({ id: _id, code: _code, limits: _limits, actions: _actions, ...form }: Row) =>
  form as Record<string, unknown>

const setProvince = async (provinceCode: string | null) => {
  const { version } = (await office.get('/api/v1/leaveSettings')).data as { version: number }
  return office.put('/api/v1/leaveSettings', { provinceCode, version })
}

describe('leave types', () => {
  test('of the law are there from the start, with days and sources', async () => {
    const { list } = (await office.get(`${PATH}?pageSize=50`)).data as { list: Row[] }
    const names = list.map(({ name }) => name)

    for (const name of '事假 病假 产假 陪产假 婚假 丧假 年假 补休 探亲假 公假 放射假 育儿假 产检假 工伤假'.split(
      ' ',
    ))
      expect(names).toContain(name)

    expect((await typeOf('annual')).limits).toEqual([
      { per: 'year', kind: 'days', least: 5, most: 15, isNational: false },
    ])
    expect((await record('annual')).days).toMatchObject([{ days: 5 }, { days: 10 }, { days: 15 }])
    expect((await typeOf('personal')).limits).toEqual([])
  })

  test('give the days of the hospital’s province; what is not recorded for it is shown as such', async () => {
    expect((await typeOf('paternity')).limits).toMatchObject([{ kind: 'unrecorded' }])
    expect(await setProvince('31')).toMatchObject({ status: 200 })
    expect((await typeOf('paternity')).limits).toMatchObject([
      { kind: 'days', most: 10, isNational: false },
    ])
    expect((await typeOf('marriage')).limits).toMatchObject([{ most: 10, isNational: false }])

    const { days } = await record('marriage')

    expect(days.filter(({ isOurs }) => isOurs)).toMatchObject([{ province: '上海市', days: 10 }])

    expect(await setProvince('99')).toMatchObject({
      status: 400,
      errors: [{ path: 'provinceCode' }],
    })
  })

  test('that provinces regulate are not recorded for a province without a figure, never the national minimum', async () => {
    for (const province of ['22', '35', '41', '45', '46', '54', '65', null]) {
      await setProvince(province)
      expect((await typeOf('maternity')).limits, `maternity ${province}`).toMatchObject([
        { kind: 'unrecorded', most: 0 },
      ])
    }

    await setProvince('44')
    expect((await typeOf('maternity')).limits).toMatchObject([
      { kind: 'days', most: 178, isNational: false },
    ])
    expect((await typeOf('marriage')).limits).toMatchObject([{ kind: 'unrecorded' }])
    expect((await typeOf('bereavement')).limits, 'no province regulates it').toMatchObject([
      { kind: 'days', most: 3 },
    ])
  })

  test('are recorded for a province as the national days, with a source', async () => {
    const line = {
      per: 'event',
      provinceCode: '65',
      minWorkYears: 0,
      days: null,
      sameAsNational: 1,
      source: '查阅本自治区条例',
    }

    const save = async (form: object) =>
      office.post(`${PATH}/${(await typeOf('marriage')).id}/days`, {
        ...line,
        ...form,
        version: (await typeOf('marriage')).version,
      })

    const refusals: [object, string][] = [
      [{ sameAsNational: 0 }, 'days'],
      [{ provinceCode: null }, 'provinceCode'],
      [{ per: 'extra', name: '晚婚' }, 'provinceCode'],
      [{ source: '' }, 'source'],
    ]

    for (const [form, path] of refusals)
      expect(await save(form), path).toMatchObject({
        status: 400,
        errors: [{ path: expect.stringContaining(path) }],
      })

    expect(await save({})).toMatchObject({ status: 200 })

    await setProvince('65')
    expect((await typeOf('marriage')).limits).toMatchObject([
      { kind: 'days', most: 3, isNational: true },
    ])

    expect((await record('marriage')).days.filter(({ isOurs }) => isOurs)).toMatchObject([
      { province: null, days: 3 },
      { province: '新疆维吾尔自治区', days: null, sameAsNational: 1 },
    ])

    await setProvince('31')
  })

  test('are changed by the office; another reading and a change by others are refused', async () => {
    const type = await typeOf('personal')
    const form = { ...formOf(type), noticeDays: 2, extendsTraining: 'overLimit', extendsOver: 15 }

    for (const who of ['base', 'dept', 'teacher', 'student'])
      expect(await (await server.as(who)).put(`${PATH}/${type.id}`, form), who).toMatchObject({
        status: 401,
      })

    expect(await office.put(`${PATH}/${type.id}`, form)).toMatchObject({ status: 200 })
    expect(await office.put(`${PATH}/${type.id}`, form)).toMatchObject({ status: 409 })

    await fillLeaveTypes(server.db)
    expect(await record('personal')).toMatchObject({ noticeDays: 2, extendsOver: 15 })
  })

  test('name the field that is not right', async () => {
    const blank = { ...formOf(await typeOf('official')), name: '学习假', code: 'study' }

    const refusals: [Record<string, unknown>, number, string][] = [
      [{ name: '年假' }, 409, 'name'],
      [{ code: 'annual' }, 409, 'code'],
      [{ code: 'Study leave' }, 400, 'code'],
      [{ papersFrom: 2 }, 400, 'papers'],
      [{ extendsTraining: 'overLimit' }, 400, 'extendsOver'],
      [{ noticeDays: 91 }, 400, 'noticeDays'],
    ]

    for (const [over, status, path] of refusals)
      expect(await office.post(PATH, { ...blank, ...over }), path).toMatchObject({
        status,
        errors: [{ path: expect.stringContaining(path) }],
      })
  })

  test('of the hospital’s own are added and deleted while nobody has used them; built-in ones are not', async () => {
    const form = { ...formOf(await typeOf('official')), name: '学习假', code: 'study' }
    const added = await office.post(PATH, form)

    expect(added).toMatchObject({ status: 200 })

    const { id } = added.data as { id: number }

    expect(await office.delete(`${PATH}/${id}`)).toMatchObject({ status: 200 })

    expect(await office.delete(`${PATH}/${(await typeOf('official')).id}`)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('停用'),
    })
  })

  test('have lines of days that are added, changed and deleted, each once for a place', async () => {
    const line = {
      per: 'event',
      provinceCode: '51',
      minWorkYears: 0,
      days: 20,
      source: '《四川省人口与计划生育条例》',
    }

    const save = async (form: Record<string, unknown>) =>
      office.post(`${PATH}/${(await typeOf('paternity')).id}/days`, form)
    const version = async () => (await typeOf('paternity')).version

    expect(await save({ ...line, version: await version() })).toMatchObject({ status: 200 })

    await setProvince('51')
    expect((await typeOf('paternity')).limits).toMatchObject([{ most: 20 }])

    expect(await save({ ...line, days: 21, version: await version() })).toMatchObject({
      status: 409,
      errors: [{ path: 'minWorkYears' }],
    })

    expect(await save({ ...line, per: 'extra', version: await version() })).toMatchObject({
      status: 400,
      errors: [{ path: 'name' }],
    })

    const ownRule = (await record('paternity')).days.find(({ isOurs }) => isOurs)!

    expect(
      await save({ ...line, dayId: ownRule.id, days: 30, version: await version() }),
    ).toMatchObject({ status: 200 })
    expect((await typeOf('paternity')).limits).toMatchObject([{ most: 30 }])

    const gone = await office.delete(
      `${PATH}/${(await typeOf('paternity')).id}/days/${ownRule.id}?version=${await version()}`,
    )

    expect(gone).toMatchObject({ status: 200 })
    expect((await typeOf('paternity')).limits).toMatchObject([{ kind: 'unrecorded' }])
  })

  test('go out as a sheet, a line for each figure', async () => {
    const sheet = await sheetRows((await office.get(`${PATH}/_export`)).body, {
      name: '名称',
      days: '天数',
      daySource: '依据',
    })
    expect(sheet.filter(({ name }) => name === '年假')).toMatchObject([
      { days: '5' },
      { days: '10' },
      { days: '15' },
    ])
  })
})

describe('steps of leaves', () => {
  const STEPS = '/api/v1/leaveSteps'

  type Rule = {
    id: number
    version: number
    leaveTypeId: number | null
    office: number | null
    actions: string[]
  }

  const rules = async () => ((await office.get(STEPS)).data as { list: Rule[] }).list

  test('are those of every type, with exceptions of types', async () => {
    expect(await rules()).toMatchObject([
      { leaveTypeId: null, supervisor: 0, department: 1, base: 3, office: 7, actions: ['edit'] },
    ])

    const exception = {
      leaveTypeId: (await typeOf('maternity')).id,
      supervisor: 0,
      department: null,
      base: 0,
      office: 0,
    }

    expect(await office.post(STEPS, exception)).toMatchObject({ status: 200 })

    expect(await rules()).toMatchObject([
      {},
      { leaveTypeId: exception.leaveTypeId, department: null, actions: ['edit', 'delete'] },
    ])

    server.clock.now = new Date(server.clock.now.getTime() + 10_000)

    expect(await office.post(STEPS, exception)).toMatchObject({
      status: 409,
      errors: [{ path: 'leaveTypeId' }],
    })
  })

  test('always leave a decider for the shortest leave', async () => {
    const [every, ownRule] = (await rules()) as [Rule, Rule]
    const nobody = { supervisor: 1, department: 1, base: null, office: null }

    expect(
      await office.put(`${STEPS}/${every.id}`, { ...nobody, version: every.version }),
    ).toMatchObject({ status: 400 })

    const nothing = { supervisor: null, department: null, base: null, office: null }

    expect(
      await office.put(`${STEPS}/${every.id}`, { ...nothing, version: every.version }),
    ).toMatchObject({ status: 400 })
    expect(await office.delete(`${STEPS}/${every.id}?version=${every.version}`)).toMatchObject({
      status: 409,
    })
    expect(await office.delete(`${STEPS}/${ownRule.id}?version=${ownRule.version}`)).toMatchObject({
      status: 200,
    })
    expect(await (await server.as('base')).get(STEPS)).toMatchObject({ status: 401 })
  })
})

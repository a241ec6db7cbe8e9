import { indicatorsWords } from '@residency/contract/areas/standards/indicators/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { yearInChina } from '../../../platform/clock.ts'
import { decidersOf, whileWaived } from '../../../testing/builders/second-person.ts'
import { importSheet, sheetBytes, sheetRows, someOf } from '../../../testing/files/sheets.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { countAndList } from '../../../testing/walks/waiting-lists.ts'

type Figure = {
  id: number
  year: number
  value: number
  state: string
  version: number
  actions: string[]
  reason: string | null
}

type OfBase = {
  years: number[]
  met: number
  short: number
  missing: number
  waiting: number
  mayEnter: boolean
  indicators: { id: number; item: string; figures: Figure[] }[]
}

const [INDICATORS, FIGURES] = ['/api/v1/baseIndicators', '/api/v1/baseFigures']
const { errors, sheets } = indicatorsWords['zh-cn']
const server = await openServer()
const office = await server.as('bhb')
const base = await server.as('base')
let own: { value: number; label: string }
let foreign: { value: number; label: string }
let year: number

beforeAll(async () => {
  year = yearInChina(server.clock.now) - 1

  const basesOf = async (who: Caller) =>
    ((await who.get(`${INDICATORS}/choices`)).data as { bases: (typeof own)[] }).bases

  own = (await basesOf(base))[0]!
  foreign = (await basesOf(office)).find(({ value }) => value !== own.value)!
})

beforeEach(() =>
  server.asOwner(
    'truncate rate_limits, submit_locks, base_figures, base_indicators, notices cascade',
  ),
)

const form = (over: object = {}) => ({
  baseId: null,
  category: '教学条件',
  item: '教学查房',
  unit: '次/年',
  minimum: 24,
  formula: null,
  source: '基地标准',
  ...over,
})

const add = async (over: object = {}) =>
  ((await office.post(INDICATORS, form(over))).data as { id: number }).id

const enter = (figures: object[], { who = base, baseId = own.value, of = year } = {}) =>
  who.put(`${FIGURES}/year`, { baseId, year: of, figures })

const figureWith = (indicatorId: number, value: number, version: number | null = null) => ({
  indicatorId,
  value,
  note: null,
  version,
})

const ofBase = async (who = base, baseId = own.value) =>
  (await who.get(`${FIGURES}/ofBase?baseId=${baseId}`)).data as OfBase

const figureOf = async (indicatorId: number) =>
  (await ofBase()).indicators.find(({ id }) => id === indicatorId)!.figures[0]!

const act = async (id: number, action: string, over: object = {}, who = office) =>
  who.post(`${FIGURES}/${id}/act`, {
    action,
    version: (await office.get(`${FIGURES}/${id}`).then(({ data }) => data as Figure)).version,
    ...over,
  })

const entered = async (value = 30) => {
  const indicator = await add()
  await enter([figureWith(indicator, value)])

  return { indicator, figure: await figureOf(indicator) }
}

describe('an indicator', () => {
  test('is one for each base, category and item, kept by the office; one with figures is disabled, not deleted', async () => {
    const id = await add()

    expect(await office.post(INDICATORS, form({ sort: 1 }))).toMatchObject({
      status: 409,
      errors: [{ path: 'item', message: errors.indicatorTaken }],
    })

    expect((await office.post(INDICATORS, form({ baseId: own.value }))).status).toBe(200)
    expect(await office.post(INDICATORS, form({ baseId: 999_999, item: '其他' }))).toMatchObject({
      errors: [{ path: 'baseId' }],
    })
    expect(await office.post(INDICATORS, form({ item: '负数', minimum: -1 }))).toMatchObject({
      errors: [{ path: 'body.minimum' }],
    })
    expect(await base.post(INDICATORS, form({ item: '基地加的' }))).toMatchObject({ code: 'A0301' })
    expect(
      await office.put(`${INDICATORS}/${id}`, { ...form({ minimum: 36 }), version: 1 }),
    ).toMatchObject({ status: 200 })
    expect(await office.put(`${INDICATORS}/${id}`, { ...form(), version: 1 })).toMatchObject({
      status: 409,
    })

    await enter([figureWith(id, 40)])
    expect(await office.delete(`${INDICATORS}/${id}?version=2`)).toMatchObject({ status: 409 })

    await office.put(`${INDICATORS}/${id}`, { ...form({ status: 0 }), version: 2 })
    expect((await ofBase()).indicators.map((indicator) => indicator.id)).not.toContain(id)
    expect(await enter([figureWith(id, 41)])).toMatchObject({
      errors: [{ path: 'figures', message: errors.indicatorUnknown }],
    })

    const free = await add({ item: '没有数据' })

    expect((await office.delete(`${INDICATORS}/${free}?version=1`)).status).toBe(200)
  })
  test('comes in from a sheet, matched by base, category and item', async () => {
    const columns = sheets.baseIndicators.columns
    const put = async (rows: object[]) =>
      importSheet(server, office, INDICATORS, await sheetBytes(columns, rows as never))

    const line = (over: object = {}) => ({
      category: '工作量',
      item: '骨髓检查',
      unit: '例/日',
      minimum: 5,
      source: '国家标准',
      ...over,
    })

    expect(await put([line(), line({ base: own.label, minimum: 1.5 })])).toMatchObject({
      written: 2,
      wrong: 0,
    })

    expect(await put([line({ base: '全部基地', minimum: 6 })])).toMatchObject({ written: 1 })

    const wrong = await put([
      line({ base: '没有的基地' }),
      line({ minimum: '特色项目' }),
      line(),
      line(),
    ])

    expect(wrong.faults.map(({ row, column }) => [row, column])).toEqual([
      [2, '专业基地'],
      [3, '国家最低标准'],
      [5, '指标'],
    ])

    const rows = await sheetRows((await office.get(`${INDICATORS}/_export`)).body, columns)

    expect(rows.slice(0, 2)).toMatchObject([
      { base: own.label, minimum: '1.5' },
      { base: '全部基地', minimum: '6' },
    ])
  })
})

describe('a figure', () => {
  test('is entered by its base for this year and earlier ones, seen next to its minimum, not by other bases', async () => {
    const [rounds, foreignOnly] = [
      await add(),
      await add({ baseId: foreign.value, item: '别的基地' }),
    ]

    expect(await enter([figureWith(rounds, 30)])).toMatchObject({
      status: 200,
      data: { entered: 1 },
    })

    expect(await ofBase()).toMatchObject({
      met: 1,
      short: 0,
      missing: 0,
      waiting: 1,
      mayEnter: true,
      indicators: [{ figures: [{ value: 30, state: 'entered' }] }],
    })

    expect((await ofBase()).years.at(-1)).toBe(year)
    expect(await enter([figureWith(rounds, 30)], { of: year + 2 })).toMatchObject({
      errors: [{ path: 'year', message: errors.figureYearTooLate }],
    })
    expect(await enter([figureWith(foreignOnly, 1)])).toMatchObject({
      errors: [{ path: 'figures' }],
    })
    expect(await enter([figureWith(rounds, 1)], { baseId: foreign.value })).toMatchObject({
      status: 404,
    })
    expect((await base.get(`${FIGURES}/ofBase?baseId=${foreign.value}`)).status).toBe(404)

    const { bases } = (await base.get(`${FIGURES}/bases`)).data as {
      bases: { id: number; met: number }[]
    }

    expect(bases).toMatchObject([{ id: own.value, met: 1 }])

    for (const name of ['teacher', 'student', 'dept'])
      expect(await (await server.as(name)).get(`${FIGURES}/bases`)).toMatchObject({ code: 'A0301' })
  })

  test('is checked by the office, not by the person who entered it, and then stays', async () => {
    const { indicator, figure } = await entered()

    expect(await act(figure.id, 'check', {}, base)).toMatchObject({ code: 'A0301' })
    expect(await act(figure.id, 'check')).toMatchObject({ status: 200, data: { state: 'checked' } })

    expect(await enter([figureWith(indicator, 31, 2)])).toMatchObject({
      status: 409,
      msg: expect.stringContaining('已审核'),
    })

    const other = await add({ item: '本人填报' })

    await enter([figureWith(other, 5)], { who: office })
    expect(await act((await figureOf(other)).id, 'check')).toMatchObject({ status: 409 })

    const notices = await server.db.selectFrom('notices').select(['kind', 'title']).execute()

    expect(notices).toMatchObject([
      { kind: 'baseFigure.check', title: expect.stringContaining('1 项') },
    ])
  })

  test('is checked by the person who entered it where that is waived; until then it says who else may', async () => {
    const indicator = await add()
    const before = await countAndList(office, 'checkFigures')

    expect(await enter([figureWith(indicator, 30)], { who: office })).toMatchObject({ status: 200 })

    const { id } = await figureOf(indicator)

    expect(await countAndList(office, 'checkFigures')).toEqual(before)
    expect(before.listed).toBe(before.count)

    expect(await decidersOf(office, 'baseFigure', id)).toMatchObject({
      why: 'secondPerson',
      hasPeople: true,
    })

    expect(await act(id, 'check')).toMatchObject({ status: 409 })

    await whileWaived(server, 'baseFigure', async () => {
      expect(await act(id, 'check')).toMatchObject({ status: 200, data: { state: 'checked' } })
    })
    expect((await decidersOf(office, 'baseFigure', id)).byOnePerson).toHaveLength(1)
  })

  test('is returned with a reason, corrected and handed in again; a stale correction is refused', async () => {
    const { indicator, figure } = await entered(10)

    expect(await act(figure.id, 'return')).toMatchObject({ status: 400 })
    expect(await act(figure.id, 'return', { reason: '与系统统计不一致' })).toMatchObject({
      data: { state: 'returned' },
    })

    const returned = await figureOf(indicator)

    expect(returned).toMatchObject({ state: 'returned', reason: '与系统统计不一致' })
    expect(await enter([figureWith(indicator, 28, figure.version)])).toMatchObject({ status: 409 })
    expect(await enter([figureWith(indicator, 28, returned.version)])).toMatchObject({
      status: 200,
    })
    expect(await figureOf(indicator)).toMatchObject({ state: 'entered', value: 28, reason: null })
    expect(await enter([figureWith(indicator, 29)])).toMatchObject({ status: 409 })
  })

  test('is entered once in a request', async () => {
    const id = await add()
    expect(await enter([figureWith(id, 30), figureWith(id, 31)])).toMatchObject({
      status: 400,
      errors: [{ path: 'body.figures' }],
    })
  })

  test('entered by two people at once keeps the first', async () => {
    const indicator = await add()

    const answers = await Promise.all([
      enter([figureWith(indicator, 1)]),
      enter([figureWith(indicator, 2)], { who: office }),
    ])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('of many is checked at once and the check taken back; the base is notified once', async () => {
    const ids = [await add(), await add({ item: '小讲课' }), await add({ item: '病例讨论' })]
    await enter(ids.map((id) => figureWith(id, 25)))

    const { list } = (await office.get(`${FIGURES}/page?state=entered`)).data as { list: Figure[] }

    expect(list.map(({ actions }) => actions)).toEqual([
      ['check', 'return'],
      ['check', 'return'],
      ['check', 'return'],
    ])

    const { data } = await office.post(`${FIGURES}/act`, {
      action: 'check',
      ids: list.map(({ id }) => id),
    })

    expect(data).toMatchObject({ done: 3, undo: { id: expect.any(Number) } })
    expect(await server.db.selectFrom('notices').select('title').execute()).toMatchObject([
      { title: expect.stringContaining('3 项') },
    ])

    const { undo } = data as { undo: { id: number } }

    expect(await office.post(`${FIGURES}/undo`, { decision: undo.id })).toMatchObject({
      status: 200,
      data: { done: 3 },
    })

    expect((await ofBase()).waiting).toBe(3)
  })

  test('comes in from a sheet of its base; each mistake is reported at its cell', async () => {
    const columns = someOf(sheets.baseFigures.columns, [
      'base',
      'category',
      'item',
      'year',
      'value',
      'note',
    ])

    const put = async (rows: object[]) =>
      importSheet(server, base, FIGURES, await sheetBytes(columns, rows as never))
    const { indicator, figure } = await entered()

    const line = (over: object = {}) => ({
      base: own.label,
      category: '教学条件',
      item: '教学查房',
      year,
      value: 26,
      ...over,
    })

    expect(await put([line(), line({ year: year - 1, note: '补报' })])).toMatchObject({
      written: 2,
      wrong: 0,
    })

    expect((await ofBase()).indicators[0]!.figures.map(({ value }) => value)).toEqual([26, 26])

    await act(figure.id, 'check')

    const wrong = await put([
      line(),
      line({ base: foreign.label }),
      line({ item: '没有' }),
      line({ year: year + 2 }),
      line({ year: year - 2, value: '-1' }),
    ])

    expect(wrong.faults.map(({ row, column }) => [row, column])).toEqual([
      [3, '专业基地'],
      [4, '指标'],
      [5, '年份'],
      [6, '数据'],
    ])

    expect((await put([line({ value: 27 })])).faults).toMatchObject([
      { row: 2, column: '数据', message: expect.stringContaining('已审核') },
    ])

    const rows = await sheetRows(
      (await base.get(`${FIGURES}/_export?year=${year}`)).body,
      sheets.baseFigures.columns,
    )

    expect(rows[0]).toMatchObject({ item: '教学查房', value: '26', state: '已审核' })
    expect(indicator).toBeGreaterThan(0)
  })
})

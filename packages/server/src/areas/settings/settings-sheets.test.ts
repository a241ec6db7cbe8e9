import { settingsWords } from '@residency/contract/areas/settings/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cell } from '../../platform/excel/write-sheet.ts'
import { importSheet, sheetBytes, sheetRows } from '../../testing/files/sheets.ts'
import { type Caller, openServer } from '../../testing/server/open-server.ts'

const server = await openServer()
let office: Caller

beforeAll(async () => {
  // of these no window follows
  await server.db.updateTable('intakes').set({ state: 'draft' }).execute()
  office = await server.as('bhb')
})

beforeEach(async () => {
  await server.db.deleteFrom('timeWindows').execute()
})

const headsOf = (heads: readonly string[]) => Object.fromEntries(heads.map((head) => [head, head]))

const take = async (
  path: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  mode = 'all',
) => {
  const cells = rows.map((row) => Object.fromEntries(heads.map((head, i) => [head, row[i]])))
  return importSheet(server, office, path, await sheetBytes(headsOf(heads), cells), { mode })
}

describe('windows of time as a sheet', () => {
  const HEADS = [
    '时间名称',
    '年度',
    '批次',
    '适用角色',
    '开始时间',
    '结束时间',
    '提示语',
    '状态',
  ] as const

  const PATH = '/api/v1/timeSettings'

  test('come in by names and roles as people write them, and go out the same', async () => {
    const rows = [
      ['师资申请', 2026, '下半年', '学员，教师', '2026-11-01', '2026-11-30', '请按时完成', ''],
      ['departure', '', '', '', '2026-06-01 08:30', '2026-06-30 17:30', '', '停用'],
    ] as const

    expect(await take(PATH, HEADS, rows)).toMatchObject({
      state: 'done',
      written: 2,
      wrong: 0,
      faults: [],
    })

    const stored = await server.db.selectFrom('timeWindows').selectAll().orderBy('name').execute()

    expect(
      stored.map(({ name, startsAt, endsAt, status }) => [
        name,
        startsAt.toISOString(),
        endsAt.toISOString(),
        status,
      ]),
    ).toEqual([
      ['departure', '2026-06-01T00:30:00.000Z', '2026-06-30T09:30:59.000Z', 0],
      ['teacher_qualification', '2026-10-31T16:00:00.000Z', '2026-11-30T15:59:59.000Z', 1],
    ])

    expect(stored[1]!.roleIds).toHaveLength(2)

    const file = await office.get(`${PATH}/_export`)

    expect(file.status).toBe(200)

    const out = await sheetRows(file.body, headsOf([...HEADS, '当前状态']))

    expect(
      out.map((row) => [row.时间名称, row.开始时间, row.结束时间, row.状态, row.当前状态]),
    ).toEqual([
      ['师资申请', '2026-11-01 00:00', '2026-11-30 23:59', '启用', '进行中'],
      ['结业离院', '2026-06-01 08:30', '2026-06-30 17:30', '停用', '已停用'],
    ])

    const log = await server.db
      .selectFrom('auditEntries')
      .select('id')
      .where('action', '=', 'settings.timeWindow.create')
      .execute()

    expect(log).toHaveLength(2)
  })

  test('every wrong cell is named, what overlaps too, and nothing is written', async () => {
    const there = {
      name: 'teacher_qualification',
      startsAt: '2026-11-01T00:00:00+08:00',
      endsAt: '2026-11-30T23:59:59+08:00',
    }

    expect((await office.post(PATH, there)).status).toBe(200)

    const rows = [
      ['师资申请', '', '', '学员', '2026-11-15', '2026-12-15', '', ''],
      ['没有的名称', '', '', '', '2026-01-01', '2026-01-02', '', ''],
      ['信息变更', '', '', '院长', '2026-01-01', '2026-01-02', '', ''],
      ['信息变更', '1', '', '', '2026-02-30', '', '', '也许'],
      ['信息变更', '', '', '', '2026-05-02', '2026-05-01', '', ''],
      ['结业离院', '', '', '', '2026-03-01', '2026-03-31', '', ''],
      ['结业离院', 2026, '', '学员', '2026-03-31', '2026-04-30', '', ''],
    ] as const

    const task = await take(PATH, HEADS, rows)

    expect(task).toMatchObject({ state: 'done', written: 0 })

    expect(task.faults.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
      '2 开始时间: 与已有的时间段重叠：2026-11-01 00:00 至 2026-11-30 23:59',
      '3 时间名称: 没有这个时间名称，请先在字典“时间设置名称”中新增',
      '4 适用角色: 没有这个角色，或已停用',
      '5 年度: 应为 2000 到 2100 的数字',
      '5 开始时间: 形如 2026-11-01 08:30 或 2026-11-01',
      '5 结束时间: 不能为空',
      '5 状态: 不在可选的范围内，请按模板第二页的说明填写',
      '6 结束时间: 结束不能早于开始',
      '8 开始时间: 与第 7 行重叠',
    ])

    expect(await server.db.selectFrom('timeWindows').select('id').execute()).toHaveLength(1)
    expect(await take(PATH, HEADS, rows, 'valid')).toMatchObject({ state: 'done', written: 1 })
  })
})

describe('days of the calendar as a sheet', () => {
  const HEADS = ['日期', '性质', '名称'] as const
  const PATH = '/api/v1/holidays/days'

  test('come in as edited by hand, over what was published, and go out with where they are from', async () => {
    const rows = [
      ['2036-10-01', '休息', '国庆节'],
      ['2036-10-02', '休息', '国庆节'],
      ['2036-10-11', 'Working day', '调休'],
      ['2026-10-01', '上班', '全院值班'],
    ] as const

    expect(await take(PATH, HEADS, rows)).toMatchObject({ state: 'done', written: 4, wrong: 0 })

    expect(
      (await office.get('/api/v1/holidays/workingDays?from=2036-09-29&until=2036-10-12')).data,
    ).toEqual({
      days: 8, // 3 October is off by law
      unpublishedYears: [2036],
    })

    const log = server.db
      .selectFrom('auditEntries')
      .select(['entityId', 'detail'])
      .where('action', '=', 'settings.holiday.edit')

    expect(await log.orderBy('id').execute()).toEqual([
      {
        entityId: '2026',
        detail: {
          before: { days: ['2026-10-01 off 国庆节'] },
          after: { days: ['2026-10-01 work 全院值班 edited'] },
        },
      },
      {
        entityId: '2036',
        detail: {
          before: { days: [] },
          after: {
            days: [
              '2036-10-01 off 国庆节 edited',
              '2036-10-02 off 国庆节 edited',
              '2036-10-11 work 调休 edited',
            ],
          },
        },
      },
    ])

    const out = await sheetRows(
      (await office.get(`${PATH}/_export?year=2026`)).body,
      headsOf([...HEADS, '来源']),
    )

    expect(out).toContainEqual({
      日期: '2026-10-01',
      性质: '上班',
      名称: '全院值班',
      来源: '手工修改',
    })

    expect(out).toContainEqual({ 日期: '2026-10-10', 性质: '上班', 名称: '国庆节', 来源: '公布' })
    expect(out.every((row) => row.日期!.startsWith('2026-'))).toBe(true)
  })

  test('a day is read however its parts are set apart', async () => {
    const rows = ['2038/3/1', '2038.03.02', '2038年3月3日', ' 2038-3-4 '].map((day) => [
      day,
      '休息',
      '',
    ]) as string[][]

    expect(await take(PATH, HEADS, rows)).toMatchObject({ state: 'done', written: 4, wrong: 0 })

    const known = await server.db
      .selectFrom('calendarDays')
      .select('day')
      .where('day', '>=', '2038-01-01')
      .orderBy('day')
      .execute()

    expect(known.map(({ day }) => day)).toEqual([
      '2038-03-01',
      '2038-03-02',
      '2038-03-03',
      '2038-03-04',
    ])
  })

  test('days that do not exist, twice the same, and what is neither off nor worked are named', async () => {
    const rows = [
      ['2037-02-30', '休息', ''],
      ['2037-03-02', '半天', ''],
      ['2037-03-03', '休息', ''],
      ['2037-03-03', '上班', ''],
      ['1999-01-01', '休息', ''],
    ] as const

    const task = await take(PATH, HEADS, rows)

    expect(task.faults.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '2 日期',
      '3 性质',
      '5 日期',
      '6 日期',
    ])

    expect(
      await server.db.selectFrom('calendarYears').select('year').where('year', '=', 2037).execute(),
    ).toEqual([])
  })

  test('only by the office', async () => {
    for (const name of ['base', 'teacher', 'student']) {
      const who = await server.as(name)
      for (const path of [PATH, '/api/v1/timeSettings']) {
        expect(await who.get(`${path}/_export`)).toMatchObject({ status: 401, code: 'A0301' })
        expect(await who.get(`${path}/template`)).toMatchObject({ status: 401, code: 'A0301' })
      }
    }
  })
})

test('who may not export a list cannot ask by an import which rows are in it', async () => {
  const PATH = '/api/v1/dict/items'
  const heads = settingsWords['zh-cn'].sheets.dictItem.columns
  const admin = await server.as('admin')
  const [first] = await sheetRows((await admin.get(`${PATH}/_export`)).body, heads)
  const importFirst = async () =>
    importSheet(server, admin, PATH, await sheetBytes(heads, [first!]))

  expect(await importFirst()).toMatchObject({ state: 'done', written: 0, unchanged: 1 })

  await server.asOwner(`delete from role_menus rm using roles r, menus m where rm.role_id = r.id and rm.menu_id = m.id
    and r.code = 'ADMIN' and m.perm = 'sys:dict:export'`)
  expect(await importFirst()).toMatchObject({ state: 'done', written: 1, unchanged: 0 })
})

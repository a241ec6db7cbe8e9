import { organisationWords } from '@residency/contract/areas/organisation/text'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Cell } from '../../platform/excel/write-sheet.ts'
import { importSheet, type SheetRow, sheetBytes, sheetRows } from '../../testing/files/sheets.ts'
import { openServer } from '../../testing/server/open-server.ts'

type Name = keyof (typeof organisationWords)['zh-cn']['sheets']

const PATHS: Record<Name, string> = {
  unit: '/api/v1/trainingUnits',
  firstLevel: '/DeptManagement/firstDept',
  secondLevel: '/DeptManagement/secondDept',
  base: '/baseManagement',
  major: '/majorManagement',
}

const server = await openServer()
const office = await server.as('bhb')
// one office reads more sheets here than anybody does in ten minutes
beforeEach(() => server.asOwner('truncate rate_limits'))

const headsOf = (name: Name) =>
  organisationWords['zh-cn'].sheets[name].columns as Record<string, string>

const put = async (name: Name, rows: readonly SheetRow[], mode = 'all', heads = headsOf(name)) =>
  importSheet(server, office, PATHS[name], await sheetBytes(heads, rows), { mode })

const exported = async (name: Name, query = '', who = office) => {
  const { body, status } = await who.get(`${PATHS[name]}/_export${query}`)
  expect(status).toBe(200)

  return sheetRows(body, headsOf(name))
}

const department = (name: string) =>
  server.db.selectFrom('departments').selectAll().where('name', '=', name).executeTakeFirst()

describe('what goes out comes in again', () => {
  test.each(['unit', 'firstLevel', 'secondLevel', 'base', 'major'] as const)(
    '%s: an exported sheet is read without a mistake, and changes nothing',
    async (name) => {
      const before = await exported(name)

      expect(before.length).toBeGreaterThan(5)

      expect(await put(name, before)).toMatchObject({
        state: 'done',
        wrong: 0,
        written: 0,
        unchanged: before.length,
      })

      expect(await exported(name)).toEqual(before)

      const template = await office.get(`${PATHS[name]}/template`)

      expect(template).toMatchObject({ status: 200 })

      const english = await office.get(`${PATHS[name]}/template`, { 'accept-language': 'en' })

      expect(String(english.headers['content-disposition'])).toMatch(/\.xlsx$/)
    },
  )
})

describe('what a sheet has no word for stays', () => {
  test('departments of one name, and one that is disabled, are still those of their base after a way out and in', async () => {
    const units = ['江城市中医院', '江城市妇幼保健院']

    await put(
      'firstLevel',
      units.map((unit) => ({ unit, name: '同名科' })),
    )

    await put('firstLevel', [{ unit: units[0]!, name: '停用科', status: '停用' }])

    const departments = units.map((unit) => `${unit}/同名科`).join('、')

    expect(
      await put('base', [
        { code: 'TM', name: '同名基地', mode: '院内基地', departments: '同名科' },
      ]),
    ).toMatchObject({ wrong: 1 })

    expect(
      await put('base', [
        { code: 'TM', name: '同名基地', mode: '院内基地', departments: `${units[0]}/停用科` },
      ]),
    ).toMatchObject({
      wrong: 1,
    })

    expect(
      await put('base', [{ code: 'TM', name: '同名基地', mode: '院内基地', departments }]),
    ).toMatchObject({ written: 1 })

    const base = await server.db
      .selectFrom('bases')
      .select('id')
      .where('code', '=', 'TM')
      .executeTakeFirstOrThrow()

    const off = (await department('停用科'))!

    await server.db
      .insertInto('baseDepartments')
      .values({ baseId: base.id, departmentId: off.id })
      .execute()

    const storedDepartments = () =>
      server.db
        .selectFrom('baseDepartments')
        .select('departmentId')
        .where('baseId', '=', base.id)
        .orderBy('departmentId')
        .execute()

    const before = await storedDepartments()

    expect(before).toHaveLength(3)

    const [row] = await exported('base', '?keywords=TM')

    expect(await put('base', [{ ...row, sort: '8' }])).toMatchObject({ written: 1, wrong: 0 })
    expect(await storedDepartments()).toEqual(before)
  })
  test('a sheet of names alone leaves capacity, order, state and place as they are', async () => {
    const room = {
      unit: '江城市中医院',
      parent: '同名科',
      name: '同名室',
      capacity: 6,
      ratio: 1.5,
      sort: 9,
      status: '停用',
      nameEn: 'Room',
    }

    expect(await put('secondLevel', [room])).toMatchObject({ written: 1 })

    const some = (name: Name, keys: readonly string[]) =>
      Object.fromEntries(Object.entries(headsOf(name)).filter(([key]) => keys.includes(key)))
    const changed = { unit: room.unit, parent: room.parent, name: room.name, kind: '药学' }

    expect(
      await put('secondLevel', [changed], 'all', some('secondLevel', Object.keys(changed))),
    ).toMatchObject({ written: 1 })

    expect(await department('同名室')).toMatchObject({
      kind: 'pharmacy',
      capacity: 6,
      ratio: 1.5,
      sort: 9,
      status: 0,
      nameEn: 'Room',
    })

    const [unit] = await exported('unit', `?keywords=${encodeURIComponent('江城市中医院')}`)

    expect(
      await put(
        'unit',
        [{ name: unit!.name!, kind: unit!.kind! }],
        'all',
        some('unit', ['name', 'kind']),
      ),
    ).toMatchObject({
      unchanged: 1,
    })

    expect(await exported('unit', `?keywords=${encodeURIComponent('江城市中医院')}`)).toEqual([
      unit,
    ])
  })
})

describe('a hospital by sheets', () => {
  test('units, departments in two levels, a base and its majors are made one after the other', async () => {
    const unit = {
      name: '江城新区医院',
      nameEn: 'New District Hospital',
      kind: '协同单位',
      parent: '江城区人民医院',
      code: 'XQ01',
    }

    expect(
      await put('unit', [
        unit,
        { name: '新区东院', kind: 'Cooperating units', parent: '江城新区医院' },
      ]),
    ).toMatchObject({ written: 2 })

    expect(await department('江城新区医院')).toMatchObject({
      level: 0,
      parentId: 0,
      nameEn: 'New District Hospital',
    })

    expect(
      await put('firstLevel', [
        { unit: '江城新区医院', name: '新区药学部', kind: '药学', code: 'XQ-Y' },
      ]),
    ).toMatchObject({
      written: 1,
    })

    const rooms = [
      { unit: '江城新区医院', parent: '新区药学部', name: '新区药房', capacity: 4, ratio: 1.5 },
      { unit: '江城新区医院', parent: '新区药学部', name: '新区库房' },
    ]

    expect(await put('secondLevel', rooms)).toMatchObject({ state: 'done', written: 2 })

    const top = (await department('江城新区医院'))!
    const first = (await department('新区药学部'))!
    const room = (await department('新区药房'))!

    expect(first).toMatchObject({
      level: 1,
      kind: 'pharmacy',
      treePath: `${top.treePath}${first.id}/`,
    })

    expect(room).toMatchObject({
      level: 2,
      capacity: 4,
      ratio: 1.5,
      treePath: `${first.treePath}${room.id}/`,
    })

    expect(await department('新区库房')).toMatchObject({ capacity: null, ratio: 2 })

    expect(
      await put('base', [
        {
          code: 'XQ',
          name: '新区基地',
          mode: '院内基地',
          department: 'XQ-Y',
          departments: '检验科、CT室',
        },
      ]),
    ).toMatchObject({ written: 1 })

    expect(await exported('base', '?keywords=XQ')).toMatchObject([
      { department: 'XQ-Y', departments: 'XQ-Y、YJ01、YJ02-02' },
    ])

    expect(
      await put('major', [
        { base: 'XQ', code: '1', name: '新区药学', kind: '药师', national: '100701' },
      ]),
    ).toMatchObject({
      written: 1,
    })

    expect(await exported('major', '?keywords=100701')).toHaveLength(1)
    expect(await exported('major', '?mode=own')).toContainEqual(
      expect.objectContaining({ base: 'XQ', national: '100701' }),
    )
    expect(await put('secondLevel', [{ ...rooms[0]!, capacity: null }])).toMatchObject({
      written: 1,
    })
    expect(await department('新区药房')).toMatchObject({ capacity: null, ratio: 1.5, version: 2 })

    // another spelling names the same department and its places
    const copied = {
      unit: '江城新区 医院',
      parent: '新区药学部\ufeff',
      name: '新区　库房\u200b',
      capacity: 3,
    }

    expect(await put('secondLevel', [copied])).toMatchObject({ written: 1, wrong: 0 })

    expect(
      await server.db
        .selectFrom('departments')
        .select(['name', 'capacity'])
        .where('parentId', '=', first.id)
        .orderBy('id')
        .execute(),
    ).toEqual([
      { name: '新区药房', capacity: null },
      { name: '新区库房', capacity: 3 },
    ])
  })
})

describe('the audit log has every record that a sheet wrote, as by its form', () => {
  /** Audit entries since an id. */
  const audited = async (since: number) => {
    const rows = server.db
      .selectFrom('auditEntries')
      .select(['action', 'entity', 'entityId', 'detail', 'userId'])
      .where('id', '>', since)

    return rows.where('action', 'like', 'organisation.%').orderBy('id').execute()
  }

  const last = async () =>
    (
      await server.db
        .selectFrom('auditEntries')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
    )?.id ?? 0

  test.each<[Name, string, string, Record<string, Cell>, object]>([
    [
      'unit',
      'unit',
      'trainingUnit',
      { name: '日志医院', kind: '协同单位' },
      { kind: 'cooperating', parentId: null },
    ],
    [
      'firstLevel',
      'department',
      'department',
      { unit: '江城市中医院', name: '日志科', code: 'RZ1' },
      { recordCode: 'RZ1' },
    ],
    [
      'secondLevel',
      'department',
      'department',
      { unit: '江城市中医院', parent: '日志科', name: '日志室', capacity: 3 },
      { capacity: 3, ratio: 2 },
    ],
    [
      'base',
      'base',
      'base',
      { code: 'RZ', name: '日志基地', mode: '院内基地', departments: '日志科' },
      { mode: 'own', recordCode: 'RZ' },
    ],
    [
      'major',
      'major',
      'major',
      { base: 'RZ', code: 'R1', name: '日志专业', kind: '药师' },
      { kind: 'pharmacist', recordCode: 'R1' },
    ],
  ])(
    '%s: what is new as it is, what changes as it was and as it is, what stays not at all',
    async (name, action, entity, row, more) => {
      const first = await last()

      expect(await put(name, [row])).toMatchObject({ state: 'done', written: 1, wrong: 0 })

      const made = await audited(first)

      expect(made).toMatchObject([
        {
          action: `organisation.${action}.create`,
          entity,
          detail: { after: { name: row.name, ...more } },
        },
      ])

      expect(made[0]).toMatchObject({
        userId: office.userId,
        detail: { after: { sort: 0, status: 1 } },
      })

      const second = await last()

      expect(await put(name, [{ ...row, sort: 7, status: '停用' }])).toMatchObject({
        state: 'done',
        written: 1,
      })

      expect(await audited(second)).toMatchObject([
        {
          action: `organisation.${action}.update`,
          entity,
          entityId: made[0]!.entityId,
          detail: {
            before: { name: row.name, sort: 0, status: 1, ...more },
            after: { name: row.name, sort: 7, status: 0, ...more },
          },
        },
      ])

      const third = await last()

      expect(await put(name, [{ ...row, sort: 7, status: '停用' }])).toMatchObject({
        state: 'done',
        wrong: 0,
      })

      expect(await audited(third)).toEqual([])

      expect(await put(name, [{ ...row, sort: 0, status: '启用' }])).toMatchObject({
        state: 'done',
        written: 1,
      })
    },
  )

  test('of a sheet that is refused the audit log has only that it was read', async () => {
    const since = await last()

    expect(await put('base', [{ code: 'RZ', name: '改名', mode: '没有' }])).toMatchObject({
      state: 'done',
      written: 0,
    })

    expect(await audited(since)).toEqual([])
  })
})

describe('every mistake is reported at its cell, and nothing is written', () => {
  test('of departments', async () => {
    const unit = '江城大学附属第一医院'

    const task = await put('secondLevel', [
      { unit: '没有的医院', parent: '药学部', name: '一' },
      { unit, parent: '没有的科', name: '二' },
      { unit, parent: '药学部', name: '三', code: 'YJ01' },
      { unit, parent: '药学部', name: '四', capacity: -1, ratio: 1.2, kind: '病房' },
      { unit, parent: '药学部', name: '五' },
      { unit, parent: '药学部', name: '五' },
    ])

    expect(task).toMatchObject({ state: 'done', written: 0, wrong: 5 })

    expect(task.faults.map((f) => [f.row, f.column, f.message])).toEqual([
      [2, '培训单位', '没有这个培训单位'],
      [3, '一级科室', '该单位下没有这个一级科室'],
      [4, '编码', '部门编码已被使用'],
      [5, '类别', expect.any(String)],
      [5, '每月容量', '应为 0 到 999 的数字'],
      [5, '带教比', '带教比以 0.5 为一档'],
      [7, '科室名称', '与第 6 行重复'],
    ])

    expect(await department('五')).toBeUndefined()
  })

  test('of units, bases and majors', async () => {
    const units = await put('unit', [
      { name: '甲院', kind: '主院', parent: '乙院' },
      { name: '乙院', kind: '主院', parent: '甲院' },
      { name: '丙院', kind: '主院', code: 'XT01' },
    ])

    expect(units.faults.map((f) => [f.row, f.column])).toEqual([
      [2, '上级单位'],
      [3, '上级单位'],
      [4, '编码'],
    ])

    const bases = await put('base', [
      { code: 'N1', name: '检验基地', mode: '院内基地' },
      { code: 'N2', name: '新', mode: '院内基地', department: '社区药房' },
    ])

    expect(bases.faults.map((f) => [f.row, f.column])).toEqual([
      [2, '基地名称'],
      [3, '牵头科室'],
    ])

    const majors = await put('major', [
      { base: '没有', code: '1', name: '一', kind: '药师' },
      { base: 'YS', code: '2', name: '二', kind: '药师', national: '100701' },
      { base: 'YN-Y', code: '3', name: '三', kind: '药师', national: '999' },
    ])

    expect(majors.faults.map((f) => [f.row, f.column])).toEqual([
      [2, '基地编码'],
      [3, '国标专业编码'],
      [4, '国标专业编码'],
    ])

    expect(
      await put('base', [{ code: 'YS', name: '医院药师基地', mode: '院内基地' }]),
    ).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('对应'),
    })
  })

  test('only the office reads sheets in; who administers a base gets its own rows out', async () => {
    const base = await server.as('base')

    for (const path of Object.values(PATHS))
      expect(
        await base.form(`${path}/_import`, {
          file: { filename: 'x.xlsx', content: Buffer.from('x') },
        }),
      ).toMatchObject({
        status: 401,
        code: 'A0301',
      })

    expect((await exported('base', '', base)).map((row) => row.code)).toEqual(['YS'])
    expect((await exported('secondLevel', '', base)).every((row) => row.parent === '药学部')).toBe(
      true,
    )
    expect(await base.get('/api/v1/trainingUnits/_export')).toMatchObject({ status: 401 })
  })
})

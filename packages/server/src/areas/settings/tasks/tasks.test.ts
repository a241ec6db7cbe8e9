import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { sheetErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openDb } from '../../../platform/db/connect/pool.ts'
import { readSheet } from '../../../platform/excel/read-sheet.ts'
import { type Cell, writeWorkbook } from '../../../platform/excel/write-sheet.ts'
import { openJobs } from '../../../platform/jobs/jobs.ts'
import { untilBlocked } from '../../../testing/run-overlapping.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { waitUntil } from '../../../testing/wait-until.ts'
import { requeueStalledTasks, sweepTasks } from './maintain-tasks.ts'

type Row = Partial<
  Record<
    | 'typeCode'
    | 'typeName'
    | 'typeNameEn'
    | 'value'
    | 'name'
    | 'nameEn'
    | 'sort'
    | 'status'
    | 'remark',
    Cell
  >
>

type Task = {
  state: string
  written: number
  wrong: number
  done: number
  total: number
  error: string | null
  unread: string[]
  faults: { row: number; column: string; message: string }[]
  actions: string[]
}

const ZH = {
  typeCode: '字典编码',
  value: '字典值',
  name: '名称',
  nameEn: '英文名称',
  sort: '排序',
  status: '状态',
} as const

const EN = {
  typeCode: 'Dictionary code',
  value: 'Value',
  name: 'Chinese name',
  nameEn: 'English name',
  sort: 'Order',
  status: 'State',
} as const

const sheetOf = async (rows: Row[], heads: Record<string, string> = ZH) =>
  Buffer.concat(
    await writeWorkbook([
      {
        name: '字典项',
        columns: Object.entries(heads).map(([key, header]) => ({ key, header })),
        rows: rows as Partial<Record<string, Cell>>[],
      },
    ]).toArray(),
  )

const PATH = '/api/v1/dict/items'
const server = await openServer()
const admin = await server.as('admin')

const ask = async (content: Buffer, mode = 'all', who = admin) =>
  who.form(`${PATH}/_import?mode=${mode}`, { file: { filename: '字典项.xlsx', content } })

const importSheet = async (content: Buffer, mode = 'all') => {
  const { data } = await ask(content, mode)
  const { key } = data as { key: string }

  await server.work()

  return { key, task: (await admin.get(`/api/v1/tasks/${key}`)).data as Task }
}

const items = async (like: string) =>
  (await server.db
    .selectFrom('dictItems')
    .select(['value', 'labelZh', 'sort', 'status'])
    .where('value', 'like', like)
    .orderBy('value')
    .execute()) as {
    value: string
    labelZh: string
    sort: number
    status: number
  }[]

const rowsOf = async (body: Buffer, names: Record<string, string[]>) => {
  const rows: Record<string, string>[] = []

  const reading = {
    required: [],
    maxRows: 200_000,
    maxInflated: 300_000_000,
    wrong: sheetErrors.sheetUnreadable,
    tooLong: sheetErrors.sheetTooLong,
  }

  for await (const { cells } of readSheet<string>(Readable.from([body]), names, reading))
    rows.push(cells)

  return rows
}

describe('a sheet that is read in', () => {
  test('has its unread columns named, with the heading that was meant, in the language of the reader', async () => {
    const heads = {
      ...ZH,
      number: '序号',
      remark: '备住',
      again: '名称',
      outcome: '导入结果',
      empty: '',
    }

    const { key, task } = await importSheet(
      await sheetOf([{ typeCode: 'title', value: 'u-1', name: '甲', remark: '不会读取' }], heads),
    )

    expect(task).toMatchObject({ state: 'done', written: 1, wrong: 0, faults: [] })

    expect(task.unread).toEqual([
      '“序号”不是本表的列',
      '“备住”不是本表的列，是否应为“备注”',
      '“名称”出现不止一次，只读取第一列',
    ])

    const [row] = (
      (await admin.get('/api/v1/tasks/page?pageNum=1&pageSize=1')).data as { list: Task[] }
    ).list

    expect(row!.unread).toEqual(task.unread)

    const english = (await admin.get(`/api/v1/tasks/${key}`, { 'accept-language': 'en' }))
      .data as Task

    expect(english.unread).toContain(
      '“备住” is not a column of this sheet (perhaps “Remark” is meant)',
    )
  })

  test('is understood by its headings in either language; rows that are known are changed, others added', async () => {
    const first = await importSheet(
      await sheetOf([
        { typeCode: 'title', value: 't-1', name: '甲' },
        { typeCode: 'title', value: 't-2', name: '乙', status: '停用' },
      ]),
    )

    expect(first.task).toMatchObject({
      state: 'done',
      written: 2,
      wrong: 0,
      done: 2,
      total: 2,
      faults: [],
    })

    const second = await importSheet(
      await sheetOf(
        [{ typeCode: 'title', value: 't-1', name: '甲甲', sort: 7, status: 'enabled' }],
        EN,
      ),
    )

    expect(second.task).toMatchObject({ state: 'done', written: 1 })

    expect(await items('t-_')).toEqual([
      { value: 't-1', labelZh: '甲甲', sort: 7, status: 1 },
      { value: 't-2', labelZh: '乙', sort: 0, status: 0 },
    ])
  })

  test('changes nothing in columns it does not have; an empty cell clears what was there, and the result adds no column', async () => {
    const storedItem = () =>
      server.db
        .selectFrom('dictItems')
        .select(['labelZh', 'labelEn', 'sort', 'status', 'remark'])
        .where('value', '=', 'k-1')
        .execute()

    const all = { ...ZH, remark: '备注' }

    const row = {
      typeCode: 'title',
      value: 'k-1',
      name: '甲',
      nameEn: 'One',
      sort: 7,
      status: '停用',
      remark: '旧',
    }

    await importSheet(await sheetOf([row], all))

    const { typeCode, value, name } = ZH
    const short = { typeCode, value, name }

    const { key } = await importSheet(
      await sheetOf(
        [
          { ...row, name: '乙' },
          { ...row, value: 'k-2', name: '丙' },
        ],
        short,
      ),
    )

    expect(await storedItem()).toEqual([
      { labelZh: '乙', labelEn: 'One', sort: 7, status: 0, remark: '旧' },
    ])
    expect(await items('k-2')).toEqual([{ value: 'k-2', labelZh: '丙', sort: 0, status: 1 }])

    const { body } = await admin.get(`/api/v1/tasks/${key}/result`)

    const columns = {
      ...Object.fromEntries(Object.entries(all).map(([own, head]) => [own, [head]])),
      outcome: ['导入结果'],
    }

    const reading = {
      required: [],
      maxRows: 10,
      wrong: sheetErrors.sheetUnreadable,
      tooLong: sheetErrors.sheetTooLong,
    }

    const there = new Set<string>()
    const onHeader = (found: ReadonlySet<string>) =>
      void found.forEach((place) => void there.add(place))

    for await (const _ of readSheet<string>(Readable.from([body]), columns, {
      ...reading,
      onHeader,
    }));

    expect([...there].sort()).toEqual(['name', 'outcome', 'typeCode', 'value'])

    await importSheet(await sheetOf([{ ...row, nameEn: '', remark: '' }], all))
    expect(await storedItem()).toEqual([
      { labelZh: '甲', labelEn: null, sort: 7, status: 0, remark: null },
    ])
  })

  test('is in the audit log record by record: what was there before, and what is there now', async () => {
    const log = async () =>
      server.db
        .selectFrom('auditEntries')
        .select(['action', 'entityId', 'detail'])
        .where('action', 'like', 'settings.dictItem.%')
        .where('entityId', 'in', (e) =>
          e
            .selectFrom('dictItems')
            .select((i) => i.cast<string>('id', 'text').as('id'))
            .where('value', 'like', 'l-_'),
        )
        .orderBy('id')
        .execute()

    const rows = (sort: number) => [
      { typeCode: 'title', value: 'l-1', name: '甲', sort },
      { typeCode: 'title', value: 'l-2', name: '乙' },
    ]

    await importSheet(await sheetOf(rows(1)))
    await importSheet(await sheetOf(rows(2)))

    const item = {
      typeCode: 'title',
      value: 'l-1',
      name: '甲',
      nameEn: null,
      colour: null,
      status: 1,
      remark: null,
    }

    expect((await log()).map(({ action, detail }) => ({ action, detail }))).toEqual([
      { action: 'settings.dictItem.create', detail: { after: { ...item, sort: 1 } } },
      {
        action: 'settings.dictItem.create',
        detail: { after: { ...item, value: 'l-2', name: '乙', sort: 0 } },
      },
      {
        action: 'settings.dictItem.update',
        detail: { before: { ...item, sort: 1 }, after: { ...item, sort: 2 } },
      },
    ])
  })

  test('adds a new dictionary, for people who may add dictionaries', async () => {
    const heads = { ...ZH, typeName: '字典名称', typeNameEn: '字典英文名称' }

    const rows: Row[] = [
      {
        typeCode: 'blood_type',
        typeName: '血型',
        typeNameEn: 'Blood type',
        value: 'A',
        name: 'A 型',
      },
      { typeCode: 'blood_type', typeName: '别的名称', value: 'B', name: 'B 型' },
      { typeCode: 'title', typeName: '改名', value: 'n-9', name: '新职称' },
    ]

    const bhb = await server.as('bhb')
    const refused = (await ask(await sheetOf(rows, heads), 'all', bhb)).data as { key: string }

    await server.work()

    expect((await bhb.get(`/api/v1/tasks/${refused.key}`)).data).toMatchObject({
      written: 0,
      faults: [{ row: 2, message: '没有这个字典编码' }, { row: 3 }],
    })

    await server.db.deleteFrom('tasks').where('key', '=', refused.key).execute()

    expect((await importSheet(await sheetOf(rows, heads))).task).toMatchObject({
      state: 'done',
      written: 3,
      wrong: 0,
    })

    const types = server.db.selectFrom('dictTypes').select(['code', 'name', 'nameEn', 'isBuiltIn'])

    expect(
      await types.where('code', 'in', ['blood_type', 'title']).orderBy('code').execute(),
    ).toEqual([
      { code: 'blood_type', name: '血型', nameEn: 'Blood type', isBuiltIn: false },
      expect.objectContaining({ code: 'title', name: '职称' }),
    ])

    const log = await server.db
      .selectFrom('auditEntries')
      .select('detail')
      .where('action', '=', 'settings.dictType.create')
      .execute()

    expect(log).toEqual([
      { detail: { after: { type: 'blood_type', name: '血型', nameEn: 'Blood type' } } },
    ])

    const { body } = await admin.get(`${PATH}/_export?typeCode=blood_type`)

    const out = await rowsOf(body, {
      typeName: ['字典名称'],
      typeNameEn: ['字典英文名称'],
      value: ['字典值'],
    })

    expect(out).toEqual(
      ['A', 'B'].map((value) => ({ typeName: '血型', typeNameEn: 'Blood type', value })),
    )
  })

  const wrong: Row[] = [
    { typeCode: 'title', value: 'w-1', name: '对' },
    { typeCode: 'nowhere', value: 'w-2', name: '没有这个编码' },
    { typeCode: 'title', value: 'w-3', name: '', sort: 'x', status: '也许' },
    { typeCode: 'title', value: 'w-1', name: '重复' },
  ]

  test('reports every mistake by row and column at once, and writes nothing unless every row is right', async () => {
    const { task, key } = await importSheet(await sheetOf(wrong))

    expect(task).toMatchObject({ state: 'done', written: 0, wrong: 3 })

    expect(task.faults).toEqual([
      { row: 3, column: '字典编码', message: '没有这个字典编码' },
      { row: 4, column: '名称', message: '不能为空' },
      { row: 4, column: '排序', message: '应为 0 到 99999 的数字' },
      { row: 4, column: '状态', message: '不在可选的范围内，请按模板第二页的说明填写' },
      { row: 5, column: '字典值', message: '与第 2 行重复' },
    ])

    expect(await items('w-_')).toEqual([])

    const result = await admin.get(`/api/v1/tasks/${key}/result`)

    expect(decodeURIComponent(String(result.headers['content-disposition']))).toBe(
      'attachment; filename=字典项导入结果.xlsx',
    )

    const outcomes = await rowsOf(result.body, { outcome: ['导入结果'], value: ['字典值'] })

    expect(outcomes.map((row) => row.outcome)).toEqual([
      '未导入：本次有错误，全部未写入',
      '字典编码: 没有这个字典编码',
      '名称: 不能为空; 排序: 应为 0 到 99999 的数字; 状态: 不在可选的范围内，请按模板第二页的说明填写',
      '字典值: 与第 2 行重复',
    ])
  })

  test('with mode valid writes the rows that are right', async () => {
    expect((await importSheet(await sheetOf(wrong), 'valid')).task).toMatchObject({
      state: 'done',
      written: 1,
      wrong: 3,
    })
    expect((await items('w-_')).map((item) => item.value)).toEqual(['w-1'])
  })

  test('takes formulas for texts', async () => {
    await importSheet(await sheetOf([{ typeCode: 'title', value: 'f-1', name: '=1+1' }]))
    expect((await items('f-_'))[0]!.labelZh).toBe('=1+1')
  })

  test('that is no sheet is refused at once, a page of text or one with other headings by its task, one without rows too', async () => {
    expect(await ask(Buffer.from('GIF89a\0'))).toMatchObject({
      status: 400,
      msg: expect.stringContaining('模板'),
    })

    const page = await importSheet(Buffer.from('<html>'))

    expect(page.task).toMatchObject({ state: 'failed', error: expect.stringContaining('模板') })

    const other = await importSheet(await sheetOf([{ value: 'x' }], { value: 'Something else' }))

    expect(other.task).toMatchObject({ state: 'failed', error: expect.stringContaining('模板') })

    expect((await importSheet(await sheetOf([]))).task).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('没有数据'),
    })
  })

  test('is stopped before it writes when that is asked for', async () => {
    const { data } = await ask(await sheetOf([{ typeCode: 'title', value: 'c-1', name: '取消' }]))
    const { key } = data as { key: string }

    expect(await admin.post(`/api/v1/tasks/${key}/cancel`)).toMatchObject({ status: 200 })
    expect(await admin.post(`/api/v1/tasks/${key}/cancel`)).toMatchObject({ status: 409 })

    await server.work()

    expect((await admin.get(`/api/v1/tasks/${key}`)).data).toMatchObject({
      state: 'cancelled',
      actions: [],
    })

    expect(await items('c-_')).toEqual([])
  })
})

describe('a task that runs', () => {
  /** Locks an item, so that writers wait; returns its release. */
  async function hold(value: string) {
    let letGo = () => {}
    const until = new Promise<void>((resolve) => {
      letGo = resolve
    })

    await new Promise<void>((begun) => {
      void server.db.transaction().execute(async (tx) => {
        await tx
          .selectFrom('dictItems')
          .select('id')
          .where('value', '=', value)
          .forUpdate()
          .execute()

        begun()
        await until
      })
    })

    return letGo
  }

  test('reports its progress, and stops on request: nothing of it is written', async () => {
    const title = await server.db
      .selectFrom('dictTypes')
      .select('id')
      .where('code', '=', 'title')
      .executeTakeFirstOrThrow()

    const heldItems = ['g-250', 'g-450'].map((value) => ({
      typeId: title.id,
      value,
      labelZh: '在先',
    }))

    await server.db.insertInto('dictItems').values(heldItems).execute()

    // of the second and the third two hundred
    const [second, third] = [await hold('g-250'), await hold('g-450')]

    const rows = Array.from({ length: 600 }, (_, i) => ({
      typeCode: 'title',
      value: `g-${i}`,
      name: '很多',
    }))

    const { key } = (await ask(await sheetOf(rows))).data as { key: string }
    const work = server.work()
    const look = async () => (await admin.get(`/api/v1/tasks/${key}`)).data as Task

    await untilBlocked(server)

    await sleep(400) // progress is saved three times a second at most
    second()

    const seen = await waitUntil('progress is saved', async () => {
      const task = await look()
      return task.done > 0 && task
    })

    expect(seen).toMatchObject({ state: 'running', total: 600, actions: ['cancel'] })
    expect([200, 400]).toContain(seen.done)
    expect(await admin.post(`/api/v1/tasks/${key}/cancel`)).toMatchObject({ status: 200 })

    third()
    await work
    expect(await look()).toMatchObject({ state: 'cancelled', actions: [], error: null })
    expect((await items('g-%')).map(({ labelZh }) => labelZh)).toEqual(['在先', '在先'])
    expect(await admin.get(`/api/v1/tasks/${key}/result`)).toMatchObject({ status: 404 })
  })
})

describe('a list that goes out', () => {
  test('comes with the template that can be filled in, and as a sheet that can be read back', async () => {
    const template = await admin.get(`${PATH}/template`)

    expect(decodeURIComponent(String(template.headers['content-disposition']))).toBe(
      'attachment; filename=字典项导入模板.xlsx',
    )

    const direct = await admin.get(`${PATH}/_export?typeCode=gender`)

    expect(
      (await rowsOf(direct.body, { typeCode: ['字典编码'], value: ['字典值'] })).map(
        (row) => row.value,
      ),
    ).toEqual(['1', '2'])

    expect((await importSheet(direct.body)).task).toMatchObject({ state: 'done', wrong: 0 })
  })
  test('is made in the background too, in the language of who asked', async () => {
    const { data } = await admin
      .with({ 'accept-language': 'en' })
      .post(`${PATH}/_export`, { typeCode: 'gender' })
    const { key } = data as { key: string }

    await server.work()

    const result = await admin.get(`/api/v1/tasks/${key}/result`)

    expect(await rowsOf(result.body, { name: ['Chinese name'] })).toHaveLength(2)
  })
})

describe('a task', () => {
  test('is nobody else’s: not found, not listed, not stopped, not downloaded', async () => {
    const { key } = await importSheet(
      await sheetOf([{ typeCode: 'title', value: 'n-1', name: '别人' }]),
    )
    const other = await server.as('bhb')

    for (const call of [
      other.get(`/api/v1/tasks/${key}`),
      other.get(`/api/v1/tasks/${key}/result`),
      other.post(`/api/v1/tasks/${key}/cancel`),
    ])
      expect(await call).toMatchObject({ status: 404 })

    expect((await other.get('/api/v1/tasks/page')).data).toMatchObject({ total: 0 })
    expect(await other.get('/api/v1/jobs/page')).toMatchObject({ status: 401 })

    expect(
      await (await server.as('teacher')).form(`${PATH}/_import`, {
        file: { filename: 'a.xlsx', content: Buffer.from('PK') },
      }),
    ).toMatchObject({
      status: 401,
    })
  })

  test('runs under the rights its owner has then: who was disabled meanwhile imports nothing', async () => {
    const bhb = await server.as('bhb')

    const { data } = await ask(
      await sheetOf([{ typeCode: 'title', value: 'd-1', name: '停用' }]),
      'all',
      bhb,
    )

    await server.db.updateTable('users').set({ status: 0 }).where('id', '=', bhb.userId).execute()
    await server.work()

    const { key } = data as { key: string }

    const row = await server.db
      .selectFrom('tasks')
      .select('state')
      .where('key', '=', key)
      .executeTakeFirst()

    await server.db.updateTable('users').set({ status: 1 }).where('id', '=', bhb.userId).execute()
    expect(row?.state).toBe('failed')
    expect(await items('d-_')).toEqual([])
  })

  test('whose result stays with the right to it: taken away, it is not found any more', async () => {
    const bhb = await server.as('bhb')
    const { data } = await bhb.post(`${PATH}/_export`, { typeCode: 'gender' })
    const { key } = data as { key: string }

    await server.work()
    expect(await bhb.get(`/api/v1/tasks/${key}/result`)).toMatchObject({ status: 200 })

    const grants = await server.db
      .selectFrom('roleMenus')
      .selectAll()
      .where('menuId', 'in', (e) =>
        e.selectFrom('menus').select('id').where('perm', '=', 'sys:dict:export'),
      )
      .execute()

    await server.db
      .deleteFrom('roleMenus')
      .where(
        'menuId',
        'in',
        grants.map((row) => row.menuId),
      )
      .execute()

    expect(await bhb.get(`/api/v1/tasks/${key}/result`)).toMatchObject({ status: 404 })

    await server.db.insertInto('roleMenus').values(grants).execute()
  })

  test('whose owner has lost the permission since writes nothing', async () => {
    const bhb = await server.as('bhb')

    const { data } = await ask(
      await sheetOf([{ typeCode: 'title', value: 'r-1', name: '收回' }]),
      'all',
      bhb,
    )

    const grants = server.db
      .selectFrom('roleMenus')
      .selectAll()
      .where('menuId', 'in', (e) =>
        e.selectFrom('menus').select('id').where('perm', '=', 'sys:dict:import'),
      )

    const rows = await grants.execute()

    await server.db
      .deleteFrom('roleMenus')
      .where(
        'menuId',
        'in',
        rows.map((row) => row.menuId),
      )
      .execute()

    await server.work()
    await server.db.insertInto('roleMenus').values(rows).execute()

    expect((await bhb.get(`/api/v1/tasks/${(data as { key: string }).key}`)).data).toMatchObject({
      state: 'failed',
      error: '没有权限进行此操作',
    })

    expect(await items('r-_')).toEqual([])
  })

  test('that broke is tried again, and shown to administrators with its reason once it failed for good', async () => {
    const { data } = await ask(await sheetOf([{ typeCode: 'title', value: 'b-1', name: '坏' }]))
    const { key } = data as { key: string }

    const sized = (by: number) =>
      server.db
        .updateTable('tasks')
        .set((e) => ({ givenSize: e('givenSize', '+', by) }))
        .where('key', '=', key)
        .execute()

    await sized(100_000) // more than there is: the store fails to read it
    expect(await server.work()).toBe(3)

    const page = (await admin.get('/api/v1/jobs/page?state=failed')).data as {
      list: { key: string; error: string; tries: number; actions: string[] }[]
      counts: Record<string, number>
    }

    expect(page.list.find((job) => job.key === key)).toMatchObject({
      actions: ['retry'],
      error: expect.stringMatching(/^系统出错（[A-Za-z_ ]+）/),
    })

    expect(page.counts.failed).toBeGreaterThan(0)

    // readers without the retry permission get no action
    const bhb = await server.as('bhb')

    const menu = await server.db
      .selectFrom('menus')
      .select('id')
      .where('perm', '=', 'sys:job:list')
      .executeTakeFirstOrThrow()

    const role = await server.db
      .selectFrom('roles')
      .select('id')
      .where('code', '=', 'BHB_ADMIN')
      .executeTakeFirstOrThrow()

    const look = { roleId: role.id, menuId: menu.id }

    await server.db.insertInto('roleMenus').values(look).execute()

    const seen = (await bhb.get('/api/v1/jobs/page?state=failed')).data as typeof page

    await server.db
      .deleteFrom('roleMenus')
      .where('roleId', '=', look.roleId)
      .where('menuId', '=', look.menuId)
      .execute()

    expect(seen.list.find((job) => job.key === key)).toMatchObject({ actions: [] })

    await sized(-100_000)
    expect(await admin.post(`/api/v1/jobs/${key}/retry`)).toMatchObject({ status: 200 })
    expect(await admin.post(`/api/v1/jobs/${key}/retry`)).toMatchObject({ status: 409 })

    await server.work()

    expect((await admin.get(`/api/v1/tasks/${key}`)).data).toMatchObject({
      state: 'done',
      written: 1,
    })
  })

  test('of the administrator’s own is downloaded where everybody’s are shown; another one’s is not offered', async () => {
    const { key } = await importSheet(
      await sheetOf([{ typeCode: 'title', value: 'd-1', name: '自己的' }]),
    )
    const bhb = await server.as('bhb')
    const other = (
      await ask(await sheetOf([{ typeCode: 'title', value: 'd-2', name: '别人的' }]), 'all', bhb)
    ).data as { key: string }

    await server.work()

    const { list } = (await admin.get('/api/v1/jobs/page?state=done')).data as {
      list: { key: string; actions: string[] }[]
    }
    const actionsOf = (taskKey: string) => list.find((job) => job.key === taskKey)?.actions

    expect([actionsOf(key), actionsOf(other.key)]).toEqual([['download'], []])
  })

  test('that took long sends a notice when it is done or has failed; what came at once is seen where it was asked for', async () => {
    type Notices = { list: { title: string; body: string; path: string }[] }
    const notices = async (language = 'zh-cn') =>
      ((await admin.get('/messages/notices/page', { 'accept-language': language })).data as Notices)
        .list
    const later = () => {
      server.clock.now = new Date(server.clock.now.getTime() + 11_000)
    }

    await importSheet(await sheetOf([{ typeCode: 'title', value: 'm-0', name: '快' }]))
    expect(await notices()).toEqual([])

    await ask(
      await sheetOf(
        [
          { typeCode: 'title', value: 'm-1', name: '慢' },
          { typeCode: 'nowhere', value: 'm-2', name: '错' },
        ],
        { ...ZH, remark: '备住' },
      ),
      'valid',
    )

    later()
    await server.work()
    await admin.post(`${PATH}/_export`, { typeCode: 'title' })
    later()
    await server.work()
    await ask(Buffer.from('<html>'))
    later()
    await server.work()

    const [failed, exported, imported] = await notices()

    expect(imported).toMatchObject({
      title: '字典项导入完成',
      body: expect.stringMatching(
        /已导入 1 行，1 行有错误.*未读取的列：“备住”不是本表的列，是否应为“备注”。/s,
      ),
      path: '/system/job',
    })

    expect(exported).toMatchObject({ title: '字典项已导出' })
    expect(failed).toMatchObject({ title: '字典项没有完成', body: expect.stringContaining('模板') })
    expect((await notices('en'))[2]).toMatchObject({ title: 'Imported: Dictionary items' })
  })

  test('names its unread columns in the notice also where the office’s text has no place for them', async () => {
    await server.asOwner(`
      truncate notices cascade;
      update notice_templates set body = '{sheet}：{written} 行。' where kind = 'task.imported'`)

    const row = { typeCode: 'title', value: 'u-9', name: '慢' }
    await ask(await sheetOf([row], { ...ZH, remark: '备住' }))
    server.clock.now = new Date(server.clock.now.getTime() + 11_000)
    await server.work()

    const { list } = (await admin.get('/messages/notices/page')).data as {
      list: { body: string }[]
    }

    expect(list[0]!.body).toBe('字典项：1 行。未读取的列：“备住”不是本表的列，是否应为“备注”。')
  })

  test('whose process fell silent is given to another, and written once', async () => {
    const { data } = await ask(await sheetOf([{ typeCode: 'title', value: 's-1', name: '沉默' }]))
    const { key } = data as { key: string }
    const { jobs } = server.app

    // a process takes the job and dies without finishing or reporting
    await server.db
      .updateTable('tasks')
      .set({ state: 'running', heartbeatAt: server.clock.now, startedAt: server.clock.now })
      .where('key', '=', key)
      .execute()

    await sql`update jobs12.job set state = 'active', started_on = now()
        where data->>'key' = ${key}`.execute(server.db)
    expect(await server.work()).toBe(0)
    expect(await requeueStalledTasks(server.db, jobs, server.clock.now)).toBe(0)

    server.clock.now = new Date(server.clock.now.getTime() + 60_000)
    expect(await requeueStalledTasks(server.db, jobs, server.clock.now)).toBe(1)
    expect(await server.work()).toBe(1)

    expect((await admin.get(`/api/v1/tasks/${key}`)).data).toMatchObject({
      state: 'done',
      written: 1,
    })
  })

  test('and its sheets are forgotten a week after it ended', async () => {
    const { key } = await importSheet(
      await sheetOf([{ typeCode: 'title', value: 'o-1', name: '旧' }]),
    )
    const later = new Date(server.clock.now.getTime() + 8 * 86_400_000)
    const { blobs } = server

    expect(await sweepTasks(server.db, blobs, server.clock.now)).toBe(0)
    expect(await sweepTasks(server.db, blobs, later)).toBeGreaterThan(0)
    expect(await admin.get(`/api/v1/tasks/${key}`)).toMatchObject({ status: 404 })
  })

  describe('that waits with others', () => {
    let requestCount = 0

    const exportOf = async (who: typeof admin) => {
      // the same request twice within seconds is refused
      const answer = await who.post(`${PATH}/_export`, {
        typeCode: 'gender',
        reason: `reason ${++requestCount}`,
      })

      expect(answer, answer.msg).toMatchObject({ status: 200 })

      return (answer.data as { key: string }).key
    }

    const workerOf = (queue: string) => server.app.workers.find(([name]) => name === queue)![1]

    beforeEach(async () => {
      await server.work()
      await server.asOwner('truncate rate_limits')
      await server.db.deleteFrom('tasks').execute()
    })

    test('runs in turns, one of each person, however many one of them has asked for', async () => {
      const [bhb, root] = [await server.as('bhb'), await server.as('root')]
      const order: string[] = []
      const names = new Map<string, string>()
      const exportAs = async (name: string, who: typeof admin) =>
        names.set(await exportOf(who), name)

      for (let i = 0; i < 5; i++) await exportAs('many', admin)

      let begun = 0

      await server.app.jobs.drain('exports', async (data) => {
        order.push(names.get(String(data.key))!)
        // others ask while the first and the fifth one run
        begun += 1

        if (begun === 1) for (let i = 0; i < 2; i++) await exportAs('two', bhb)
        if (begun === 5) await exportAs('one', root)

        await workerOf('exports')(data)
      })

      expect(order).toEqual(['many', 'two', 'many', 'two', 'many', 'one', 'many', 'many'])

      const states = await server.db.selectFrom('tasks').select('state').execute()

      expect(states.map(({ state }) => state)).toEqual(order.map(() => 'done'))
    })

    test('waits for two tasks of another at most, however many it has and whichever ran before', async () => {
      const bhb = await server.as('bhb')
      for (let i = 0; i < 4; i++) await exportOf(bhb)

      await server.work()

      const many: string[] = []

      for (let i = 0; i < 3; i++) many.push(await exportOf(admin))

      const own = await exportOf(bhb)
      const order: string[] = []

      await server.app.jobs.drain('exports', async ({ key }) => void order.push(String(key)))
      expect(order).toEqual([many[0], many[1], own, many[2]])
    })

    test('is an import that no export holds up', async () => {
      for (let i = 0; i < 3; i++) await exportOf(admin)

      const { data } = await ask(await sheetOf([{ typeCode: 'title', value: 'w-1', name: '先来' }]))
      const { key } = data as { key: string }
      let isImported = false

      await server.app.jobs.drain('exports', async (job) => {
        if (!isImported) {
          expect(await server.work('imports')).toBe(1)

          expect((await admin.get(`/api/v1/tasks/${key}`)).data).toMatchObject({
            state: 'done',
            written: 1,
          })

          isImported = true
        }

        await workerOf('exports')(job)
      })

      expect(isImported).toBe(true)
    })

    test('follows the one before it without a pause, in two processes that share the queue too, and none runs twice', async () => {
      const started: string[] = []

      const note = async (data: Readonly<Record<string, unknown>>) => {
        started.push(String(data.key))
        await workerOf('exports')(data)
      }

      const keys: string[] = []

      for (let i = 0; i < 6; i++) keys.push(await exportOf(admin))

      const { jobs } = server.app
      const other = openJobs(openDb(server.connection).pool, () => {})

      // with this interval a worker that waited between two jobs would not get beyond the first
      await Promise.all([jobs.work('exports', note, 600), other.work('exports', note, 600)])

      await waitUntil('all tasks are done', async () => {
        const { count } = await server.db
          .selectFrom('tasks')
          .select((e) => e.fn.countAll<number>().as('count'))
          .where('state', '=', 'done')
          .executeTakeFirstOrThrow()

        return count === keys.length
      })

      await other.stop()
      expect(started.sort()).toEqual(keys.sort())
    })
  })

  test('is done once, however many processes look for work', async () => {
    const keys = await Promise.all(
      [1, 2, 3, 4].map(
        async (n) =>
          (
            (await ask(await sheetOf([{ typeCode: 'title', value: `p-${n}`, name: '多个' }])))
              .data as { key: string }
          ).key,
      ),
    )

    const counts = await Promise.all([server.work(), server.work(), server.work()])

    expect(counts.reduce((a, b) => a + b)).toBe(4)

    const tries = await server.db
      .selectFrom('tasks')
      .select('tries')
      .where('key', 'in', keys)
      .execute()

    expect(tries.map((task) => task.tries)).toEqual([1, 1, 1, 1])
  })
})

import { Readable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import { kernelErrors, kernelWords } from '@residency/contract/kernel'
import { describe, expect, test } from 'vitest'
import { readSheet } from '../../../platform/excel/read-sheet.ts'
import { writeWorkbook, XLSX_TYPE } from '../../../platform/excel/write-sheet.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const HEADERS = ['用户名', '昵称', '性别', '手机号码', '邮箱', '角色'] as const
type Row = readonly (string | number)[]

const sheetOf = async (rows: readonly Row[], headers: readonly string[] = HEADERS) => {
  const columns = headers.map((header, i) => ({ key: `c${i}`, header }))
  const cells = rows.map((row) => Object.fromEntries(row.map((value, i) => [`c${i}`, value])))
  return Buffer.concat(await writeWorkbook([{ name: 'S', columns, rows: cells }]).toArray())
}

const fileOf = (content: Buffer, filename = '用户.xlsx') => ({ file: { filename, content } })

const readBack = async (bytes: Buffer, headers: readonly string[]) => {
  const names = Object.fromEntries(headers.map((header) => [header, [header]]))
  const { inputWrong: wrong } = kernelErrors
  const rows: Record<string, string>[] = []

  for await (const row of readSheet(Readable.from([bytes]), names, {
    required: headers,
    maxRows: 1e6,
    wrong,
    tooLong: wrong,
  }))
    rows.push(row.cells)

  return rows
}

const people = (
  prefix: string,
  count: number,
  wrong: (i: number) => Row | null = () => null,
): Row[] =>
  Array.from(
    { length: count },
    (_, i) => wrong(i) ?? [`${prefix}${i}`, `人员${i}`, i % 2 ? '男' : '女', '', '', 'STUDENT'],
  )

const countOf = async (prefix: string) =>
  Number(
    (await server.asOwner(`select count(*) from users where username like '${prefix}%'`)).rows[0]
      .count,
  )

const auditOf = async (action: string) =>
  server.db
    .selectFrom('auditEntries')
    .selectAll()
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

const IMPORT = '/api/v1/users/_import?deptId=1'
const IMPORT_WITH_RESULT = '/api/v1/users/importWithResult?deptId=1'

type Result = {
  created: number
  failed: number
  errors: { row: number; column: string; message: string }[]
  resultKey: string
}

describe('the template', () => {
  test('has the published columns, and a name the published client can read', async () => {
    const got = await (await server.as('admin')).get('/api/v1/users/template')

    expect(got.status).toBe(200)
    expect(got.headers['content-type']).toBe(XLSX_TYPE)
    expect(got.headers['content-disposition']).toBe(
      `attachment; filename=${encodeURIComponent('用户导入模板.xlsx')}`,
    )
    expect(await readBack(got.body, HEADERS)).toEqual([])
  })

  test('fetched and sent back as it is, it creates nobody; filled in, it creates accounts that can log in with their one-time password', async () => {
    const admin = await server.as('admin')
    const empty = (await admin.get('/api/v1/users/template')).body

    expect(await admin.form(IMPORT, fileOf(empty))).toMatchObject({
      status: 200,
      data: '导入用户结束：成功0条，失败0条；<br/>',
    })

    const filled = await sheetOf([
      ['Round.Trip', '圆圆', '女', 13911112222, 'r@example.org', 'STUDENT，teacher'],
      ['round2', '方方', '', '+86 139-1111-3333', '', '学员'],
    ])

    const done = (await admin.form(IMPORT_WITH_RESULT, fileOf(filled))).data as Result

    expect(done).toMatchObject({ created: 2, failed: 0, errors: [], resultKey: expect.any(String) })

    const sheet = await readBack(
      (await admin.get(`/api/v1/users/importResult/${done.resultKey}`)).body,
      ['用户名', '一次性密码'],
    )

    expect(sheet).toEqual([
      { 用户名: 'Round.Trip', 一次性密码: expect.stringMatching(/^\w{12}$/) },
      { 用户名: 'round2', 一次性密码: expect.stringMatching(/^\w{12}$/) },
    ])

    expect(sheet[0]?.一次性密码).not.toBe(sheet[1]?.一次性密码)

    const stored = await server.db
      .selectFrom('users')
      .selectAll()
      .where('username', '=', 'round.trip')
      .executeTakeFirstOrThrow()

    expect(stored).toMatchObject({
      nickname: '圆圆',
      gender: 2,
      departmentId: 1,
      mustChangePassword: true,
    })

    expect(stored.mobileSealed).not.toContain('13911112222')

    const { passwordFits } = await import('../../../platform/crypto/passwords.ts')

    expect(
      await passwordFits(stored.passwordHash, sheet[0]!.一次性密码!, server.keys.oneTime),
    ).toBe(true)

    expect((await (await server.as('round.trip')).get('/api/v1/users/me')).data).toMatchObject({
      roles: expect.arrayContaining(['STUDENT', 'TEACHER']),
      mustChangePassword: true,
    })

    const row = await auditOf('accounts.user.import')

    expect(row).toMatchObject({
      userId: admin.userId,
      result: 'ok',
      detail: { created: 2, deptId: 1, mode: 'all' },
    })

    expect(JSON.stringify(row.detail)).not.toContain('1391111')
  })

  test('in English the headers are English, and the importer knows them', async () => {
    const admin = (await server.as('admin')).with({ 'accept-language': 'en' })
    const headers = ['Username', 'Nickname', 'Gender', 'Mobile', 'E-mail', 'Roles']

    expect(await readBack((await admin.get('/api/v1/users/template')).body, headers)).toEqual([])

    const sent = await admin.form(
      IMPORT_WITH_RESULT,
      fileOf(await sheetOf([['', 'Ann', 'Female', '', '', 'STUDENT']], headers)),
    )

    expect(sent.data).toMatchObject({
      created: 0,
      errors: [{ row: 2, column: 'Username', message: 'Username is empty' }],
    })
  })
})

describe('the import', () => {
  test('takes the department by name, path or code and the employee number; an unknown department is named at its cell', async () => {
    const admin = await server.as('admin')
    const columns = ['用户名', '昵称', '角色', '部门', '工号'] as const

    const { rows } = await server.asOwner(
      `select d.id, d.name, top.name as top from departments d join departments top on top.id = d.parent_id
        where d.status = 1 and d.name in (select name from departments group by name having count(*) = 1) order by d.id desc limit 1`,
    )

    const [ownRow] = rows as { id: number; name: string; top: string }[]
    const sheet = (people: readonly Row[]) => sheetOf(people, columns)

    const right = await sheet([
      ['placed1', '甲', 'STUDENT', ownRow!.name, 'W0001'],
      ['placed2', '乙', 'STUDENT', `${ownRow!.top} / ${ownRow!.name}`, ''],
      ['placed3', '丙', 'STUDENT', '', ''],
    ])

    expect((await admin.form(IMPORT_WITH_RESULT, fileOf(right))).data).toMatchObject({
      created: 3,
      failed: 0,
      errors: [],
    })

    const reply = await server.asOwner(
      "select department_id, chest_arr_num from users where username like 'placed%' order by username",
    )

    expect(reply.rows).toEqual([
      { departmentId: ownRow!.id, chestArrNum: 'W0001' },
      { departmentId: ownRow!.id, chestArrNum: null },
      { departmentId: 1, chestArrNum: null },
    ])

    const wrong = await sheet([
      ['placed4', '丁', 'STUDENT', '没有这个部门', ''],
      ['placed5', '戊', 'STUDENT', '', 'W0001'],
    ])

    const { errors } = (await admin.form(IMPORT_WITH_RESULT, fileOf(wrong))).data as Result

    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [2, '部门'],
      [3, '工号'],
    ])
  })

  test('a new account in a list without roles, as it is exported, is refused with the column to add', async () => {
    const admin = await server.as('admin')
    const bytes = await sheetOf([['roleless', '甲']], ['用户名', '用户昵称'])
    const { errors } = (await admin.form(IMPORT_WITH_RESULT, fileOf(bytes))).data as Result

    expect(errors).toEqual([
      { row: 2, column: '角色', message: '新账号须有角色：表中没有“角色”列，请加上这一列并填写' },
    ])
  })

  test('37 wrong rows of 500 are all reported by row and column, and nothing is written', async () => {
    const admin = await server.as('admin')

    const wrong: ((i: number) => Row)[] = [
      () => ['', '无名', '男', '', '', 'STUDENT'],
      (i) => [`w${i}`, '', '男', '', '', 'STUDENT'],
      (i) => [`w${i}`, '甲', '未知', '', '', 'STUDENT'],
      (i) => [`w${i}`, '甲', '男', '12345', '', 'STUDENT'],
      (i) => [`w${i}`, '甲', '男', '', 'not-mail', 'STUDENT'],
      (i) => [`w${i}`, '甲', '男', '', '', 'NO_SUCH_ROLE'],
      (i) => [`w ${i}`, '甲', '男', '', '', ''],
    ]

    const rows = people('many', 500, (i) =>
      i % 13 === 0 && i < 481 ? wrong[(i / 13) % 7]!(i) : null,
    )
    const sent = await admin.form(IMPORT_WITH_RESULT, fileOf(await sheetOf(rows)))
    const { created, failed, errors, resultKey } = sent.data as Result

    expect({ created, failed }).toEqual({ created: 0, failed: 37 })
    expect([...new Set(errors.map((e) => e.row))]).toEqual(
      Array.from({ length: 37 }, (_, k) => k * 13 + 2),
    )

    expect(errors.slice(0, 8)).toEqual([
      { row: 2, column: '用户名', message: '用户名为空' },
      { row: 15, column: '昵称', message: '昵称为空' },
      { row: 28, column: '性别', message: '只能填写男或女' },
      { row: 41, column: '手机号码', message: '手机号应为 11 位中国大陆手机号' },
      { row: 54, column: '邮箱', message: '邮箱格式不对，应如 name@example.com' },
      { row: 67, column: '角色', message: '角色不存在或已停用' },
      { row: 80, column: '用户名', message: '只能使用字母、数字和 . _ - @' },
      { row: 80, column: '角色', message: '角色为空' },
    ])

    expect(await countOf('many')).toBe(0)

    const marked = await readBack(
      (await admin.get(`/api/v1/users/importResult/${resultKey}`)).body,
      ['用户名', '一次性密码', '导入结果'],
    )

    expect(marked).toHaveLength(500)
    expect(marked[0]).toEqual({ 用户名: '', 一次性密码: '', 导入结果: '用户名为空' })

    expect(marked[1]).toEqual({
      用户名: 'many1',
      一次性密码: '',
      导入结果: '未导入：本次有错误，全部未写入',
    })

    expect(await auditOf('accounts.user.import')).toMatchObject({
      result: 'failed',
      detail: { rows: 500, failed: 37 },
    })
  })

  test('the published answer is one sentence with a line per wrong row; with mode valid the right rows are written', async () => {
    const admin = await server.as('admin')

    const bytes = await sheetOf([
      ['', '无名', '男', '', '', 'STUDENT'],
      ['pub1', '甲', '男', '', '', 'STUDENT'],
      ['pub2', '', '男', '1', '', 'STUDENT'],
    ])

    const lines =
      '第2行数据校验失败：用户名为空；<br/>第4行数据校验失败：昵称为空；手机号码：手机号应为 11 位中国大陆手机号；<br/>'

    expect(await admin.form(IMPORT, fileOf(bytes))).toMatchObject({
      status: 200,
      data: `导入用户结束：成功0条，失败2条；<br/>${lines}`,
    })

    expect(await countOf('pub')).toBe(0)
    expect((await admin.form(`${IMPORT}&mode=valid`, fileOf(bytes))).data).toBe(
      `导入用户结束：成功1条，失败2条；<br/>${lines}`,
    )
    expect(await countOf('pub')).toBe(1)
  })

  test('duplicates within the sheet and with existing accounts are reported, in upper or lower case', async () => {
    const admin = await server.as('admin')

    const rows: Row[] = [
      ['dup.one', '甲', '', '13922220001', '', 'STUDENT'],
      ['DUP.ONE', '乙', '', '139-2222-0001', '', 'STUDENT'],
      ['Teacher', '丙', '', 13800000008, '', 'STUDENT'],
    ]

    expect(
      ((await admin.form(IMPORT_WITH_RESULT, fileOf(await sheetOf(rows)))).data as Result).errors,
    ).toEqual([
      { row: 3, column: '用户名', message: '与第 2 行重复' },
      { row: 3, column: '手机号码', message: '与第 2 行重复' },
      { row: 4, column: '用户名', message: '用户名已存在' },
      { row: 4, column: '手机号码', message: '手机号已被其他账号使用' },
    ])
  })

  test('an answer never quotes a cell: the published client shows it as HTML', async () => {
    const admin = await server.as('admin')
    const evil = '<img src=x onerror=alert(1)>'

    const sent = await admin.form(
      IMPORT,
      fileOf(await sheetOf([[evil, evil, evil, evil, evil, evil]])),
    )

    expect(sent.status).toBe(200)
    expect(sent.data).not.toContain('img')
  })

  test('nobody imports roles they may not give, nor into a department that is not theirs', async () => {
    const office = await server.as('bhb')

    const bytes = await sheetOf([
      ['sly', '甲', '', '', '', 'ADMIN'],
      ['sly2', '甲', '', '', '', 'ROOT'],
    ])

    expect(
      ((await office.form(IMPORT_WITH_RESULT, fileOf(bytes))).data as Result).errors.map(
        (e) => e.message,
      ),
    ).toEqual(['不能授予自己没有的权限', '不能授予自己没有的权限'])

    expect(
      await office.form(
        '/api/v1/users/_import?deptId=999999',
        fileOf(await sheetOf(people('lost', 1))),
      ),
    ).toMatchObject({
      status: 400,
      msg: '部门不存在或不在你的管理范围内',
    })

    expect(await (await server.as('student')).form(IMPORT, fileOf(bytes))).toMatchObject({
      status: 401,
      code: 'A0301',
    })
  })

  test('a disguised file, a damaged one and a bomb are refused in words', async () => {
    const admin = await server.as('admin')
    const bomb = await sheetOf(people('bomb', 1))
    const zeros = deflateRawSync(Buffer.alloc(80 * 1024 * 1024))

    for (const content of [
      Buffer.from('用户名,邮箱\na,b\n'),
      Buffer.from('%PDF-1.4 …'),
      bomb.subarray(0, -30),
      Buffer.concat([bomb.subarray(0, 400), zeros]),
    ])
      expect(await admin.form(IMPORT, fileOf(content))).toMatchObject({
        status: 400,
        code: 'A0400',
        msg: kernelWords['zh-cn'].errors.sheetUnreadable,
      })

    expect(await admin.form(IMPORT, fileOf(Buffer.alloc(11 * 1024 * 1024)))).toMatchObject({
      status: 413,
    })
    expect(await admin.form(IMPORT, { other: 'x' })).toMatchObject({ status: 400, code: 'A0410' })
  })

  test('more than ten thousand rows are reported, not cut off', async () => {
    const admin = await server.as('admin')
    const sent = await admin.form(IMPORT, fileOf(await sheetOf(people('over', 10_001))))
    expect(sent).toMatchObject({ status: 400, msg: '一次最多导入 10000 行' })
  })
})

describe('the result sheet', () => {
  const imported = async (username: string, who = 'admin') => {
    const caller = await server.as(who)

    const done = (
      await caller.form(
        IMPORT_WITH_RESULT,
        fileOf(await sheetOf([[username, '甲', '', '', '', 'STUDENT']])),
      )
    ).data as Result

    return { caller, path: `/api/v1/users/importResult/${done.resultKey}` }
  }

  test('is given once', async () => {
    const { caller, path } = await imported('once.only')
    expect((await caller.get(path)).status).toBe(200)
    expect(await caller.get(path)).toMatchObject({ status: 404, code: 'A0401' })
  })

  test('is not given to anybody else, and not lost by their trying', async () => {
    const { caller, path } = await imported('mine.only')
    expect(await (await server.as('bhb')).get(path)).toMatchObject({ status: 404 })
    expect((await caller.get(path)).status).toBe(200)
  })

  test('is gone after ten minutes, and is stored sealed', async () => {
    const { caller, path } = await imported('late.one')
    const { rows } = await server.asOwner(
      'select convert_from(sealed, $$utf8$$) as text from import_results',
    )

    expect(rows.length).toBeGreaterThan(0)

    for (const { text } of rows) expect(text).toMatch(/^k1:/)

    server.clock.now = new Date(server.clock.now.getTime() + 10 * 60_000)
    expect(await caller.get(path)).toMatchObject({ status: 404 })
  })
})

describe('the export', () => {
  const COLUMNS = ['用户名', '用户昵称', '部门', '性别', '手机号码', '邮箱', '创建时间']

  test.each(['admin', 'bhb'])(
    'of %s holds whom their list holds, with the same filters, masked',
    async (who) => {
      const caller = await server.as(who)
      for (const filter of ['keywords=&status=', 'roleCode=TEACHER', 'deptId=4']) {
        const got = await caller.get(`/api/v1/users/_export?${filter}&pageNum=1&pageSize=1`)

        expect(got.headers['content-disposition']).toBe(
          `attachment; filename=${encodeURIComponent('用户列表.xlsx')}`,
        )

        const rows = await readBack(got.body, COLUMNS)

        const page = (await caller.get(`/api/v1/users/page?${filter}&pageSize=200`)).data as {
          list: { username: string; mobile: string }[]
          total: number
        }

        expect(rows.map((r) => r.用户名).sort()).toEqual(page.list.map((u) => u.username).sort())
        expect(rows.length).toBe(page.total)
        expect(rows.every((r) => r.手机号码 === '' || r.手机号码?.includes('*'))).toBe(true)
      }
    },
  )

  test('contains the own department only for users who see no more', async () => {
    await server.asOwner(`insert into role_menus (role_id, menu_id) select r.id, m.id from roles r, menus m
      where r.code = 'DEPT_ADMIN' and m.perm = 'sys:user:export' on conflict do nothing`)

    const rows = await readBack(
      (await (await server.as('dept')).get('/api/v1/users/_export')).body,
      COLUMNS,
    )

    expect(rows.map((r) => r.用户名).sort()).toEqual(['dept', 'student', 'teacher'])

    expect(rows.find((r) => r.用户名 === 'teacher')).toMatchObject({
      用户昵称: '何文静',
      部门: '住院药房',
      性别: '女',
      手机号码: '138****0008',
    })
  })

  test('writes what begins like a formula as text', async () => {
    await server.asOwner(
      `update users set nickname = '=cmd|'' /C calc''!A0' where username = 'partner'`,
    )

    const got = await (await server.as('admin')).get('/api/v1/users/_export?keywords=partner')

    expect((await readBack(got.body, COLUMNS))[0]?.用户昵称).toBe("=cmd|' /C calc'!A0")

    const { inflatePart, readZipParts } = await import('../../../platform/excel/zip-parts.ts')
    const part = readZipParts(got.body, { maxParts: 50, maxInflated: 1e7 }).get(
      'xl/worksheets/sheet1.xml',
    )!

    expect(Buffer.concat(await Readable.from(inflatePart(part)).toArray()).toString()).not.toMatch(
      /<f[ >/]/,
    )
  })

  test('is written down with its count and reason, without the words that were searched for', async () => {
    const admin = await server.as('admin')
    await admin.get(
      `/api/v1/users/_export?keywords=13800000008&reason=${encodeURIComponent('年度核对')}`,
    )

    const row = await auditOf('accounts.user.export')

    expect(row).toMatchObject({
      userId: admin.userId,
      detail: { count: 1, reason: '年度核对', filters: { hasKeywords: true } },
    })

    expect(JSON.stringify(row.detail)).not.toContain('13800000008')
  })

  test('an error is an envelope with a status that is no success', async () => {
    const refused = await (await server.as('student')).get('/api/v1/users/_export')

    expect(refused).toMatchObject({
      status: 401,
      code: 'A0301',
      headers: { 'content-type': 'application/json; charset=utf-8' },
    })

    expect(await (await server.as('admin')).get('/api/v1/users/_export?status=7')).toMatchObject({
      status: 400,
      code: 'A0400',
    })
  })
})

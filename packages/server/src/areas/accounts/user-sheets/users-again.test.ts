import { accountsWords } from '@residency/contract/areas/accounts/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SheetRow, sheetBytes, sheetRows, someOf } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const { columns } = accountsWords['zh-cn'].sheets

const COLUMNS = [
  'username',
  'nicknameExported',
  'badge',
  'department',
  'gender',
  'mobile',
  'email',
] as const

const HEADS = someOf(columns, COLUMNS)

type Result = {
  created: number
  changed: number
  unchanged: number
  failed: number
  unread: string[]
  errors: { row: number; column: string; message: string }[]
}

const server = await openServer()
const admin = await server.as('admin')

beforeAll(async () => {
  await server.asOwner(
    "update users set chest_arr_num = 'T-' || id where chest_arr_num is null and username ~ '^teacher'",
  )
})

beforeEach(() => server.asOwner('truncate rate_limits'))

const exported = async () =>
  sheetRows((await admin.get('/api/v1/users/_export?reason=%E6%A0%B8%E5%AF%B9')).body, HEADS)

const importRows = async (
  rows: readonly SheetRow[],
  { heads = HEADS, mode = 'all', who = admin } = {},
) => {
  const file = { filename: '用户.xlsx', content: await sheetBytes(heads, rows) }
  const answer = await who.form(`/api/v1/users/importWithResult?mode=${mode}`, { file })

  expect(answer, answer.msg).toMatchObject({ status: 200 })

  return answer.data as Result
}

const rowOf = async (username: string) =>
  (await exported()).find((row) => row.username === username)!

describe('a list of users that goes out as a sheet', () => {
  test('comes in again and changes nothing, with its masked mobile numbers', async () => {
    const before = await exported()

    expect(before.length).toBeGreaterThan(10)
    expect(before.some(({ mobile }) => mobile?.includes('*'))).toBe(true)

    expect(await importRows(before)).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: before.length,
      failed: 0,
    })

    expect(await exported()).toEqual(before)
  })

  test('has its columns named that are exported only or written wrongly', async () => {
    const all = await exported()
    const heads = { ...HEADS, mobile: '手机号吗', status: columns.createTime }
    const answer = await importRows(all.slice(0, 2), { heads })

    expect(answer).toMatchObject({ unchanged: 2, failed: 0 })

    expect(answer.unread).toEqual([
      `“手机号吗”不是本表的列，是否应为“${columns.mobile}”`,
      `“${columns.createTime}”只供导出，不能导入`,
    ])
  })

  test('changes the accounts of changed rows alone, and each change is written down', async () => {
    const rows = await exported()

    const changed = rows.map((row) =>
      row.username === 'teacher'
        ? { ...row, nicknameExported: '新名字', badge: 'T-900', mobile: '13900001234' }
        : row,
    )

    expect(await importRows(changed)).toMatchObject({
      created: 0,
      changed: 1,
      unchanged: rows.length - 1,
      failed: 0,
    })

    expect(await rowOf('teacher')).toMatchObject({
      nicknameExported: '新名字',
      badge: 'T-900',
      mobile: '139****1234',
    })

    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'teacher')
      .executeTakeFirstOrThrow()

    const entry = await server.db
      .selectFrom('auditEntries')
      .select(['entityId', 'detail'])
      .where('action', '=', 'accounts.user.update')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()

    expect(entry).toMatchObject({
      entityId: String(id),
      detail: { after: { nickname: '新名字', chestArrNum: 'T-900' } },
    })

    expect(JSON.stringify(entry.detail)).not.toContain('13900001234')
  })

  test('leaves the values of missing columns, and clears those of empty cells', async () => {
    const before = await rowOf('teacher2')
    const heads = someOf(columns, ['username', 'nicknameExported', 'badge'])
    const row = { username: 'teacher2', nicknameExported: before.nicknameExported!, badge: '' }

    expect(await importRows([row], { heads })).toMatchObject({ changed: 1 })
    expect(await rowOf('teacher2')).toEqual({ ...before, badge: '' })
  })

  test('names the cells that cannot be taken, and writes nothing', async () => {
    const before = await exported()
    const teacher = before.find(({ username }) => username === 'teacher')!

    const wrong = [
      { ...teacher, mobile: '138****9999' },
      { ...before.find(({ username }) => username === 'dept')!, badge: teacher.badge! },
      { ...before.find(({ username }) => username === 'base')!, department: '没有的科室' },
    ]

    const result = await importRows(wrong)

    expect(result).toMatchObject({ created: 0, changed: 0, failed: 3 })

    expect(result.errors.map(({ row, column }) => [row, column])).toEqual([
      [2, columns.mobile],
      [3, columns.badge],
      [4, columns.department],
    ])

    expect(await exported()).toEqual(before)
  })

  test('names an account, a mobile or a badge that two of its rows have, in any case, and writes nothing', async () => {
    const before = await exported()
    const [teacher, student] = ['teacher', 'student'].map(
      (username) => before.find((row) => row.username === username)!,
    )

    const rows = [
      { ...teacher, nicknameExported: '甲', mobile: '13900005678', badge: 'T-77' },
      { ...teacher, username: 'TEACHER', nicknameExported: '乙' },
      { ...student, mobile: '139 0000 5678'.replaceAll(' ', ''), badge: 'T-77' },
    ]

    const result = await importRows(rows)

    expect(result).toMatchObject({ created: 0, changed: 0, failed: 2 })

    expect(result.errors.map(({ row, column }) => [row, column])).toEqual([
      [3, columns.username],
      [4, columns.mobile],
      [4, columns.badge],
    ])

    expect(await importRows(rows, { mode: 'valid' })).toMatchObject({ changed: 1, failed: 2 })
    expect(await rowOf('student')).toEqual(student)
  })

  test('takes a row that names roles for a new account, whose user name may not be taken', async () => {
    const heads = someOf(columns, ['username', 'nickname', 'roles'])
    const result = await importRows([{ username: 'student', nickname: '别人', roles: 'STUDENT' }], {
      heads,
    })

    expect(result).toMatchObject({
      created: 0,
      changed: 0,
      errors: [{ row: 2, column: columns.username }],
    })
  })

  test('changes no account that may do more than its reader', async () => {
    const row = {
      username: 'root',
      nicknameExported: '别人',
      badge: '',
      department: '',
      gender: '',
      mobile: '',
      email: '',
    }

    const result = await importRows([row])

    expect(result).toMatchObject({ changed: 0, failed: 1 })

    const { nickname } = await server.db
      .selectFrom('users')
      .select('nickname')
      .where('username', '=', 'root')
      .executeTakeFirstOrThrow()

    expect(nickname).not.toBe('别人')
  })

  test('changes no account that would do more than its reader if its role were enabled again', async () => {
    const ownServer = await openServer()
    const rights = `m.perm in ('sys:user:import', 'sys:user:edit')`

    await ownServer.asOwner(`insert into role_menus (role_id, menu_id) select r.id, m.id from roles r, menus m
      where r.code = 'DEPT_ADMIN' and ${rights} on conflict do nothing`)
    await ownServer.asOwner(
      `update users set department_id = (select department_id from users where username = 'dept') where username = 'admin'`,
    )
    await ownServer.asOwner(`update roles set status = 0 where code = 'ADMIN'`)

    const [{ id, departmentId }] = (
      await ownServer.asOwner(`select id, department_id from users where username = 'admin'`)
    ).rows
    const department = await ownServer.as('dept')

    const heads = someOf(columns, ['username', 'nicknameExported', 'mobile'])
    const content = await sheetBytes(heads, [
      { username: 'admin', nicknameExported: '别人', mobile: '13900004321' },
    ])
    const file = { filename: '用户.xlsx', content }

    const answer = await department.form(
      `/api/v1/users/importWithResult?mode=all&deptId=${departmentId}`,
      { file },
    )

    expect(answer.data).toMatchObject({
      changed: 0,
      failed: 1,
      errors: [{ column: columns.username }],
    })

    expect(await department.get(`/api/v1/users/page?pageNum=1&pageSize=50`)).toMatchObject({
      data: { list: expect.arrayContaining([expect.objectContaining({ id, actions: [] })]) },
    })
  })

  test('is for who may edit accounts: for others each row is a new account', async () => {
    await server.asOwner(`delete from role_menus rm using roles r, menus m where rm.role_id = r.id and rm.menu_id = m.id
      and r.code = 'ADMIN' and m.perm = 'sys:user:edit'`)

    const restricted = await server.as('admin')
    const result = await importRows([{ ...(await rowOf('student')), nicknameExported: '别人' }], {
      who: restricted,
    })

    expect(result).toMatchObject({ created: 0, changed: 0, failed: 1 })
    expect(result.errors.map(({ column }) => column)).toContain(columns.roles)
  })
})

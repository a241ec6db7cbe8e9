import type { AuditRow } from '@residency/contract/areas/accounts/audit/audit.contract'
import { beforeAll, expect, test } from 'vitest'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { presentDetail } from './audit-log.ts'

type Answer = { list: AuditRow[]; total: number; isTotalCapped: boolean }
const server = await openServer()
let admin: Caller

beforeAll(async () => {
  // leaves out what the demo has written
  await server.asOwner('set session_replication_role = replica; delete from audit_entries')
  admin = await server.as('admin')
})

const read = async (query = '', who = admin) =>
  (await who.get(`/api/v1/audit/page?${query}`)).data as Answer

const write = (rows: readonly object[]) =>
  server.db
    .insertInto('auditEntries')
    .values(
      rows.map((row) => ({
        at: server.clock.now,
        ip: '10.0.0.1',
        action: 'accounts.user.update',
        result: 'ok',
        ...row,
      })),
    )
    .execute()

test('a reader sees who did what, when, from where, newest first', async () => {
  server.clock.now = new Date('2026-11-20T03:00:00Z')
  await admin.post('/api/v1/roles', { name: '记', code: 'NOTED', sort: 1, status: 1, dataScope: 3 })
  server.clock.now = new Date('2026-11-20T03:01:00Z')

  const role = await server.db
    .selectFrom('roles')
    .select('id')
    .where('code', '=', 'NOTED')
    .executeTakeFirstOrThrow()

  await admin.delete(`/api/v1/roles/${role.id}`)

  const { list } = await read('pageSize=2')

  expect(list.map((r) => r.action)).toEqual(['accounts.role.delete', 'accounts.role.create'])

  expect(list[1]).toMatchObject({
    at: '2026-11-20T11:00:00+08:00',
    userId: admin.userId,
    username: 'admin',
    nickname: expect.any(String),
    ip: '127.0.0.1',
    actionLabel: '新增角色',
    result: 'ok',
    entity: 'role',
    entityId: String(role.id),
  })

  expect(JSON.parse(list[1]!.detail)).toMatchObject({ after: { roleCode: 'NOTED' } })
})

test('personal values, sealed where they are stored, are shown as stars', async () => {
  const teacher = await server.db
    .selectFrom('roles')
    .select('id')
    .where('code', '=', 'TEACHER')
    .executeTakeFirstOrThrow()

  const form = {
    username: 'seen.once',
    nickname: '见',
    mobile: '13912345679',
    deptId: 1,
    roleIds: [teacher.id],
  }

  expect(await admin.post('/api/v1/users', form)).toMatchObject({ status: 200 })

  const { list } = await read('action=accounts.user.create')

  expect(JSON.parse(list[0]!.detail)).toMatchObject({
    after: { username: 'seen.once', mobile: '***' },
  })
  expect(list[0]!.detail).not.toContain('13912345679')
  expect(list[0]!.detail).not.toContain('sealed')
  expect(presentDetail([{ idCard: { row: 'a', sealed: 'b' }, n: 1, none: null }])).toEqual([
    { idCard: '***', n: 1, none: null },
  ])
})

test('the filters narrow by person, action, result and Shanghai days, the last day included', async () => {
  const student = await server.as('student')
  await student.get('/api/v1/audit/page')

  const refused = await read(`userId=${student.userId}&result=refused`)

  expect(refused).toMatchObject({
    total: 1,
    isTotalCapped: false,
    list: [{ action: 'access.refused', username: 'student' }],
  })

  await write([
    { at: new Date('2026-01-31T16:30:00Z'), entity: 'day', entityId: 'february' },
    { at: new Date('2026-01-31T15:30:00Z'), entity: 'day', entityId: 'january' },
  ])

  const days = async (query: string) => (await read(query)).list.map((r) => r.entityId)

  expect(await days('startTime=2026-02-01&endTime=2026-02-01')).toEqual(['february'])
  expect(await days('startTime=2026-01-31&endTime=2026-01-31')).toEqual(['january'])
  expect(await read('userId=&action=&result=&startTime=&endTime=&keywords=')).toMatchObject({
    list: expect.any(Array),
  })
})

test('words find an action by its code, by its wording in the reader’s language, and an entity', async () => {
  await write([{ action: 'accounts.role.setMenus', entity: 'role', entityId: 'w' }])

  const actions = async (words: string, who = admin) =>
    new Set((await read(`keywords=${encodeURIComponent(words)}`, who)).list.map((r) => r.action))

  expect(await actions('setMenus')).toEqual(new Set(['accounts.role.setMenus']))
  expect(await actions('分配角色权限')).toEqual(new Set(['accounts.role.setMenus']))
  expect(
    await actions('Rights of a role', { ...admin, ...admin.with({ 'accept-language': 'en' }) }),
  ).toEqual(new Set(['accounts.role.setMenus']))
  expect((await read('keywords=day')).list.every((r) => r.entity === 'day')).toBe(true)
  expect(await read(`keywords=${encodeURIComponent('日期')}`)).toMatchObject({
    list: [{ entity: 'day', entityLabel: '日期' }, { entity: 'day' }],
  })
  expect(await read('keywords=%25')).toMatchObject({ total: 0, list: [] })
})

test('the actions to filter by are those the log holds, worded', async () => {
  const actions = (await admin.get('/api/v1/audit/actions')).data as {
    value: string
    label: string
  }[]

  expect(actions).toContainEqual({ value: 'accounts.user.create', label: '新增用户' })

  const storedActions = await server.db
    .selectFrom('auditEntries')
    .select('action')
    .distinct()
    .execute()

  expect(actions.map((a) => a.value).sort()).toEqual(storedActions.map((h) => h.action).sort())
})

test('a count beyond ten thousand is marked as such, and pages end there', async () => {
  await server.asOwner(
    `insert into audit_entries (at, ip, action, result) select now(), '10.0.0.2', 'many.many.many', 'ok' from generate_series(1, 10001)`,
  )

  expect(await read('action=many.many.many&pageSize=1')).toMatchObject({
    total: 10_000,
    isTotalCapped: true,
  })

  expect((await read('action=many.many.many&pageSize=150&pageNum=67')).list).toHaveLength(100)
  expect((await read('action=many.many.many&pageSize=150&pageNum=68')).list).toEqual([])

  expect(await read('action=accounts.role.setMenus')).toMatchObject({
    total: 1,
    isTotalCapped: false,
  })
})

test('a reader of a narrower scope sees and counts only what the people in it did', async () => {
  const menu = await server.db
    .selectFrom('menus')
    .select('id')
    .where('perm', '=', 'sys:audit:list')
    .executeTakeFirstOrThrow()

  const role = await server.db
    .selectFrom('roles')
    .select('id')
    .where('code', '=', 'DEPT_ADMIN')
    .executeTakeFirstOrThrow()

  await server.db.insertInto('roleMenus').values({ roleId: role.id, menuId: menu.id }).execute()

  const dept = await server.as('dept')
  const { list, total } = await read('pageSize=200', dept)

  expect(new Set(list.map((r) => r.username))).toEqual(new Set(['student']))
  expect(total).toBe(list.length)
})

test('without the permission the log stays closed', async () => {
  const teacher = await server.as('teacher')
  expect(await teacher.get('/api/v1/audit/page')).toMatchObject({ status: 401, code: 'A0301' })
  expect(await teacher.get('/api/v1/audit/actions')).toMatchObject({ status: 401 })
})

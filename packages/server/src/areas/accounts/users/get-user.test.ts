import type { UserRecord } from '@residency/contract/areas/accounts/users/user-record.contract'
import { toMoment } from '@residency/contract/kernel'
import { expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const admin = await server.as('admin')
const teacher = await server.as('teacher')

const read = async (id: number, reader: Pick<typeof admin, 'get'> = admin) =>
  (await reader.get(`/api/v1/users/${id}`)).data as UserRecord

test('an account is read as the list shows it, numbers masked, with its last sign-in', async () => {
  const listed = (await admin.get('/api/v1/users/page?keywords=teacher')).data as {
    list: { id: number }[]
  }
  const row = listed.list.find(({ id }) => id === teacher.userId)

  expect(await read(teacher.userId)).toMatchObject({
    ...row,
    mobile: expect.stringMatching(/^\d{3}\*+\d{4}$/),
  })

  await server.db
    .insertInto('auditEntries')
    .values({
      at: server.clock.now,
      userId: teacher.userId,
      ip: '10.0.0.1',
      action: 'accounts.session.open',
      result: 'ok',
      entity: 'user',
      entityId: String(teacher.userId),
    })
    .execute()

  expect(await read(teacher.userId)).toMatchObject({
    lastLoginAt: toMoment(server.clock.now),
    wechatBoundAt: null,
  })
})

test('the places that an account administers are named in the reader’s language', async () => {
  const department = await server.db
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('id', '>', 1)
    .executeTakeFirstOrThrow()

  await server.db
    .updateTable('departments')
    .set({ nameEn: 'Somewhere' })
    .where('id', '=', department.id)
    .execute()

  await server.db
    .insertInto('departmentAdministrators')
    .values({ departmentId: department.id, userId: teacher.userId })
    .execute()

  const place = { type: 'department', id: department.id }

  expect((await read(teacher.userId)).administers).toEqual([{ ...place, name: department.name }])

  expect((await read(teacher.userId, admin.with({ 'accept-language': 'en' }))).administers).toEqual(
    [{ ...place, name: 'Somewhere' }],
  )
})

test('roles and departments are named in the reader’s language: in lists, the record, the profile and the choices', async () => {
  const { departmentId } = await server.db
    .selectFrom('users')
    .select('departmentId')
    .where('id', '=', teacher.userId)
    .executeTakeFirstOrThrow()

  await server.db
    .updateTable('departments')
    .set({ nameEn: 'Pharmacy ward' })
    .where('id', '=', departmentId)
    .execute()

  const english = { 'accept-language': 'en' }

  const rowOf = async (path: string) => {
    const { list } = (await admin.get(path, english)).data as {
      list: { username: string; deptName: string; roleNames?: string }[]
    }

    return list.find(({ username }) => username === 'teacher')
  }

  const inEnglish = { deptName: 'Pharmacy ward', roleNames: 'Teacher' }

  expect(await rowOf('/api/v1/users/page?keywords=teacher')).toMatchObject(inEnglish)
  expect((await admin.get(`/api/v1/users/${teacher.userId}`, english)).data).toMatchObject(
    inEnglish,
  )
  expect((await teacher.get('/api/v1/users/info', english)).data).toMatchObject(inEnglish)
  expect((await teacher.get('/api/v1/users/info')).data).toMatchObject({ roleNames: '教师' })
  expect(await rowOf('/api/v1/sessions/page?pageSize=100')).toMatchObject({
    deptName: 'Pharmacy ward',
  })

  const labels = (
    (await admin.get('/api/v1/roles/options', english)).data as { label: string }[]
  ).map(({ label }) => label)

  expect(labels).toEqual(expect.arrayContaining(['Teacher', 'Trainee', 'Education office']))
})

test('changes of an account are listed with their authors, sign-ins are not; personal values stay masked', async () => {
  const role = await server.db
    .selectFrom('roles')
    .select('id')
    .where('code', '=', 'TEACHER')
    .executeTakeFirstOrThrow()

  const form = {
    username: 'changed.twice',
    nickname: '甲',
    mobile: '13912345679',
    deptId: 1,
    roleIds: [role.id],
  }

  const reply = (await admin.post('/api/v1/users', form)).data as { id: number }

  await admin.put(`/api/v1/users/${reply.id}`, { ...form, nickname: '乙' })

  const { history } = await read(reply.id)

  expect(history.map((entry) => [entry.action, entry.username])).toEqual([
    ['accounts.user.update', 'admin'],
    ['accounts.user.create', 'admin'],
  ])

  expect(JSON.parse(history[0]!.detail)).toMatchObject({
    before: { nickname: '甲' },
    after: { nickname: '乙' },
  })

  expect(JSON.stringify(history)).not.toContain('13912345679')

  await admin.put(`/api/v1/users/${reply.id}`, { ...form, nickname: '乙', chestArrNum: 'T9001' })
  await admin.patch(`/api/v1/users/${reply.id}/status?status=0`)

  const [status, badge] = (await read(reply.id)).history.map(
    ({ detail }) => JSON.parse(detail) as Record<'before' | 'after', object>,
  )

  expect(status).toEqual({ before: { status: 1 }, after: { status: 0 } })
  expect(badge).toMatchObject({ before: { chestArrNum: null }, after: { chestArrNum: 'T9001' } })
  expect((await read(teacher.userId)).history.map(({ action }) => action)).not.toContain(
    'accounts.session.open',
  )
})

test('without the permission for the audit log the history is empty, and out of scope the account is not found', async () => {
  const dept = await server.as('dept')
  const list =
    ((await dept.get('/api/v1/users/page')).data as { list: { id: number }[] } | null)?.list ?? []

  expect(list.length).toBeGreaterThan(0)

  await admin.patch(`/api/v1/users/${list[0]!.id}/status?status=1`)
  expect((await read(list[0]!.id, dept)).history).toEqual([])

  const outside = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'dept2')
    .executeTakeFirstOrThrow()

  expect(await dept.get(`/api/v1/users/${outside.id}`)).toMatchObject({ status: 404 })
  expect(await (await server.as('student')).get(`/api/v1/users/${outside.id}`)).toMatchObject({
    status: 401,
  })
})

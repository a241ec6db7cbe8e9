import { describe, expect, test } from 'vitest'
import { findDepartmentId, findRoleId, findUserId } from '../../../testing/find-records.ts'
import { DEMO_PASSWORD } from '../../../testing/server/hospital-templates.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()

const idOf = (username: string) => findUserId(server, username)

const departmentId = (name: string) => findDepartmentId(server, name)

const rolesOf = async (username: string) =>
  (
    (await (await server.as(username)).get('/api/v1/users/me')).data as { roles: string[] }
  ).roles.sort()

const seen = async (username: string) =>
  (
    (await (await server.as(username)).get('/api/v1/users/page?pageSize=100')).data as {
      list: { username: string }[]
    } | null
  )?.list
    .map((u) => u.username)
    .sort()

const office = await server.as('bhb')
const PHARMACY = await departmentId('药学部')
const LAB = await departmentId('检验科')
const WARD = await departmentId('住院药房')

const base = await server.db
  .insertInto('bases')
  .values({ code: 'TEST', name: '试验基地', mode: 'own', departmentId: LAB })
  .returning('id')
  .executeTakeFirstOrThrow()

describe('POST /users//teacher/settingMan', () => {
  const set = async (who: typeof office, username: string, over: object) =>
    who.post('/api/v1/users//teacher/settingMan', {
      id: await idOf(username),
      type: 'department',
      status: 1,
      ...over,
    })

  test('makes a teacher administrator of a department, and ends that with the role', async () => {
    expect(await set(office, 'teacher', { deptId: WARD })).toMatchObject({
      status: 200,
      code: '00000',
    })

    expect(await rolesOf('teacher')).toEqual(['DEPT_ADMIN', 'TEACHER'])
    expect(await set(office, 'teacher', { deptId: PHARMACY })).toMatchObject({ status: 200 })
    expect(await set(office, 'teacher', { deptId: WARD, status: 0 })).toMatchObject({ status: 200 })
    expect(await rolesOf('teacher')).toEqual(['DEPT_ADMIN', 'TEACHER'])
    expect(await set(office, 'teacher', { deptId: PHARMACY, status: 0 })).toMatchObject({
      status: 200,
    })
    expect(await rolesOf('teacher')).toEqual(['TEACHER'])
  })

  test('is the same call behind a proxy that merges slashes', async () => {
    const merged = (status: 0 | 1) =>
      office.post('/api/v1/users/teacher/settingMan', {
        id: teacherId,
        type: 'department',
        deptId: WARD,
        status,
      })

    const teacherId = await idOf('teacher')

    expect(await merged(1)).toMatchObject({ status: 200 })
    expect(await rolesOf('teacher')).toEqual(['DEPT_ADMIN', 'TEACHER'])
    expect(await merged(0)).toMatchObject({ status: 200 })
    expect(await rolesOf('teacher')).toEqual(['TEACHER'])
  })

  test('an administrator of a base sees the people of its department, from the next request on', async () => {
    const teacher = await server.as('teacher')

    expect(await teacher.get('/api/v1/users/page')).toMatchObject({ status: 401 })
    expect(await set(office, 'teacher', { type: 'base', baseId: base.id })).toMatchObject({
      status: 200,
    })
    expect(await teacher.get('/api/v1/users/page')).toMatchObject({ status: 200 })
    expect(await seen('teacher')).toEqual(['base2', 'dept2', 'student2', 'teacher', 'teacher2'])
    expect(
      await set(office, 'teacher', { type: 'base', baseId: base.id, status: 0 }),
    ).toMatchObject({ status: 200 })
    expect(await teacher.get('/api/v1/users/page')).toMatchObject({ status: 401 })
  })

  test('only an enabled teacher, and never oneself', async () => {
    expect(await set(office, 'student', { deptId: WARD })).toMatchObject({
      status: 400,
      msg: '只能将启用的教师设为管理员',
    })

    expect(await set(office, 'bhb', { deptId: WARD })).toMatchObject({
      status: 400,
      msg: '不能对自己的账号进行此操作',
    })

    await server.asOwner(`update users set status = 0 where username = 'teacher2'`)
    expect(await set(office, 'teacher2', { deptId: LAB })).toMatchObject({ status: 400 })

    await server.asOwner(`update users set status = 1 where username = 'teacher2'`)
  })

  test('a place that does not exist is refused by its field', async () => {
    expect(await set(office, 'teacher', { deptId: 999_999 })).toMatchObject({
      status: 400,
      errors: [{ path: 'deptId' }],
    })

    expect(await set(office, 'teacher', {})).toMatchObject({ status: 400 })

    expect(await set(office, 'teacher', { type: 'base', baseId: 999_999 })).toMatchObject({
      status: 400,
      errors: [{ path: 'baseId' }],
    })
  })

  test('without the permission it is refused, and audited', async () => {
    const dept = await server.as('dept')

    expect(await set(dept, 'teacher', { deptId: WARD })).toMatchObject({
      status: 401,
      code: 'A0301',
    })

    const { rows } = await server.asOwner(
      `select 1 from audit_entries where action = 'access.refused' and user_id = ${dept.userId}`,
    )

    expect(rows).toHaveLength(1)
  })
})

describe('PUT /users/changeAdmin/{id}', () => {
  const change = async (username: string, body: Record<string, unknown>) =>
    office.put(`/api/v1/users/changeAdmin/${await idOf(username)}`, body)

  const administrators = async () =>
    (
      await server.asOwner(
        `select u.username from base_administrators a join users u on u.id = a.user_id where base_id = ${base.id}`,
      )
    ).rows.map((r) => r.username)

  test('hands a base over: the former administrator no longer administers it', async () => {
    expect(await change('teacher', { type: 'base', baseId: base.id })).toMatchObject({
      status: 200,
    })
    expect(await administrators()).toEqual(['teacher'])
    expect(await change('teacher2', { type: 'base', baseId: base.id })).toMatchObject({
      status: 200,
    })
    expect(await administrators()).toEqual(['teacher2'])
    expect(await rolesOf('teacher')).toEqual(['TEACHER'])
    expect(await rolesOf('teacher2')).toEqual(['BASE_ADMIN', 'TEACHER'])
  })

  test('of several at once one remains', async () => {
    await Promise.all(
      ['teacher', 'teacher2', 'teacher'].map((name) =>
        change(name, { type: 'base', baseId: base.id }),
      ),
    )
    expect(await administrators()).toHaveLength(1)
  })

  test('a person without another role is a teacher afterwards, can log in and be appointed again', async () => {
    const before = await idOf('base2')
    await server.asOwner(`delete from base_administrators where user_id = ${before}`)
    await server.asOwner(
      `insert into base_administrators (base_id, user_id) values (${base.id}, ${before})`,
    )
    expect(await rolesOf('base2')).toEqual(['BASE_ADMIN'])
    expect(await change('teacher', { type: 'base', baseId: base.id })).toMatchObject({
      status: 200,
    })
    expect(await rolesOf('base2')).toEqual(['TEACHER'])
    expect(await change('base2', { type: 'base', baseId: base.id })).toMatchObject({ status: 200 })
    expect(await rolesOf('base2')).toEqual(['BASE_ADMIN', 'TEACHER'])
  })

  test('the system administrator hands over as the office does, without holding the rights of a base', async () => {
    const admin = await server.as('admin')

    const ask = async (username: string) =>
      admin.put(`/api/v1/users/changeAdmin/${await idOf(username)}`, {
        type: 'base',
        baseId: base.id,
      })

    expect(await rolesOf('teacher')).toEqual(['TEACHER'])
    expect(await ask('teacher')).toMatchObject({ status: 200 })
    expect(await administrators()).toEqual(['teacher'])
  })

  test('account rights that the actor lacks are not handed over', async () => {
    const admin = await server.as('admin')
    const menu = `(select id from menus where perm = 'sys:role:delete')`
    const roleOf = (code: string) => `(select id from roles where code = '${code}')`

    await server.asOwner(
      `insert into role_menus (role_id, menu_id) values (${roleOf('BASE_ADMIN')}, ${menu})`,
    )
    await server.asOwner(
      `delete from role_menus where role_id = ${roleOf('ADMIN')} and menu_id = ${menu}`,
    )

    const ask = await admin.put(`/api/v1/users/changeAdmin/${await idOf('teacher2')}`, {
      type: 'base',
      baseId: base.id,
    })

    expect(ask).toMatchObject({ status: 400, msg: '不能授予自己没有的权限' })

    await server.asOwner(
      `delete from role_menus where role_id = ${roleOf('BASE_ADMIN')} and menu_id = ${menu}`,
    )
    await server.asOwner(
      `insert into role_menus (role_id, menu_id) values (${roleOf('ADMIN')}, ${menu})`,
    )
  })

  test('the change is in the audit log with its place', async () => {
    const { rows } = await server.asOwner(
      `select action, detail from audit_entries where action like 'accounts.administration.%' order by id desc limit 1`,
    )
    expect(rows[0]).toMatchObject({ detail: { type: 'base', id: base.id } })
  })
})

describe('POST /users/addUserOfChange', () => {
  let recorded = 0

  const aPerson = async () =>
    (
      await server.db
        .insertInto('recordedPeople')
        .values({ source: 'teachers', sourceId: 900_000_000 + ++recorded, realName: '新老师' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id

  const teacherRole = () => findRoleId(server, 'TEACHER')

  const add = async (personId: number, username: string) =>
    office.post('/api/v1/users/addUserOfChange', {
      personId,
      username,
      nickname: '新老师',
      deptId: WARD,
      roleIds: [await teacherRole()],
    })

  test('gives a recorded person an account, once', async () => {
    const person = await aPerson()
    const reply = await add(person, 'recorded.one')

    expect(reply).toMatchObject({
      status: 200,
      data: { username: 'recorded.one', oneTimePassword: expect.stringMatching(/^\w{12}$/) },
    })

    expect(await add(person, 'recorded.again')).toMatchObject({ status: 409, msg: '此人已有账号' })

    const { rows } = await server.asOwner(
      `select user_id from recorded_people where id = ${person}`,
    )

    expect(Number(rows[0].userId)).toBe((reply.data as { id: number }).id)
  })

  test('of ten at once one account is created', async () => {
    const person = await aPerson()
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, i) => add(person, `recorded.race${i}`)),
    )

    expect(all.filter((r) => r.status === 200)).toHaveLength(1)

    const { rows } = await server.asOwner(
      `select count(*) from users where username like 'recorded.race%'`,
    )

    expect(Number(rows[0].count)).toBe(1)
  })

  test('an account that could not be made leaves the person without one', async () => {
    const person = await aPerson()
    expect(await add(person, 'teacher')).toMatchObject({ status: 400, msg: '用户名已存在' })
    expect(await add(person, 'recorded.two')).toMatchObject({ status: 200 })
  })

  test('without a record it creates an account as addUser does: the published client names no record', async () => {
    const body = {
      username: 'outside.one',
      nickname: '外院老师',
      deptId: WARD,
      roleIds: [await teacherRole()],
    }

    const reply = await office.post('/api/v1/users/addUserOfChange', body)

    expect(reply).toMatchObject({
      status: 200,
      data: { username: 'outside.one', oneTimePassword: expect.stringMatching(/^\w{12}$/) },
    })
  })

  test('not for a person who is not recorded, and not without the permission', async () => {
    expect(await add(999_999, 'recorded.none')).toMatchObject({ status: 404, code: 'A0401' })

    const dept = await server.as('dept')
    expect(
      await dept.post('/api/v1/users/addUserOfChange', { personId: 1, password: DEMO_PASSWORD }),
    ).toMatchObject({ status: 401 })
  })
})

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findRoleId, findUserId } from '../../../testing/find-records.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()

const roleId = (code: string) => findRoleId(server, code)

const userId = (username: string) => findUserId(server, username)

const aForm = async (over: object = {}) => ({
  username: 'new.person',
  nickname: '新人',
  mobile: '13912345678',
  deptId: 1,
  roleIds: [await roleId('TEACHER')],
  ...over,
})

/** The address of a picture they have just uploaded. */
const uploaded = async (who: Caller) => {
  const content = await sharp({
    create: { width: 90, height: 90, channels: 3, background: '#3366aa' },
  })
    .png()
    .toBuffer()

  return (
    (await who.form('/api/v1/files', { file: { filename: 'a.png', content, type: 'image/png' } }))
      .data as { url: string }
  ).url
}

describe('POST /users', () => {
  test('a created account gets a one-time password, shown once, and must change it first', async () => {
    const admin = await server.as('admin')
    const reply = await admin.post('/api/v1/users', await aForm())

    expect(reply).toMatchObject({
      status: 200,
      code: '00000',
      data: { username: 'new.person', oneTimePassword: expect.stringMatching(/^\w{12}$/) },
    })

    const newcomer = await server.as('new.person')

    expect((await newcomer.get('/api/v1/users/me')).data).toMatchObject({
      roles: ['TEACHER'],
      mustChangePassword: true,
    })

    expect(await newcomer.get('/api/v1/users/info')).toMatchObject({ status: 403, code: 'A0231' })
  })

  test('a username exists once, in upper or lower case', async () => {
    const admin = await server.as('admin')

    const again = await admin.post(
      '/api/v1/users',
      await aForm({ username: 'TEACHER', mobile: null }),
    )

    expect(again).toMatchObject({
      status: 400,
      code: 'B0001',
      msg: '用户名已存在',
      errors: [{ path: 'username' }],
    })
  })

  test('nobody grants what they do not hold', async () => {
    const office = await server.as('bhb')

    const refused = await office.post(
      '/api/v1/users',
      await aForm({ username: 'sly', mobile: null, roleIds: [await roleId('ADMIN')] }),
    )

    expect(refused).toMatchObject({ status: 400, msg: '不能授予自己没有的权限' })
  })

  test('a department administrator without the permission is refused, and that is written down', async () => {
    const dept = await server.as('dept')

    expect(await dept.post('/api/v1/users', await aForm({ username: 'x1' }))).toMatchObject({
      status: 401,
      code: 'A0301',
    })

    const row = await server.db
      .selectFrom('auditEntries')
      .select('result')
      .where('action', '=', 'access.refused')
      .where('userId', '=', dept.userId)
      .executeTakeFirst()

    expect(row?.result).toBe('refused')
  })
})

describe('GET /users/page', () => {
  test('numbers are masked in lists, and a keyword finds a whole number only', async () => {
    const admin = await server.as('admin')
    const found = await admin.get('/api/v1/users/page?keywords=13800000008')

    expect(found.data).toMatchObject({
      total: 1,
      list: [{ username: 'teacher', mobile: '138****0008' }],
    })

    expect((await admin.get('/api/v1/users/page?keywords=1380000')).data).toMatchObject({
      total: 0,
    })
  })

  test('a department administrator sees the own department and below only, and counts no more', async () => {
    const dept = await server.as('dept')
    const page = await dept.get('/api/v1/users/page?pageSize=100')
    const names = (page.data as { list: { username: string }[] }).list.map((u) => u.username)

    expect(names.sort()).toEqual(['dept', 'student', 'teacher'])
    expect(page.data).toMatchObject({ total: 3 })
  })

  test('a base administrator sees whom they administer', async () => {
    const base = await server.as('base2')
    const names = (
      (await base.get('/api/v1/users/page?pageSize=100')).data as { list: { username: string }[] }
    ).list.map((u) => u.username)
    expect(names.sort()).toEqual(['base2', 'dept2', 'student2', 'teacher2'])
  })

  test('ROOT accounts are seen by ROOT only', async () => {
    const admin = await server.as('admin')
    expect(await admin.get(`/api/v1/users/${await userId('root')}/form`)).toMatchObject({
      status: 404,
      code: 'A0401',
    })
  })
})

describe('PUT /users/{id}', () => {
  test('an unchanged mask means unchanged', async () => {
    const admin = await server.as('admin')
    const id = await userId('teacher2')
    const form = (await admin.get(`/api/v1/users/${id}/form`)).data as Record<string, unknown>

    expect(form.mobile).toBe('13800000009')

    expect(
      await admin.put(`/api/v1/users/${id}`, {
        ...form,
        mobile: '138****0009',
        email: 'z@example.org',
      }),
    ).toMatchObject({
      status: 200,
    })

    expect((await admin.get(`/api/v1/users/${id}/form`)).data).toMatchObject({
      mobile: '13800000009',
      email: 'z@example.org',
    })
  })

  test('the second writer of a version is refused', async () => {
    const admin = await server.as('admin')
    const id = await userId('student')
    const form = (await admin.get(`/api/v1/users/${id}/form`)).data as Record<string, unknown>

    expect(
      await admin.put(`/api/v1/users/${id}`, { ...form, email: 'one@example.org' }),
    ).toMatchObject({ status: 200 })
    expect(
      await admin.put(`/api/v1/users/${id}`, { ...form, email: 'two@example.org' }),
    ).toMatchObject({ status: 409 })
  })

  test('nobody disables or deletes themself, nor the last enabled ROOT', async () => {
    const admin = await server.as('admin')

    expect(await admin.get(`/api/v1/users/status/0/${admin.userId}`)).toMatchObject({
      status: 400,
      msg: '不能对自己的账号进行此操作',
    })

    expect(await admin.delete(`/api/v1/users/${admin.userId}`)).toMatchObject({ status: 400 })
  })

  test('disabling ends the sessions of the account', async () => {
    const admin = await server.as('admin')
    const student2 = await server.as('student2')

    expect(await admin.get(`/api/v1/users/status/0/${student2.userId}`)).toMatchObject({
      status: 200,
    })
    expect(await student2.get('/api/v1/users/me')).toMatchObject({ status: 401, code: 'A0230' })
  })
})

describe('the published client', () => {
  const PUBLISHED = [
    'username',
    'nickname',
    'mobile',
    'gender',
    'avatar',
    'email',
    'status',
    'deptId',
    'roleIds',
  ] as const

  const read = async (by: Caller, id: number) =>
    (await by.get(`/api/v1/users/${id}/form`)).data as Record<string, unknown>

  const reply = async (by: Caller, form: object) => {
    const reply = await by.post('/api/v1/users', form as Record<string, unknown>)
    expect(reply).toMatchObject({ status: 200 })

    return (reply.data as { id: number }).id
  }

  test('gives a gender as the text its dictionary holds, and nothing chosen as an empty one', async () => {
    const admin = await server.as('admin')
    const id = await reply(admin, await aForm({ username: 'g1', mobile: null, gender: '2' }))

    expect(await read(admin, id)).toMatchObject({ gender: 2 })
    expect(
      await admin.put(`/api/v1/users/${id}`, { ...(await read(admin, id)), gender: '' }),
    ).toMatchObject({ status: 200 })
    expect(await read(admin, id)).toMatchObject({ gender: null })

    expect(
      await admin.post('/api/v1/users', await aForm({ username: 'g2', gender: '3' })),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'body.gender' }],
    })
  })

  test('sends a whole form back with a sealed number it could not open, and changes nothing by it', async () => {
    const admin = await server.as('admin')
    const ownValues = { realName: '秦岚', chestArrNum: 'K77', idCard: '11010519491231002X' }
    const id = await reply(
      admin,
      await aForm({ username: 'whole', mobile: '13912340001', ...ownValues }),
    )

    const before = await server.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    const form = await read(admin, id)

    expect(form).toMatchObject({
      mobile: '13912340001',
      idCard: expect.stringMatching(/^[\w+/]{40,}={0,2}$/),
    })

    expect(
      await admin.put(`/api/v1/users/${id}`, { ...form, email: 'q@example.org' }),
    ).toMatchObject({ status: 200 })

    const after = await server.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    expect(after).toMatchObject({
      email: 'q@example.org',
      realName: '秦岚',
      chestArrNum: 'K77',
      idCardSealed: before.idCardSealed,
    })
  })

  test('leaves out what it does not know, and that stays; what is emptied goes', async () => {
    const admin = await server.as('admin')

    const id = await reply(
      admin,
      await aForm({ username: 'kept', mobile: null, realName: '苏合', chestArrNum: 'K78' }),
    )

    const form = await read(admin, id)
    const published = Object.fromEntries(PUBLISHED.map((name) => [name, form[name]]))

    expect(
      await admin.put(`/api/v1/users/${id}`, { ...published, nickname: '小苏' }),
    ).toMatchObject({ status: 200 })

    expect(await read(admin, id)).toMatchObject({
      nickname: '小苏',
      realName: '苏合',
      chestArrNum: 'K78',
    })

    expect(
      await admin.put(`/api/v1/users/${id}`, { ...published, realName: '', chestArrNum: null }),
    ).toMatchObject({ status: 200 })
    expect(await read(admin, id)).toMatchObject({ realName: null, chestArrNum: null })
  })

  test('adds a person after it edited another, whose name, badge, card and picture are not theirs', async () => {
    const admin = await server.as('admin')

    const of = {
      realName: '沈苓',
      chestArrNum: 'K79',
      idCard: '11010119900307125X',
      avatar: await uploaded(admin),
    }

    const remaining = await read(
      admin,
      await reply(admin, await aForm({ username: 'left.over', mobile: null, ...of })),
    )

    const id = await reply(admin, {
      ...remaining,
      id: undefined,
      username: 'after.it',
      nickname: '后来',
      mobile: '',
    })

    expect(await read(admin, id)).toMatchObject({
      nickname: '后来',
      realName: null,
      chestArrNum: null,
      idCard: null,
      avatar: null,
    })
  })
})

describe('POST /users/accountInfo', () => {
  test('what is left out of the own data stays, what is emptied goes', async () => {
    const teacher = await server.as('teacher2')
    const change = (to: Record<string, unknown>) => teacher.post('/api/v1/users/accountInfo', to)
    const profile = async () => (await teacher.get('/api/v1/users/info')).data
    const avatar = await uploaded(teacher)

    expect(await change({ email: 'own@example.org', gender: 1, avatar })).toMatchObject({
      status: 200,
    })
    expect(await change({ gender: '2' })).toMatchObject({ status: 200 })
    expect(await profile()).toMatchObject({ email: 'own@example.org', gender: 2, avatar })
    expect(await change({ email: ' ', gender: null })).toMatchObject({ status: 200 })
    expect(await profile()).toMatchObject({ email: null, gender: null, avatar })

    expect(
      await change({
        avatar: ((await teacher.get('/api/v1/users/me')).data as { avatar: string }).avatar,
      }),
    ).toMatchObject({
      status: 200,
    })

    expect(await change({ avatar: '' })).toMatchObject({ status: 200 })
    expect(await profile()).toMatchObject({ avatar: null })

    expect(await change({ email: 'no address' })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.email' }],
    })
  })
})

describe('a profile picture', () => {
  const REFUSAL = { status: 400, code: 'A0400', msg: '头像只能使用本系统上传的图片' }

  test.each([
    'https://example.org/track.png',
    '//example.org/a.png',
    'data:image/png;base64,AA',
    '/medical/prod-api/api/v1/users/me',
  ])('is never %s', async (avatar) => {
    const teacher = await server.as('teacher2')
    expect(await teacher.post('/api/v1/users/accountInfo', { avatar })).toMatchObject(REFUSAL)
    expect(
      await (await server.as('admin')).post('/api/v1/users', await aForm({ mobile: null, avatar })),
    ).toMatchObject(REFUSAL)
  })

  test('is an upload of one’s own, not of another person; an administrator leaves it and may set one', async () => {
    const [teacher, student, admin] = [
      await server.as('teacher2'),
      await server.as('student'),
      await server.as('admin'),
    ]

    const ownValues = await uploaded(teacher)

    expect(await student.post('/api/v1/users/accountInfo', { avatar: ownValues })).toMatchObject(
      REFUSAL,
    )
    expect(await teacher.post('/api/v1/users/accountInfo', { avatar: ownValues })).toMatchObject({
      status: 200,
    })

    const id = await userId('teacher2')
    const form = (await admin.get(`/api/v1/users/${id}/form`)).data as Record<string, unknown>

    expect(await admin.put(`/api/v1/users/${id}`, form)).toMatchObject({ status: 200 })

    expect(
      await admin.put(`/api/v1/users/${id}`, {
        ...form,
        version: undefined,
        avatar: await uploaded(admin),
      }),
    ).toMatchObject({
      status: 200,
    })

    expect(
      await admin.put(`/api/v1/users/${id}`, {
        ...form,
        version: undefined,
        avatar: await uploaded(student),
      }),
    ).toMatchObject(REFUSAL)
  })
})

describe('an account with more rights', () => {
  const formOf = async (by: Caller, id: number) =>
    (await by.get(`/api/v1/users/${id}/form`)).data as Record<string, unknown>

  const REFUSAL = {
    status: 400,
    code: 'B0001',
    msg: '该账号的权限超出你自己的权限，不能进行此操作',
  }

  test('nobody becomes a stronger account by its password, number or badge, nor disables or deletes it', async () => {
    const office = await server.as('bhb')
    const id = await userId('admin')
    const form = await formOf(office, id)

    expect(
      await office.patch(`/api/v1/users/${id}/password?password=stolen-words-9`),
    ).toMatchObject(REFUSAL)
    expect(
      await office.put(`/api/v1/users/${id}`, { ...form, mobile: '13912340000' }),
    ).toMatchObject(REFUSAL)
    expect(await office.patch(`/api/v1/users/${id}/status?status=0`)).toMatchObject(REFUSAL)
    expect(await office.get(`/api/v1/users/status/0/${id}`)).toMatchObject(REFUSAL)

    const listed = (await office.get('/api/v1/users/page?keywords=admin')).data as {
      list: { id: number; actions: string[] }[]
    }

    expect(listed.list.find((row) => row.id === id)?.actions).toEqual(['liftLoginLock'])
    expect(await (await server.as('admin')).get('/api/v1/users/me')).toMatchObject({ status: 200 })
  })

  test('the system administrator helps people whose business rights he does not hold', async () => {
    const admin = await server.as('admin')
    for (const username of ['bhb', 'base2', 'applicant2'])
      expect(await admin.patch(`/api/v1/users/${await userId(username)}/password`)).toMatchObject({
        status: 200,
      })
  })

  test('nobody gives a role that reaches farther than their own, not even to themself', async () => {
    const [dept, all] = await server.db
      .insertInto('roles')
      .values([
        { code: 'HELPER', name: '科室助手', sort: 50, dataScope: 1 },
        { code: 'EVERYWHERE', name: '全院', sort: 51, dataScope: 0 },
      ])
      .returning('id')
      .execute()

    const rights = ['sys:user:list', 'sys:user:edit', 'sys:user:reset_pwd']

    const menus = await server.db
      .selectFrom('menus')
      .select('id')
      .where('perm', 'in', rights)
      .execute()

    const root = await server.as('root')

    await root.put(
      `/api/v1/roles/${dept!.id}/menus`,
      menus.map((m) => m.id),
    )

    await root.put(
      `/api/v1/roles/${all!.id}/menus`,
      menus.slice(0, 1).map((m) => m.id),
    )

    const id = await userId('teacher')
    const form = await formOf(root, id)

    expect(
      await root.put(`/api/v1/users/${id}`, {
        ...form,
        roleIds: [...(form.roleIds as number[]), dept!.id],
      }),
    ).toMatchObject({
      status: 200,
    })

    const helper = await server.as('teacher')
    const ownValues = await formOf(helper, id)

    const wider = await helper.put(`/api/v1/users/${id}`, {
      ...ownValues,
      roleIds: [...(ownValues.roleIds as number[]), all!.id],
    })

    expect(wider).toMatchObject({ status: 400, msg: '不能授予自己没有的权限' })

    // a superior grants the student the wide role: the helper can no longer change the account
    const student = await userId('student')

    expect(await helper.patch(`/api/v1/users/${student}/password`)).toMatchObject({ status: 200 })

    const theirs = await formOf(root, student)

    expect(
      await root.put(`/api/v1/users/${student}`, {
        ...theirs,
        roleIds: [...(theirs.roleIds as number[]), all!.id],
      }),
    ).toMatchObject({
      status: 200,
    })

    expect(await helper.patch(`/api/v1/users/${student}/password`)).toMatchObject(REFUSAL)
  })
})

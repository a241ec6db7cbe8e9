import { describe, expect, test } from 'vitest'
import { findRoleId } from '../../testing/find-records.ts'
import { type Caller, openServer, type Reply } from '../../testing/server/open-server.ts'

const server = await openServer()

const roleId = (code: string) => findRoleId(server, code)

const countOf = async (username: string) =>
  (
    await server.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .where('deletedAt', 'is', null)
      .execute()
  ).length

const statuses = (replies: Reply[]) => replies.map((reply) => reply.status).sort()

const aForm = async (username: string) => ({
  username,
  nickname: '同时',
  deptId: 1,
  roleIds: [await roleId('TEACHER')],
})

describe('at the same time', () => {
  test('a form submitted twice at once makes one record; the second is refused', async () => {
    const admin = await server.as('admin')
    const form = await aForm('twice')

    const both = await Promise.all([
      admin.post('/api/v1/users', form),
      admin.post('/api/v1/users', form),
    ])

    expect(statuses(both)).toEqual([200, 400])
    expect(both.find((reply) => reply.status === 400)!.code).toBe('A0002')
    expect(await countOf('twice')).toBe(1)
  })

  test('fifty sessions that create the same username: exactly one does, the others get the message that it is taken', async () => {
    const form = await aForm('fifty')
    const admins = await Promise.all(Array.from({ length: 50 }, () => server.as('admin')))
    const all = await Promise.all(admins.map((admin) => admin.post('/api/v1/users', form)))

    expect(all.filter((reply) => reply.status === 200)).toHaveLength(1)

    for (const reply of all.filter((one) => one.status !== 200))
      expect(reply).toMatchObject({ status: 400, code: 'B0001', errors: [{ path: 'username' }] })

    expect(await countOf('fifty')).toBe(1)

    const roles = await server.asOwner(
      'select count(*)::int as n from user_roles ur where not exists (select 1 from users u where u.id = ur.user_id)',
    )

    expect((roles.rows as { n: number }[])[0]!.n).toBe(0)
  })

  test('ten writers of one version: one is stored, nine are refused', async () => {
    const admin = await server.as('admin')

    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'student2')
      .executeTakeFirstOrThrow()

    const form = (await admin.get(`/api/v1/users/${id}/form`)).data as { version: number }
    const writers = await Promise.all(Array.from({ length: 10 }, () => server.as('admin')))

    const all = await Promise.all(
      writers.map((writer, i) =>
        writer.put(`/api/v1/users/${id}`, { ...form, email: `w${i}@example.org` }),
      ),
    )

    expect(statuses(all)).toEqual([200, ...Array(9).fill(409)])

    const kept = (await admin.get(`/api/v1/users/${id}/form`)).data as {
      version: number
      email: string
    }

    expect(kept).toMatchObject({
      version: form.version + 1,
      email: `w${all.findIndex((reply) => reply.status === 200)}@example.org`,
    })
  })

  test('a captcha answered by many logins at once opens one of them at most', async () => {
    const fixed = await openServer({ environment: { CAPTCHA_FIXED_CODE: 'abcd' } })
    const { captchaKey } = (await fixed.anonymous.get('/api/v1/auth/captcha')).data as {
      captchaKey: string
    }
    const form = { username: 'teacher', password: 'demo-pass-1', captchaKey, captchaCode: 'abcd' }
    const all = await Promise.all(
      Array.from({ length: 8 }, () => fixed.anonymous.form('/api/v1/auth/login', form)),
    )

    expect(statuses(all)).toEqual([200, ...Array(7).fill(400)])
  })
})

type Root = Caller & { name: string }

describe('the last ROOT', () => {
  const rootIds = async () =>
    (
      await server.asOwner(`select u.id from users u join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id
      where r.code = 'ROOT' and u.status = 1 and u.deleted_at is null order by u.id`)
    ).rows.map((row: { id: number }) => Number(row.id))

  const aSecondRoot = async (username: string) => {
    const root = await server.as('root')

    const made = await root.post('/api/v1/users', {
      ...(await aForm(username)),
      roleIds: [await roleId('ROOT')],
    })

    expect(made).toMatchObject({ status: 200 })

    await server.asOwner(
      `update users set must_change_password = false, one_time_until = null where username = '${username}'`,
    )

    return { ...(await server.as(username)), name: username }
  }

  test.each([
    ['delete', 'x1', (a: Root, b: Root) => a.delete(`/api/v1/users/${b.userId}`)],
    ['disable', 'x2', (a: Root, b: Root) => a.patch(`/api/v1/users/${b.userId}/status?status=0`)],
    [
      'demote',
      'x3',
      async (a: Root, b: Root) => {
        const form = { ...(await aForm(`${b.name}`)), roleIds: [await roleId('TEACHER')] }
        return a.put(`/api/v1/users/${b.userId}`, form)
      },
    ],
  ])(
    'two of them %s each other at once: one of them is left, and nobody sees a server error',
    async (_way, username, call) => {
      const first = { ...(await server.as('root')), name: 'root' }
      const second = await aSecondRoot(username)

      expect(await rootIds()).toEqual([first.userId, second.userId])

      const roles = (await server.asOwner('select user_id, role_id from user_roles')).rows as {
        userId: string
        roleId: string
      }[]

      const all = await Promise.all([call(first, second), call(second, first)])

      expect(await rootIds()).toHaveLength(1)
      expect(all.filter((reply) => reply.status === 200)).toHaveLength(1)

      for (const reply of all) expect(reply.status).toBeLessThan(500)

      // put back for the next way
      await server.asOwner(`update users set status = 1, deleted_at = null where username = 'root'`)
      await server.asOwner(
        `insert into user_roles (user_id, role_id) values ${roles.map((r) => `(${r.userId}, ${r.roleId})`)} on conflict do nothing`,
      )
      await server.asOwner(
        `update users set status = 0, deleted_at = now() where username = '${username}'`,
      )
    },
  )
})

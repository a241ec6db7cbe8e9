import { describe, expect, test } from 'vitest'
import { anIntake, insertRegistration } from '../../testing/builders/registration-rows.ts'
import { findUserId } from '../../testing/find-records.ts'
import { aBrowser, knownCaptcha } from '../../testing/outside/browser.ts'
import { openServer } from '../../testing/server/open-server.ts'

const server = await openServer({ environment: knownCaptcha })

const last = (action: string) =>
  server.db
    .selectFrom('auditEntries')
    .selectAll()
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const idOf = (username: string) => findUserId(server, username)

describe('what must be in the log is there, with who, what, when, where and how it ended', () => {
  const PLACE = '10.77.0.9'

  /** Each kind: what is done, and the row it leaves. */
  const kinds: [
    what: string,
    row: { action: string; result: string; who: string | null; entity?: string },
    act: () => Promise<unknown>,
  ][] = [
    [
      'a login',
      { action: 'accounts.session.open', result: 'ok', who: 'teacher' },
      () => aBrowser(server, PLACE).logIn('teacher'),
    ],
    [
      'a login that failed',
      { action: 'accounts.session.open', result: 'failed', who: 'teacher2' },
      () => aBrowser(server, PLACE).logIn('teacher2', 'not-the-password'),
    ],
    [
      'a login of nobody we know',
      { action: 'accounts.session.open', result: 'failed', who: null },
      () => aBrowser(server, PLACE).logIn('nobody.here', 'not-the-password'),
    ],
    [
      'access that was denied for want of a permission',
      { action: 'access.refused', result: 'refused', who: 'student' },
      async () => (await server.as('student')).get('/api/v1/users/page'),
    ],
    [
      'access that was denied because the record is somebody else’s',
      { action: 'access.refused', result: 'refused', who: 'applicant2' },
      async () => {
        const { id } = await server.db
          .selectFrom('registrations')
          .select('id')
          .where('userId', '!=', await idOf('applicant2'))
          .limit(1)
          .executeTakeFirstOrThrow()

        return (await server.as('applicant2')).get(`/sign/registrations/${id}`)
      },
    ],
    [
      'the reading of whole numbers',
      { action: 'personalData.read', result: 'ok', who: 'admin' },
      async () => (await server.as('admin')).get(`/api/v1/users/${await idOf('teacher')}/form`),
    ],
    [
      'an export',
      { action: 'accounts.user.export', result: 'ok', who: 'admin' },
      async () => (await server.as('admin')).get('/api/v1/users/_export?reason=x'),
    ],
    [
      'an approval',
      { action: 'registration.pass', result: 'ok', who: 'base' },
      async () => {
        const intake = await anIntake(server, `记录批次 ${Date.now()}`)

        const { id } = await insertRegistration(server, {
          name: '记',
          intake: intake.id,
          choices: [intake.pharmacy],
        })

        const { version } = await server.db
          .selectFrom('registrations')
          .select('version')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()

        return (await server.as('base')).post(`/api/v1/registrations/${id}/act`, {
          action: 'pass',
          version,
        })
      },
    ],
    [
      'roles of somebody',
      { action: 'accounts.user.update', result: 'ok', who: 'admin', entity: 'user' },
      async () => {
        const admin = await server.as('admin')
        const id = await idOf('student2')
        const form = (await admin.get(`/api/v1/users/${id}/form`)).data as object

        const role = await server.db
          .selectFrom('roles')
          .select('id')
          .where('code', '=', 'TEACHER')
          .executeTakeFirstOrThrow()

        return admin.put(`/api/v1/users/${id}`, { ...form, roleIds: [role.id] })
      },
    ],
    [
      'what a role may do',
      { action: 'accounts.role.setMenus', result: 'ok', who: 'root', entity: 'role' },
      async () => {
        const role = await server.db
          .selectFrom('roles')
          .select('id')
          .where('code', '=', 'TEACHER')
          .executeTakeFirstOrThrow()

        return (await server.as('root')).put(`/api/v1/roles/${role.id}/menus`, [])
      },
    ],
  ]

  test.each(kinds)('%s', async (_, { action, result, who, entity }, act) => {
    const before = (await last(action))?.id ?? 0
    await act()

    const row = await last(action)

    expect(row?.id ?? 0, `${action}: nothing was written`).toBeGreaterThan(before)

    expect(row).toMatchObject({
      action,
      result,
      userId: who === null ? null : await idOf(who),
      ...(entity ? { entity } : {}),
    })

    expect(row!.at).toBeInstanceOf(Date)
    expect(row!.ip).toMatch(/^(10\.77\.0\.9|127\.0\.0\.1)$/)
  })

  test('a change of roles has those before and those after', async () => {
    expect((await last('accounts.user.update'))!.detail).toMatchObject({
      before: { roleIds: [expect.any(Number)] },
      after: { roleIds: [expect.any(Number)] },
    })
  })

  test('no call of the application changes or deletes what the log holds', () => {
    const touching = server.app.bound
      .filter((e) => e.path.startsWith('/api/v1/audit'))
      .map((e) => `${e.method}${e.changes ? ' changes' : ''} ${e.path}`)
    expect(touching.sort()).toEqual(['GET /api/v1/audit/actions', 'GET /api/v1/audit/page'])
  })
})

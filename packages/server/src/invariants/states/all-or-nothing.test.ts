import { beforeEach, describe, expect, test } from 'vitest'
import { contentsOf } from '../../testing/builders/contents.ts'
import { anIntake, insertRegistration } from '../../testing/builders/registration-rows.ts'
import { findUserId } from '../../testing/find-records.ts'
import {
  type Caller,
  openServer,
  type Reply,
  type TestServer,
} from '../../testing/server/open-server.ts'
import { addressOf, sampleQuery, strangeParams } from '../../testing/walks/walk-samples.ts'

let server: TestServer
let admin: Caller
let base: Caller
let office: Caller

beforeEach(async () => {
  server = await openServer()
  ;[admin, base, office] = [
    await server.as('admin'),
    await server.as('base'),
    await server.as('bhb'),
  ]
})

describe('a step that fails at its end', () => {
  /** The log is written last, inside the transaction: from here on it refuses. */
  const breakTheLog = () =>
    server.asOwner(`
      create or replace function log_is_broken() returns trigger language plpgsql as $$ begin raise exception 'the log is broken'; end $$;
      create trigger log_is_broken before insert on audit_entries for each row execute function log_is_broken()`)

  test('leaves nothing of what came before it, for every call', async () => {
    const intake = await anIntake(server, '全有或全无')

    const registration = await insertRegistration(server, {
      name: '全有',
      intake: intake.id,
      choices: [intake.pharmacy],
    })

    const idOf = (username: string) => findUserId(server, username)

    const role = await server.db
      .selectFrom('roles')
      .select('id')
      .where('code', '=', 'TEACHER')
      .executeTakeFirstOrThrow()

    const form = {
      username: 'half.made',
      nickname: '半',
      mobile: '13912345671',
      idCard: '11010519491231002X',
      deptId: 1,
      roleIds: [role.id],
    }

    const student = await idOf('student2')

    const edited = (await admin.get(`/api/v1/users/${student}/form`)).data as Record<
      string,
      unknown
    >

    await admin.post('/api/v1/dict/types', { name: '去', code: 'goes_again', status: 1 })

    const { id: dictionary } = await server.db
      .selectFrom('dictTypes')
      .select('id')
      .where('code', '=', 'goes_again')
      .executeTakeFirstOrThrow()

    const { version } = await server.db
      .selectFrom('registrations')
      .select('version')
      .where('id', '=', registration.id)
      .executeTakeFirstOrThrow()

    const applicant = await server.as('applicant')

    const own = (await applicant.post('/sign/registrations/own')).data as {
      id: number
      version: number
    }

    const calls: [what: string, () => Promise<Reply>][] = [
      ['an account with roles', () => admin.post('/api/v1/users', form)],
      [
        'a change of an account',
        () =>
          admin.put(`/api/v1/users/${student}`, {
            ...edited,
            email: 'half@example.org',
            roleIds: [role.id],
          }),
      ],
      ['disabling, which ends sessions', () => admin.get(`/api/v1/users/status/0/${student}`)],
      ['deleting an account', () => admin.delete(`/api/v1/users/${student}`)],
      ['a one-time password', () => admin.patch(`/api/v1/users/${student}/password`)],
      [
        'a role',
        () =>
          admin.post('/api/v1/roles', {
            name: '半',
            code: 'HALF',
            sort: 1,
            status: 1,
            dataScope: 3,
          }),
      ],
      ['menus of a role', () => admin.put(`/api/v1/roles/${role.id}/menus`, [])],
      [
        'a department',
        () => admin.post('/api/v1/dept', { name: '半科', parentId: 1, sort: 1, status: 1 }),
      ],
      [
        'a dictionary',
        () => admin.post('/api/v1/dict/types', { name: '半', code: 'half_type', status: 1 }),
      ],
      ['deleting a dictionary', () => admin.delete(`/api/v1/dict/types/${dictionary}`)],
      [
        'a decision with its notice',
        () =>
          base.post(`/api/v1/registrations/${registration.id}/act`, { action: 'pass', version }),
      ],
      [
        'many decisions',
        () =>
          base.post('/api/v1/registrations/act', {
            action: 'reject',
            ids: [registration.id],
            reason: '半',
          }),
      ],
      [
        'a withdrawal',
        () =>
          applicant.post(`/sign/registrations/${own.id}/act`, {
            action: 'withdraw',
            version: own.version,
          }),
      ],
      [
        'a bar',
        () =>
          office.post('/api/v1/bars', {
            realName: '半',
            idCard: '11010519491231002X',
            reason: '半',
            until: null,
          }),
      ],
      [
        'a password of one’s own',
        () =>
          applicant.put('/api/v1/users/password', {
            oldPassword: 'demo-pass-1',
            newPassword: 'another-pass-77',
          }),
      ],
    ]

    const before = await contentsOf(server)

    await breakTheLog()

    for (const [what, call] of calls) {
      const reply = await call()
      expect(reply.status, `${what}: ${reply.msg}`).toBe(500)
      expect(reply.body.toString(), what).not.toContain('the log is broken')
    }

    expect(await contentsOf(server)).toEqual(before)

    await server.asOwner('drop trigger log_is_broken on audit_entries')
    // and each of them works once the log does
    expect(await admin.post('/api/v1/users', form)).toMatchObject({ status: 200 })
    expect(
      await base.post(`/api/v1/registrations/${registration.id}/act`, { action: 'pass', version }),
    ).toMatchObject({ status: 200 })
  }, 60_000)
})

describe('an error never opens a door', () => {
  /** Answers of every call that is not public while one table of the rights cannot be read. */
  const opened = async (table: string) => {
    const callers = [await server.as('root'), await server.as('student')]
    await server.asOwner(`alter table ${table} rename to ${table}_away`)

    const through: string[] = []

    for (const e of server.app.bound.filter((one) => one.access !== 'public'))
      for (const [i, caller] of callers.entries()) {
        const reply = await caller.send(
          e.method,
          addressOf(e, strangeParams(e), sampleQuery(e)),
          e.method === 'GET' ? {} : { payload: {} },
        )
        if (reply.status < 400 || (reply.status === 404 && reply.code !== 'A0401'))
          through.push(`${i} ${e.method} ${e.path} ${reply.status}`)
      }

    return through
  }
  test.each(['sessions', 'user_roles'])(
    'while %s cannot be read nobody gets in, not even ROOT',
    async (table) => {
      expect(await opened(table)).toEqual([])
    },
    60_000,
  )
})

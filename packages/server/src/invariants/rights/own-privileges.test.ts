import { CONSENT_VERSION } from '@residency/contract/areas/signup/registration/registration.contract'
import type { Endpoint } from '@residency/contract/kernel'
import { describe, expect, test } from 'vitest'
import { fillRegistration, wholeBasic } from '../../testing/builders/registration-calls.ts'
import { aBrowser, codeSentTo, knownCaptcha } from '../../testing/outside/browser.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { callName } from '../../testing/walks/walk-judge.ts'
import { fieldsOf, sampleOf } from '../../testing/walks/walk-samples.ts'

/** What nobody may give themself by writing it into a form. */
const PRIVILEGES = {
  roles: ['ROOT'],
  roleIds: [1],
  roleCodes: ['ROOT'],
  perms: ['*:*:*'],
  permissions: ['*:*:*'],
  isRoot: true,
  dataScope: 0,
  status: 1,
  state: 'enrolled',
  userId: 1,
  createdBy: 1,
  deptId: 1,
  departmentId: 1,
  baseId: 1,
  passwordHash: 'x',
  mustChangePassword: false,
  deletedAt: null,
} as const

const server = await openServer({ environment: knownCaptcha })
const writes = () => server.app.bound.filter((e) => e.method !== 'GET' || e.changes)

/** Names a call takes anywhere in its body, form or query. */
const takenBy = (e: Endpoint) =>
  Object.keys({ ...fieldsOf(e.body), ...e.form?.shape, ...e.query?.shape })

describe('a form', () => {
  test('loses every name its contract does not hold, on every call that writes', () => {
    const wrong: string[] = []
    let judged = 0

    for (const e of writes())
      for (const shape of [e.body, e.form, e.query]) {
        if (!shape) continue

        const sample = sampleOf(shape)
        if (sample === null || typeof sample !== 'object' || Array.isArray(sample)) continue

        const own = new Set(Object.keys(fieldsOf(shape)))
        const strange = Object.fromEntries(
          Object.entries(PRIVILEGES).filter(([name]) => !own.has(name)),
        )
        const read = shape.safeParse({ ...strange, ...sample })
        if (!read.success) continue // refused as a whole

        judged++

        const kept = Object.keys(read.data as object).filter((name) => name in strange)
        if (kept.length) wrong.push(`${callName(e)} keeps ${kept}`)
      }

    expect(wrong).toEqual([])
    expect(judged).toBeGreaterThan(80)
  })
  test('that takes roles, scope, department or state of somebody asks for the permission to give them', () => {
    const open = writes()
      .filter((e) => typeof e.access === 'string' && takenBy(e).some((name) => name in PRIVILEGES))
      .map(callName)

    // the state of OAuth is a secret of one attempt, not the state of somebody; the department of a
    // concern is what it is about
    expect(open).toEqual(['POST /wechat/oauth/finish', 'POST /api/v1/anonymousConcerns'])

    const givers = writes().filter((e) =>
      takenBy(e).some((name) => ['roleIds', 'roles', 'dataScope', 'perms'].includes(name)),
    )

    expect(givers.map(callName).sort()).toMatchInlineSnapshot(`
      [
        "POST /api/v1/guides",
        "POST /api/v1/roles",
        "POST /api/v1/timeSettings",
        "POST /api/v1/users",
        "POST /api/v1/users/addUser",
        "POST /api/v1/users/addUserOfChange",
        "PUT /api/v1/guides/{id}",
        "PUT /api/v1/roles/{id}",
        "PUT /api/v1/timeSettings/{id}",
        "PUT /api/v1/users/{id}",
      ]
    `)
  })
})

describe('privileges written into a form are nobody’s', () => {
  const userRow = async (username: string) => {
    const row = await server.db
      .selectFrom('users')
      .selectAll()
      .where('username', '=', username)
      .executeTakeFirstOrThrow()

    const roles = await server.db
      .selectFrom('userRoles')
      .select('roleId')
      .where('userId', '=', row.id)
      .orderBy('roleId')
      .execute()

    return {
      kept: {
        roles: roles.map((r) => r.roleId),
        status: row.status,
        department: row.departmentId,
        username: row.username,
        mustChange: row.mustChangePassword,
        hash: row.passwordHash?.toString(),
        deleted: row.deletedAt,
      },
      email: row.email,
    }
  }

  test('of one’s own data', async () => {
    const before = await userRow('student')
    const student = await server.as('student')

    expect(
      await student.post('/api/v1/users/accountInfo', {
        email: 'own@example.org',
        ...PRIVILEGES,
        status: 0,
        username: 'root2',
      }),
    ).toMatchObject({ status: 200 })

    expect(await userRow('student')).toEqual({ ...before, email: 'own@example.org' })

    expect((await student.get('/api/v1/users/me')).data).toMatchObject({
      userId: student.userId,
      roles: ['STUDENT'],
    })
  })

  test('of a password change', async () => {
    const before = await userRow('student2')
    const student = await server.as('student2')
    const form = { oldPassword: 'demo-pass-1', newPassword: 'quite-another-one-7', ...PRIVILEGES }

    await student.put('/api/v1/users/password', form)

    const after = await userRow('student2')

    expect({ ...after.kept, hash: null }).toEqual({ ...before.kept, hash: null })
  })

  test('of a registration by SMS: a person who registers is an applicant and nothing else', async () => {
    const mobile = '13712345671'
    const browser = aBrowser(server)

    const asked = await browser.post('/api/v1/auth/smsCode', {
      iphoneNum: mobile,
      purpose: 'register',
      ...(await browser.proof()),
      ...PRIVILEGES,
    })

    expect(asked.status).toBe(200)

    const { captchaKey } = asked.data as { captchaKey: string }
    const captchaCode = await codeSentTo(server, mobile)

    const form = {
      iphoneNum: mobile,
      captchaKey,
      captchaCode,
      password: 'a-good-pass-9',
      realName: '新人',
      consentVersion: CONSENT_VERSION,
    }

    const made = await browser.post('/sign/register', {
      ...PRIVILEGES,
      ...form,
      username: 'chosen.name',
    })

    expect(made).toMatchObject({ status: 200 })

    const me = server.withToken((made.data as { accessToken: string }).accessToken)

    expect((await me.get('/api/v1/users/me')).data).toMatchObject({
      roles: ['APPLICANT'],
      username: expect.not.stringContaining('chosen'),
    })
  })

  test('of a sign-up: its state, its owner and its intake’s decisions stay', async () => {
    const applicant = await server.as('applicant')

    const { id } = await fillRegistration(server, applicant, {
      basic: { ...PRIVILEGES },
      sign: { ...PRIVILEGES },
    })

    const read = () =>
      server.db
        .selectFrom('registrations')
        .select(['userId', 'state', 'submittedAt', 'version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()

    expect(await read()).toMatchObject({
      userId: applicant.userId,
      state: 'draft',
      submittedAt: null,
    })

    const { version } = await read()

    const steals = {
      ...wholeBasic,
      ...PRIVILEGES,
      id: 1,
      registrationId: 1,
      intakeId: 1,
      submittedAt: '2020-01-01',
      isEligible: true,
      version,
    }

    expect(await applicant.put(`/sign/registrations/${id}/basic`, steals)).toMatchObject({
      status: 200,
    })

    expect(await read()).toMatchObject({
      userId: applicant.userId,
      state: 'draft',
      submittedAt: null,
    })

    const act = {
      action: 'submit',
      state: 'qualified',
      to: 'enrolled',
      actorId: 1,
      relations: ['office', 'base'],
      version: version + 1,
    }

    await applicant.post(`/sign/registrations/${id}/act`, act)
    expect(['draft', 'submitted']).toContain((await read()).state)
  })

  test('of a query: the session alone decides whose own things are shown', async () => {
    const student = await server.as('student')
    const other = (await server.as('student2')).userId

    for (const path of [
      '/api/v1/users/me',
      '/api/v1/users/info',
      '/api/v1/sessions/own',
      '/fileOperation/own/page',
      '/api/v1/trainees/own',
      '/messages/notices/page',
    ]) {
      const own = await student.get(path)
      const asked = await student.get(
        `${path}?userId=${other}&user_id=${other}&ownerId=${other}&id=${other}&deptId=1&roles=ROOT`,
      )
      const body = (text: string) => text.replace(/"sealed":"[^"]+"|\$[\w+/=:.-]{20,}/g, '')

      expect(asked.status, path).toBe(own.status)

      if (path !== '/api/v1/users/info')
        expect(body(asked.body.toString()), path).toBe(body(own.body.toString()))
      else expect((asked.data as { id: number }).id).toBe(student.userId)
    }
  })
})

import { CONSENT_VERSION } from '@residency/contract/areas/signup/registration/registration.contract'
import { describe, expect, test } from 'vitest'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { codeSentTo, knownCaptcha } from '../../../testing/outside/browser.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { waitUntil } from '../../../testing/wait-until.ts'
import { isCreditCode } from './partner.rules.ts'

const server = await openServer({ environment: knownCaptcha })

/** A code whose check character fits. */
const codeFrom = (head: string) =>
  [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((last) => head + last).find(isCreditCode)!

async function register(mobile: string, over: object = {}) {
  const { captchaKey } = (await server.anonymous.get('/api/v1/auth/captcha')).data as {
    captchaKey: string
  }

  const sent = await server.anonymous.form('/api/v1/auth/smsCode', {
    iphoneNum: mobile,
    captchaKey,
    captchaCode: 'abcd',
    purpose: 'register',
  })

  const form = {
    unitName: '江北区医院',
    creditCode: codeFrom('12510105450752111'),
    contactName: '何经理',
    iphoneNum: mobile,
    captchaKey: (sent.data as { captchaKey: string }).captchaKey,
    captchaCode: await codeSentTo(server, mobile),
    password: 'a-good-pass-9',
    consentVersion: CONSENT_VERSION,
    ...over,
  }

  return server.anonymous.form('/sign/cooperation/register', form)
}

const withToken = (reply: { data: unknown }) =>
  server.withToken((reply.data as { accessToken: string }).accessToken)

const person = {
  realName: '丁一鸣',
  idCard: '510107200105120022',
  mobile: '13900000031',
  hasConsent: true,
}

test('the check character of a credit code is looked at (GB 32100)', () => {
  expect(isCreditCode('91350100M000100Y43')).toBe(true) // the example of the standard
  expect(isCreditCode('91350100M000100Y44')).toBe(false)
  expect(isCreditCode('9135010IM000100Y43')).toBe(false)
})

describe('a partner unit', () => {
  test('registers, waits for the office, and signs nobody up before it is let in', async () => {
    const made = await register('13911110001')

    expect(made, JSON.stringify(made.errors)).toMatchObject({
      status: 200,
      data: { tokenType: 'Bearer' },
    })

    const unit = withToken(made)

    expect((await unit.get('/sign/cooperation/own')).data).toMatchObject({
      state: 'applied',
      unitName: '江北区医院',
      actions: [],
      intakes: [
        {
          id: expect.any(Number),
          name: expect.stringContaining('年度招生'),
          until: expect.any(String),
        },
      ],
    })

    expect(await unit.post('/sign/cooperation/people', person)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('尚未审核通过'),
    })

    const office = await server.as('bhb')
    const { list } = (await office.get('/api/v1/partners/page?state=applied')).data as {
      list: { id: number; version: number; mobile: string }[]
    }
    const partner = list[0]!

    expect(partner.mobile).toBe('139****0001')

    expect(
      await office.post(`/api/v1/partners/${partner.id}/act`, {
        action: 'reject',
        version: partner.version,
      }),
    ).toMatchObject({ status: 400 })

    const turned = { action: 'reject', reason: '请上传盖章的介绍信', version: partner.version }

    expect(await office.post(`/api/v1/partners/${partner.id}/act`, turned)).toMatchObject({
      status: 200,
      data: { state: 'rejected' },
    })

    expect(
      await office.post(`/api/v1/partners/${partner.id}/act`, {
        action: 'approve',
        version: partner.version,
      }),
    ).toMatchObject({ status: 409 })

    const own = (await unit.get('/sign/cooperation/own')).data as {
      version: number
      creditCode: string
      actions: string[]
    }

    expect(own).toMatchObject({
      state: 'rejected',
      reason: '请上传盖章的介绍信',
      actions: ['reapply'],
    })

    const again = {
      unitName: '江北区人民医院',
      creditCode: own.creditCode,
      contactName: '何静',
      version: own.version,
    }

    expect(await unit.put('/sign/cooperation/own', again)).toMatchObject({
      status: 200,
      data: { state: 'applied', reason: null },
    })

    const version = own.version + 1

    expect(
      await office.post(`/api/v1/partners/${partner.id}/act`, { action: 'approve', version }),
    ).toMatchObject({
      data: { state: 'approved' },
    })
  })

  test('a credit code belongs to one unit, and one that does not fit is reported at its field', async () => {
    expect(await register('13911110002')).toMatchObject({
      status: 409,
      errors: [{ path: 'creditCode' }],
    })
    expect(await register('13911110003', { creditCode: '125101054507521119' })).toMatchObject({
      status: 400,
      errors: [{ path: 'creditCode' }],
    })
  })

  test('applicants, teachers and bases cannot act as one; a unit cannot review units', async () => {
    for (const who of ['applicant', 'teacher', 'base'])
      expect(await (await server.as(who)).get('/sign/cooperation/people/page'), who).toMatchObject({
        status: 401,
      })

    expect(await (await server.as('partner')).get('/api/v1/partners/page')).toMatchObject({
      status: 401,
    })
  })
})

describe('the office’s decision', () => {
  test('is sent to the unit, with the reason where it was turned away', async () => {
    const { userId } = await server.db
      .selectFrom('partners')
      .select('userId')
      .where('name', '=', '江北区人民医院')
      .executeTakeFirstOrThrow()

    const notices = await server.db
      .selectFrom('notices')
      .select(['title', 'body', 'path'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute()

    expect(notices).toEqual([
      {
        title: '合作单位审核未通过',
        body: expect.stringContaining('请上传盖章的介绍信'),
        path: '/sign/cooperation/apply/student',
      },
      {
        title: '合作单位审核通过',
        body: expect.stringContaining('江北区人民医院已通过审核'),
        path: '/sign/cooperation/apply/student',
      },
    ])
  })
})

describe('a decision about units', () => {
  const stateOf = async (id: number) =>
    await server.db
      .selectFrom('partners')
      .select(['state', 'reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  test('is undone by the person who took it, restores the earlier reason, and nobody is notified', async () => {
    const office = await server.as('bhb')

    const { id, userId, version } = await server.db
      .selectFrom('partners')
      .selectAll()
      .where('name', '=', '江北区人民医院')
      .executeTakeFirstOrThrow()

    const [before, notices] = [
      await stateOf(id),
      server.db.selectFrom('notices').select('id').where('userId', '=', userId),
    ]

    const sent = (await notices.execute()).length

    const turned = await office.post(`/api/v1/partners/${id}/act`, {
      action: 'reject',
      reason: '资质过期',
      version,
    })

    const { undo } = turned.data as { undo: { id: number; seconds: number } }

    expect(undo.seconds).toBe(10)

    const root = await server.as('root')

    expect(await root.post('/api/v1/partners/undo', { decision: undo.id })).toMatchObject({
      status: 409,
      msg: '只有作出决定的本人可以撤销',
    })

    expect(await office.post('/api/v1/registrations/undo', { decision: undo.id })).toMatchObject({
      status: 409,
    })

    expect(await office.post('/api/v1/partners/undo', { decision: undo.id })).toMatchObject({
      status: 200,
      data: { done: 1 },
    })

    expect(await stateOf(id)).toEqual(before)
    expect(await notices.execute()).toHaveLength(sent)
  })

  test('about many reports the result of each', async () => {
    const office = await server.as('bhb')

    const { id } = await server.db
      .selectFrom('partners')
      .select('id')
      .where('state', '=', 'approved')
      .executeTakeFirstOrThrow()

    const answer = await office.post('/api/v1/partners/act', {
      ids: [id, 999_999],
      action: 'approve',
    })

    expect(answer.data).toMatchObject({
      done: 0,
      rows: [
        { id, isDone: false, why: '现在是“已通过”，不能进行此操作' },
        { id: 999_999, isDone: false, why: '没有找到要访问的内容' },
      ],
      undo: null,
    })

    expect(
      await office.post('/api/v1/partners/act', { ids: [id], action: 'reject' }),
    ).toMatchObject({
      data: { done: 0, rows: [{ why: '请填写原因' }] },
    })
  })
})

describe('people of a unit', () => {
  test('are signed up with an account of their own, seen by their unit and nobody else’s', async () => {
    const unit = await server.as('partner')

    expect(
      await unit.post('/sign/cooperation/people', { ...person, hasConsent: false }),
    ).toMatchObject({ status: 400 })

    const made = await unit.post('/sign/cooperation/people', person)

    expect(made, JSON.stringify(made.errors)).toMatchObject({ status: 200 })

    expect((await unit.get('/sign/cooperation/people/page')).data).toMatchObject({
      list: expect.arrayContaining([
        expect.objectContaining({
          realName: '丁一鸣',
          state: 'draft',
          mobile: '139****0031',
          isOpen: true,
        }),
      ]),
    })

    const other = withToken(await loginBySms('13911110001'))
    const seen = (await other.get('/sign/cooperation/people/page')).data as { total: number }

    expect(seen.total).toBe(0)

    const self = withToken(await loginBySms('13900000031'))

    expect((await self.get('/sign/registrations/own')).data).toMatchObject({
      realName: '丁一鸣',
      state: 'draft',
      traineeKind: 'partner',
    })
  })

  test('who is not of age cannot be signed up by a unit either', async () => {
    const minor = { ...person, idCard: '510107201501010022', mobile: '13900000039' }
    expect(
      await (await server.as('partner')).post('/sign/cooperation/people', minor),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'idCard', message: '报名人须年满 18 周岁' }],
    })
  })

  test('the same card, or somebody else’s number, is refused by its field', async () => {
    const unit = await server.as('partner')

    expect(
      await unit.post('/sign/cooperation/people', { ...person, mobile: '13900000032' }),
    ).toMatchObject({
      status: 409,
      errors: [{ path: 'idCard' }],
    })

    expect(
      await unit.post('/sign/cooperation/people', {
        ...person,
        idCard: '510107200008151230',
        mobile: '13900000033',
      }),
    ).toMatchObject({
      status: 409,
    })

    expect(
      await unit.post('/sign/cooperation/people', {
        ...person,
        idCard: '510107200105120023',
        mobile: '13900000034',
      }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'idCard', message: '证件号码有误：校验位不符，请核对每一位' }],
    })

    const ofUnit = { ...person, idCard: '11010519491231002X', mobile: '13800000014' }

    expect(await unit.post('/sign/cooperation/people', ofUnit)).toMatchObject({
      status: 409,
      errors: [{ path: 'mobile' }],
    })
  })

  test('of two who add the same person at once one does', async () => {
    const unit = await server.as('partner')
    const twin = { idCard: '110101199003078718', mobile: '13900000077', hasConsent: true }
    const add = (realName: string) => unit.post('/sign/cooperation/people', { ...twin, realName })
    const both = await Promise.all([add('双双'), add('成双')])

    expect(both.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 409])
  })

  test('of two units that add the same card at once, with different numbers, one does', async () => {
    const [firstUnit, secondUnit] = [
      await server.as('partner'),
      withToken(await loginBySms('13911110001')),
    ]

    const cards = [
      '110101199003070310',
      '110101199003070425',
      '110101199003070572',
      '110101199003070644',
      '110101199003070759',
    ]

    const add = (unit: Pick<typeof firstUnit, 'post'>, first: number) =>
      Promise.all(
        cards.map((idCard, i) =>
          unit.post('/sign/cooperation/people', {
            realName: '同卡',
            idCard,
            mobile: `139000001${first + i}`,
            hasConsent: true,
          }),
        ),
      )

    const [these, those] = await Promise.all([add(firstUnit, 10), add(secondUnit, 20)])

    for (const [i, mine] of these.entries()) {
      expect([mine.status, those[i]!.status].sort((a, b) => a - b)).toEqual([200, 409])

      const refused = [mine, those[i]!].find(({ status }) => status === 409)
      expect(refused).toMatchObject({ errors: [{ path: 'idCard' }] })
    }
  })
})

describe('whether a card has signed up', () => {
  const JUDGE = '/sign/studentCooperativeApply/external/judge'
  const FREE = '510107199508152347'

  const auditRows = () =>
    server.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('action', '=', 'signup.partner.judge')
      .orderBy('id')
      .execute()

  test('is answered yes or no, for people in training and barred ones too, and written down without the card', async () => {
    const unit = await server.as('partner')
    const hash = fieldCrypto(server.keys).hashOf('idCard', '110101199003070193')
    const columns = 'real_name, id_card_sealed, id_card_hash, reason, created_by'

    await server.asOwner(
      `insert into barred_people (${columns}) values ('某', 'x', '${hash}', '退培', (select min(id) from users))`,
    )

    const answers: unknown[] = []

    for (const idCard of [
      person.idCard,
      '510107200011050035',
      '110101199003070193',
      FREE,
      'not a card',
    ])
      answers.push((await unit.form(JUDGE, { idCard })).data)

    expect(answers).toEqual([true, true, true, false, false])

    const log = await auditRows()

    expect(log.map(({ detail }) => detail)).toEqual(
      [true, true, true, false, false].map((isTaken) => ({ isTaken })),
    )
    expect(log.every((entry) => entry.userId === unit.userId && entry.entity === 'partner')).toBe(
      true,
    )

    for (const card of [person.idCard, '510107200011050035', '110101199003070193', FREE])
      expect(JSON.stringify(log)).not.toContain(card)
  })

  test('is refused to strangers, to everybody but units, and to a unit that is not let in; nothing is written down for them', async () => {
    const before = (await auditRows()).length

    expect(await server.anonymous.form(JUDGE, { idCard: FREE })).toMatchObject({ status: 401 })

    for (const who of ['applicant', 'student', 'teacher', 'base', 'bhb'])
      expect(await (await server.as(who)).form(JUDGE, { idCard: FREE }), who).toMatchObject({
        status: 401,
        code: 'A0301',
      })

    const unit = await server.as('partner')
    const turn = (state: ColumnValue<'partners', 'state'>) =>
      server.db.updateTable('partners').set({ state }).where('userId', '=', unit.userId).execute()

    for (const state of ['applied', 'rejected'] as const) {
      await turn(state)
      expect(await unit.form(JUDGE, { idCard: FREE })).toMatchObject({
        status: 409,
        msg: expect.stringContaining('尚未审核通过'),
      })
    }

    await turn('approved')

    expect(await unit.form(JUDGE, {})).toMatchObject({
      status: 400,
      errors: [{ path: 'form.idCard' }],
    })

    expect(await unit.form(JUDGE, { idCard: '1'.repeat(31) })).toMatchObject({ status: 400 })
    expect(await auditRows()).toHaveLength(before)
  })

  test('is answered a hundred times an hour to each unit, then refused with the time to wait', async () => {
    const unit = await server.as('partner')
    await server.asOwner("delete from rate_limits where key like 'partner-judge%'")

    const before = (await auditRows()).length

    for (let n = 0; n < 100; n++)
      expect(await unit.form(JUDGE, { idCard: FREE })).toMatchObject({ status: 200 })

    expect(await unit.form(JUDGE, { idCard: FREE })).toMatchObject({ status: 429 })
    expect(await auditRows()).toHaveLength(before + 100)

    await server.asOwner("delete from rate_limits where key like 'partner-judge%'")
    expect(await unit.form(JUDGE, { idCard: FREE })).toMatchObject({ status: 200 })
  })

  test('is learnt as often by adding people; of one’s own people as often as one likes', async () => {
    const unit = await server.as('partner')

    const left = async (points: number) => {
      const key = `partner-judge:${(await server.db.selectFrom('partners').select('id').where('userId', '=', unit.userId).executeTakeFirstOrThrow()).id}`
      await server.asOwner(`update rate_limits set points = ${100 - points} where key = '${key}'`)
    }

    const add = (over: object) =>
      unit.post('/sign/cooperation/people', { ...person, mobile: '13900000088', ...over })
    const inTraining = { idCard: '510107200011050035' }

    await left(1)

    for (let n = 0; n < 3; n++)
      expect(await add({})).toMatchObject({ status: 409, errors: [{ path: 'idCard' }] })

    expect(await add(inTraining)).toMatchObject({ status: 409, errors: [{ path: 'idCard' }] })
    expect(await add(inTraining)).toMatchObject({ status: 429 })
    expect(await unit.form(JUDGE, { idCard: FREE })).toMatchObject({ status: 429 })
    expect(await add({})).toMatchObject({ status: 409 })
    expect(await add({ idCard: '510107199508152349' })).toMatchObject({ status: 200 })
  })
})

async function loginBySms(mobile: string) {
  const { captchaKey } = (await server.anonymous.get('/api/v1/auth/captcha')).data as {
    captchaKey: string
  }
  await server.asOwner("delete from rate_limits where key like 'sms-%'")

  const before = await server.db.selectFrom('smsOutbox').select('id').execute()

  const sent = await server.anonymous.form('/api/v1/auth/smsCode', {
    iphoneNum: mobile,
    captchaKey,
    captchaCode: 'abcd',
    purpose: 'login',
  })

  await waitUntil(
    'the message',
    async () =>
      (await server.db.selectFrom('smsOutbox').select('id').execute()).length > before.length,
  )

  const code = await codeSentTo(server, mobile)
  const key = (sent.data as { captchaKey: string }).captchaKey

  return server.anonymous.form('/api/v1/auth/loginBySms', {
    iphoneNum: mobile,
    captchaKey: key,
    captchaCode: code,
  })
}

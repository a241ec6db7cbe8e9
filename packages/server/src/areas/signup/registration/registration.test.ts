import { CONSENT_VERSION } from '@residency/contract/areas/signup/registration/registration.contract'
import { describe, expect, test } from 'vitest'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { fillRegistration, wholeBasic } from '../../../testing/builders/registration-calls.ts'
import { runOverlapping } from '../../../testing/run-overlapping.ts'
import { type Caller, openServer, type TestServer } from '../../../testing/server/open-server.ts'
import { waitUntil } from '../../../testing/wait-until.ts'

type Own = {
  id: number
  version: number
  missing: string[]
  actions: string[]
  state: string
  photoKey: string | null
}

const server = await openServer({ environment: { CAPTCHA_FIXED_CODE: 'abcd' } })
const whole = wholeBasic
const ownOf = async (who: Caller) => (await who.post('/sign/registrations/own')).data as Own

/** The administrator of the base of an offer, as a caller. */
async function baseOf(offerId: number) {
  const base = await server.db
    .selectFrom('offers')
    .innerJoin('majors', 'majors.id', 'offers.majorId')
    .select('majors.baseId')
    .where('offers.id', '=', offerId)
    .executeTakeFirstOrThrow()

  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'base')
    .executeTakeFirstOrThrow()

  await server.db
    .insertInto('baseAdministrators')
    .values({ baseId: base.baseId, userId: id })
    .onConflict((c) => c.doNothing())
    .execute()

  return server.as('base')
}

/** An action on a registration in its current version. */
async function act(who: Caller, path: string, id: number, action: string, reason?: string) {
  const row = await server.db
    .selectFrom('registrations')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return who.post(`${path}/${id}/act`, { action, reason, version: row.version })
}

const OWN = '/sign/registrations'
const REVIEW = '/api/v1/registrations'

/** A whole, unsubmitted registration of the demo applicant. */
async function fillIn(who: Caller, basic: object = {}) {
  const filled = await fillRegistration(server, who, { basic })
  expect(filled).toMatchObject({ missing: [], photoKey: expect.stringMatching(/^[0-9a-f]{32}$/) })

  return filled
}

describe('an applicant', () => {
  test('opens one sign-up in the open intake, however often they ask', async () => {
    const applicant = await server.as('applicant')
    const [a, b] = await Promise.all([ownOf(applicant), ownOf(applicant)])

    expect(a.id).toBe(b.id)

    expect(a).toMatchObject({
      state: 'draft',
      missing: expect.arrayContaining(['idCard', 'photo', 'choices']),
    })
  })

  test('chooses the trainee kind: none is chosen beforehand, and the rest can be saved without it', async () => {
    const applicant = await server.as('applicant')
    const own = await ownOf(applicant)

    expect(own).toMatchObject({
      isKindChosen: false,
      missing: expect.arrayContaining(['traineeKind']),
    })

    const { intakeId } = await server.db
      .selectFrom('registrations')
      .select('intakeId')
      .where('id', '=', own.id)
      .executeTakeFirstOrThrow()

    const sign = (traineeKind: string | null, version: number) =>
      applicant.put(`${OWN}/${own.id}/sign`, {
        intakeId,
        traineeKind,
        employer: null,
        isFresh: true,
        studentPlace: null,
        version,
      })

    const first = await sign(null, own.version)

    expect(first).toMatchObject({
      status: 200,
      data: { missing: expect.arrayContaining(['traineeKind']) },
    })

    const second = await sign('open', (first.data as Own).version)

    expect((second.data as Own).missing).not.toContain('traineeKind')
    expect(await ownOf(applicant)).toMatchObject({ isKindChosen: true, traineeKind: 'open' })
  })

  test('people refused by an earlier intake may sign up again; people in training may not', async () => {
    const applicant2 = await server.as('applicant2')

    await server.db
      .updateTable('registrations')
      .set({
        state: 'rejected',
        intakeId: server.db.selectFrom('intakes').select('id').where('state', '=', 'closed'),
      })
      .where('userId', '=', applicant2.userId)
      .execute()

    expect(await ownOf(applicant2)).toMatchObject({ state: 'draft' })

    const trainee = await server.as('student')

    await server.db
      .insertInto('userRoles')
      .columns(['userId', 'roleId'])
      .expression((e) =>
        e
          .selectFrom('roles')
          .select([e.val(trainee.userId).as('userId'), 'roles.id as roleId'])
          .where('code', '=', 'APPLICANT'),
      )
      .execute()

    expect(await ownOf(trainee)).toMatchObject({
      state: 'enrolled',
      traineeNumber: expect.stringMatching(/^\d{4}[JY]0001$/),
    })
  })

  test('sees by field what does not fit the card', async () => {
    const applicant = await server.as('applicant')
    const own = await ownOf(applicant)

    const save = (over: object) =>
      applicant.put(`/sign/registrations/${own.id}/basic`, {
        ...whole,
        ...over,
        version: own.version,
      })

    expect(await save({ idCard: '510107200105120023' })).toMatchObject({
      status: 400,
      errors: [{ path: 'idCard', message: '证件号码有误：校验位不符，请核对每一位' }],
    })

    expect(await save({ birthDate: '2001-05-13' })).toMatchObject({
      status: 400,
      errors: [{ path: 'birthDate', message: '出生日期与身份证号不一致，应为 2001-05-12' }],
    })

    expect(await save({ gender: 1 })).toMatchObject({ status: 400, errors: [{ path: 'gender' }] })

    expect(await save({ ethnicCode: '77' })).toMatchObject({
      status: 400,
      errors: [{ path: 'ethnicCode' }],
    })

    expect(await save({ regionCode: '999999' })).toMatchObject({
      status: 400,
      errors: [{ path: 'regionCode' }],
    })

    expect(await save({ schoolId: 99_999_999 })).toMatchObject({
      status: 400,
      errors: [{ path: 'schoolId' }],
    })
  })

  test('signs up with a passport or a permit: its number has its own rule, birth date and sex are asked for', async () => {
    const applicant = await server.as('applicant')
    const own = await ownOf(applicant)
    let { version } = own

    const save = async (over: object) => {
      const answer = await applicant.put(`/sign/registrations/${own.id}/basic`, {
        ...whole,
        ...over,
        version,
      })
      if (answer.status === 200) version = (answer.data as Own).version

      return answer
    }

    const wrong = (message: string) => ({
      status: 400,
      errors: [{ path: 'idCard', message: `证件号码有误：${message}` }],
    })

    expect(await save({ idKind: 'passport', idCard: '12' })).toMatchObject(
      wrong('护照应为 6 至 12 位字母和数字'),
    )
    expect(await save({ idKind: 'hk_mo_permit', idCard: 'A12345678' })).toMatchObject(
      wrong('港澳居民来往内地通行证应为 H 或 M 加 8 位数字'),
    )
    expect(await save({ idKind: 'foreign_permit', idCard: 'USA510085133212' })).toMatchObject(
      wrong('出生日期不存在'),
    )
    expect(
      await save({ idKind: 'passport', idCard: 'e12345678', birthDate: '2015-01-01' }),
    ).toMatchObject({ status: 400 })

    for (const [idKind, idCard, stored] of [
      ['passport', '\u202de 1234 5678', 'E12345678'],
      ['passport', '123456789', '123456789'],
      ['hk_mo_permit', 'h12345678', 'H12345678'],
      ['tw_permit', '１２３４５６７８', '12345678'],
      ['foreign_permit', 'usa510085031212', 'USA510085031212'],
    ]) {
      expect(
        await save({ idKind, idCard, gender: 1, birthDate: '1999-03-12' }),
        idKind,
      ).toMatchObject({ status: 200 })

      const row = await server.db
        .selectFrom('registrations')
        .select(['idKind', 'idCardHash', 'gender', 'birthDate'])
        .where('id', '=', own.id)
        .executeTakeFirstOrThrow()

      const idCardHash = fieldCrypto(server.keys).hashOf('idCard', stored!)

      expect(row).toEqual({ idKind, idCardHash, gender: 1, birthDate: '1999-03-12' })
    }

    const masked = { idCard: 'USA5*******1212', gender: 1, birthDate: '1999-03-12' }

    expect(await save({ idKind: 'passport', ...masked })).toMatchObject({ status: 400 })
    expect(await save({ idKind: 'foreign_permit', ...masked })).toMatchObject({ status: 200 })

    expect(await ownOf(applicant)).toMatchObject({
      idKind: 'foreign_permit',
      missing: expect.not.arrayContaining(['idCard', 'birthDate']),
    })

    // as published clients send it, without a kind; the identity card holds birth date and sex
    // again
    expect(await save({})).toMatchObject({ status: 200 })
    expect(await ownOf(applicant)).toMatchObject({ idKind: 'id_card' })
  })

  test('does not overwrite what a second tab has saved', async () => {
    const applicant = await server.as('applicant')
    const own = await ownOf(applicant)

    expect(
      await applicant.put(`/sign/registrations/${own.id}/basic`, {
        ...whole,
        version: own.version,
      }),
    ).toMatchObject({ status: 200 })

    expect(
      await applicant.put(`/sign/registrations/${own.id}/basic`, {
        ...whole,
        realName: '别的',
        version: own.version,
      }),
    ).toMatchObject({
      status: 409,
    })
  })

  test('whose card comes back masked is held against the stored one: birth date and sex cannot part from it', async () => {
    const applicant = await server.as('applicant')
    const own = await ownOf(applicant)
    const idCard = `${whole.idCard.slice(0, 4)}**********${whole.idCard.slice(-4)}`

    const save = (over: object) =>
      applicant.put(`/sign/registrations/${own.id}/basic`, {
        ...whole,
        idCard,
        ...over,
        version: own.version,
      })

    expect(await save({ birthDate: '1999-05-12' })).toMatchObject({
      status: 400,
      errors: [{ path: 'birthDate' }],
    })

    expect(await save({ gender: 1 })).toMatchObject({ status: 400, errors: [{ path: 'gender' }] })
    expect(await save({})).toMatchObject({ status: 200 })
  })

  test('sees whether a draft can still be handed in: while the intake takes sign-ups', async () => {
    const ownNow = async () =>
      (await (await server.as('applicant')).get('/sign/registrations/own')).data as Own & {
        isInTime: boolean
      }

    const now = server.clock.now

    expect((await ownNow()).isInTime).toBe(true)

    server.clock.now = new Date(now.getTime() + 100 * 86_400_000)
    expect(await ownNow()).toMatchObject({ state: 'draft', isEditable: true, isInTime: false })

    server.clock.now = now
  })

  test('cannot submit what is not complete, and sees what is missing', async () => {
    const applicant = await server.as('applicant')
    const own = await ownOf(applicant)

    expect(await act(applicant, OWN, own.id, 'submit')).toMatchObject({
      status: 400,
      msg: expect.stringContaining('证件照'),
    })
  })

  test('who submits too early, too late or after the office has closed the intake sees its dates', async () => {
    const applicant = await server.as('applicant')
    const own = await ownOf(applicant)

    const { intakeId } = await server.db
      .selectFrom('registrations')
      .select('intakeId')
      .where('id', '=', own.id)
      .executeTakeFirstOrThrow()

    const intakes = () => server.db.updateTable('intakes').where('id', '=', intakeId)

    const before = await server.db
      .selectFrom('intakes')
      .selectAll()
      .where('id', '=', intakeId)
      .executeTakeFirstOrThrow()

    const { signUpFrom, signUpUntil } = before
    const day = (n: number) => new Date(server.clock.now.getTime() + n * 86_400_000)

    const refusalAt = async (columns: object) => {
      await intakes().set(columns).execute()
      const { status, msg } = await act(applicant, OWN, own.id, 'submit')
      return [status, msg.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/g, '时间')]
    }

    expect(await refusalAt({ signUpFrom: day(1) })).toEqual([
      409,
      expect.stringMatching(/^“.+”还没有开始报名，报名时间：时间 至 时间$/),
    ])

    const over = [
      409,
      expect.stringMatching(/^“.+”已于 时间 截止报名，不能再提交（报名时间：时间 至 时间）$/),
    ]

    expect(await refusalAt({ signUpFrom, signUpUntil: server.clock.now })).toEqual(over)

    const stopped = [
      409,
      expect.stringMatching(/^“.+”已停止接受报名，不能再提交（原报名时间：时间 至 时间）$/),
    ]

    expect(await refusalAt({ signUpUntil, state: 'closed' })).toEqual(stopped)

    await intakes().set({ state: before.state }).execute()
  })

  test('a disguised photo is refused with the specification’s words', async () => {
    const applicant = await server.as('applicant')
    const own = await ownOf(applicant)

    const refused = await applicant.form(`/sign/registrations/${own.id}/photo`, {
      file: {
        filename: 'me.jpg',
        content: Buffer.from('<html><script>1</script></html>'),
        type: 'image/jpeg',
      },
    })

    expect(refused).toMatchObject({ status: 415, msg: '附件格式仅支持图片文件(jpg、png、jpeg)' })
  })

  test('never reads, writes or previews somebody else’s sign-up', async () => {
    const applicant = await server.as('applicant')

    const other = await server.db
      .selectFrom('registrations')
      .select('id')
      .where('realName', '=', '刘子墨')
      .executeTakeFirstOrThrow()

    expect(
      await applicant.put(`/sign/registrations/${other.id}/basic`, { ...whole, version: 1 }),
    ).toMatchObject({ status: 404 })
    expect(await act(applicant, OWN, other.id, 'withdraw')).toMatchObject({ status: 404 })

    expect(await applicant.get(`/api/v1/registrations/${other.id}`)).toMatchObject({
      status: 401,
      code: 'A0301',
    })
  })
})

describe('from the visitor to the qualified applicant', () => {
  test('an intake is closed before somebody hands in or after, never in between', async () => {
    const applicant = await server.as('applicant')
    const { id } = await fillIn(applicant)

    const { intakeId } = await server.db
      .selectFrom('registrations')
      .select('intakeId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    const set = (db: TestServer['db'], state: ColumnValue<'intakes', 'state'>) =>
      db.updateTable('intakes').set({ state }).where('id', '=', intakeId).execute()

    const reply = await runOverlapping(
      server,
      (db) => set(db, 'closed'),
      () => act(applicant, OWN, id, 'submit'),
    )

    expect(reply).toMatchObject({ status: 409 })

    await set(server.db, 'open')
  })

  test('the applicant submits, the base of the first choice passes, and each step is written down', async () => {
    const applicant = await server.as('applicant')
    const { id, offerId, photoKey } = await fillIn(applicant)

    expect(await act(applicant, OWN, id, 'submit')).toMatchObject({
      status: 200,
      data: { state: 'submitted', actions: ['withdraw'] },
    })

    expect(
      await applicant.put(`/sign/registrations/${id}/choices`, {
        offerIds: [],
        acceptsAdjustment: false,
        version: 9,
      }),
    ).toMatchObject({
      status: 409,
    })

    const stranger = await server.as('base2')

    expect(await act(stranger, REVIEW, id, 'pass')).toMatchObject({ status: 404 })
    expect(await stranger.get(`/fileOperation?filePath=${photoKey}`)).toMatchObject({ status: 404 })

    const base = await baseOf(offerId)

    expect((await base.get(`/fileOperation?filePath=${photoKey}`)).headers['content-type']).toBe(
      'image/jpeg',
    )

    expect(await act(base, REVIEW, id, 'return')).toMatchObject({
      status: 400,
      errors: [{ path: 'reason' }],
    })

    expect(await act(base, REVIEW, id, 'passAtOffice')).toMatchObject({ status: 409 })

    expect(await act(base, REVIEW, id, 'pass')).toMatchObject({
      status: 200,
      data: { state: 'qualified' },
    })

    expect(await act(base, REVIEW, id, 'pass')).toMatchObject({ status: 409 })

    const office = await server.as('bhb')
    const listed = await office.get('/api/v1/registrations/page?state=qualified')

    expect(listed.data).toMatchObject({ total: 1, list: [{ id, mobile: '138****0012' }] })

    const trail = await server.db
      .selectFrom('flowHistory')
      .select('action')
      .where('flow', '=', 'registration')
      .where('recordId', '=', id)
      .orderBy('id')
      .execute()

    expect(trail.map((h) => h.action)).toEqual(['submit', 'pass'])
  })

  test('one sign-up per person and intake, by the card: two submissions at once, one wins and the other is refused', async () => {
    const twin = await server.as('teacher2')

    await server.db
      .insertInto('userRoles')
      .columns(['userId', 'roleId'])
      .expression((e) =>
        e
          .selectFrom('roles')
          .select([e.val(twin.userId).as('userId'), 'roles.id as roleId'])
          .where('code', '=', 'APPLICANT'),
      )
      .execute()

    const { id } = await fillIn(twin, { mobile: '13800000009' })

    expect(await act(twin, OWN, id, 'submit')).toMatchObject({
      status: 409,
      errors: [{ path: 'idCard' }],
    })
  })

  test('full numbers are read one by one, by those entitled, and every reading is written down', async () => {
    const office = await server.as('bhb')
    const { list } = (await office.get('/api/v1/registrations/page?keywords=刘子墨')).data as {
      list: { id: number }[]
    }
    const id = list[0]!.id

    expect((await office.get(`/api/v1/registrations/${id}`)).data).toMatchObject({
      idCard: '5101**********1230',
    })

    const sealed = (await office.get(`/api/v1/registrations/${id}/personal`)).data as {
      idCard: string
    }

    expect(sealed.idCard).not.toContain('510107')
    expect(sealed.idCard.length % 4).toBe(0)

    const row = await server.db
      .selectFrom('auditEntries')
      .select('entityId')
      .where('action', '=', 'personalData.read')
      .where('userId', '=', office.userId)
      .executeTakeFirst()

    expect(row?.entityId).toBe(String(id))
  })
})

describe('registering', () => {
  const messages = async () =>
    (await server.db.selectFrom('smsOutbox').select('id').execute()).length

  const start = async (mobile: string) => {
    const before = await messages()
    const { captchaKey } = (await server.anonymous.get('/api/v1/auth/captcha')).data as {
      captchaKey: string
    }

    const sent = await server.anonymous.form('/api/v1/auth/smsCode', {
      iphoneNum: mobile,
      captchaKey,
      captchaCode: 'abcd',
      purpose: 'register',
    })

    expect(sent.status, JSON.stringify(sent.msg)).toBe(200)

    await waitUntil('the message', async () => (await messages()) > before)

    const last = await server.db
      .selectFrom('smsOutbox')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()

    const text = fieldCrypto(server.keys).openCell(
      { table: 'sms_outbox', column: 'text', row: last.id },
      last.textSealed,
    )!

    return {
      captchaKey: (sent.data as { captchaKey: string }).captchaKey,
      captchaCode: /\d{6}/.exec(text)![0],
    }
  }

  const form = (
    mobile: string,
    code: { captchaKey: string; captchaCode: string },
    over: object = {},
  ) => ({
    iphoneNum: mobile,
    ...code,
    password: 'a-good-pass-9',
    realName: '新人',
    consentVersion: CONSENT_VERSION,
    ...over,
  })

  test('a mobile number proved by SMS makes an applicant, whose consent is kept with its version', async () => {
    const code = await start('13712345678')

    const weak = await server.anonymous.form(
      '/sign/register',
      form('13712345678', code, { password: 'password1' }),
    )

    expect(weak).toMatchObject({ status: 400, errors: [{ path: 'password' }] })

    const made = await server.anonymous.form('/sign/register', form('13712345678', code))

    expect(made).toMatchObject({ status: 200, data: { tokenType: 'Bearer' } })

    const applicant = server.withToken((made.data as { accessToken: string }).accessToken)

    const me = (await applicant.get('/api/v1/users/me')).data as {
      userId: number
      username: string
      roles: string[]
    }

    expect(me).toMatchObject({ roles: ['APPLICANT'], username: expect.stringMatching(/^a\d{10}$/) })
    // The ten digits are random: a short part of the number may be among them by chance.
    expect(me.username).not.toContain('13712345678'.slice(1))

    const consent = await server.db
      .selectFrom('consents')
      .select('consentVersion')
      .where('userId', '=', me.userId)
      .executeTakeFirst()

    expect(consent?.consentVersion).toBe(CONSENT_VERSION)
  })

  test('a person with an account keeps it and becomes an applicant too', async () => {
    const code = await start('13800000008')
    const made = await server.anonymous.form('/sign/register', form('13800000008', code))
    const same = server.withToken((made.data as { accessToken: string }).accessToken)

    expect((await same.get('/api/v1/users/me')).data).toMatchObject({
      username: 'teacher',
      roles: expect.arrayContaining(['TEACHER', 'APPLICANT']),
    })
  })

  test('whose account is made in the same moment, by a unit that signs them up, has that one', async () => {
    const mobile = '13712345680'
    const code = await start(mobile)
    const unit = await server.as('partner')
    const person = { realName: '新人', idCard: '110101199003077918', mobile, hasConsent: true }

    const [made, added] = await Promise.all([
      server.anonymous.form('/sign/register', form(mobile, code)),
      unit.post('/sign/cooperation/people', person),
    ])

    expect(made).toMatchObject({ status: 200 })
    expect([200, 409]).toContain(added.status)

    const accounts = server.db
      .selectFrom('users')
      .select('id')
      .where('mobileHash', '=', fieldCrypto(server.keys).hashOf('mobile', mobile))

    expect(await accounts.execute()).toHaveLength(1)
  })

  test('the consent must be the present one', async () => {
    const refused = await server.anonymous.form(
      '/sign/register',
      form('13712345679', { captchaKey: 'x', captchaCode: '123456' }, { consentVersion: 'old' }),
    )
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'consentVersion' }] })
  })
})

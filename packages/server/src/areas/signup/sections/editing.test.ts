import { SECTIONS, type Section } from '@residency/contract/areas/intakes/section.public'
import { signupWords } from '@residency/contract/areas/signup/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import {
  fillRegistration,
  loadOwnRegistration,
  type OwnRegistration,
  saveSection,
  takeAction,
  wholeBasic,
  wholeSign,
} from '../../../testing/builders/registration-calls.ts'
import { insertRegistration } from '../../../testing/builders/registration-rows.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const applicant = await server.as('applicant')
let id: number
let offerId: number

beforeAll(async () => {
  const made = await fillRegistration(server, applicant)
  id = made.id
  offerId = made.offerId

  await server.db
    .insertInto('coreFields')
    .values([
      { field: 'basic.realName', isCore: true },
      { field: 'certificate', isCore: true },
      { field: 'basic.email', isCore: false },
    ])
    .execute()
})

const save = (path: string, form: object) => saveSection(server, applicant, id, path, form)
const read = async () => (await applicant.get(`/sign/registrations/${id}`)).data as OwnRegistration

const putInto = (state: ColumnValue<'registrations', 'state'>) =>
  server.db
    .updateTable('registrations')
    .set({ state, realName: wholeBasic.realName })
    .where('id', '=', id)
    .execute()

const sendBack = async (sections: readonly Section[]) => {
  const bhb = await server.as('bhb')
  await server.db
    .insertInto('registrationReturns')
    .values(
      sections.map((section) => ({
        registrationId: id,
        section,
        reason: '请更正',
        returnedBy: bhb.userId,
        returnedAt: server.clock.now,
      })),
    )
    .execute()
}

beforeEach(async () => {
  await server.db.deleteFrom('registrationReturns').execute()
  await server.db.deleteFrom('barredPeople').execute()
})

describe('a returned sign-up', () => {
  test('is open only where something was returned, with its reasons; handing it in closes them', async () => {
    await putInto('returned')
    await sendBack(['basic'])

    expect(await read()).toMatchObject({
      editable: ['basic'],
      returns: [{ section: 'basic', reason: '请更正' }],
    })

    expect(await save('sign', { intakeId: (await read()).intake.id, ...wholeSign })).toMatchObject({
      status: 409,
      msg: '这一部分现在不能修改，只能修改退回的部分',
    })

    expect(await save('work', { entries: [] })).toMatchObject({ status: 409 })
    expect(await save('basic', { ...wholeBasic, email: 'new@example.org' })).toMatchObject({
      status: 200,
    })
    expect(await takeAction(server, applicant, '/sign/registrations', id, 'submit')).toMatchObject({
      status: 200,
    })
    expect(await read()).toMatchObject({ state: 'submitted', editable: [], returns: [] })

    const mended = await server.db.selectFrom('registrationReturns').select('mendedAt').execute()

    expect(mended).toEqual([{ mendedAt: server.clock.now }])
  })

  test('is not taken as it was: it names the parts that are still returned, and can be submitted once something was changed', async () => {
    await putInto('returned')

    await server.db
      .updateTable('registrations')
      .set({ isMended: false })
      .where('id', '=', id)
      .execute()

    await sendBack(['basic', 'sign'])

    const submit = () => takeAction(server, applicant, '/sign/registrations', id, 'submit')
    const unchanged = { ...wholeBasic, email: 'same@example.org' }

    await server.db
      .updateTable('registrations')
      .set({ email: unchanged.email })
      .where('id', '=', id)
      .execute()

    expect(await save('basic', unchanged)).toMatchObject({ status: 200 })

    expect(await submit()).toMatchObject({
      status: 409,
      msg: '退回后还没有修改过，请按退回原因修改后再提交',
    })

    expect(await read()).toMatchObject({
      isMended: false,
      returns: [{ isChanged: false }, { isChanged: false }],
    })

    expect(await save('basic', { ...unchanged, email: 'other@example.org' })).toMatchObject({
      status: 200,
    })

    expect(await read()).toMatchObject({
      isMended: true,
      returns: [
        { section: 'basic', isChanged: true },
        { section: 'sign', isChanged: false },
      ],
    })

    expect(await submit()).toMatchObject({ status: 200 })
  })

  test('opens what a change of its own asks for besides, and can be handed in again', async () => {
    const { intake } = await read()

    await server.db
      .insertInto('intakeRequirements')
      .values({ intakeId: intake.id, traineeKind: 'sponsored', section: 'award' })
      .execute()

    await putInto('returned')
    await sendBack(['sign'])
    expect(await save('award', { entries: [] })).toMatchObject({ status: 409 })

    const other = {
      ...wholeSign,
      intakeId: intake.id,
      traineeKind: 'sponsored',
      employer: '江城二院',
    }

    expect((await save('sign', other)).data).toMatchObject({
      missing: ['award'],
      editable: ['sign', 'award'],
      returns: [
        { section: 'sign' },
        { section: 'award', reason: '修改后的内容还需要补充这一部分' },
      ],
    })

    expect(await save('sign', other), 'what is open already is not opened twice').toMatchObject({
      status: 200,
    })

    const award = {
      title: '优秀毕业生',
      awardLevel: 'school',
      issuer: '江城大学',
      happenedOn: '2022-06-01',
    }

    expect((await save('award', { entries: [award] })).data).toMatchObject({
      missing: [],
      editable: ['sign', 'award'],
    })

    expect(await takeAction(server, applicant, '/sign/registrations', id, 'submit')).toMatchObject({
      status: 200,
    })

    await server.db.deleteFrom('intakeRequirements').execute()
    await putInto('draft')
    expect(await save('sign', { ...wholeSign, intakeId: intake.id })).toMatchObject({ status: 200 })
  })

  test('of which no part is named is open whole', async () => {
    await putInto('returned')
    expect((await read()).editable).toEqual(SECTIONS)
  })
})

describe('the choices of a returned sign-up', () => {
  const judged = { isEligible: false, eligibilityReason: '面谈未到' }

  const choices = () =>
    server.db
      .selectFrom('registrationChoices')
      .select(['offerId', 'isEligible', 'eligibilityReason', 'judgedBy'])
      .where('registrationId', '=', id)
      .orderBy('rank')
      .execute()

  test('that stay the same offer keep what was judged of them, at any rank; new ones are not judged yet', async () => {
    await putInto('returned')

    const [first, second] = (await applicant.get('/sign/offers/options')).data as {
      value: number
    }[]
    const offers = [first!.value, second!.value]
    const base = await server.as('base')

    await server.db
      .updateTable('registrationChoices')
      .set({ ...judged, judgedBy: base.userId, judgedAt: server.clock.now })
      .where('registrationId', '=', id)
      .execute()

    const unchanged = { offerId: first!.value, ...judged, judgedBy: base.userId }

    const fresh = {
      offerId: second!.value,
      isEligible: null,
      eligibilityReason: null,
      judgedBy: null,
    }

    expect(
      await save('choices', { offerIds: [...offers].reverse(), acceptsAdjustment: true }),
    ).toMatchObject({ status: 200 })
    expect(await choices()).toEqual([fresh, unchanged])
    expect(
      await save('choices', { offerIds: [second!.value], acceptsAdjustment: true }),
    ).toMatchObject({ status: 200 })
    expect(await save('choices', { offerIds: offers, acceptsAdjustment: true })).toMatchObject({
      status: 200,
    })
    expect(await choices()).toEqual([{ ...fresh, offerId: first!.value }, fresh])

    await save('choices', { offerIds: [first!.value], acceptsAdjustment: true })
  })
})

describe('a submitted sign-up', () => {
  test.each(['submitted', 'basePassed', 'scored', 'admitted', 'rejected'] as const)(
    'that is %s cannot be changed',
    async (state) => {
      await putInto(state)
      expect(await save('basic', wholeBasic)).toMatchObject({
        status: 409,
        msg: '报名已提交，不能修改；如需修改请联系基地退回',
      })
    },
  )
})

describe.each(['qualified', 'examArranged'] as const)('a passed sign-up (%s)', (state) => {
  beforeEach(() => putInto(state))

  test('may be corrected without a new review where nothing is core, but not its choices', async () => {
    expect((await read()).editable).toEqual(SECTIONS.filter((section) => section !== 'train'))

    expect(await save('basic', { ...wholeBasic, email: `${state}@example.org` })).toMatchObject({
      status: 200,
      data: { state },
    })

    expect(await save('choices', { offerIds: [], acceptsAdjustment: false })).toMatchObject({
      status: 409,
    })
  })

  test('goes back to review when a core field changes: asked first, then submitted again and written down', async () => {
    const before = await read()
    const changed = { ...wholeBasic, realName: '张予宁' }

    expect(await save('basic', changed)).toMatchObject({
      status: 409,
      msg: '修改基本信息·姓名后，报名需要重新审核',
      errors: [{ path: 'mayResubmit' }],
    })

    expect(await read()).toMatchObject({ state, version: before.version })

    expect(await save('basic', { ...changed, mayResubmit: true })).toMatchObject({
      status: 200,
      data: { state: 'submitted' },
    })

    const last = await server.db
      .selectFrom('flowHistory')
      .select(['action', 'fromState'])
      .where('recordId', '=', id)
      .where('flow', '=', 'registration')
      .orderBy('id', 'desc')
      .executeTakeFirst()

    expect(last).toEqual({ action: 'resubmit', fromState: state })
  })

  test('agreeing beforehand changes nothing where nothing is core', async () => {
    expect(
      await save('basic', { ...wholeBasic, email: 'x@example.org', mayResubmit: true }),
    ).toMatchObject({
      status: 200,
      data: { state },
    })
  })

  test('a list that is core sends it back as a whole', async () => {
    const entry = { title: state, issuer: 'x', issuedOn: '2024-01-01' }

    expect(await save('certificate', { entries: [entry] })).toMatchObject({
      status: 409,
      errors: [{ path: 'mayResubmit' }],
    })

    expect(await save('certificate', { entries: [entry], mayResubmit: true })).toMatchObject({
      data: { state: 'submitted' },
    })
  })

  test('stays whole: what must be there cannot be taken out', async () => {
    expect(await save('basic', { ...wholeBasic, address: null })).toMatchObject({
      status: 400,
      msg: '还有未完成的内容：通讯地址',
    })
  })

  test('is closed once corrections end', async () => {
    const later = server.clock.now

    const { editUntil } = await server.db
      .selectFrom('registrations')
      .innerJoin('intakes', 'intakes.id', 'registrations.intakeId')
      .select('editUntil')
      .where('registrations.id', '=', id)
      .executeTakeFirstOrThrow()

    server.clock.now = editUntil

    const again = await server.as('applicant')

    expect(await saveSection(server, again, id, 'basic', wholeBasic)).toMatchObject({ status: 409 })

    server.clock.now = later
  })
})

test('an applicant who goes back to review gives the exam seat to others at once, and gets another one after the next pass', async () => {
  const bhb = await server.as('bhb')
  const { intake } = await read()
  const day = (n: number) => new Date(server.clock.now.getTime() + n * 86_400_000).toISOString()

  const form = {
    intakeId: intake.id,
    name: '上午场',
    place: '教学楼',
    room: '301 教室',
    startsAt: day(1),
    endsAt: day(2),
    seats: 2,
  }

  const session = (await bhb.post('/api/v1/exams/sessions', form)).data as number

  const arrange = (who: number) =>
    bhb.post('/api/v1/exams/arrangements', {
      intakeId: intake.id,
      ids: [who],
      sessionIds: [session],
      people: 1,
    })

  const seats = () =>
    server.db
      .selectFrom('examSeats')
      .select(['registrationId as id', 'seatNo', 'ticketNumber as ticket'])
      .orderBy('seatNo')
      .execute()

  await putInto('qualified')
  expect(await arrange(id)).toMatchObject({ status: 200 })

  const [before] = await seats()

  expect(before).toMatchObject({ id, seatNo: 1 })

  const changed = { ...wholeBasic, realName: '张予宁' }

  expect(await save('basic', changed)).toMatchObject({ status: 409 })
  expect(await seats()).toEqual([before])
  expect(await save('basic', { ...changed, mayResubmit: true })).toMatchObject({
    data: { state: 'submitted' },
  })
  expect(await seats()).toEqual([])

  const other = await insertRegistration(server, {
    name: '乙',
    intake: intake.id,
    choices: [offerId],
    state: 'qualified',
  })

  expect(await arrange(other.id)).toMatchObject({ status: 200 })

  await putInto('qualified')
  // past the guard against a second press
  server.clock.now = new Date(server.clock.now.getTime() + 6000)
  expect(await arrange(id)).toMatchObject({ status: 200 })

  const [first, second] = await seats()

  expect([first, second]).toMatchObject([
    { id: other.id, seatNo: 1 },
    { id, seatNo: 2 },
  ])

  expect(new Set([before!.ticket, first!.ticket, second!.ticket]).size).toBe(3)

  // once the session has begun nothing that was judged may change, and who sat where stays on
  // record
  const begins = server.clock.now

  server.clock.now = new Date(Date.parse(day(1)) + 1000)

  const late = await server.as('applicant')

  const refused = await saveSection(server, late, id, 'basic', {
    ...changed,
    realName: '张予安二',
    mayResubmit: true,
  })

  expect(refused).toMatchObject({
    status: 409,
    msg: expect.stringMatching(/^考试已经开始，不能再修改基本信息·姓名/),
  })

  expect(await seats()).toHaveLength(2)

  server.clock.now = begins
})

test.each(['returned', 'qualified'] as const)(
  'the card of another sign-up of the intake cannot be put into one that is %s',
  async (state) => {
    const { intake } = await read()
    const idCard = '510107200105120049'

    const other = await insertRegistration(server, {
      name: '丙',
      intake: intake.id,
      choices: [offerId],
    })

    await server.db
      .updateTable('registrations')
      .set({ idCardHash: fieldCrypto(server.keys).hashOf('idCard', idCard) })
      .where('id', '=', other.id)
      .execute()

    await putInto(state)

    expect(await save('basic', { ...wholeBasic, idCard, mayResubmit: true })).toMatchObject({
      status: 409,
      msg: signupWords['zh-cn'].errors.cardTaken,
    })

    expect(await read()).toMatchObject({ state, idCard: expect.anything() })

    await server.db
      .updateTable('registrations')
      .set({ state: 'withdrawn' })
      .where('id', '=', other.id)
      .execute()
  },
)

describe('people who may not sign up', () => {
  const card = () =>
    server.db
      .selectFrom('registrations')
      .select('idCardHash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  const bar = async (until: string | null) => {
    const bhb = await server.as('bhb')
    await server.db
      .insertInto('barredPeople')
      .values({
        realName: 'x',
        idCardSealed: 'x',
        idCardHash: (await card()).idCardHash!,
        reason: '培训期间被除名',
        until,
        createdBy: bhb.userId,
      })
      .execute()
  }

  const today = () =>
    new Date(server.clock.now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  const ask = async () =>
    (await applicant.get(`/sign/studentRegistratLimit/apply/identity?studentId=${id}`)).data

  test('a barred person sees the reason, when the card is saved and when it is handed in', async () => {
    await putInto('draft')
    expect(await ask()).toEqual({ isAllowed: true, reason: null })

    await bar(null)

    const refusal = { status: 409, msg: '不能报名：培训期间被除名', errors: [{ path: 'idCard' }] }

    expect(await save('basic', wholeBasic)).toMatchObject(refusal)
    expect(await takeAction(server, applicant, '/sign/registrations', id, 'submit')).toMatchObject(
      refusal,
    )
    expect(await ask()).toEqual({ isAllowed: false, reason: '不能报名：培训期间被除名' })
  })

  test('discloses ten cards in an hour; a person who types more, at once or one by one, learns nothing of anybody', async () => {
    await putInto('draft')
    await bar(null)

    const forget = () => server.asOwner("delete from rate_limits where key like 'card-refused%'")

    await forget()

    for (let n = 0; n < 10; n++)
      expect(await save('basic', wholeBasic)).toMatchObject({ status: 409 })

    expect(await save('basic', wholeBasic)).toMatchObject({ status: 429 })

    expect(
      await save('basic', {
        ...wholeBasic,
        idCard: '510107199508152349',
        gender: 2,
        birthDate: '1995-08-15',
      }),
    ).toMatchObject({
      status: 429,
    })

    const form = { studentId: String(id), idCard: wholeBasic.idCard }

    expect(await applicant.form('/sign/studentRegistration/save/form', form)).toMatchObject({
      status: 429,
    })
    expect(await takeAction(server, applicant, '/sign/registrations', id, 'submit')).toMatchObject({
      status: 429,
    })
    expect(await save('basic', { ...wholeBasic, idCard: null })).toMatchObject({ status: 200 })

    await forget()

    const { version } = await read()

    const many = await Promise.all(
      Array.from({ length: 30 }, () =>
        applicant.put(`/sign/registrations/${id}/basic`, { ...wholeBasic, version }),
      ),
    )

    expect(many.filter((reply) => reply.status === 409)).toHaveLength(10)
    expect(many.filter((reply) => reply.status === 429)).toHaveLength(20)

    await forget()
    await server.db.deleteFrom('barredPeople').execute()

    for (let n = 0; n < 12; n++)
      expect(await save('basic', wholeBasic)).toMatchObject({ status: 200 })
  })

  test('a bar holds on its last day and not after it', async () => {
    await putInto('draft')
    await bar(today())
    expect(await save('basic', wholeBasic)).toMatchObject({ status: 409 })

    await server.db.updateTable('barredPeople').set({ until: '2020-01-01' }).execute()
    expect(await save('basic', wholeBasic)).toMatchObject({ status: 200 })
  })

  test('a person in training, by card, cannot sign up again', async () => {
    await putInto('draft')

    const trainee = await server.db
      .selectFrom('trainees as t')
      .innerJoin('registrations as r', 'r.id', 't.registrationId')
      .select(['r.id', 'r.idCardHash'])
      .executeTakeFirstOrThrow()

    await server.db
      .updateTable('registrations')
      .set({ idCardHash: (await card()).idCardHash })
      .where('id', '=', trainee.id)
      .execute()

    expect(await save('basic', wholeBasic)).toMatchObject({
      status: 409,
      msg: '此人正在培训，不能再次报名',
      errors: [{ path: 'idCard' }],
    })

    expect(await ask()).toMatchObject({ isAllowed: false })

    await server.db
      .updateTable('registrations')
      .set({ idCardHash: trainee.idCardHash })
      .where('id', '=', trainee.id)
      .execute()
  })
})

test('a draft of an intake that has closed can still be read, and not handed in', async () => {
  await putInto('draft')

  const intake = (await loadOwnRegistration(applicant)).intake.id

  await server.db.updateTable('intakes').set({ state: 'closed' }).where('id', '=', intake).execute()
  expect(await read()).toMatchObject({ state: 'draft', missing: [] })
  expect((await read()).actions).not.toContain('submit')
  expect(await takeAction(server, applicant, '/sign/registrations', id, 'submit')).toMatchObject({
    status: 409,
  })

  await server.db.updateTable('intakes').set({ state: 'open' }).where('id', '=', intake).execute()
})

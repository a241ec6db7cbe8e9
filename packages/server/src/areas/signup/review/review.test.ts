import type { RegistrationRow } from '@residency/contract/areas/signup/review/review.contract'
import type { BulkAnswer } from '@residency/contract/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  anIntake,
  type IntakeWithOffers,
  insertRegistration,
  type RegistrationSeed,
} from '../../../testing/builders/registration-rows.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

type RegistrationInput = Omit<RegistrationSeed, 'intake'> & { intake?: number }
const PATH = '/api/v1/registrations'
const NOW = new Date('2026-11-20T02:00:00Z')
const DAY_MS = 86_400_000
const days = (n: number) => new Date(NOW.getTime() + n * DAY_MS)

const server = await openServer()
let base: Caller
let base2: Caller
let office: Caller
let root: Caller

/**
 * Intakes with one step and with two, and the offers of both: pharmacy (base), laboratory (base2),
 * imaging (nobody).
 */
let intake: IntakeWithOffers
let two: IntakeWithOffers

/** The same at a later day of the intake: sessions would not outlive the clock. */
async function after(intake: number, n: number, work: () => Promise<void>) {
  const ends = (by: number) => ({ editUntil: days(10 - by), reviewUntil: days(20 - by) })

  const set = (by: number) =>
    server.db
      .updateTable('intakes')
      .set({ signUpUntil: days(5 - by), ...ends(by) })
      .where('id', '=', intake)
      .execute()

  await set(n)
  await work()
  await set(0)
}

const addRegistration = ({ intake: intakeId = intake.id, ...wanted }: RegistrationInput) =>
  insertRegistration(server, { intake: intakeId, ...wanted })

const stateOf = async (id: number) =>
  (
    await server.db
      .selectFrom('registrations')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

async function act(who: Caller, id: number, action: string, more: object = {}) {
  const row = await server.db
    .selectFrom('registrations')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirst()

  return who.post(`${PATH}/${id}/act`, { action, version: row?.version ?? 1, ...more })
}

const actMany = (who: Caller, ids: number[], action: string, more: object = {}) =>
  who.post(`${PATH}/act`, { ids, action, ...more })

const listOf = async (who: Caller, query: string) =>
  (await who.get(`${PATH}/page?pageSize=200&${query}`)).data as {
    list: RegistrationRow[]
    total: number
  }

const namesIn = async (who: Caller, query: string) =>
  (await listOf(who, query)).list.map((row) => row.realName).sort()

const choicesOf = async (id: number) =>
  server.db
    .selectFrom('registrationChoices')
    .select(['isEligible', 'eligibilityReason', 'judgedBy'])
    .where('registrationId', '=', id)
    .orderBy('rank')
    .execute()

beforeAll(async () => {
  server.clock.now = NOW
  ;[base, base2, office, root] = [
    await server.as('base'),
    await server.as('base2'),
    await server.as('bhb'),
    await server.as('root'),
  ]

  intake = await anIntake(server, '一级批次')
  two = await anIntake(server, '两级批次', { serial: 2, isTwoStep: true })
})

describe('the list of sign-ups', () => {
  test('shows a base those with any choice there, the office all that were submitted, a draft to nobody', async () => {
    await addRegistration({ name: '甲第一', choices: [intake.pharmacy, intake.laboratory] })
    await addRegistration({ name: '甲第二', choices: [intake.laboratory, intake.pharmacy] })
    await addRegistration({ name: '甲无关', choices: [intake.imaging] })
    await addRegistration({ name: '甲草稿', state: 'draft', choices: [intake.pharmacy] })
    expect(await namesIn(base, 'keywords=甲')).toEqual(['甲第一', '甲第二'])
    expect(await namesIn(base2, 'keywords=甲')).toEqual(['甲第一', '甲第二'])
    expect(await namesIn(office, 'keywords=甲')).toEqual(['甲无关', '甲第一', '甲第二'].sort())
  })

  test('is narrowed by intake, state, kind, base, offer, school and days', async () => {
    await addRegistration({
      name: '乙一',
      kind: 'degree',
      choices: [intake.pharmacy],
      school: '江城大学',
      submittedAt: '2026-11-09T16:30:00Z',
    })

    await addRegistration({
      name: '乙二',
      intake: two.id,
      state: 'qualified',
      choices: [two.imaging],
      submittedAt: '2026-11-10T15:59:00Z',
    })

    const { id } = await addRegistration({
      name: '乙三',
      choices: [intake.laboratory, intake.imaging],
      submittedAt: '2026-11-10T16:00:00Z',
    })

    const study = { registrationId: id, level: 'undergraduate' as const, schoolOther: '江城医学院' }

    await server.db.insertInto('registrationEducations').values(study).execute()

    const { baseId } = await server.db
      .selectFrom('offers')
      .innerJoin('majors', 'majors.id', 'offers.majorId')
      .select('majors.baseId')
      .where('offers.id', '=', intake.imaging)
      .executeTakeFirstOrThrow()

    const found = (query: string) => namesIn(office, `keywords=乙&${query}`)

    expect(await found(`intakeId=${two.id}`)).toEqual(['乙二'])
    expect(await found('state=qualified')).toEqual(['乙二'])
    expect(await found('traineeKind=degree')).toEqual(['乙一'])
    expect(await found(`offerId=${intake.imaging}`)).toEqual(['乙三'])
    expect(await found(`baseId=${baseId}`)).toEqual(['乙三', '乙二'].sort())
    expect(await found('school=江城')).toEqual(['乙一', '乙三'].sort())
    expect(await found('school=医学')).toEqual(['乙三'])
    // days of Asia/Shanghai, both included
    expect(await found('submittedFrom=2026-11-10&submittedTo=2026-11-10')).toEqual(
      ['乙一', '乙二'].sort(),
    )
    expect(await found('submittedFrom=2026-11-11')).toEqual(['乙三'])
    expect(await office.get(`${PATH}/page?submittedFrom=2026-02-30`)).toMatchObject({ status: 400 })
    expect(await office.get(`${PATH}/page?sort=realName`)).toMatchObject({ status: 400 })
  })

  test('is in the order of submission, the latest first unless it is turned', async () => {
    const order = async (sort: string) =>
      (await listOf(office, `keywords=乙${sort}`)).list.map((row) => row.realName)
    expect(await order('')).toEqual(['乙三', '乙二', '乙一'])
    expect(await order('&sort=submittedAt')).toEqual(['乙一', '乙二', '乙三'])
  })

  test('marks what waits for the reader as what they may decide, nothing more and nothing less', async () => {
    await addRegistration({
      name: '丙基地',
      intake: two.id,
      state: 'submitted',
      choices: [two.pharmacy],
    })

    await addRegistration({
      name: '丙办',
      intake: two.id,
      state: 'basePassed',
      choices: [two.pharmacy],
    })

    const over = await anIntake(server, '过期批次', {
      serial: 9,
      year: 2029,
      reviewUntil: days(-1),
      editUntil: days(-1),
      signUpUntil: days(-2),
    })

    await addRegistration({ name: '丙过期', intake: over.id, choices: [over.pharmacy] })
    await addRegistration({ name: '丙自己', choices: [intake.pharmacy], userId: base.userId })

    for (const who of [base, base2, office, root]) {
      const all = (await listOf(who, '')).list
      const waiting = (await listOf(who, 'waiting=1')).list

      expect(all.filter((row) => row.actions.length > 0).map((row) => row.id)).toEqual(
        waiting.map((row) => row.id),
      )

      const named = (await who.get(`${PATH}/waiting`)).data as { total: number; ids: number[] }

      expect(named.total).toBe(waiting.length)
      expect(named.ids).toEqual(waiting.map((row) => row.id).reverse())
    }

    expect(await namesIn(base, 'waiting=1&keywords=丙')).toEqual(['丙基地'])
    expect(await namesIn(office, 'waiting=1&keywords=丙')).toEqual(['丙办', '丙过期'])
  })

  test('names intakes, bases and offers to choose by', async () => {
    const options = (
      await base.get(`${PATH}/options?intakeId=${intake.id}`, { 'accept-language': 'en' })
    ).data as {
      intakes: { value: number; label: string }[]
      offers: { value: number; label: string }[]
    }

    expect(options.intakes).toContainEqual({ value: intake.id, label: '一级批次 in English' })

    expect(options.offers.map((offer) => offer.value)).toEqual([
      intake.pharmacy,
      intake.laboratory,
      intake.imaging,
    ])

    expect(options.offers[0]!.label).toMatch(/^Pharmacy · /)
  })
})

describe('a decision about one', () => {
  test('passes it where one look is enough, by the base of the first choice only', async () => {
    const { id } = await addRegistration({
      name: '丁',
      choices: [intake.pharmacy, intake.laboratory],
    })

    expect(await act(base2, id, 'pass')).toMatchObject({ status: 409 })
    expect(await act(office, id, 'pass')).toMatchObject({ status: 409 })
    expect(await act(base, id, 'passAtBase')).toMatchObject({ status: 409 })

    expect(await act(base, id, 'pass')).toMatchObject({
      status: 200,
      data: { id, state: 'qualified', actions: [] },
    })
  })

  test('takes two looks where the intake says so: the base passes it on, the office passes it, neither takes the other’s step', async () => {
    const { id } = await addRegistration({ name: '戊', intake: two.id, choices: [two.pharmacy] })

    expect(await act(base, id, 'pass')).toMatchObject({ status: 409 })
    expect(await act(office, id, 'passAtBase')).toMatchObject({ status: 409 })
    expect(await act(office, id, 'passAtOffice')).toMatchObject({ status: 409 })

    expect(await act(base, id, 'passAtBase')).toMatchObject({
      status: 200,
      data: { state: 'basePassed', actions: [] },
    })

    for (const action of ['passAtOffice', 'returnAtOffice', 'rejectAtOffice', 'pass', 'return'])
      expect(await act(base, id, action, { reason: '原因' })).toMatchObject({ status: 409 })

    expect(await act(office, id, 'passAtOffice')).toMatchObject({
      status: 200,
      data: { state: 'qualified' },
    })
  })

  test('is refused where somebody else was first', async () => {
    const { id } = await addRegistration({ name: '己', choices: [intake.pharmacy] })
    const late = await base.post(`${PATH}/${id}/act`, { action: 'pass', version: 0 })

    expect(late).toMatchObject({ status: 409, msg: expect.stringContaining('刷新') })
    expect(await stateOf(id)).toBe('submitted')
  })

  test('is nobody’s own: a reviewer does not decide about their own sign-up', async () => {
    const { id } = await server.db
      .selectFrom('registrations')
      .select('id')
      .where('userId', '=', base.userId)
      .executeTakeFirstOrThrow()
    for (const action of ['pass', 'return', 'reject'])
      expect(await act(base, id, action, { reason: '原因' })).toMatchObject({ status: 409 })
  })

  test('needs a reason to reject', async () => {
    const { id } = await addRegistration({ name: '庚', choices: [intake.pharmacy] })

    expect(await act(base, id, 'reject')).toMatchObject({
      status: 400,
      errors: [{ path: 'reason' }],
    })

    expect(await act(base, id, 'reject', { reason: '材料不实' })).toMatchObject({
      status: 200,
      data: { state: 'rejected' },
    })
  })

  test('is the office’s once the review is over, and nothing is returned that could not be corrected', async () => {
    const { id } = await addRegistration({ name: '辛', choices: [intake.pharmacy] })
    await after(intake.id, 15, async () => {
      expect(await act(base, id, 'return', { reason: '照片' })).toMatchObject({ status: 409 })
    })

    await after(intake.id, 21, async () => {
      for (const action of ['pass', 'reject'])
        expect(await act(base, id, action, { reason: '原因' })).toMatchObject({ status: 409 })
      expect(await act(office, id, 'return', { reason: '照片' })).toMatchObject({ status: 409 })

      expect(await act(office, id, 'pass')).toMatchObject({
        status: 200,
        data: { state: 'qualified' },
      })
    })
  })
})

describe('a return', () => {
  const returns = [
    { section: 'basic', reason: '身份证照片不清楚' },
    { section: 'undergraduate', reason: '请补学位证书' },
  ]

  const openReturns = (id: number) =>
    server.db
      .selectFrom('registrationReturns')
      .select(['section', 'reason', 'returnedBy', 'mendedAt'])
      .where('registrationId', '=', id)
      .orderBy('id')
      .execute()

  test('says why: altogether, part by part, or both; without a word it is refused', async () => {
    const { id } = await addRegistration({ name: '壬', choices: [intake.pharmacy] })

    expect(await act(base, id, 'return')).toMatchObject({
      status: 400,
      errors: [{ path: 'reason' }],
    })

    expect(
      await act(base, id, 'return', { returns: [{ section: 'basic', reason: ' ' }] }),
    ).toMatchObject({ status: 400 })
    expect(
      await act(base, id, 'return', { returns: [{ section: 'nothing', reason: '原因' }] }),
    ).toMatchObject({ status: 400 })

    expect(await act(base, id, 'return', { returns: [returns[0], returns[0]] })).toMatchObject({
      status: 400,
      errors: [{ message: '同一部分只能退回一次' }],
    })

    expect(await stateOf(id)).toBe('submitted')

    expect(await act(base, id, 'return', { reason: '两处需要补充', returns })).toMatchObject({
      status: 200,
      data: { state: 'returned' },
    })

    const row = await server.db
      .selectFrom('registrations')
      .select('returnReason')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    expect(row.returnReason).toBe(
      '两处需要补充；基本信息：身份证照片不清楚；本科教育：请补学位证书',
    )
    expect(await openReturns(id)).toEqual(
      returns.map((returned) => ({ ...returned, returnedBy: base.userId, mendedAt: null })),
    )
  })

  test('notifies the applicant in both languages of what to correct', async () => {
    const { id, userId } = await addRegistration({ name: '癸', choices: [intake.pharmacy] })
    await act(base, id, 'return', { returns })

    const notice = await server.db
      .selectFrom('notices')
      .selectAll()
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()

    expect(notice).toMatchObject({ kind: 'registration.return', path: '/sign/basic', readAt: null })
    expect(notice.body).toContain(
      '癸，你在一级批次的报名已退回修改：基本信息：身份证照片不清楚；本科教育：请补学位证书',
    )
    expect(notice.bodyEn).toContain('一级批次 in English was returned: Basic')
  })

  test('by the office opens again what a base had returned before', async () => {
    const { id } = await addRegistration({
      name: '子',
      intake: two.id,
      state: 'basePassed',
      choices: [two.pharmacy],
    })

    const earlier = {
      registrationId: id,
      section: 'basic' as const,
      reason: '旧的',
      returnedBy: base.userId,
      returnedAt: NOW,
    }

    await server.db
      .insertInto('registrationReturns')
      .values([earlier, { ...earlier, section: 'photo', mendedAt: NOW }])
      .execute()

    expect(
      await act(office, id, 'returnAtOffice', {
        returns: [
          { section: 'basic', reason: '新的' },
          { section: 'photo', reason: '再换一张' },
        ],
      }),
    ).toMatchObject({
      status: 200,
    })

    const open = (await openReturns(id)).filter((row) => row.mendedAt === null)

    expect(open.map(({ section, reason }) => [section, reason])).toEqual([
      ['basic', '新的'],
      ['photo', '再换一张'],
    ])
  })
})

describe('a decision about many', () => {
  test('takes those it can and says of each other one why not', async () => {
    const [mine, notFirst, done, hidden] = [
      await addRegistration({ name: '丑一', choices: [intake.pharmacy] }),
      await addRegistration({ name: '丑二', choices: [intake.laboratory, intake.pharmacy] }),
      await addRegistration({ name: '丑三', state: 'qualified', choices: [intake.pharmacy] }),
      await addRegistration({ name: '丑四', choices: [intake.imaging] }),
    ]

    const ids = [mine, notFirst, done, hidden].map((row) => row.id)
    const answer = await actMany(base, [...ids, ids[0]!], 'pass')

    expect(answer).toMatchObject({ status: 200, data: { done: 1 } })

    const { rows } = answer.data as {
      rows: { id: number; name: string; isDone: boolean; why: string | null }[]
    }

    expect(rows).toEqual([
      { id: ids[0], name: '丑一', isDone: true, why: null },
      { id: ids[1], name: '丑二', isDone: false, why: '不由你处理，或已过办理时间' },
      { id: ids[2], name: '丑三', isDone: false, why: '现在是“资格审核通过”，不能进行此操作' },
      { id: ids[3], name: '', isDone: false, why: '没有找到要访问的内容' },
    ])

    expect(await Promise.all(ids.map(stateOf))).toEqual([
      'qualified',
      'submitted',
      'qualified',
      'submitted',
    ])
  })

  test('returns all of them for the same parts, and notifies each applicant', async () => {
    const rows = [
      await addRegistration({ name: '寅一', choices: [intake.pharmacy] }),
      await addRegistration({ name: '寅二', choices: [intake.pharmacy] }),
    ]

    const ids = rows.map((row) => row.id)
    const answer = await actMany(base, ids, 'return', {
      returns: [{ section: 'photo', reason: '请用白底照片' }],
    })

    expect(answer).toMatchObject({ status: 200, data: { done: 2 } })

    const written = await server.db
      .selectFrom('registrationReturns')
      .select('registrationId')
      .where('registrationId', 'in', ids)
      .execute()

    expect(written.map((row) => row.registrationId).sort()).toEqual([...ids].sort())

    const notices = await server.db
      .selectFrom('notices')
      .select('userId')
      .where(
        'userId',
        'in',
        rows.map((row) => row.userId),
      )
      .execute()

    expect(notices).toHaveLength(2)
  })

  test('is about what was read: who has changed since is left and named', async () => {
    const read = ['读后未变', '读后已变'].map((name) =>
      addRegistration({ name, choices: [intake.pharmacy] }),
    )
    const ids = (await Promise.all(read)).map(({ id }) => id)
    const rows = (await listOf(base, `keywords=${encodeURIComponent('读后')}`)).list
    const versions = ids.map((id) => ({ id, version: rows.find((row) => row.id === id)!.version }))

    await server.db
      .updateTable('registrations')
      .set((e) => ({ version: e('version', '+', 1) }))
      .where('id', '=', ids[1]!)
      .execute()

    const answer = (await actMany(base, ids, 'pass', { versions })).data as BulkAnswer

    expect(answer.done).toBe(1)

    expect(answer.rows.find((row) => row.id === ids[1])).toMatchObject({
      isDone: false,
      why: expect.stringContaining('已被他人修改'),
    })

    expect(await Promise.all(ids.map(stateOf))).toEqual(['qualified', 'submitted'])
  })

  test('without the reason it needs leaves all of them, and says so', async () => {
    const { id } = await addRegistration({ name: '卯', choices: [intake.pharmacy] })
    expect(await actMany(base, [id], 'reject')).toMatchObject({
      status: 200,
      data: { done: 0, rows: [{ id, isDone: false, why: '请填写原因' }] },
    })
  })

  test('is at most a thousand, and at least one', async () => {
    expect(await actMany(base, [], 'pass')).toMatchObject({ status: 400 })
    expect(
      await actMany(
        base,
        Array.from({ length: 1001 }, (_, i) => i + 1),
        'pass',
      ),
    ).toMatchObject({ status: 400 })
  })

  test('two who pass the same ones at once: each is passed once', async () => {
    const ids: number[] = []
    for (let i = 0; i < 20; i++)
      ids.push((await addRegistration({ name: `辰${i}`, choices: [intake.pharmacy] })).id)

    const [a, b] = await Promise.all([
      actMany(base, ids, 'pass'),
      actMany(root, [...ids].reverse(), 'pass'),
    ])

    expect((a.data as { done: number }).done + (b.data as { done: number }).done).toBe(20)

    const history = await server.db
      .selectFrom('flowHistory')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('flow', '=', 'registration')
      .where('recordId', 'in', ids)
      .executeTakeFirstOrThrow()

    expect(history.count).toBe(20)
  })
})

describe('eligibility of each choice', () => {
  const condition = (offer: number, set: object) =>
    server.db.updateTable('offers').set(set).where('id', '=', offer).execute()
  const judge = (who: Caller, id: number, offerId: number, isEligible: boolean, reason?: string) =>
    who.post(`${PATH}/${id}/choices/${offerId}/judge`, { isEligible, reason: reason ?? null })
  let own: IntakeWithOffers

  beforeAll(async () => {
    own = await anIntake(server, '条件批次', { year: 2028 })
    await condition(own.laboratory, { minEducation: 'master' })
    await condition(own.imaging, { maxAge: 26, traineeKinds: ['degree'] })
  })

  const aChooser = (name: string, over: Partial<RegistrationInput> = {}) =>
    addRegistration({
      name,
      intake: own.id,
      choices: [own.pharmacy, own.laboratory, own.imaging],
      birthDate: '2000-01-01',
      ...over,
    })

  test('a pass marks what nobody has judged by the offers’ conditions, with the reason', async () => {
    const { id } = await aChooser('巳')
    await act(base, id, 'pass')

    expect(await choicesOf(id)).toEqual([
      { isEligible: true, eligibilityReason: null, judgedBy: null },
      { isEligible: false, eligibilityReason: '学历低于要求', judgedBy: null },
      { isEligible: false, eligibilityReason: '不招收这类学员身份', judgedBy: null },
    ])
  })

  test('the age counts on the day of submission, whenever it is passed', async () => {
    const { id } = await aChooser('午', {
      kind: 'degree',
      birthDate: '1999-11-21',
      submittedAt: '2026-11-20T01:00:00Z',
    })

    server.clock.now = days(3)
    expect(await act(await server.as('base'), id, 'pass')).toMatchObject({ status: 200 })

    server.clock.now = NOW
    expect((await choicesOf(id))[2]).toMatchObject({ isEligible: true })
  })

  test('a base judges its own choices and no other’s, and says why not', async () => {
    const { id } = await aChooser('未')

    expect(await judge(base2, id, own.pharmacy, true)).toMatchObject({ status: 409 })

    expect(await judge(base2, id, own.laboratory, false)).toMatchObject({
      status: 400,
      errors: [{ path: 'reason' }],
    })

    expect(await judge(base2, id, 999_999, true)).toMatchObject({ status: 404 })

    expect(await judge(base2, id, own.laboratory, true)).toMatchObject({
      status: 200,
      data: { isEligible: true, reason: null, against: ['minEducation'], canJudge: true },
    })

    expect(await judge(office, id, own.laboratory, false, '原因')).toMatchObject({ status: 409 })

    expect(await judge(base, id, own.pharmacy, false, '面谈未到')).toMatchObject({
      status: 200,
      data: { isEligible: false, reason: '面谈未到' },
    })
  })

  test('what a base has judged stays when the first base passes', async () => {
    const { id } = await aChooser('申')
    await judge(base2, id, own.laboratory, true)
    await act(base, id, 'pass')

    expect((await choicesOf(id))[1]).toEqual({
      isEligible: true,
      eligibilityReason: null,
      judgedBy: base2.userId,
    })
  })

  test('the conditions are judged again with the next pass', async () => {
    await server.db
      .updateTable('intakes')
      .set({ isTwoStep: true })
      .where('id', '=', own.id)
      .execute()

    const { id } = await aChooser('酉')

    await act(base, id, 'passAtBase')
    expect((await choicesOf(id))[1]).toMatchObject({ isEligible: false })

    await server.db
      .insertInto('registrationEducations')
      .values({ registrationId: id, level: 'master' })
      .execute()

    await act(office, id, 'passAtOffice')

    expect((await choicesOf(id))[1]).toEqual({
      isEligible: true,
      eligibilityReason: null,
      judgedBy: null,
    })

    await server.db
      .updateTable('intakes')
      .set({ isTwoStep: false })
      .where('id', '=', own.id)
      .execute()
  })

  test('is judged until the review ends, then by the office, and by nobody once scores are out', async () => {
    const { id } = await aChooser('戌', { state: 'qualified' })

    await after(own.id, 21, async () => {
      expect(await judge(base, id, own.pharmacy, true)).toMatchObject({
        status: 409,
        msg: expect.stringContaining('审核截止'),
      })
      expect(await judge(office, id, own.pharmacy, true)).toMatchObject({ status: 200 })
    })

    await server.db
      .updateTable('registrations')
      .set({ state: 'scored' })
      .where('id', '=', id)
      .execute()

    for (const who of [base, office, root])
      expect(await judge(who, id, own.pharmacy, true)).toMatchObject({ status: 409 })
  })

  test('is written down with what it was before', async () => {
    const { id } = await aChooser('亥')
    await judge(base, id, own.pharmacy, false, '不符合')

    const entry = await server.db
      .selectFrom('auditEntries')
      .select('detail')
      .where('action', '=', 'signup.choice.judge')
      .where('entityId', '=', String(id))
      .executeTakeFirstOrThrow()

    expect(entry.detail).toMatchObject({
      offerId: own.pharmacy,
      before: { isEligible: null },
      after: { isEligible: false, reason: '不符合' },
    })
  })

  test('a stranger finds no sign-up to judge, a reviewer not their own', async () => {
    const { id } = await addRegistration({ name: '外', intake: own.id, choices: [own.imaging] })

    expect(await judge(base, id, own.imaging, true)).toMatchObject({ status: 404 })

    const mine = await aChooser('己己', { userId: base2.userId })

    expect(await judge(base2, mine.id, own.laboratory, true)).toMatchObject({ status: 409 })
  })
})

import { scoreReviewFlow } from '@residency/contract/areas/admission/entrance-exams/score-review.flow'
import { describe, expect, test } from 'vitest'
import {
  anExamIntake,
  anExamSession,
  aSecondClerk,
  insertRegistrations,
  seated,
} from '../../../testing/builders/examinees.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { countAndList } from '../../../testing/walks/waiting-lists.ts'

type Review = {
  id: number
  state: string
  version: number
  isBeingChecked: boolean
  actions: string[]
  scores: object[]
}

const server = await openServer()
const office = await server.as('bhb')
const second = await aSecondClerk(server)
const PATH = '/api/v1/exams'

/** A person whose three scores (80, 70, 60) are out, as a caller of their own. */
async function scoredApplicant(over: Parameters<typeof anExamIntake>[1] = {}, choices = 1) {
  const intake = await anExamIntake(server, over)
  const offers = intake.offers.slice(0, choices).map((o) => o.id)
  const [id] = await insertRegistrations(server, intake, ['甲'], { offers })

  await seated(server, intake, await anExamSession(server, intake, '上午场', 10), [id!], {
    state: 'scored',
  })

  for (const offerId of over.scoresBy === 'offer' ? offers : [null])
    await server.db
      .insertInto('examScores')
      .values(
        (['theory', 'skill', 'interview'] as const).map((component, i) => ({
          registrationId: id!,
          offerId,
          component,
          points: 8000 - i * 1000,
          enteredBy: office.userId,
          enteredAt: server.clock.now,
          checkedBy: second.userId,
          checkedAt: server.clock.now,
        })),
      )
      .execute()

  const { username, userId } = await server.db
    .selectFrom('users as u')
    .innerJoin('registrations as r', 'r.userId', 'u.id')
    .select(['u.username', 'r.userId'])
    .where('r.id', '=', id!)
    .executeTakeFirstOrThrow()

  return { intake, id: id!, who: await server.as(username), userId }
}

const ask = (who: Caller, component = 'theory', reason = '与估分相差较大') =>
  who.post('/sign/scores/own/reviews', { component, reason })

const reviewOf = async (intakeId: number) =>
  ((await office.get(`${PATH}/scoreReviews?intakeId=${intakeId}`)).data as { list: Review[] })
    .list[0]!

const answer = (review: Review, body: object, who = office) =>
  who.post(`${PATH}/scoreReviews/${review.id}/act`, {
    version: review.version,
    reason: '已核对试卷',
    ...body,
  })

const noticesOf = (userId: number) =>
  server.db
    .selectFrom('notices')
    .select(['kind', 'body'])
    .where('userId', '=', userId)
    .where('kind', 'like', 'scoreReview.%')
    .orderBy('id')
    .execute()

describe('the own scores', () => {
  test('are seen once they are out, with the weighted total, and by nobody else', async () => {
    const { who, id } = await scoredApplicant()

    expect((await who.get('/sign/scores/own')).data).toMatchObject({
      scores: [
        { offer: null, component: 'theory', points: 80 },
        { component: 'skill', points: 70 },
        { component: 'interview', points: 60 },
      ],
      totals: [{ offer: null, points: 74 }],
      reviewable: ['theory', 'skill', 'interview'],
      reviews: [],
    })

    expect((await (await server.as('applicant2')).get('/sign/scores/own')).data).toBeNull()

    await server.db
      .updateTable('registrations')
      .set({ state: 'examArranged' })
      .where('id', '=', id)
      .execute()

    expect((await who.get('/sign/scores/own')).data).toBeNull()
  })

  test('leave out a score that waits for its second person', async () => {
    const { who, id } = await scoredApplicant()

    await office.put(`${PATH}/scores`, {
      registrationId: id,
      offerId: null,
      component: 'theory',
      points: 90,
      was: 80,
    })

    const answer = (await who.get('/sign/scores/own')).data as {
      scores: { component: string }[]
      totals: object[]
    }

    expect(answer.scores.map((score) => score.component)).toEqual(['skill', 'interview'])
    expect(answer.totals).toEqual([])
  })

  test('by offer are listed under the names of the offers', async () => {
    const { who, intake } = await scoredApplicant({ scoresBy: 'offer' }, 2)
    const answer = (await who.get('/sign/scores/own')).data as { totals: object[] }
    expect(answer.totals).toEqual(
      intake.offers.slice(0, 2).map((o) => ({ offer: o.label, points: 74 })),
    )
  })
})

describe('a review of a score', () => {
  test('is requested once a component, with a reason, until the day the intake has set, while nothing is decided', async () => {
    const { who, id, intake } = await scoredApplicant()

    expect(await ask(who, 'theory', '')).toMatchObject({
      status: 400,
      errors: [{ path: 'body.reason' }],
    })

    expect(await ask(who)).toMatchObject({ status: 200 })

    server.clock.now = new Date(server.clock.now.getTime() + 6000)

    expect(await ask(who)).toMatchObject({
      status: 409,
      errors: [{ path: 'component', message: '这一科目已经申请过复查，每科一次' }],
    })

    expect((await who.get('/sign/scores/own')).data).toMatchObject({
      reviewable: ['skill', 'interview'],
      reviews: [{ component: 'theory', state: 'asked', answer: null }],
    })

    await server.db
      .updateTable('intakes')
      .set({ scoreReviewUntil: server.clock.now })
      .where('id', '=', intake.id)
      .execute()

    expect(await ask(who, 'skill')).toMatchObject({
      status: 409,
      msg: '成绩复查申请不在开放时间内',
    })

    expect((await who.get('/sign/scores/own')).data).toMatchObject({ reviewable: [] })

    const decided = await scoredApplicant()

    for (const state of ['admitted', 'waitlisted', 'notAdmitted', 'examArranged'] as const) {
      await server.db
        .updateTable('registrations')
        .set({ state })
        .where('id', '=', decided.id)
        .execute()
      expect(await ask(decided.who), state).toMatchObject({ status: 409 })
    }

    const never = await scoredApplicant({ reviewUntil: null })

    expect(await ask(never.who)).toMatchObject({ status: 409 })
    expect(await ask(await server.as('teacher'))).toMatchObject({ status: 409 })
    expect(id).toBeGreaterThan(0)
  })

  test('is upheld with an answer, and the applicant is notified', async () => {
    const { who, intake, userId } = await scoredApplicant()
    await ask(who)

    const review = await reviewOf(intake.id)

    expect(review).toMatchObject({
      state: 'asked',
      actions: ['uphold', 'correct'],
      scores: [{ points: 80 }],
    })

    expect(await answer(review, { action: 'uphold', reason: ' ' })).toMatchObject({ status: 400 })
    expect(await answer(review, { action: 'uphold' })).toMatchObject({
      data: { state: 'upheld', actions: [], undo: { seconds: 10 } },
    })
    expect(await answer(review, { action: 'uphold' })).toMatchObject({ status: 409 })
    expect(await reviewOf(intake.id)).toMatchObject({ state: 'upheld', actions: [] })
    expect(await noticesOf(userId)).toMatchObject([
      { kind: 'scoreReview.upheld', body: expect.stringContaining('维持原分。已核对试卷') },
    ])
    expect((await who.get('/sign/scores/own')).data).toMatchObject({
      reviews: [{ state: 'upheld', answer: '已核对试卷' }],
    })
  })

  test('that was upheld is open again once that is undone; a correction is not undone', async () => {
    const { who, intake, userId } = await scoredApplicant()
    await ask(who)

    const review = await reviewOf(intake.id)
    const { undo } = (await answer(review, { action: 'uphold' })).data as { undo: { id: number } }

    expect(await office.post(`${PATH}/scoreReviews/undo`, { decision: undo.id })).toMatchObject({
      status: 200,
    })

    expect(await reviewOf(intake.id)).toMatchObject({
      state: 'asked',
      answer: null,
      answeredBy: null,
      actions: ['uphold', 'correct'],
    })

    expect(await noticesOf(userId)).toEqual([])

    const many = await office.post(`${PATH}/scoreReviews/act`, {
      ids: [review.id],
      action: 'uphold',
      reason: '已核对',
    })

    expect(many.data).toMatchObject({ done: 1, rows: [{ isDone: true }], undo: { seconds: 10 } })

    const other = await scoredApplicant()

    await ask(other.who)

    const otherReview = await reviewOf(other.intake.id)

    expect((await answer(otherReview, { action: 'correct', points: 90 })).data).toMatchObject({
      undo: null,
    })

    expect(
      (
        await office.post(`${PATH}/scoreReviews/act`, {
          ids: [otherReview.id],
          action: 'uphold',
          reason: '已核对',
        })
      ).data,
    ).toMatchObject({
      done: 0,
      rows: [{ isDone: false, why: '不由你处理，或已过办理时间' }],
    })
  })

  test('is corrected by two people: entered by one, notified to the applicant when the other has checked it', async () => {
    const { who, intake, userId, id } = await scoredApplicant()
    await ask(who)

    const review = await reviewOf(intake.id)

    expect(await answer(review, { action: 'correct' })).toMatchObject({
      status: 400,
      errors: [{ path: 'points' }],
    })

    expect(await answer(review, { action: 'correct', points: 80 })).toMatchObject({
      status: 400,
      errors: [{ path: 'points', message: '与原成绩相同；如无须更正，请选择“维持原分”' }],
    })

    const toAnswer = () => countAndList(office, 'answerScoreReviews', intake.id)
    expect(await toAnswer()).toEqual({ count: 1, listed: 1 })

    expect(await answer(review, { action: 'correct', points: 86.5 })).toMatchObject({
      data: { state: 'asked', actions: [], undo: null },
    })

    // it waits for the check of the corrected score
    expect(await toAnswer()).toEqual({ count: 0, listed: 0 })

    const waiting = await reviewOf(intake.id)

    expect(waiting).toMatchObject({
      state: 'asked',
      isBeingChecked: true,
      actions: [],
      scores: [{ points: 86.5, isChecked: false }],
    })

    expect(await answer(waiting, { action: 'uphold' })).toMatchObject({
      status: 409,
      msg: '更正的成绩正等待他人复核',
    })

    expect((await who.get('/sign/scores/own')).data).toMatchObject({
      reviews: [{ state: 'asked', answer: null }],
    })

    const items = [{ registrationId: id, offerId: null, component: 'theory', points: 86.5 }]

    expect(await office.post(`${PATH}/checks`, { items })).toMatchObject({ status: 409 })
    expect(await noticesOf(userId)).toEqual([])
    expect(await second.post(`${PATH}/checks`, { items })).toMatchObject({ data: { checked: 1 } })
    expect(await reviewOf(intake.id)).toMatchObject({ state: 'corrected', isBeingChecked: false })
    expect(await noticesOf(userId)).toMatchObject([
      { kind: 'scoreReview.corrected', body: expect.stringContaining('已核对试卷') },
    ])

    expect((await who.get('/sign/scores/own')).data).toMatchObject({
      scores: [{ component: 'theory', points: 86.5 }, {}, {}],
      totals: [{ points: 77.9 }],
      reviews: [{ state: 'corrected', answer: '已核对试卷' }],
    })
  })

  test('is not corrected any more once the admission is published, and never by the person whose score it is', async () => {
    const { who, intake, id } = await scoredApplicant()
    await ask(who)

    const review = await reviewOf(intake.id)

    await server.db
      .updateTable('registrations')
      .set({ state: 'waitlisted' })
      .where('id', '=', id)
      .execute()

    expect(await reviewOf(intake.id)).toMatchObject({ actions: ['uphold'] })
    expect(await answer(review, { action: 'correct', points: 90 })).toMatchObject({ status: 409 })

    await server.db
      .updateTable('registrations')
      .set({ state: 'scored', userId: office.userId })
      .where('id', '=', id)
      .execute()

    expect(await reviewOf(intake.id)).toMatchObject({ actions: [] })

    expect(await answer(review, { action: 'correct', points: 90 })).toMatchObject({
      status: 409,
      msg: '不能录入或复核自己的成绩',
    })

    expect(await answer(review, { action: 'uphold' })).toMatchObject({ status: 409 })
  })

  test('by offer corrects the score of one offer', async () => {
    const { who, intake } = await scoredApplicant({ scoresBy: 'offer' }, 2)
    await ask(who)

    const review = await reviewOf(intake.id)

    expect(review.scores).toHaveLength(2)

    expect(await answer(review, { action: 'correct', points: 90 })).toMatchObject({
      status: 400,
      errors: [{ path: 'offerId' }],
    })

    const input = { action: 'correct', points: 90, offerId: intake.offers[1]!.id }

    expect(await answer(review, input)).toMatchObject({ data: { state: 'asked', undo: null } })
    expect(await reviewOf(intake.id)).toMatchObject({ isBeingChecked: true })
  })

  test('is part of one’s own record, with seat and scores', async () => {
    const { examsOwnRecord } = await import('../scores/own-record.ts')
    const { who, userId } = await scoredApplicant()

    await ask(who)

    const parts = []
    const ctx = { db: server.db, language: 'zh-cn', actor: { userId } }

    for await (const part of examsOwnRecord(ctx as never)) parts.push(part)

    expect(parts).toMatchObject([
      {
        heading: '考试',
        records: [{ 考试场次: '上午场', 成绩: [{ 科目: '理论', 成绩: 80 }, {}, {}] }],
      },
      {
        heading: '成绩复查',
        records: [{ 科目: '理论', 结果: '待答复', 复查理由: '与估分相差较大' }],
      },
    ])
  })
})

test('the table allows exactly the states of the flow', async () => {
  const found = await server.asOwner(
    "select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'score_reviews_state_check'",
  )
  const inTable = [...(found.rows[0] as { text: string }).text.matchAll(/'([A-Za-z]+)'/g)].map(
    (m) => m[1],
  )
  expect(inTable.sort()).toEqual([...scoreReviewFlow.states].sort())
})

import { describe, expect, test } from 'vitest'
import {
  anExamIntake,
  anExamSession,
  aSecondClerk,
  type ExamIntake,
  insertRegistrations,
  seated,
} from '../../../testing/builders/examinees.ts'
import { decidersOf, whileWaived } from '../../../testing/builders/second-person.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { countAndList } from '../../../testing/walks/waiting-lists.ts'

type Cell = {
  points: number
  isChecked: boolean
  enteredBy: string
  checkedBy: string | null
} | null

type Row = {
  id: string
  registrationId: number
  offerId: number | null
  realName: string
  seatNo: number
  scores: Record<string, Cell>
}

type Check = {
  checked: number
  scored: number
  refused: { registrationId: number; component: string; why: string }[]
}

const server = await openServer()
const office = await server.as('bhb')
const second = await aSecondClerk(server)
const PATH = '/api/v1/exams'
const WHOLE = { theory: 80, skill: 70.5, interview: 60 }

/** People who sit in one session of an intake. */
async function examinees(
  names: readonly string[],
  over: Parameters<typeof anExamIntake>[1] = {},
  choices = 1,
) {
  const intake = await anExamIntake(server, over)
  const ids = await insertRegistrations(server, intake, names, {
    offers: intake.offers.slice(0, choices).map((o) => o.id),
  })
  const sessionId = await anExamSession(server, intake, '上午场', 100)

  await seated(server, intake, sessionId, ids)

  return { intake, ids, sessionId }
}

type Place = { registrationId: number; component: string; offerId?: number | null }

const save = (place: Place, points: number | null, was: number | null = null, who = office) =>
  who.put(`${PATH}/scores`, { offerId: null, ...place, points, was })

const check = (items: (Place & { points: number })[], who = second) =>
  who.post(`${PATH}/checks`, { items })

const enterAll = async (
  id: number,
  scores: Record<string, number> = WHOLE,
  offerId: number | null = null,
  who = office,
) => {
  for (const [component, points] of Object.entries(scores))
    expect(
      await save({ registrationId: id, component, offerId }, points, null, who),
      component,
    ).toMatchObject({ status: 200 })
}

const checkAll = (
  id: number,
  scores: Record<string, number> = WHOLE,
  offerId: number | null = null,
  who = second,
) =>
  check(
    Object.entries(scores).map(([component, points]) => ({
      registrationId: id,
      component,
      points,
      offerId,
    })),
    who,
  )

const stateOf = async (id: number) =>
  (
    await server.db
      .selectFrom('registrations')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

const rowsOf = async (intake: ExamIntake, query = '') =>
  (
    (await office.get(`${PATH}/scores?intakeId=${intake.id}&pageSize=200${query}`)).data as {
      list: Row[]
      total: number
    }
  ).list

const stored = (id: number) =>
  server.db
    .selectFrom('examScores')
    .selectAll()
    .where('registrationId', '=', id)
    .orderBy('component')
    .execute()

const noticesTo = (userId: number, kind: string) =>
  server.db
    .selectFrom('notices')
    .select(['title', 'body'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()

describe('a score', () => {
  test('is entered in points with two decimals and stored in hundredths', async () => {
    const { intake, ids, sessionId } = await examinees(['甲', '乙'])

    expect(await save({ registrationId: ids[0]!, component: 'theory' }, 85.25)).toMatchObject({
      status: 200,
      data: { points: 85.25, isChecked: false, enteredBy: '林静', checkedBy: null },
    })

    expect(await stored(ids[0]!)).toMatchObject([
      { points: 8525, component: 'theory', offerId: null },
    ])

    const rows = await rowsOf(intake, `&sessionId=${sessionId}`)

    expect(
      rows.map((row) => [row.seatNo, row.realName, row.scores.theory?.points ?? null]),
    ).toEqual([
      [1, '甲', 85.25],
      [2, '乙', null],
    ])

    expect(await rowsOf(intake, '&component=theory&progress=missing')).toMatchObject([
      { realName: '乙' },
    ])
    expect(await rowsOf(intake, '&component=theory&progress=unchecked')).toMatchObject([
      { realName: '甲' },
    ])
    expect(await rowsOf(intake, '&progress=missing')).toHaveLength(2)
    expect(await rowsOf(intake, '&progress=checked')).toHaveLength(0)
  })

  test('that is due is missing though the exam is over: the count on the home page is the total of the list', async () => {
    const { intake, ids, sessionId } = await examinees(['甲', '乙', '丙'])
    await enterAll(ids[0]!)
    await save({ registrationId: ids[1]!, component: 'theory' }, 80)

    const due = async () => (await rowsOf(intake, '&progress=due')).map((row) => row.realName)

    const waiting = async () =>
      (
        (await office.get('/api/v1/waiting')).data as {
          kind: string
          count: number
          subject: { id: number } | null
        }[]
      ).find((row) => row.kind === 'enterScores' && row.subject?.id === intake.id)?.count ?? 0

    expect([await due(), await waiting()]).toEqual([[], 0])

    const over = {
      startsAt: new Date(server.clock.now.getTime() - 7_200_000),
      endsAt: server.clock.now,
    }

    await server.db.updateTable('examSessions').set(over).where('id', '=', sessionId).execute()
    expect([await due(), await waiting()]).toEqual([['乙', '丙'], 2])
  })

  test.each([100.01, -1, 85.255, 1e9])(
    'of %d is refused with what it should be',
    async (points) => {
      const { ids } = await examinees(['甲'])
      expect(await save({ registrationId: ids[0]!, component: 'theory' }, points)).toMatchObject({
        status: 400,
        errors: [{ path: 'body.points', message: '应为 0 到 100 的数字，最多两位小数' }],
      })
    },
  )

  test('is not entered before the exam has begun', async () => {
    const { ids, sessionId } = await examinees(['甲'])
    const startsAt = new Date(server.clock.now.getTime() + 60_000)

    await server.db
      .updateTable('examSessions')
      .set({ startsAt })
      .where('id', '=', sessionId)
      .execute()

    expect(await save({ registrationId: ids[0]!, component: 'theory' }, 80)).toMatchObject({
      status: 409,
      msg: expect.stringMatching(/^考试 .{16} 才开始，开始之前不能录入成绩$/),
    })

    expect(await stored(ids[0]!)).toEqual([])
  })

  test('is not entered before the commitment of the seed is published', async () => {
    const { ids, intake } = await examinees(['甲'], { isCommitted: false })

    expect(await save({ registrationId: ids[0]!, component: 'theory' }, 80)).toMatchObject({
      status: 409,
      msg: '本批次还没有公布抽签种子的承诺值，请先在招生批次中公布，再录入成绩',
    })

    expect(await stored(ids[0]!)).toEqual([])

    await server.db
      .updateTable('intakes')
      .set({ seedCommitment: 'b'.repeat(64) })
      .where('id', '=', intake.id)
      .execute()

    expect(await save({ registrationId: ids[0]!, component: 'theory' }, 80)).toMatchObject({
      status: 200,
    })
  })

  test('is refused if another person has changed it meanwhile', async () => {
    const { ids } = await examinees(['甲'])
    const place = { registrationId: ids[0]!, component: 'theory' }

    await save(place, 80)
    expect(await save(place, 70, null, second)).toMatchObject({ status: 409 })
    expect(await save(place, 70, 80, second)).toMatchObject({
      data: { points: 70, enteredBy: '方复核' },
    })
    expect(await save(place, null, 80)).toMatchObject({ status: 409 })
    expect(await save(place, null, 70)).toMatchObject({ status: 200, data: null })
    expect(await stored(ids[0]!)).toEqual([])
  })

  test('belongs to the applicant, or to the applicant and an offer they chose, as the intake is set', async () => {
    const examinee = await examinees(['甲'])

    expect(
      await save(
        {
          registrationId: examinee.ids[0]!,
          component: 'theory',
          offerId: examinee.intake.offers[0]!.id,
        },
        80,
      ),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'offerId' }],
    })

    const { ids, intake } = await examinees(['甲'], { scoresBy: 'offer' }, 2)
    const [firstOffer, secondOffer, thirdOffer] = intake.offers

    expect(await save({ registrationId: ids[0]!, component: 'theory' }, 80)).toMatchObject({
      status: 400,
    })
    expect(
      await save({ registrationId: ids[0]!, component: 'theory', offerId: thirdOffer!.id }, 80),
    ).toMatchObject({ status: 400 })

    for (const offer of [firstOffer!, secondOffer!])
      expect(
        await save({ registrationId: ids[0]!, component: 'theory', offerId: offer.id }, 80),
      ).toMatchObject({ status: 200 })

    expect((await rowsOf(intake)).map((row) => row.offerId)).toEqual([
      firstOffer!.id,
      secondOffer!.id,
    ])

    await server.db
      .updateTable('registrationChoices')
      .set({ isEligible: false })
      .where('offerId', '=', secondOffer!.id)
      .execute()

    expect(await rowsOf(intake)).toMatchObject([{ offerId: firstOffer!.id }])
    expect(
      await save({ registrationId: ids[0]!, component: 'skill', offerId: secondOffer!.id }, 80),
    ).toMatchObject({ status: 400 })
  })

  test('is not entered for oneself, for a person without a seat, or after an admission', async () => {
    const { ids } = await examinees(['甲', '乙'])

    await server.db
      .updateTable('registrations')
      .set({ userId: office.userId })
      .where('id', '=', ids[0]!)
      .execute()

    expect(await save({ registrationId: ids[0]!, component: 'theory' }, 80)).toMatchObject({
      status: 409,
      msg: '不能录入或复核自己的成绩',
    })

    await server.db
      .updateTable('registrations')
      .set({ state: 'admitted' })
      .where('id', '=', ids[1]!)
      .execute()

    expect(await save({ registrationId: ids[1]!, component: 'theory' }, 80)).toMatchObject({
      status: 409,
    })
    expect(await save({ registrationId: 999_999, component: 'theory' }, 80)).toMatchObject({
      status: 404,
    })
  })

  test('is neither entered nor checked once the admission of the intake is published, for those who were left out of it either', async () => {
    const { intake, ids } = await examinees(['甲'])
    const place = { registrationId: ids[0]!, component: 'theory' }

    await save(place, 80)

    await server.db
      .updateTable('intakes')
      .set({ state: 'published' })
      .where('id', '=', intake.id)
      .execute()

    expect(await save(place, 90, 80)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('结果公布后'),
    })

    expect(((await check([{ ...place, points: 80 }])).data as Check).refused).toMatchObject([
      { why: 'notNow' },
    ])

    const [row] = await rowsOf(intake)

    expect(row).toMatchObject({
      mayEnter: false,
      scores: { theory: { points: 80, isChecked: false } },
    })
  })

  test('and its every change are audited, with the values before and after', async () => {
    const { ids } = await examinees(['甲'])
    const place = { registrationId: ids[0]!, component: 'theory' }

    await save(place, 80)
    await save(place, 81.5, 80)

    const log = await server.db
      .selectFrom('auditEntries')
      .select('detail')
      .where('action', '=', 'recruitment.score.enter')
      .where('entityId', '=', String(ids[0]))
      .orderBy('id')
      .execute()

    expect(log.map((row) => row.detail)).toEqual([
      { before: { theory: null }, after: { theory: 80 } },
      { before: { theory: 80 }, after: { theory: 81.5 } },
    ])
  })
})

describe('a check', () => {
  test('is made by a second person: the one who entered a score is refused, by the table too', async () => {
    const { ids } = await examinees(['甲'])
    await enterAll(ids[0]!, { theory: 80 })

    expect(await checkAll(ids[0]!, { theory: 80 }, null, office)).toMatchObject({
      status: 409,
      msg: '成绩由本人录入，须由另一位工作人员复核',
    })

    await expect(
      server.asOwner(
        `update exam_scores set checked_by = entered_by, checked_at = now() where registration_id = ${ids[0]}`,
      ),
    ).rejects.toThrow(/exam_scores_second_person/)

    expect((await stored(ids[0]!))[0]).toMatchObject({ checkedBy: null })
  })

  test('of equal points checks; where they differ both are notified, and the score stays unchecked', async () => {
    const { ids, intake } = await examinees(['甲'])
    await enterAll(ids[0]!, { theory: 80, skill: 70 })

    const answer = (await checkAll(ids[0]!, { theory: 80, skill: 71 })).data as Check

    expect(answer).toMatchObject({
      checked: 1,
      scored: 0,
      refused: [{ component: 'skill', why: 'different' }],
    })

    expect(await stored(ids[0]!)).toMatchObject([
      { component: 'skill', points: 7000, checkedBy: null },
      { component: 'theory', checkedBy: second.userId },
    ])

    const [notice] = await noticesTo(office.userId, 'score.differs')

    expect(notice!.body).toContain(`2031${String(intake.serial).padStart(2, '0')}0001`)
    expect(notice!.body).not.toMatch(/7[01](\.|\D|$)/)
    expect(((await checkAll(ids[0]!, { theory: 80 })).data as Check).refused).toMatchObject([
      { why: 'checked' },
    ])
    expect(((await checkAll(ids[0]!, { interview: 80 })).data as Check).refused).toMatchObject([
      { why: 'missing' },
    ])
  })

  test('that differs is in a list of the person who entered the score, and notified once until it is entered again', async () => {
    const { ids, intake } = await examinees(['甲'])
    await enterAll(ids[0]!, { theory: 80 })

    const notices = async () => (await noticesTo(office.userId, 'score.differs')).length
    const before = await notices()

    const waiting = async (who = office) =>
      (
        (await who.get('/api/v1/waiting')).data as {
          kind: string
          count: number
          subject: { id: number } | null
        }[]
      ).find((row) => row.kind === 'correctScores' && row.subject?.id === intake.id)?.count ?? 0

    const differing = async () =>
      (await rowsOf(intake, '&progress=differing')).map((row) => row.realName)

    expect([await waiting(), await differing()]).toEqual([0, []])

    for (const theory of [81, 81, 82]) await checkAll(ids[0]!, { theory })

    expect([
      (await notices()) - before,
      await waiting(),
      await waiting(second),
      await differing(),
    ]).toEqual([1, 1, 0, ['甲']])

    expect(await countAndList(office, 'correctScores', intake.id)).toEqual({ count: 1, listed: 1 })
    expect(await countAndList(second, 'correctScores', intake.id)).toEqual({ count: 0, listed: 0 })

    await save({ registrationId: ids[0]!, component: 'theory' }, 82, 80)
    expect([await waiting(), await differing()]).toEqual([0, []])

    await checkAll(ids[0]!, { theory: 83 })
    expect([(await notices()) - before, await waiting()]).toEqual([2, 1])

    await checkAll(ids[0]!, { theory: 82 })
    expect([await waiting(), await differing()]).toEqual([0, []])
  })

  test('is open to the person who entered the score where that is waived, still blind; until then it names who else may', async () => {
    const { ids, sessionId } = await examinees(['甲'], { weights: [100, 0, 0] })
    await enterAll(ids[0]!, { theory: 80 })

    expect(await decidersOf(office, 'examScore', sessionId)).toMatchObject({
      why: 'secondPerson',
      hasPeople: true,
    })

    const waits = async () =>
      (
        (await office.get(`${PATH}/checks?sessionId=${sessionId}&component=theory`)).data as {
          list: object[]
        }
      ).list

    expect(await waits()).toMatchObject([{ mayCheck: false }])

    await whileWaived(server, 'examScore', async () => {
      expect(await waits()).toMatchObject([{ points: null, mayCheck: true }])

      expect((await checkAll(ids[0]!, { theory: 81 }, null, office)).data).toMatchObject({
        checked: 0,
        refused: [{ why: 'different' }],
      })

      expect((await checkAll(ids[0]!, { theory: 80 }, null, office)).data).toMatchObject({
        checked: 1,
        scored: 1,
      })
    })

    expect((await decidersOf(office, 'examScore', sessionId)).byOnePerson).toHaveLength(1)

    expect((await stored(ids[0]!))[0]).toMatchObject({
      checkedBy: office.userId,
      waiverId: expect.any(Number),
    })
  })

  test('never is of the own score, waived or not', async () => {
    const { ids, sessionId } = await examinees(['甲'])
    await enterAll(ids[0]!, { theory: 80 }, null, second)

    await server.db
      .updateTable('registrations')
      .set({ userId: office.userId })
      .where('id', '=', ids[0]!)
      .execute()

    await whileWaived(server, 'examScore', async () => {
      expect(await checkAll(ids[0]!, { theory: 80 }, null, office)).toMatchObject({ status: 409 })
      expect(await decidersOf(office, 'examScore', sessionId)).toMatchObject({ why: 'concerned' })
    })
  })

  test('shows the list of papers again: the points only where they are to be confirmed', async () => {
    const { ids, sessionId } = await examinees(['甲', '乙', '丙'])
    await enterAll(ids[0]!, { theory: 80 })
    await enterAll(ids[1]!, { theory: 90 }, null, second)

    const list = async (query = '', who = second) =>
      (await who.get(`${PATH}/checks?sessionId=${sessionId}&component=theory${query}`)).data as {
        list: Record<string, unknown>[]
      }

    expect(await list()).toMatchObject({
      list: [
        { realName: '甲', seatNo: 1, points: null, mayCheck: true },
        { realName: '乙', points: null, mayCheck: false },
      ],
      checked: 0,
      missing: 1,
    })

    expect((await list('&shown=1')).list.map((row) => row.points)).toEqual([80, 90])
    expect((await list('', office)).list.map((row) => row.mayCheck)).toEqual([false, true])
  })

  test('of a whole session at once leaves out the checker’s own entries and what has changed since it was shown', async () => {
    const { ids } = await examinees(['甲', '乙', '丙'], { weights: [100, 0, 0] })
    for (const id of ids.slice(0, 2)) await enterAll(id, { theory: 80 })

    await enterAll(ids[2]!, { theory: 80 }, null, second)
    await save({ registrationId: ids[1]!, component: 'theory' }, 81, 80)

    const answer = (
      await check(
        ids.map((registrationId) => ({ registrationId, component: 'theory', points: 80 })),
      )
    ).data as Check

    expect(answer).toMatchObject({ checked: 1, scored: 1 })

    expect(answer.refused.map(({ registrationId, why }) => [registrationId, why])).toEqual([
      [ids[1], 'different'],
      [ids[2], 'own'],
    ])
  })

  test('that completes the scores of a sign-up moves it to scored, and the applicant is notified', async () => {
    const { ids } = await examinees(['甲'])
    await enterAll(ids[0]!)

    expect((await checkAll(ids[0]!, { theory: 80, skill: 70.5 })).data).toMatchObject({
      checked: 2,
      scored: 0,
    })

    expect(await stateOf(ids[0]!)).toBe('examArranged')

    expect((await checkAll(ids[0]!, { interview: 60 })).data).toMatchObject({
      checked: 1,
      scored: 1,
    })

    expect(await stateOf(ids[0]!)).toBe('scored')

    const { userId } = await server.db
      .selectFrom('registrations')
      .select('userId')
      .where('id', '=', ids[0]!)
      .executeTakeFirstOrThrow()

    expect(await noticesTo(userId, 'registration.score')).toHaveLength(1)
  })

  test('needs no component of weight 0 and minimum 0, but one that is there must be checked', async () => {
    const { ids } = await examinees(['甲', '乙'], {
      weights: [100, 0, 0],
      minimums: [6000, 0, 5000],
    })

    await enterAll(ids[0]!, { theory: 80 })
    expect((await checkAll(ids[0]!, { theory: 80 })).data).toMatchObject({ scored: 0 })

    await enterAll(ids[0]!, { interview: 60 })
    expect((await checkAll(ids[0]!, { interview: 60 })).data).toMatchObject({ scored: 1 })

    await enterAll(ids[1]!)
    expect((await checkAll(ids[1]!, { theory: 80, interview: 60 })).data).toMatchObject({
      scored: 0,
    })
    expect((await checkAll(ids[1]!, { skill: 70.5 })).data).toMatchObject({ scored: 1 })
  })

  test('by offer needs every offer nobody was found ineligible for', async () => {
    const { ids, intake } = await examinees(['甲'], { scoresBy: 'offer', weights: [100, 0, 0] }, 3)
    const [firstOffer, secondOffer, thirdOffer] = intake.offers

    await server.db
      .updateTable('registrationChoices')
      .set({ isEligible: false })
      .where('offerId', '=', thirdOffer!.id)
      .execute()

    await enterAll(ids[0]!, { theory: 80 }, firstOffer!.id)

    expect((await checkAll(ids[0]!, { theory: 80 }, firstOffer!.id)).data).toMatchObject({
      checked: 1,
      scored: 0,
    })

    await enterAll(ids[0]!, { theory: 75 }, secondOffer!.id)

    expect((await checkAll(ids[0]!, { theory: 75 }, secondOffer!.id)).data).toMatchObject({
      checked: 1,
      scored: 1,
    })
  })

  test('is cleared when the score is changed, not when it is typed again as it was', async () => {
    const { ids } = await examinees(['甲'])
    await enterAll(ids[0]!, { theory: 80 })
    await checkAll(ids[0]!, { theory: 80 })

    const place = { registrationId: ids[0]!, component: 'theory' }

    expect(await save(place, 80, 80)).toMatchObject({
      data: { isChecked: true, checkedBy: '方复核' },
    })
    expect(await save(place, 81, 80)).toMatchObject({ data: { isChecked: false, checkedBy: null } })
  })

  test('two at once for one score: it is checked once', async () => {
    const { ids } = await examinees(['甲'], { weights: [100, 0, 0] })
    await enterAll(ids[0]!, { theory: 80 })

    const third = await aSecondClerk(server, 'bhb3')

    const answers = await Promise.all([
      checkAll(ids[0]!, { theory: 80 }),
      checkAll(ids[0]!, { theory: 80 }, null, third),
    ])

    expect(answers.map((answer) => (answer.data as Check).checked).sort()).toEqual([0, 1])
    expect(answers.map((answer) => (answer.data as Check).scored).sort()).toEqual([0, 1])
  })
})

describe('a score that is changed after the scores were out', () => {
  test('leaves the sign-up scored, does not count until it is checked again, and cannot be taken away', async () => {
    const { ids, intake } = await examinees(['甲'])
    await enterAll(ids[0]!)
    await checkAll(ids[0]!)

    const place = { registrationId: ids[0]!, component: 'theory' }

    expect(await save(place, 90, 80)).toMatchObject({ data: { points: 90, isChecked: false } })
    expect(await stateOf(ids[0]!)).toBe('scored')

    const { countOpenScoreWork: countUnsettled } = await import('./open-score-work.queries.ts')

    expect(await countUnsettled(server.db, intake.id)).toEqual({ unchecked: 1, openReviews: 0 })
    expect(await save(place, null, 90)).toMatchObject({ status: 409 })
    expect((await checkAll(ids[0]!, { theory: 90 })).data).toMatchObject({ checked: 1, scored: 0 })
    expect(await stateOf(ids[0]!)).toBe('scored')
    expect(await countUnsettled(server.db, intake.id)).toEqual({ unchecked: 0, openReviews: 0 })
  })
})

describe('rights', () => {
  test('a user with the permissions of exams who is not the office is refused', async () => {
    const { ids } = await examinees(['甲'])
    await server.asOwner(`insert into role_menus (role_id, menu_id) select r.id, m.id from roles r, menus m
      where r.code = 'BASE_ADMIN' and m.perm in ('recruit:exam:score', 'recruit:exam:check') on conflict do nothing`)

    const base = await server.as('base')

    expect((await base.get('/api/v1/users/me')).data).toMatchObject({
      perms: expect.arrayContaining(['recruit:exam:score']),
    })
    expect(
      await save({ registrationId: ids[0]!, component: 'theory' }, 80, null, base),
    ).toMatchObject({ status: 401, code: 'A0301' })
    expect(
      await check([{ registrationId: ids[0]!, component: 'theory', points: 80 }], base),
    ).toMatchObject({ code: 'A0301' })
  })
})

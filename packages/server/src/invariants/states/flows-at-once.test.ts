import { describe, expect, test } from 'vitest'
import {
  anExamIntake,
  anExamSession,
  insertRegistrations,
  seated,
} from '../../testing/builders/examinees.ts'
import { anIntake, insertRegistration } from '../../testing/builders/registration-rows.ts'
import { type Caller, openServer, type Reply } from '../../testing/server/open-server.ts'

const server = await openServer()
const base = await server.as('base')
const root = await server.as('root')
const office = await server.as('bhb')
const intake = await anIntake(server, '同时批次')
const twoSteps = await anIntake(server, '同时两级', { serial: 2, isTwoStep: true })

const stepsOf = (flow: string, id: number) =>
  server.db
    .selectFrom('flowHistory')
    .select(['action', 'toState'])
    .where('flow', '=', flow)
    .where('recordId', '=', id)
    .orderBy('id')
    .execute()

/** Of two who decide at once one wins; the other gets a sentence that says what to do. */
function oneWon(replies: Reply[]) {
  const won = replies.filter((reply) => reply.status === 200)
  const lost = replies.filter((reply) => reply.status !== 200)

  expect(won.length, replies.map((r) => `${r.status} ${r.msg}`).join(' | ')).toBe(1)

  for (const reply of lost) {
    expect(reply.status).toBe(409)
    expect(reply.msg).toMatch(/刷新|状态|不能|已/)
    expect(reply.data).toBeNull()
  }

  return won[0]!
}

const rounds = [1, 2, 3, 4, 5]

describe('two who decide one record at once', () => {
  test.each([
    ['passes', 'rejects', 'pass', 'reject'],
    ['passes', 'returns', 'pass', 'return'],
    ['rejects', 'returns', 'reject', 'return'],
  ])(
    'of a sign-up that one %s and the other %s one wins, the other is refused, and one step is written',
    async (_a, _b, one, other) => {
      for (const round of rounds) {
        const { id } = await insertRegistration(server, {
          name: `同${one}${round}`,
          intake: intake.id,
          choices: [intake.pharmacy],
        })

        const { version } = await server.db
          .selectFrom('registrations')
          .select('version')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()

        const act = (who: Caller, action: string) =>
          who.post(`/api/v1/registrations/${id}/act`, { action, version, reason: '同时' })

        const won = oneWon(
          await Promise.all(
            round % 2 ? [act(base, one), act(root, other)] : [act(root, other), act(base, one)],
          ),
        )

        const steps = await stepsOf('registration', id)

        expect(steps).toHaveLength(1)

        const { state, userId } = await server.db
          .selectFrom('registrations')
          .select(['state', 'userId'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()

        expect([steps[0]!.toState, (won.data as { state: string }).state]).toEqual([state, state])

        const notices = await server.db
          .selectFrom('notices')
          .select('kind')
          .where('userId', '=', userId)
          .execute()

        expect(notices).toHaveLength(1)
      }
    },
  )

  test('the second of two looks: of pass and reject at once one wins', async () => {
    for (const round of rounds) {
      const { id } = await insertRegistration(server, {
        name: `二${round}`,
        intake: twoSteps.id,
        choices: [twoSteps.pharmacy],
        state: 'basePassed',
      })

      const { version } = await server.db
        .selectFrom('registrations')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()

      const act = (who: Caller, action: string) =>
        who.post(`/api/v1/registrations/${id}/act`, { action, version, reason: '同时' })

      oneWon(await Promise.all([act(office, 'passAtOffice'), act(root, 'rejectAtOffice')]))
      expect(await stepsOf('registration', id)).toHaveLength(1)
    }
  })

  test('a reviewer passes while the applicant withdraws: one of the two happens', async () => {
    for (const round of rounds) {
      const { id, userId } = await insertRegistration(server, {
        name: `撤${round}`,
        intake: intake.id,
        choices: [intake.pharmacy],
      })

      const { username } = await server.db
        .selectFrom('users')
        .select('username')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()

      const role = await server.db
        .selectFrom('roles')
        .select('id')
        .where('code', '=', 'APPLICANT')
        .executeTakeFirstOrThrow()

      await server.db.insertInto('userRoles').values({ userId, roleId: role.id }).execute()

      const who = await server.as(username)

      const { version } = await server.db
        .selectFrom('registrations')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()

      oneWon(
        await Promise.all([
          base.post(`/api/v1/registrations/${id}/act`, { action: 'pass', version }),
          who.post(`/sign/registrations/${id}/act`, { action: 'withdraw', version }),
        ]),
      )

      expect(await stepsOf('registration', id)).toHaveLength(1)
    }
  })

  test('a partner unit is let in by one and turned away by the other: one wins', async () => {
    const { id } = await server.db
      .selectFrom('partners')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    for (const round of rounds) {
      await server.db
        .updateTable('partners')
        .set({ state: 'applied' })
        .where('id', '=', id)
        .execute()

      const { version } = await server.db
        .selectFrom('partners')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()

      const before = (await stepsOf('partner', id)).length
      const act = (who: Caller, action: string) =>
        who.post(`/api/v1/partners/${id}/act`, { action, version, reason: `同时 ${round}` })

      oneWon(await Promise.all([act(office, 'approve'), act(root, 'reject')]))
      expect(await stepsOf('partner', id)).toHaveLength(before + 1)
    }
  })

  test('an intake that one closes while the other closes it too is closed once', async () => {
    for (const round of rounds) {
      const own = await anIntake(server, `关闭${round}`, { serial: 10 + round })

      const { version } = await server.db
        .selectFrom('intakes')
        .select('version')
        .where('id', '=', own.id)
        .executeTakeFirstOrThrow()

      const act = (who: Caller) =>
        who.post(`/api/v1/intakes/${own.id}/act`, { action: 'close', version })

      oneWon(await Promise.all([act(office), act(root)]))
      expect(await stepsOf('intake', own.id)).toHaveLength(1)
    }
  })

  test('a review of a score that one upholds and the other corrects: one wins', async () => {
    for (const round of rounds) {
      const own = await anExamIntake(server)
      const [id] = await insertRegistrations(server, own, [`复查${round}`], {
        offers: [own.offers[0]!.id],
      })

      await seated(server, own, await anExamSession(server, own, '上午场', 10), [id!], {
        state: 'scored',
      })

      await server.db
        .insertInto('examScores')
        .values(
          (['theory', 'skill', 'interview'] as const).map((component) => ({
            registrationId: id!,
            offerId: null,
            component,
            points: 8000,
            enteredBy: office.userId,
            enteredAt: server.clock.now,
            checkedBy: root.userId,
            checkedAt: server.clock.now,
          })),
        )
        .execute()

      const { username } = await server.db
        .selectFrom('users as u')
        .innerJoin('registrations as r', 'r.userId', 'u.id')
        .select('u.username')
        .where('r.id', '=', id!)
        .executeTakeFirstOrThrow()

      const asked = await (await server.as(username)).post('/sign/scores/own/reviews', {
        component: 'theory',
        reason: '请核对',
      })

      expect(asked, asked.msg).toMatchObject({ status: 200 })

      const { list } = (await office.get(`/api/v1/exams/scoreReviews?intakeId=${own.id}`)).data as {
        list: { id: number; version: number }[]
      }
      const { id: review, version } = list[0]!
      const answer = (who: Caller, form: object) =>
        who.post(`/api/v1/exams/scoreReviews/${review}/act`, { reason: '已核对', version, ...form })

      oneWon(
        await Promise.all([
          answer(office, { action: 'uphold' }),
          answer(root, { action: 'correct', points: 81 }),
        ]),
      )

      expect((await stepsOf('scoreReview', review)).length).toBeLessThanOrEqual(1)
    }
  })
})

import type {
  EvaluationRequest,
  OwnRequest,
  RequestFigure,
  SupervisorToAsk,
} from '@residency/contract/areas/evaluation/requests/request.contract'
import { requestWords } from '@residency/contract/areas/evaluation/requests/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { filledIn, formOf } from '../../../testing/builders/evaluations.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { lapseRequests, remindOfRequests } from './follow-requests.ts'

const PATH = '/api/v1/evaluationRequests'
const SETTINGS = '/api/v1/evaluationSettings'

/** The server's day. */
const TODAY = '2026-11-20'
const MORNING = new Date(`${TODAY}T10:00:00+08:00`)
const { errors, flows } = requestWords['zh-cn']
const { states } = flows.evaluationRequest

const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 4, trainees: 3 })
const form = await formOf(server, 'miniCex')
const [supervisor, colleague, former, closed] = fixture.mentors
const [asker, other] = fixture.trainees

beforeAll(async () => {
  const { departmentId } = fixture
  const traineeId = asker!.traineeId
  const stay = { departmentId, state: 'entered' as const }

  await aBlock(server, {
    ...stay,
    traineeId,
    from: '2026-11-16',
    until: '2026-11-30',
    supervisorId: supervisor!.userId,
  })
  await aBlock(server, {
    ...stay,
    traineeId,
    from: '2026-11-01',
    until: '2026-11-15',
    supervisorId: former!.userId,
  })
  await aBlock(server, {
    ...stay,
    traineeId: other!.traineeId,
    from: '2026-11-01',
    until: '2026-11-30',
    supervisorId: supervisor!.userId,
  })
  await server.db.updateTable('users').set({ status: 0 }).where('id', '=', closed!.userId).execute()
})

beforeEach(async () => {
  server.clock.now = MORNING

  await server.asOwner(
    'truncate rate_limits, submit_locks, notices, evaluation_requests cascade; delete from evaluation_answers; update evaluation_request_rules set hours_open = 72, per_day = 5, version = 1',
  )
})

const as = (who: { username: string }) => server.as(who.username)
const later = (hours: number) => {
  server.clock.now = new Date(MORNING.getTime() + hours * 3_600_000)
}

const askFor = async (over: object = {}, who = asker!) =>
  (await as(who)).post(PATH, {
    templateId: form.id,
    supervisorId: supervisor!.userId,
    ...over,
  })

/** A request that was asked for; returns its id. */
async function sentRequest(over: object = {}) {
  const answer = await askFor(over)
  expect(answer, answer.msg).toMatchObject({ status: 200 })

  return (answer.data as { id: number }).id
}

const ownOf = async (who = asker!) =>
  ((await (await as(who)).get(`${PATH}/own`)).data as { list: OwnRequest[] }).list

const codeOf = async (id: number) => (await ownOf()).find((request) => request.id === id)!.code!

const givenWith = (mark = 7) => ({ ...filledIn(form.sections, mark), key: crypto.randomUUID() })

const answer = async (
  id: number,
  body: Record<string, unknown> = givenWith(),
  who: { username: string } = supervisor!,
) => (await as(who)).post(`${PATH}/${id}/answer`, body)

const decline = async (id: number, who: { username: string } = supervisor!) =>
  (await as(who)).post(`${PATH}/${id}/decline`, {})

const noticesOf = async ({ userId }: { userId: number }) =>
  (
    await server.db
      .selectFrom('notices')
      .select('kind')
      .where('userId', '=', userId)
      .where('kind', 'like', 'evaluation.%')
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind.slice('evaluation.'.length))

const waitingOf = async (who: { username: string }) =>
  ((await (await as(who)).get('/api/v1/waiting')).data as { kind: string; count: number }[]).find(
    ({ kind }) => kind === 'answerRequests',
  )?.count ?? 0

const stateOf = async (id: number) => (await ownOf()).find((request) => request.id === id)!.state

describe('asking', () => {
  test('offers supervisors of today, then of the department, and none without an open account', async () => {
    const choices = (await (await as(asker!)).get(`${PATH}/choices`)).data as {
      supervisors: SupervisorToAsk[]
      forms: { value: number }[]
      left: number
    }

    const mentorIds = fixture.mentors.map(({ userId }) => userId)
    const mentors = choices.supervisors.filter(({ userId }) => mentorIds.includes(userId))

    expect(choices.supervisors[0]).toMatchObject({ userId: supervisor!.userId, group: 'day' })
    expect(mentors.map(({ userId, group }) => [userId, group])).toEqual([
      [supervisor!.userId, 'day'],
      [colleague!.userId, 'department'],
      [former!.userId, 'department'],
    ])
    expect(choices.forms.map(({ value }) => value)).toContain(form.id)
    expect(choices.left).toBe(5)
  })

  test('reaches the supervisor: notice, waiting list, request with its form', async () => {
    const id = await sentRequest()

    expect(await noticesOf(supervisor!)).toEqual(['request.asked'])
    expect(await waitingOf(supervisor!)).toBe(1)
    expect(await waitingOf(colleague!)).toBe(0)

    const list = (await (await as(supervisor!)).get(`${PATH}?state=asked`)).data as {
      list: EvaluationRequest[]
    }

    expect(list.list).toMatchObject([
      { id, state: 'asked', actions: ['answer', 'decline'], aboutOn: TODAY },
    ])
    expect((await (await as(supervisor!)).get(`${PATH}/${id}`)).data).toMatchObject({
      template: { id: form.id },
    })
    expect(await (await as(colleague!)).get(`${PATH}/${id}`)).toMatchObject({ status: 404 })
  })

  test('offers only who may answer', async () => {
    const offered = async () =>
      (
        (await (await as(asker!)).get(`${PATH}/choices`)).data as {
          supervisors: SupervisorToAsk[]
        }
      ).supervisors.map(({ userId }) => userId)

    expect(await offered()).toContain(colleague!.userId)

    // a role without the permission to evaluate at the bedside
    await server.asOwner(
      `create table held as select * from user_roles where user_id = ${colleague!.userId};
       delete from user_roles where user_id = ${colleague!.userId}`,
    )
    expect(await offered()).not.toContain(colleague!.userId)

    await server.asOwner('insert into user_roles select * from held; drop table held')
    expect(await offered()).toContain(colleague!.userId)
  })

  test('refuses who is not offered, oneself, a closed account and an unknown form', async () => {
    const unknown = { status: 400, msg: errors.requestSupervisorUnknown }

    expect(await askFor({ supervisorId: asker!.userId })).toMatchObject(unknown)
    expect(await askFor({ supervisorId: closed!.userId })).toMatchObject(unknown)
    expect(await askFor({}, fixture.trainees[2]!)).toMatchObject(unknown)
    expect(await askFor({ templateId: (await formOf(server, 'peer')).id })).toMatchObject({
      status: 400,
      msg: errors.requestFormUnknown,
    })
    expect(await (await as(supervisor!)).post(PATH, {})).toMatchObject({ status: 401 })
  })

  test('asks the same supervisor by the same form once at a time', async () => {
    const id = await sentRequest()
    await server.asOwner('truncate submit_locks')

    expect(await askFor()).toMatchObject({ status: 409, msg: errors.requestUnderWay })
    expect(await (await as(asker!)).delete(`${PATH}/own/${id}`)).toMatchObject({ status: 200 })
    await server.asOwner('truncate submit_locks')
    await sentRequest()
  })

  test('keeps the limit of a day in China, also from two tabs', async () => {
    const office = await server.as('bhb')
    await office.put(`${SETTINGS}/requests`, { hoursOpen: 72, perDay: 1, version: 1 })

    const both = await Promise.all([askFor(), askFor({ supervisorId: colleague!.userId })])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      msg: fillSentence(errors.requestsSpent, { most: 1 }),
    })

    server.clock.now = new Date('2026-11-20T23:59:00+08:00')
    await server.asOwner('truncate submit_locks')
    expect(await askFor({ supervisorId: former!.userId })).toMatchObject({ status: 409 })

    server.clock.now = new Date('2026-11-21T00:01:00+08:00')
    await server.asOwner('truncate submit_locks')
    expect(await askFor({ supervisorId: former!.userId })).toMatchObject({ status: 200 })
  })

  test('a request that is withdrawn still counts for the day', async () => {
    const office = await server.as('bhb')
    await office.put(`${SETTINGS}/requests`, { hoursOpen: 72, perDay: 1, version: 1 })

    const id = await sentRequest()
    await (await as(asker!)).delete(`${PATH}/own/${id}`)
    await server.asOwner('truncate submit_locks')

    expect(await askFor({ supervisorId: colleague!.userId })).toMatchObject({ status: 409 })
  })
})

describe('the code', () => {
  const open = async (who: { username: string }, code: string) =>
    (await as(who)).post(`${PATH}/open`, { code })

  test('opens for the supervisor who was asked; others get the answer of an unknown code', async () => {
    const id = await sentRequest()
    const code = await codeOf(id)
    const unknown = { status: 404, msg: errors.requestUnknown }

    expect(await open(supervisor!, code)).toMatchObject({ status: 200, data: { id } })
    expect(await open(colleague!, code)).toMatchObject(unknown)
    expect(await open(asker!, code)).toMatchObject(unknown)
    expect(await open(supervisor!, 'x'.repeat(43))).toMatchObject(unknown)
    expect(await server.anonymous.post(`${PATH}/open`, { code })).toMatchObject({ status: 401 })
  })

  test('is guessed twenty times, not more', async () => {
    for (let guess = 0; guess < 20; guess++)
      expect(await open(colleague!, `guess-${guess}`)).toMatchObject({ status: 404 })

    expect(await open(colleague!, 'guess')).toMatchObject({ status: 429 })
  })

  test('is not shown once the request is closed', async () => {
    const id = await sentRequest()
    await decline(id)

    expect((await ownOf())[0]).toMatchObject({ id, code: null, mayWithdraw: false })
  })
})

describe('the answer', () => {
  test('is an evaluation at the bedside that the trainee reads, linked to the request', async () => {
    const id = await sentRequest()
    const reply = await answer(id)

    expect(reply, reply.msg).toMatchObject({ status: 200, data: { state: 'answered' } })

    const { answerId } = reply.data as { answerId: number }

    expect(
      await server.db
        .selectFrom('evaluationAnswers')
        .select(['id', 'raterId', 'traineeId', 'taskId', 'assessedOn'])
        .execute(),
    ).toMatchObject([
      {
        id: answerId,
        raterId: supervisor!.userId,
        traineeId: asker!.traineeId,
        taskId: null,
        assessedOn: TODAY,
      },
    ])
    expect((await ownOf())[0]).toMatchObject({ state: 'answered', answerId })
    expect(await noticesOf(asker!)).toEqual(['request.answered'])
    expect(
      (await (await as(asker!)).get('/api/v1/evaluationAnswers?view=about')).data,
    ).toMatchObject({ total: 1 })
    expect(await waitingOf(supervisor!)).toBe(0)
  })

  test('is stored once, also from two tabs at the same moment', async () => {
    const id = await sentRequest()
    const answers = givenWith(6)
    const both = await Promise.all([answer(id, answers), answer(id, answers)])

    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(both.map(({ data }) => (data as { answerId: number }).answerId)).size).toBe(1)

    // other marks are not stored, and nobody is made to believe it
    expect(await answer(id, givenWith(8))).toMatchObject({ status: 409 })
    expect(await server.db.selectFrom('evaluationAnswers').select('id').execute()).toHaveLength(1)
    expect(await noticesOf(asker!)).toEqual(['request.answered'])
  })

  test('is refused to everybody else, without marks, and with the key of another answer', async () => {
    const id = await sentRequest()
    const answers = givenWith()

    expect(await answer(id, answers, colleague!)).toMatchObject({ status: 404 })
    expect(await answer(id, answers, asker!)).toMatchObject({ status: 401 })
    expect(await answer(id, { ...answers, scores: {} })).toMatchObject({ status: 400 })
    expect(await answer(id, { ...answers, key: 'no key' })).toMatchObject({ status: 400 })

    expect(await answer(id, answers)).toMatchObject({ status: 200 })
    const second = await sentRequest({ templateId: (await formOf(server, 'dops')).id })
    const dops = await formOf(server, 'dops')
    expect(await answer(second, { ...filledIn(dops.sections), key: answers.key })).toMatchObject({
      status: 409,
    })
  })

  test('a stay recorded by mistake can be taken away once its request is over, not before', async () => {
    const past = await aBlock(server, {
      traineeId: other!.traineeId,
      departmentId: fixture.departmentId,
      from: '2026-10-01',
      until: '2026-10-31',
      state: 'passed',
      origin: 'past',
    })

    const id = await sentRequest()
    await server.asOwner(`update evaluation_requests set block_id = ${past} where id = ${id}`)
    const takeAway = async () =>
      (await server.as('bhb')).delete(`/api/v1/rotationPast/${past}?version=1`)

    expect(await takeAway()).toMatchObject({ status: 409, code: 'B0001' })
    expect(await (await as(asker!)).delete(`${PATH}/own/${id}`)).toMatchObject({ status: 200 })
    expect(await takeAway()).toMatchObject({ status: 200 })
    expect(await stateOf(id)).toBe('withdrawn')
  })

  test('can be declined with one tap; a second tap changes nothing', async () => {
    const id = await sentRequest()

    expect(await decline(id, colleague!)).toMatchObject({ status: 404 })
    expect(await decline(id)).toMatchObject({ status: 200, data: { state: 'declined' } })
    expect(await decline(id)).toMatchObject({ status: 200, data: { state: 'declined' } })
    expect(await noticesOf(asker!)).toEqual(['request.declined'])
    expect(await answer(id)).toMatchObject({
      status: 409,
      msg: fillSentence(errors.requestOver, { state: states.declined }),
    })
  })

  test('of a request that was withdrawn is refused', async () => {
    const id = await sentRequest()
    expect(await (await as(other!)).delete(`${PATH}/own/${id}`)).toMatchObject({ status: 404 })
    expect(await (await as(asker!)).delete(`${PATH}/own/${id}`)).toMatchObject({ status: 200 })
    expect(await (await as(asker!)).delete(`${PATH}/own/${id}`)).toMatchObject({ status: 409 })
    expect(await answer(id)).toMatchObject({
      status: 409,
      msg: fillSentence(errors.requestOver, { state: states.withdrawn }),
    })
  })
})

describe('time', () => {
  test('reminds once in the last day, then the request lapses and the trainee is notified', async () => {
    const id = await sentRequest()

    later(47)
    expect(await remindOfRequests(server.app.asSystem())).toBe(0)
    later(49)
    expect(await remindOfRequests(server.app.asSystem())).toBe(1)
    expect(await remindOfRequests(server.app.asSystem())).toBe(0)
    expect(await noticesOf(supervisor!)).toEqual(['request.asked', 'request.remind'])

    later(72)
    expect(await stateOf(id)).toBe('lapsed')
    expect(await waitingOf(supervisor!)).toBe(0)
    expect(await answer(id)).toMatchObject({
      status: 409,
      msg: fillSentence(errors.requestOver, { state: states.lapsed }),
    })
    expect(await decline(id)).toMatchObject({ status: 409 })

    expect(await lapseRequests(server.app.asSystem())).toBe(1)
    expect(await lapseRequests(server.app.asSystem())).toBe(0)
    expect(await noticesOf(asker!)).toEqual(['request.lapsed'])
  })

  test('can be asked again as soon as it has lapsed, before the job has ended it', async () => {
    const id = await sentRequest()
    later(72)
    await sentRequest()

    expect(await stateOf(id)).toBe('lapsed')
    expect(await noticesOf(asker!)).toEqual(['request.lapsed'])
    expect(await lapseRequests(server.app.asSystem())).toBe(0)
  })

  test('follows what the office set; open requests keep their time', async () => {
    const office = await server.as('bhb')
    const first = await sentRequest()

    expect(
      await office.put(`${SETTINGS}/requests`, { hoursOpen: 0, perDay: 5, version: 1 }),
    ).toMatchObject({ status: 400 })
    expect(
      await office.put(`${SETTINGS}/requests`, { hoursOpen: 2, perDay: 5, version: 1 }),
    ).toMatchObject({ status: 200 })
    expect(
      await office.put(`${SETTINGS}/requests`, { hoursOpen: 3, perDay: 5, version: 1 }),
    ).toMatchObject({ status: 409 })
    expect(
      await (await as(supervisor!)).put(`${SETTINGS}/requests`, {
        hoursOpen: 3,
        perDay: 5,
        version: 2,
      }),
    ).toMatchObject({ status: 401 })

    const second = await sentRequest({ supervisorId: colleague!.userId })
    later(3)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['asked', 'lapsed'])
  })
})

describe('figures', () => {
  type Figures = { list: RequestFigure[]; whole: RequestFigure; total: number }
  const figuresOf = async (who: string, query = '') =>
    (await (await server.as(who)).get(`${PATH}/figures${query}`)).data as Figures

  test('count by department what was asked, and how long answers took', async () => {
    const first = await sentRequest()
    const second = await sentRequest({ supervisorId: colleague!.userId })
    await sentRequest({ supervisorId: former!.userId })

    later(2)
    await answer(first)
    later(4)
    await decline(second, colleague!)

    const counts = { asked: 3, answered: 1, declined: 1, open: 1, lapsed: 0, medianMinutes: 120 }

    for (const who of ['bhb', 'dept', 'base'])
      expect(await figuresOf(who), who).toMatchObject({
        list: [{ id: fixture.departmentId, ...counts }],
        whole: counts,
        total: 1,
      })

    // without days they are those of this half-year
    expect(await figuresOf('bhb')).toMatchObject({ from: '2026-07-01', until: '2026-11-20' })
    expect(await figuresOf('bhb', '?until=2026-11-19')).toMatchObject({
      list: [],
      whole: { asked: 0, medianMinutes: null },
    })
  })

  test('of other departments are not shown, and not counted', async () => {
    await sentRequest()

    expect(await figuresOf('base2')).toMatchObject({ list: [], whole: { asked: 0 } })
    expect(await (await as(supervisor!)).get(`${PATH}/figures`)).toMatchObject({ status: 401 })
    expect(await (await server.as('bhb')).get(`${PATH}/figures/_export`)).toMatchObject({
      status: 200,
    })
  })
})

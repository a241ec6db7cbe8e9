import type { Committee } from '@residency/contract/areas/progress/committees/committee.contract'
import { committeeWords } from '@residency/contract/areas/progress/committees/text'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import type {
  OwnProgress,
  Packet,
  SessionDetail,
} from '@residency/contract/areas/progress/sessions/session.contract'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { kernelWords } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayInChina } from '../../../platform/clock.ts'
import { formOf } from '../../../testing/builders/evaluations.ts'
import { anExam } from '../../../testing/builders/exams.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { qualifyTeacher } from '../../../testing/builders/qualified-teachers.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { findUserId } from '../../../testing/find-records.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { remindOfProgress } from '../reminders/remind.ts'

const COMMITTEES = '/api/v1/progressCommittees'
const SESSIONS = '/api/v1/progressSessions'
const PACKETS = '/api/v1/progressPackets'
const OWN = '/api/v1/progressDecisions'
const { errors } = sessionWords['zh-cn']

const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 2, trainees: 3 })
const { baseId, departmentId, mentors, trainees } = fixtures
const start = server.clock.now
const today = dayInChina(start)

const office = () => server.as('bhb')
const chair = () => server.as(mentors[0]!.username)
const teacher = () => server.as(mentors[1]!.username)
const outsider = () => server.as('teacher2')
const trainee = (at = 0) => server.as(trainees[at]!.username)

const idOf = (username: string) => findUserId(server, username)

type Member = { userId: number; role: string; startsOn: string; endsOn: string | null }
let members: Member[] = []
let committeeId = 0
let blockId = 0

const member = (userId: number, role: string): Member => ({
  userId,
  role,
  startsOn: addDays(today, -30),
  endsOn: null,
})

beforeAll(async () => {
  await qualifyTeacher(server, 'teacher2', { department: '临床生化室' })

  // only these three are trained at the base
  await server.asOwner(
    `update trainees set starts_on = '2040-01-01' where user_id <> all(array[${trainees.map(({ userId }) => userId).join()}])`,
  )

  blockId = await aBlock(server, {
    traineeId: trainees[0]!.traineeId,
    departmentId,
    from: addDays(today, -60),
    until: addDays(today, -31),
    state: 'passed',
  })

  members = [
    member(mentors[0]!.userId, 'chair'),
    member(await idOf('base'), 'baseAdministrator'),
    member(await idOf('bhb'), 'office'),
    member(mentors[1]!.userId, 'teacher'),
    member(await idOf('teacher2'), 'teacher'),
  ]
})

beforeEach(async () => {
  server.clock.now = start
  await server.asOwner(
    'truncate rate_limits, submit_locks, progress_committees, progress_relatives, progress_plans, notices restart identity cascade',
  )
  await server.asOwner(
    'delete from departure_clearances; delete from trainee_departures; delete from trainee_situations; delete from mentor_relations',
  )
})

const found = async (list = members, name = '药师评议委员会') => {
  const made = await (await office()).post(COMMITTEES, { baseId, name, members: list })
  expect(made, made.msg).toMatchObject({ status: 200 })
  committeeId = (made.data as { id: number }).id

  return made
}

const plan = async (values: object = {}) =>
  (await office()).post(SESSIONS, {
    committeeId,
    heldOn: today,
    factsOn: today,
    year: null,
    majorId: null,
    ...values,
  })

type Client = Awaited<ReturnType<typeof office>>
const read = async (id: number, who?: Client) =>
  (await (who ?? (await office())).get(`${SESSIONS}/${id}`)).data as SessionDetail

async function step(id: number, action: string, who?: Client, reason: string | null = null) {
  const { version } = await read(id)
  return (who ?? (await office())).post(`${SESSIONS}/${id}/steps`, { action, reason, version })
}

async function prepared(): Promise<number> {
  await found()
  const made = await plan()
  const { id } = made.data as { id: number }
  const done = await step(id, 'prepare')
  expect(done, done.msg).toMatchObject({ status: 200 })

  return id
}

async function openedSession(): Promise<number> {
  const id = await prepared()
  const done = await step(id, 'open', await chair())
  expect(done, done.msg).toMatchObject({ status: 200 })

  return id
}

const packetOf = async (id: number, at = 0) => {
  const { agenda } = await read(id)
  return agenda.find(({ traineeId }) => traineeId === trainees[at]!.traineeId)!.packetId
}

const three = () => [mentors[0]!.userId, mentors[1]!.userId, members[4]!.userId]

const decide = async (packetId: number, values: object = {}, who?: Client) =>
  (who ?? (await chair())).put(`${PACKETS}/${packetId}/decision`, {
    outcome: 'asExpected',
    reason: null,
    participants: three(),
    version: null,
    ...values,
  })

async function decideAll(id: number, first: object = {}) {
  for (const at of [0, 1, 2]) {
    const done = await decide(await packetOf(id, at), at === 0 ? first : {})
    expect(done, done.msg).toMatchObject({ status: 200 })
  }
}

async function closed(first: object = {}) {
  const id = await openedSession()
  await decideAll(id, first)
  const done = await step(id, 'close', await chair())
  expect(done, done.msg).toMatchObject({ status: 200 })

  return id
}

const ownOf = async (at = 0) => (await (await trainee(at)).get(`${OWN}/own`)).data as OwnProgress
type Attempt = { number: number; state: string; score: number; isPassed: boolean }

const sat = (
  { examId, paperId, candidateIds }: Awaited<ReturnType<typeof anExam>>,
  attempt: Attempt,
) =>
  server.db
    .insertInto('learningAttempts')
    .values({
      ...attempt,
      state: attempt.state as 'marked',
      examId,
      paperId,
      candidateId: candidateIds[0]!,
      most: 1000,
      seed: 1,
      startedAt: start,
      deadlineAt: start,
      endedAt: start,
      seenAt: start,
      clientId: '00000000-0000-4000-8000-000000000001',
    })
    .execute()

const observedAtBedside = async (traineeId: number, assessedOn: string, score: number) =>
  server.db
    .insertInto('evaluationAnswers')
    .values({
      templateId: (await formOf(server, 'dops')).id,
      raterId: mentors[0]!.userId,
      traineeId,
      scores: '{}',
      texts: '{}',
      score,
      key: crypto.randomUUID(),
      assessedOn,
    })
    .execute()

const noticesOf = async (userId: number) =>
  (
    await server.db.selectFrom('notices').select('title').where('userId', '=', userId).execute()
  ).map(({ title }) => title)

describe('committee', () => {
  test('what a committee lacks is named, and a session is not prepared until it lacks nothing', async () => {
    await found(members.slice(0, 4))
    const list = (await (await office()).get(COMMITTEES)).data as { list: Committee[] }
    expect(list.list[0]!.lacks).toEqual(['outsideTeacher'])

    const { id } = (await plan()).data as { id: number }

    expect(await step(id, 'prepare')).toMatchObject({
      status: 409,
      msg: fillSentence(errors.committeeNotFit, {
        lacks: committeeWords['zh-cn'].lacks.outsideTeacher,
      }),
    })
  })

  test('a role is refused to somebody who does not have it', async () => {
    const wrong = [member(trainees[0]!.userId, 'teacher')]
    const made = await (await office()).post(COMMITTEES, { baseId, name: '委员会', members: wrong })
    expect(made).toMatchObject({ status: 400 })

    const notOffice = [member(mentors[0]!.userId, 'office')]
    expect(
      await (await office()).post(COMMITTEES, { baseId, name: '委员会', members: notOffice }),
    ).toMatchObject({ status: 400 })
  })

  test('there is one chair at a time', async () => {
    const two = [member(mentors[0]!.userId, 'chair'), member(mentors[1]!.userId, 'chair')]

    expect(
      await (await office()).post(COMMITTEES, { baseId, name: '委员会', members: two }),
    ).toMatchObject({ status: 409, msg: committeeWords['zh-cn'].errors.twoChairs })
  })

  test('teachers and bases found no committee', async () => {
    for (const who of [await chair(), await server.as('base')])
      expect(await who.post(COMMITTEES, { baseId, name: '委员会', members })).toMatchObject({
        status: 401,
      })
  })
})

describe('session', () => {
  test('the facts are not ahead of today, nor after the session', async () => {
    await found()
    expect(await plan({ factsOn: addDays(today, 1), heldOn: addDays(today, 2) })).toMatchObject({
      msg: errors.factsAhead,
    })
    expect(await plan({ heldOn: addDays(today, -1) })).toMatchObject({
      msg: errors.heldBeforeFacts,
    })
  })

  test('preparing makes one packet for each trainee in training on the day, kept as it was', async () => {
    const id = await prepared()
    const { agenda, state } = await read(id)
    expect(state).toBe('prepared')
    expect(agenda.map(({ traineeId }) => traineeId).toSorted()).toEqual(
      trainees.map(({ traineeId }) => traineeId).toSorted(),
    )

    const packetId = await packetOf(id)
    const before = (await (await chair()).get(`${PACKETS}/${packetId}`)).data as Packet
    expect(before.facts).toMatchObject({
      factsOn: today,
      stays: [{ id: blockId, state: 'passed' }],
    })

    await server.db
      .updateTable('rotationBlocks')
      .set({ state: 'failed' })
      .where('id', '=', blockId)
      .execute()
    const after = (await (await chair()).get(`${PACKETS}/${packetId}`)).data as Packet
    await server.db
      .updateTable('rotationBlocks')
      .set({ state: 'passed' })
      .where('id', '=', blockId)
      .execute()

    expect(after.facts).toEqual(before.facts)
  })

  test('a packet is read in the language of its reader', async () => {
    const packetId = await packetOf(await prepared())
    const chinese = (await (await chair()).get(`${PACKETS}/${packetId}`)).data as Packet
    const english = (
      await (await chair()).get(`${PACKETS}/${packetId}`, { 'accept-language': 'en' })
    ).data as Packet

    expect(chinese.facts.lines.map(({ key }) => key)).toEqual(
      english.facts.lines.map(({ key }) => key),
    )
    expect(chinese.facts.lines[0]!.label).toMatch(/\p{Script=Han}/u)
    expect(english.facts.lines[0]!.label).not.toMatch(/\p{Script=Han}/u)
  })

  test('a packet holds the results of a year that were released, of each exam the best attempt', async () => {
    const taker = trainees[2]!
    const released = await anExam(server, { takers: [taker], exam: { state: 'released' } })
    await sat(released, { number: 1, state: 'released', score: 400, isPassed: false })
    await sat(released, { number: 2, state: 'released', score: 905, isPassed: true })
    const secret = await anExam(server, { takers: [taker] })
    await sat(secret, { number: 1, state: 'marked', score: 100, isPassed: false })
    await observedAtBedside(taker.traineeId, addDays(today, -10), 82)
    await observedAtBedside(taker.traineeId, addDays(today, -400), 55)

    const id = await prepared()
    const read = (await (await chair()).get(`${PACKETS}/${await packetOf(id, 2)}`)).data as Packet
    expect(read.facts.exams).toMatchObject([{ on: today, percent: 90.5, isPassed: true }])
    expect(read.facts.evaluations).toMatchObject([{ on: addDays(today, -10), score: 82 }])
  })

  test('only members of the committee, the base and the office see it', async () => {
    const id = await prepared()
    for (const who of [await chair(), await outsider(), await server.as('base'), await office()])
      expect((await who.get(`${SESSIONS}/${id}`)).status).toBe(200)

    const stranger = await server.as('teacher')
    expect((await stranger.get(`${SESSIONS}/${id}`)).status).toBe(404)
    expect((await stranger.get(`${PACKETS}/${await packetOf(id)}`)).status).toBe(404)
    expect((await (await trainee()).get(`${SESSIONS}/${id}`)).status).toBe(401)
  })

  test('it is not opened before its day, and cancelling needs a reason and drops its packets', async () => {
    await found()
    const { id } = (await plan({ heldOn: addDays(today, 3) })).data as { id: number }
    await step(id, 'prepare')

    expect((await read(id, await chair())).actions).toEqual([])
    expect(await step(id, 'open', await chair())).toMatchObject({ status: 409 })
    expect(await step(id, 'cancel')).toMatchObject({
      msg: kernelWords['zh-cn'].errors.reasonNeeded,
    })
    expect(await step(id, 'cancel', undefined, '委员出差')).toMatchObject({ status: 200 })
    expect((await read(id)).agenda).toEqual([])
  })
})

describe('before', () => {
  test('notes of others are read only while the session is held, and by no trainee', async () => {
    const id = await prepared()
    const packetId = await packetOf(id)
    expect(
      await (await teacher()).put(`${PACKETS}/${packetId}/note`, {
        text: '操作熟练',
        version: null,
      }),
    ).toMatchObject({ status: 200 })

    const seen = async (who: Client) => (await who.get(`${PACKETS}/${packetId}`)).data as Packet
    expect((await seen(await teacher())).ownNote?.text).toBe('操作熟练')
    expect((await seen(await chair())).notes).toEqual([])

    await step(id, 'open', await chair())
    expect((await seen(await chair())).notes).toMatchObject([{ text: '操作熟练' }])
    const stored = await server.db.selectFrom('progressNotes').select('textSealed').execute()
    expect(stored[0]!.textSealed).not.toContain('操作')
  })

  test('a note is changed only over the version that was read', async () => {
    const packetId = await packetOf(await prepared())
    const write = async (text: string | null, version: number | null) =>
      (await teacher()).put(`${PACKETS}/${packetId}/note`, { text, version })

    await write('第一稿', null)
    const { ownNote } = (await (await teacher()).get(`${PACKETS}/${packetId}`)).data as Packet
    expect(await write('另一页里的第一稿', null)).toMatchObject({ status: 409 })
    expect(await write('第二稿', ownNote!.version)).toMatchObject({ status: 200 })
    expect(await write(null, ownNote!.version)).toMatchObject({ status: 409 })
    expect(await write(null, ownNote!.version + 1)).toMatchObject({ status: 200 })
  })

  test('a member who declared to be a relative neither notes nor takes part, in later sessions too', async () => {
    const id = await openedSession()
    const packetId = await packetOf(id)
    const declared = await (await teacher()).post('/api/v1/progressRelatives', {
      traineeId: trainees[0]!.traineeId,
      userId: null,
    })
    expect(declared, declared.msg).toMatchObject({ status: 200 })

    expect(
      await (await teacher()).put(`${PACKETS}/${packetId}/note`, { text: '意见', version: null }),
    ).toMatchObject({ msg: errors.recorderExcluded })
    expect(await decide(packetId)).toMatchObject({ status: 409, code: 'B0001' })

    const others = [mentors[0]!.userId, members[2]!.userId, members[4]!.userId]
    expect(await decide(packetId, { participants: others })).toMatchObject({ status: 200 })
  })

  test('a relative reads neither the notes of others nor, until it is closed, the decision', async () => {
    const id = await openedSession()
    const packetId = await packetOf(id)
    await (await teacher()).put(`${PACKETS}/${packetId}/note`, { text: '需要谈话', version: null })
    await decide(packetId, { outcome: 'watch', reason: '进度慢' })

    await (await outsider()).post('/api/v1/progressRelatives', {
      traineeId: trainees[0]!.traineeId,
      userId: null,
    })

    const seen = (await (await outsider()).get(`${PACKETS}/${packetId}`)).data as Packet
    expect(seen).toMatchObject({ notes: [], decision: null })
    expect((await read(id, await outsider())).agenda.map(({ outcome }) => outcome)).toEqual([
      null,
      null,
      null,
    ])
  })

  test('a relation that is declared after the decision stops the close until it is recorded again', async () => {
    const id = await openedSession()
    await decideAll(id)
    await (await teacher()).post('/api/v1/progressRelatives', {
      traineeId: trainees[0]!.traineeId,
      userId: null,
    })

    const refused = await step(id, 'close', await chair())
    expect(refused.status).toBe(409)
    expect(refused.msg).toContain('之后申报了亲属回避')

    const packetId = await packetOf(id)
    const { decision } = (await (await chair()).get(`${PACKETS}/${packetId}`)).data as Packet
    expect(decision!.participants.filter(({ isRelative }) => isRelative)).toMatchObject([
      { userId: mentors[1]!.userId },
    ])

    const others = [mentors[0]!.userId, members[2]!.userId, members[4]!.userId]
    await decide(packetId, { participants: others, version: decision!.version })
    expect(await step(id, 'close', await chair())).toMatchObject({ status: 200 })
  })

  test('what the office entered is not taken back by the person whom it excludes', async () => {
    const packetId = await packetOf(await openedSession())
    const enter = async (userId: number) =>
      (await office()).post('/api/v1/progressRelatives', {
        traineeId: trainees[0]!.traineeId,
        userId,
      })
    const withdraw = async (who: Client, id: number) =>
      who.delete(`/api/v1/progressRelatives/${id}`)

    const { id } = (await enter(mentors[0]!.userId)).data as { id: number }
    const { relatives } = (await (await chair()).get(`${PACKETS}/${packetId}`)).data as Packet
    expect(relatives).toMatchObject([{ id, mayWithdraw: false }])
    expect(await withdraw(await chair(), id)).toMatchObject({ status: 404 })
    expect(await decide(packetId)).toMatchObject({ msg: errors.recorderExcluded })
    expect(await withdraw(await office(), id)).toMatchObject({ status: 200 })

    const own = await (await outsider()).post('/api/v1/progressRelatives', {
      traineeId: trainees[0]!.traineeId,
      userId: null,
    })
    expect(await withdraw(await outsider(), (own.data as { id: number }).id)).toMatchObject({
      status: 200,
    })
  })

  test('a relative answers for no goal', async () => {
    const packetId = await packetOf(await openedSession())
    await (await teacher()).post('/api/v1/progressRelatives', {
      traineeId: trainees[0]!.traineeId,
      userId: null,
    })
    const goals = [
      { goal: '独立审方', measure: '练习', ownerId: mentors[1]!.userId, dueOn: addDays(today, 60) },
    ]
    const participants = [mentors[0]!.userId, members[2]!.userId, members[4]!.userId]
    const values = { outcome: 'supportPlan', reason: '落后', participants, goals }
    expect(await decide(packetId, values)).toMatchObject({ msg: errors.goalOwnerUnknown })
  })

  test('only the office declares for others', async () => {
    const id = await prepared()
    await packetOf(id)
    const form = { traineeId: trainees[0]!.traineeId, userId: mentors[0]!.userId }

    expect(await (await teacher()).post('/api/v1/progressRelatives', form)).toMatchObject({
      msg: errors.relativePersonUnknown,
    })
    expect(await (await office()).post('/api/v1/progressRelatives', form)).toMatchObject({
      status: 200,
    })
  })
})

describe('decision', () => {
  test('it is recorded while the session is held, by the chair', async () => {
    const id = await prepared()
    const packetId = await packetOf(id)
    expect(await decide(packetId)).toMatchObject({ msg: errors.decisionNotNow })

    await step(id, 'open', await chair())
    expect(await decide(packetId, {}, await teacher())).toMatchObject({
      msg: errors.recorderIsChair,
    })
    expect(await decide(packetId)).toMatchObject({ status: 200 })
  })

  test('where the chair is the mentor another member records, and the mentor never alone', async () => {
    await server.db
      .insertInto('mentorRelations')
      .values({
        traineeId: trainees[0]!.traineeId,
        entryId: mentors[0]!.entryId,
        source: 'placed',
        startedOn: addDays(today, -20),
      })
      .execute()

    const id = await openedSession()
    const packetId = await packetOf(id)
    expect(await decide(packetId)).toMatchObject({ msg: errors.recorderExcluded })
    expect(
      await decide(packetId, { participants: [mentors[0]!.userId] }, await teacher()),
    ).toMatchObject({ msg: errors.participantMentorAlone })
    expect(await decide(packetId, {}, await teacher())).toMatchObject({ status: 200 })
  })

  test('at least half of the members take part, and the recorder is among them', async () => {
    const packetId = await packetOf(await openedSession())

    expect(await decide(packetId, { participants: three().slice(0, 2) })).toMatchObject({
      msg: fillSentence(errors.participantsFew, { least: 3 }),
    })
    expect(
      await decide(packetId, { participants: members.slice(1, 4).map(({ userId }) => userId) }),
    ).toMatchObject({ msg: errors.recorderAbsent })
    expect(
      await decide(packetId, { participants: [...three(), trainees[1]!.userId] }),
    ).toMatchObject({ msg: errors.participantUnknown })
  })

  test('everything but “as expected” needs reasons, and what it begins', async () => {
    const packetId = await packetOf(await openedSession())
    const goal = {
      goal: '独立审方',
      measure: '每周练习',
      ownerId: mentors[1]!.userId,
      dueOn: addDays(today, 60),
    }
    const reason = '进度落后'

    const refusals: [object, string][] = [
      [{ outcome: 'watch' }, errors.reasonMissing],
      [{ outcome: 'supportPlan', reason }, errors.goalsMissing],
      [
        { outcome: 'supportPlan', reason, goals: [{ ...goal, ownerId: 1 }] },
        errors.goalOwnerUnknown,
      ],
      [{ outcome: 'supportPlan', reason, goals: [{ ...goal, dueOn: today }] }, errors.goalDuePast],
      [{ outcome: 'repeatStays', reason }, errors.staysMissing],
      [{ outcome: 'repeatStays', reason, stays: [blockId + 9999] }, errors.stayUnknown],
      [{ outcome: 'specialSituation', reason }, errors.situationMissing],
      [{ outcome: 'end', reason }, errors.leavesOnMissing],
    ]

    for (const [values, msg] of refusals)
      expect(await decide(packetId, values)).toMatchObject({ msg })
  })

  test('the chair records all others as expected; own mentees and those decided already are left', async () => {
    await server.db
      .insertInto('mentorRelations')
      .values({
        traineeId: trainees[0]!.traineeId,
        entryId: mentors[0]!.entryId,
        source: 'placed',
        startedOn: addDays(today, -20),
      })
      .execute()

    const id = await openedSession()
    await decide(await packetOf(id, 1), { outcome: 'watch', reason: '进度慢' })
    const path = `${SESSIONS}/${id}/expected`

    const done = await (await chair()).post(path, { participants: three() })
    expect(done.data).toEqual({ recorded: 1, left: 1 })

    const { agenda, actions } = await read(id, await chair())
    const outcomeOf = (at: number) =>
      agenda.find(({ traineeId }) => traineeId === trainees[at]!.traineeId)!.outcome
    expect([0, 1, 2].map(outcomeOf)).toEqual([null, 'watch', 'asExpected'])
    expect(actions).not.toContain('close')

    // another member records about the mentee of the chair, and about nobody else
    const other = await (await teacher()).post(path, { participants: three() })
    expect(other.data).toEqual({ recorded: 1, left: 0 })
  })

  test('a relative leaves the room when the others are recorded as expected', async () => {
    const id = await openedSession()
    await (await teacher()).post('/api/v1/progressRelatives', {
      traineeId: trainees[0]!.traineeId,
      userId: null,
    })

    const everybody = members.map(({ userId }) => userId)
    const done = await (await chair()).post(`${SESSIONS}/${id}/expected`, {
      participants: everybody,
    })
    expect(done.data).toEqual({ recorded: 3, left: 0 })

    const packet = (await (await chair()).get(`${PACKETS}/${await packetOf(id)}`)).data as Packet
    expect(packet.decision!.participants.map(({ userId }) => userId)).not.toContain(
      mentors[1]!.userId,
    )
    expect(await step(id, 'close', await chair())).toMatchObject({ status: 200 })
  })

  test('a stay that was taken away since the facts is not to be repeated', async () => {
    const gone = await aBlock(server, {
      traineeId: trainees[0]!.traineeId,
      departmentId,
      from: addDays(today, -20),
      until: addDays(today, -1),
    })
    const packetId = await packetOf(await openedSession())
    await server.db.deleteFrom('rotationBlocks').where('id', '=', gone).execute()

    const values = { outcome: 'repeatStays', reason: '未达标', stays: [gone] }
    expect(await decide(packetId, values)).toMatchObject({ msg: errors.stayUnknown })
    expect(await server.db.selectFrom('progressDecisions').select('id').execute()).toEqual([])
  })

  test('a goal is due after today, also where the session was some time ago', async () => {
    await found()
    const day = addDays(today, -20)
    const { id } = (await plan({ heldOn: day, factsOn: day })).data as { id: number }
    await step(id, 'prepare')
    await step(id, 'open')
    const goals = [
      {
        goal: '独立审方',
        measure: '练习',
        ownerId: mentors[1]!.userId,
        dueOn: addDays(today, -10),
      },
    ]
    expect(
      await decide(await packetOf(id), { outcome: 'supportPlan', reason: '落后', goals }),
    ).toMatchObject({ msg: errors.goalDuePast })
  })

  test('of two recordings at once one stays, and the other is refused', async () => {
    const packetId = await packetOf(await openedSession())
    const replies = await Promise.all([decide(packetId), decide(packetId)])

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)!.msg).toBe(errors.decidedMeanwhile)
  })

  test('it is corrected until the session is closed, which is audited', async () => {
    const id = await openedSession()
    const packetId = await packetOf(id)
    const goals = [
      { goal: '独立审方', measure: '练习', ownerId: mentors[1]!.userId, dueOn: addDays(today, 60) },
    ]
    await decide(packetId, { outcome: 'supportPlan', reason: '落后', goals })
    const packet = (await (await chair()).get(`${PACKETS}/${packetId}`)).data as Packet
    expect(packet.decision).toMatchObject({
      outcome: 'supportPlan',
      plan: { goals: [{ goal: '独立审方' }] },
    })

    expect(
      await decide(packetId, {
        outcome: 'watch',
        reason: '观察',
        version: packet.decision!.version,
      }),
    ).toMatchObject({ status: 200 })
    expect(await server.db.selectFrom('progressPlans').select('id').execute()).toEqual([])

    const audits = await server.db
      .selectFrom('auditEntries')
      .select('action')
      .where('action', 'like', 'progress.decision.%')
      .execute()
    expect(audits.map(({ action }) => action)).toContain('progress.decision.correct')
  })
})

describe('closed', () => {
  test('it is closed when every trainee has a decision; only then the trainees are notified', async () => {
    const id = await openedSession()
    expect(await step(id, 'close', await chair())).toMatchObject({
      msg: fillSentence(errors.decisionsMissing, { count: 3 }),
    })

    await decideAll(id, { outcome: 'watch', reason: '需要更多练习' })
    expect((await ownOf()).decisions).toEqual([])
    expect(await noticesOf(trainees[0]!.userId)).toEqual([])

    await step(id, 'close', await chair())
    expect((await ownOf()).decisions).toMatchObject([{ outcome: 'watch', reason: '需要更多练习' }])
    expect(await noticesOf(trainees[0]!.userId)).toHaveLength(1)
    expect((await ownOf(1)).decisions).toMatchObject([{ outcome: 'asExpected' }])
  })

  test('the minutes are numbered and printed once it is closed', async () => {
    const id = await openedSession()
    const path = `${SESSIONS}/${id}/minutes`
    expect(await (await office()).get(path)).toMatchObject({ msg: errors.minutesNotYet })

    await decideAll(id)
    await step(id, 'close', await chair())
    expect((await read(id)).number).toBe(`${today.slice(0, 4)}-${committeeId}-01`)

    const printed = await (await teacher()).get(path)
    expect(printed.status).toBe(200)
    expect(printed.body.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('the trainee signs, then answers once; the committee reads both', async () => {
    const id = await closed({ outcome: 'watch', reason: '需要更多练习' })
    const [decision] = (await ownOf()).decisions
    const me = await trainee()
    const answer = `${OWN}/${decision!.id}/answer`

    expect(await me.post(answer, { text: '我会努力' })).toMatchObject({
      msg: errors.answerBeforeRead,
    })
    expect(await me.post(`${OWN}/${decision!.id}/read`, {})).toMatchObject({ status: 200 })
    expect(await me.post(`${OWN}/${decision!.id}/read`, {})).toMatchObject({ status: 200 })
    expect(await me.post(answer, { text: '我会努力' })).toMatchObject({ status: 200 })
    expect(await me.post(answer, { text: '再说一次' })).toMatchObject({
      msg: errors.answeredAlready,
    })
    expect(await (await trainee(1)).post(`${OWN}/${decision!.id}/read`, {})).toMatchObject({
      status: 404,
    })

    const packetId = await packetOf(id)
    const packet = (await (await outsider()).get(`${PACKETS}/${packetId}`)).data as Packet
    expect(packet.decision).toMatchObject({ readOn: today, answer: '我会努力' })
  })

  test('a support plan is in force from then on, and its owner records results', async () => {
    const goals = [
      {
        goal: '独立审方',
        measure: '每周练习',
        ownerId: mentors[1]!.userId,
        dueOn: addDays(today, 10),
      },
    ]
    await closed({ outcome: 'supportPlan', reason: '进度落后', goals })
    const [mine] = (await ownOf()).plans
    expect(mine).toMatchObject({ kind: 'support', goals: [{ goal: '独立审方', isLate: false }] })

    const goal = mine!.goals[0]!
    const path = `/api/v1/progressGoals/${goal.id}/result`
    const form = { result: 'partly', text: null, version: goal.version }
    expect(await (await trainee()).put(path, form)).toMatchObject({ status: 404 })
    expect(await (await teacher()).put(path, form)).toMatchObject({
      msg: planWords['zh-cn'].errors.goalTextMissing,
    })
    expect(await (await teacher()).put(path, { ...form, text: '还需练习' })).toMatchObject({
      status: 200,
    })
    expect((await ownOf()).plans[0]!.goals[0]).toMatchObject({
      result: 'partly',
      resultText: '还需练习',
    })
  })

  test('stays to repeat wait for the office until a later stay is in the department', async () => {
    const id = await closed({ outcome: 'repeatStays', reason: '考核未达标', stays: [blockId] })
    expect((await read(id)).repeats).toMatchObject([{ startsOn: addDays(today, -60) }])

    const list = (await (await office()).get(`${SESSIONS}?repeats=1&pageNum=1&pageSize=10`))
      .data as {
      total: number
    }
    expect(list.total).toBe(1)

    const later = await aBlock(server, {
      traineeId: trainees[0]!.traineeId,
      departmentId,
      from: addDays(today, 30),
      until: addDays(today, 60),
    })
    expect((await read(id)).repeats).toEqual([])
    await server.db.deleteFrom('rotationBlocks').where('id', '=', later).execute()
  })

  test('a stay that was recorded by mistake can be taken away although it was to be repeated', async () => {
    const mistaken = await aBlock(server, {
      traineeId: trainees[0]!.traineeId,
      departmentId,
      from: addDays(today, -20),
      until: addDays(today, -1),
    })
    const id = await closed({ outcome: 'repeatStays', reason: '未达标', stays: [mistaken] })

    await server.db.deleteFrom('rotationBlocks').where('id', '=', mistaken).execute()
    expect((await read(id)).repeats).toMatchObject([{ startsOn: addDays(today, -20) }])
    expect((await ownOf()).decisions[0]!.stays).toMatchObject([{ endsOn: addDays(today, -1) }])
  })

  test('a measure and a departure begin in their own flows, and the trainees read them', async () => {
    const id = await openedSession()
    const situation = {
      kind: 'discipline',
      startsOn: today,
      endsOn: null,
      months: null,
      measure: 'warning',
    }
    const first = await packetOf(id, 0)
    expect(
      await decide(first, { outcome: 'specialSituation', reason: '违反纪律', situation }),
    ).toMatchObject({ status: 200 })
    expect(
      await decide(await packetOf(id, 1), {
        outcome: 'end',
        reason: '不适合继续培训',
        leavesOn: addDays(today, 5),
      }),
    ).toMatchObject({ status: 200 })
    await decide(await packetOf(id, 2))
    expect(await server.db.selectFrom('traineeSituations').select('id').execute()).toEqual([])

    const done = await step(id, 'close', await chair())
    expect(done, done.msg).toMatchObject({ status: 200 })
    expect(
      await server.db
        .selectFrom('traineeSituations')
        .select(['kind', 'state', 'traineeId'])
        .execute(),
    ).toEqual([{ kind: 'discipline', state: 'submitted', traineeId: trainees[0]!.traineeId }])
    expect(
      await server.db.selectFrom('traineeDepartures').select(['kind', 'traineeId']).execute(),
    ).toEqual([{ kind: 'dropout', traineeId: trainees[1]!.traineeId }])

    expect((await ownOf()).decisions).toMatchObject([{ situation, leavesOn: null }])
    expect((await ownOf(1)).decisions).toMatchObject([
      { situation: null, leavesOn: addDays(today, 5) },
    ])
    expect((await (await office()).get(`${SESSIONS}/${id}/minutes`)).status).toBe(200)
  })
})

describe('nobody finds a way around', () => {
  const RELATIVES = '/api/v1/progressRelatives'
  const declare = async (who: Client, userId: number | null = null) =>
    who.post(RELATIVES, { traineeId: trainees[0]!.traineeId, userId })

  test('a relation withdrawn after the packets were made still excludes from this session', async () => {
    const id = await openedSession()
    const packetId = await packetOf(id)
    const { id: relation } = (await declare(await chair())).data as { id: number }
    expect(await (await chair()).delete(`${RELATIVES}/${relation}`)).toMatchObject({ status: 200 })

    expect(await decide(packetId)).toMatchObject({ msg: errors.recorderExcluded })
    const packet = (await (await chair()).get(`${PACKETS}/${packetId}`)).data as Packet
    expect(packet.relatives).toMatchObject([{ userId: mentors[0]!.userId, mayWithdraw: false }])
  })

  test('a relation withdrawn before a session is prepared does not count in it', async () => {
    await prepared()
    const { id: relation } = (await declare(await teacher())).data as { id: number }
    server.clock.now = new Date(start.getTime() + 60_000)
    await (await teacher()).delete(`${RELATIVES}/${relation}`)

    server.clock.now = new Date(start.getTime() + 120_000)
    const { id } = (await plan({ heldOn: addDays(today, 1) })).data as { id: number }
    expect(await step(id, 'prepare')).toMatchObject({ status: 200 })
    const packet = (await (await teacher()).get(`${PACKETS}/${await packetOf(id)}`)).data as Packet
    expect(packet.relatives).toEqual([])
    expect(packet.actions).toContain('note')
  })

  test('an administrator of the base who is no member declares too, and then reads no notes', async () => {
    await found(members.filter(({ role }) => role !== 'baseAdministrator'))
    const { id } = (await plan()).data as { id: number }
    expect(await step(id, 'prepare')).toMatchObject({ status: 409 })

    await server.asOwner('truncate progress_committees restart identity cascade')
    const session = await openedSession()
    const packetId = await packetOf(session)
    await (await teacher()).put(`${PACKETS}/${packetId}/note`, { text: '需要谈话', version: null })
    expect(await declare(await server.as('admin'))).toMatchObject({ status: 200 })

    const seen = (await (await server.as('admin')).get(`${PACKETS}/${packetId}`)).data as Packet
    expect(seen.notes).toEqual([])
  })

  test('who was a member when the session was opened judges in it although the committee changes', async () => {
    const id = await openedSession()
    const list = (await (await office()).get(COMMITTEES)).data as { list: Committee[] }
    const form = { name: '药师评议委员会', members: [members[0]], version: list.list[0]!.version }
    const saved = await (await office()).put(`${COMMITTEES}/${committeeId}`, form)
    expect(saved, saved.msg).toMatchObject({ status: 200 })

    const packetId = await packetOf(id)
    expect((await read(id)).members).toHaveLength(5)
    expect(await decide(packetId, { participants: [mentors[0]!.userId] })).toMatchObject({
      msg: fillSentence(errors.participantsFew, { least: 3 }),
    })
    expect(await decide(packetId)).toMatchObject({ status: 200 })
  })

  test('of those who may take part half decide, and never one alone', async () => {
    const packetId = await packetOf(await openedSession())
    await declare(await teacher())
    await declare(await outsider())
    await declare(await server.as('base'))

    const alone = { participants: [mentors[0]!.userId] }
    expect(await decide(packetId, alone)).toMatchObject({
      msg: fillSentence(errors.participantsFew, { least: 2 }),
    })
    const two = { participants: [mentors[0]!.userId, members[2]!.userId] }
    expect(await decide(packetId, two)).toMatchObject({ status: 200 })
  })

  test('the office cancels a session that is held, with its decisions and plans', async () => {
    const id = await openedSession()
    const goals = [
      { goal: '独立审方', measure: '练习', ownerId: mentors[1]!.userId, dueOn: addDays(today, 60) },
    ]
    await decide(await packetOf(id), { outcome: 'supportPlan', reason: '落后', goals })
    expect(await step(id, 'cancel', undefined, '委员回避过多')).toMatchObject({ status: 200 })
    expect(await server.db.selectFrom('progressPlans').select('id').execute()).toEqual([])
    expect(await server.db.selectFrom('progressDecisions').select('id').execute()).toEqual([])
  })

  test('who became the mentor after the facts decides as little alone as the mentor before', async () => {
    await found()
    const { id } = (await plan({ factsOn: addDays(today, -1) })).data as { id: number }
    await step(id, 'prepare')
    await server.db
      .insertInto('mentorRelations')
      .values({
        traineeId: trainees[0]!.traineeId,
        entryId: mentors[0]!.entryId,
        source: 'placed',
        startedOn: today,
      })
      .execute()
    await step(id, 'open', await chair())

    expect(await decide(await packetOf(id))).toMatchObject({ msg: errors.recorderExcluded })
  })

  test('nobody reads the note of a relative, who may remove it', async () => {
    const id = await openedSession()
    const packetId = await packetOf(id)
    await (await teacher()).put(`${PACKETS}/${packetId}/note`, { text: '很好', version: null })
    await declare(await teacher())

    const seen = (await (await chair()).get(`${PACKETS}/${packetId}`)).data as Packet
    expect(seen.notes).toEqual([])
    const { ownNote } = (await (await teacher()).get(`${PACKETS}/${packetId}`)).data as Packet
    const removed = { text: null, version: ownNote!.version }
    expect(await (await teacher()).put(`${PACKETS}/${packetId}/note`, removed)).toMatchObject({
      status: 200,
    })
  })

  test('other areas read the number of the minutes, not the reasons', async () => {
    const leaving = { outcome: 'end', reason: '机密理由', leavesOn: addDays(today, 5) }
    const id = await closed(leaving)
    const { number } = await read(id)

    const { reason } = await server.db
      .selectFrom('traineeDepartures')
      .select('reason')
      .executeTakeFirstOrThrow()
    expect(reason).toBe(fillSentence(sessionWords['zh-cn'].begun, { number: number! }))
    const notices = await server.db.selectFrom('notices').select('body').execute()
    expect(JSON.stringify(notices)).not.toContain('机密理由')
  })

  test('nothing begins before the training or more than a year after the session', async () => {
    const packetId = await packetOf(await openedSession())
    for (const leavesOn of ['1800-01-01', addDays(today, 400)])
      expect((await decide(packetId, { outcome: 'end', reason: '理由', leavesOn })).status).toBe(
        400,
      )

    expect((await plan({ heldOn: addDays(today, 400) })).status).toBe(400)
  })

  test('the office settles a repeat, and one planned before the close does not', async () => {
    const before = await aBlock(server, {
      traineeId: trainees[0]!.traineeId,
      departmentId,
      from: addDays(today, 30),
      until: addDays(today, 60),
    })
    await server.asOwner(
      `update rotation_blocks set created_at = '2020-01-01' where id = ${before}`,
    )
    const id = await closed({ outcome: 'repeatStays', reason: '未达标', stays: [blockId] })
    const [open] = (await read(id)).repeats
    expect(open).toMatchObject({ actions: ['settle'] })

    const path = `/api/v1/progressRepeats/${open!.id}/settle`
    expect(await (await chair()).post(path, {})).toMatchObject({ status: 401 })
    expect(await (await office()).post(path, {})).toMatchObject({ status: 200 })
    expect(await (await office()).post(path, {})).toMatchObject({ status: 404 })
    expect((await read(id)).repeats).toEqual([])
    await server.db.deleteFrom('rotationBlocks').where('id', '=', before).execute()
  })
})

describe('own record', () => {
  const recordOf = async (who: Client) =>
    (await who.get('/api/v1/users/info/export')).body.toString('utf8')

  test('it holds the decision, the answer and the plan of a trainee, and no notes of members', async () => {
    const id = await openedSession()
    const note = { text: '需要谈话', version: null }
    await (await teacher()).put(`${PACKETS}/${await packetOf(id)}/note`, note)
    const goals = [
      { goal: '独立审方', measure: '练习', ownerId: mentors[1]!.userId, dueOn: addDays(today, 60) },
    ]
    await decideAll(id, { outcome: 'supportPlan', reason: '进度落后', goals })
    expect(await recordOf(await trainee())).not.toContain('进度落后')

    await step(id, 'close', await chair())
    const record = await recordOf(await trainee())
    expect(record).toContain('进度落后')
    expect(record).toContain('独立审方')
    expect(record).not.toContain('需要谈话')
  })

  test('it holds terms, notes and relations of a member', async () => {
    const id = await openedSession()
    const note = { text: '需要谈话', version: null }
    await (await teacher()).put(`${PACKETS}/${await packetOf(id)}/note`, note)
    await (await outsider()).post('/api/v1/progressRelatives', {
      traineeId: trainees[0]!.traineeId,
      userId: null,
    })

    expect(await recordOf(await teacher())).toContain('需要谈话')
    expect(await recordOf(await outsider())).toContain(sessionWords['zh-cn'].ownRecord.relatives)
    expect(await recordOf(await outsider())).not.toContain('需要谈话')
  })
})

describe('reminders', () => {
  const remind = () => remindOfProgress(systemCtx(server))
  const later = (days: number) => {
    server.clock.now = new Date(start.getTime() + days * 86_400_000)
  }

  test('an unsigned decision after seven days, and goals before and after their day, once each', async () => {
    const goals = [
      { goal: '独立审方', measure: '练习', ownerId: mentors[1]!.userId, dueOn: addDays(today, 20) },
    ]
    await closed({ outcome: 'supportPlan', reason: '进度落后', goals })
    const me = trainees[0]!.userId
    expect(await noticesOf(me)).toHaveLength(1)

    later(8)
    await remind()
    await remind()
    expect(await noticesOf(me)).toHaveLength(3)
    expect(await noticesOf(mentors[1]!.userId)).toHaveLength(1)

    later(21)
    await remind()
    expect(await noticesOf(me)).toHaveLength(4)
  })

  test('members without notes three days before, and the office of a committee without sessions', async () => {
    await found()
    const { id } = (await plan({ heldOn: addDays(today, 3) })).data as { id: number }
    await step(id, 'prepare')
    await remind()
    expect(await noticesOf(mentors[1]!.userId)).toHaveLength(1)

    later(200)
    await remind()
    const office_ = await noticesOf(members[2]!.userId)
    expect(office_.some((title) => title.includes('该评议了'))).toBe(true)
  })
})

describe('reminders of missing notes', () => {
  const missing = () =>
    server.db.selectFrom('notices').select(['userId', 'body']).orderBy('userId').execute()

  test('two processes at once notify each member once', async () => {
    await prepared()
    const ctx = systemCtx(server)
    await Promise.all([remindOfProgress(ctx), remindOfProgress(ctx)])
    expect((await missing()).map(({ userId }) => userId)).toEqual(
      members.map(({ userId }) => userId).toSorted((a, b) => a - b),
    )
  })

  test('a member who is a trainee of the agenda writes no note about themselves', async () => {
    await prepared()
    await server.db
      .insertInto('progressMembers')
      .values({ committeeId, userId: trainees[0]!.userId, role: 'teacher', startsOn: today })
      .execute()
    await remindOfProgress(systemCtx(server))

    const { body } = (await missing()).find(({ userId }) => userId === trainees[0]!.userId)!
    expect(body).toContain('2 名学员')
  })
})

import { examWords } from '@residency/contract/areas/exams/exam/text'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { anAttempt, anExam } from '../../../testing/builders/exams.ts'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { runOverlapping } from '../../../testing/run-overlapping.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { waitUntil } from '../../../testing/wait-until.ts'

const EXAMS = '/api/v1/learningExams'
const MINUTE = 60_000
const { errors } = examWords['zh-cn']
const TODAY = new Date('2026-11-20T02:00:00Z')

const later = (minutes: number) => {
  server.clock.now = new Date(TODAY.getTime() + minutes * MINUTE)
}

const timeIn = (minutes: number) => new Date(TODAY.getTime() + minutes * MINUTE)

type Row = {
  id: number
  name: string
  attempt: null | {
    state: string
    answered: number
    items: number
    deadlineAt: string
    awaySince: string | null
  }
}

type Watch = { mark: string; total: number; rows: Row[] }
const server = await openServer()
let fixture: MentorFixtures

beforeAll(async () => {
  server.clock.now = TODAY
  fixture = await addMentorFixtures(server, { mentors: 3, trainees: 4 })
})

beforeEach(async () => {
  server.clock.now = TODAY
  await server.asOwner(`truncate rate_limits, submit_locks, notices, learning_attempt_events, learning_marks, learning_attempts cascade;
    delete from learning_exams`)
})

const invigilator = () => server.as(fixture.mentors[0]!.username)

/**
 * A running exam that the first mentor invigilates and the second marks: candidates with attempts
 * in these states.
 */
async function running(
  states: readonly ColumnValue<'learningAttempts', 'state'>[],
  over: object = {},
) {
  const exam = await anExam(server, {
    takers: fixture.trainees,
    invigilators: [fixture.mentors[0]!],
    markers: [fixture.mentors[1]!],
    ...over,
  })

  const attempts: number[] = []

  for (const [i, state] of states.entries())
    attempts.push(await anAttempt(server, { ...exam, candidateId: exam.candidateIds[i]!, state }))

  return { ...exam, attempts }
}

const call = async (id: number, path: string, body: object, who = fixture.mentors[0]!.username) =>
  (await server.as(who)).post(`${EXAMS}/${id}/${path}`, { candidateIds: null, ...body })

const attempt = (id: number) =>
  server.db
    .selectFrom('learningAttempts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const deviceId = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

/**
 * Events of a journal as they are stored: the value of each item, or null for an answer that was
 * taken back.
 */
const keep = (
  attemptId: number,
  events: readonly { item: number; value: unknown; late?: boolean; minutes?: number }[],
  from = 1,
  device = 1,
) =>
  sql`insert into learning_attempt_events (attempt_id, client_id, seq, kind, item_id, value, made_at, received_at, is_late)
    select ${attemptId}, ${deviceId(device)}::uuid, ${from} + e.ordinality - 1, 'answer', (e.value ->> 'item')::bigint,
      nullif(e.value -> 'value', 'null'), ${TODAY}, ${TODAY}::timestamptz + make_interval(mins => coalesce((e.value ->> 'minutes')::int, 0)),
      coalesce((e.value ->> 'late')::boolean, false)
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality e`.execute(
    server.db,
  )

describe('watching', () => {
  const watch = async (id: number, since?: string) =>
    (await (await invigilator()).get(`${EXAMS}/${id}/watch${since ? `?since=${since}` : ''}`))
      .data as Watch

  test('shows everybody once, then only those with changes', async () => {
    const { examId, attempts, itemIds, candidateIds } = await running([
      'running',
      'paused',
      'submitted',
    ])

    await keep(attempts[0]!, [
      { item: itemIds[0]!, value: 'a' },
      { item: itemIds[1]!, value: ['a'] },
      { item: itemIds[0]!, value: null },
      { item: itemIds[2]!, value: true },
    ])

    const first = await watch(examId)

    expect(first.rows.map((row) => row.attempt?.state ?? 'none')).toEqual([
      'running',
      'paused',
      'submitted',
      'none',
    ])

    expect(first.rows[0]!.attempt).toMatchObject({ answered: 2, items: itemIds.length })

    // Other open transactions only cause repetitions of what was shown before.
    const second = await waitUntil('nothing is repeated', async () => {
      const next = await watch(examId, first.mark)
      return (await watch(examId, next.mark)).rows.length === 0 && next
    })

    expect(second.total).toBe(4)

    await server.db
      .updateTable('learningAttempts')
      .set({ seenAt: timeIn(1) })
      .where('id', '=', attempts[0]!)
      .execute()

    await call(examId, 'extraTime', {
      candidateIds: [candidateIds[3]],
      extraMinutes: 5,
      reason: '迟到有因',
    })

    expect((await watch(examId, second.mark)).rows.map(({ name }) => name)).toEqual([
      '学员1',
      '学员4',
    ])
  })

  test('what a transaction writes that was open at the same time is not missed', async () => {
    const { examId, attempts } = await running(['running'])
    const { mark } = await watch(examId)
    let seen = mark

    await server.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('learningAttempts')
        .set({ isAway: true })
        .where('id', '=', attempts[0]!)
        .execute()
      seen = (await watch(examId, mark)).mark
    })

    expect((await watch(examId, seen)).rows.map(({ name }) => name)).toContain('学员1')
  })

  test('is for invigilators and planners; to others the exam does not exist, for watching and for every action', async () => {
    const { examId, candidateIds } = await running(['running'])

    expect(await (await server.as('bhb')).get(`${EXAMS}/${examId}/watch`)).toMatchObject({
      status: 200,
    })

    for (const who of ['base', fixture.mentors[1]!.username, fixture.mentors[2]!.username]) {
      expect(await (await server.as(who)).get(`${EXAMS}/${examId}/watch`), who).toMatchObject({
        status: 404,
      })
      expect(await (await server.as(who)).get(`${EXAMS}/${examId}/messages`), who).toMatchObject({
        status: 404,
      })

      for (const [path, body] of [
        ['extraTime', { extraMinutes: 5, reason: '原因' }],
        ['attempts/act', { action: 'finish', reason: '原因' }],
        ['readmit', { candidateIds, reason: '原因' }],
        ['messages', { text: '请安静' }],
      ] as const)
        expect(await call(examId, path, body, who), `${who} ${path}`).toMatchObject({ status: 404 })
    }

    expect(
      await call(
        examId,
        'extraTime',
        { extraMinutes: 5, reason: '原因' },
        fixture.trainees[0]!.username,
      ),
    ).toMatchObject({ status: 401 })

    const other = await running([])

    expect(
      await call(examId, 'readmit', { candidateIds: other.candidateIds, reason: '原因' }),
    ).toMatchObject({ status: 404 })

    // a marker sees the exam, and neither decides nor reads what came late
    expect(
      await (await server.as(fixture.mentors[1]!.username)).get(`${EXAMS}/${examId}`),
    ).toMatchObject({
      status: 200,
      data: { actions: [] },
    })
  })
})

describe('extra time', () => {
  test('moves deadlines at once, waits for those who have not begun, and is not for those who ended', async () => {
    const { examId, attempts, candidateIds } = await running(['running', 'paused', 'submitted'])

    expect(await call(examId, 'extraTime', { extraMinutes: 15 })).toMatchObject({ status: 400 })

    const reply = await call(examId, 'extraTime', { extraMinutes: 15, reason: '断电' })

    expect(reply.data).toEqual({ done: 3, left: [{ name: '学员3', why: 'ended' }] })
    expect((await attempt(attempts[0]!)).deadlineAt).toEqual(timeIn(75))
    expect((await attempt(attempts[2]!)).deadlineAt).toEqual(timeIn(60))

    const extra = await server.db
      .selectFrom('learningCandidates')
      .select('extraMinutes')
      .where('id', 'in', candidateIds)
      .orderBy('id')
      .execute()

    expect(extra.map((row) => row.extraMinutes)).toEqual([15, 15, 0, 15])

    await server.db
      .updateTable('learningCandidates')
      .set({ extraMinutes: 595 })
      .where('id', '=', candidateIds[0]!)
      .execute()

    expect(await call(examId, 'extraTime', { extraMinutes: 6, reason: '断电' })).toMatchObject({
      status: 400,
      msg: errors.extraTimeTooLong,
    })
  })

  test('nobody gives time or attempts, or decides about late answers, in an exam that they sit', async () => {
    const { id: userId } = await server.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'bhb')
      .executeTakeFirstOrThrow()

    const { examId, candidateIds, itemIds, paperId } = await running([], {
      takers: [{ userId }, fixture.trainees[0]!],
    })
    const refusal = { status: 409, msg: errors.examOwnCandidate }

    expect(
      await call(examId, 'extraTime', { extraMinutes: 15, reason: '断电' }, 'bhb'),
    ).toMatchObject(refusal)

    const office = await server.as('bhb')
    const form = { extraMinutes: 0, extraAttempts: 0, note: null, roomId: null, seat: null }
    const put = (candidate: number, over: object) =>
      office.put(`${EXAMS}/${examId}/candidates/${candidate}`, { ...form, ...over })

    for (const candidate of candidateIds)
      expect(await put(candidate, { extraMinutes: 5, extraAttempts: 1 })).toMatchObject(refusal)

    const attemptId = await anAttempt(server, {
      examId,
      paperId,
      candidateId: candidateIds[0]!,
      state: 'submitted',
    })

    await keep(attemptId, [{ item: itemIds[0]!, value: 'a', late: true }])

    const decided = await office.post(`${EXAMS}/${examId}/late/${attemptId}`, {
      takesLate: true,
      reason: '断网',
      version: 1,
    })

    expect(decided).toMatchObject(refusal)
  })

  test('comes too late once deadline and grace are over', async () => {
    const { examId, candidateIds } = await running(['running'])
    const request = { candidateIds: candidateIds.slice(0, 1), extraMinutes: 10, reason: '断网' }

    server.clock.now = new Date(timeIn(61).getTime() + 1)

    expect((await call(examId, 'extraTime', request)).data).toEqual({
      done: 0,
      left: [{ name: '学员1', why: 'over' }],
    })

    later(61)
    expect((await call(examId, 'extraTime', request)).data).toEqual({ done: 1, left: [] })
  })

  test('given during a submission is given before or not at all', async () => {
    const { examId, attempts, candidateIds } = await running(['running'])

    const reply = await runOverlapping(
      server,
      (tx) =>
        tx
          .updateTable('learningAttempts')
          .set({ state: 'submitted', endedAt: TODAY })
          .where('id', '=', attempts[0]!)
          .execute(),
      () =>
        call(examId, 'extraTime', {
          candidateIds: [candidateIds[0]],
          extraMinutes: 15,
          reason: '断电',
        }),
    )

    expect(reply.data).toEqual({ done: 0, left: [{ name: '学员1', why: 'ended' }] })
    expect(await attempt(attempts[0]!)).toMatchObject({
      state: 'submitted',
      deadlineAt: timeIn(60),
    })
  })

  test('of two invigilators adds up', async () => {
    const { examId, attempts } = await running(['running'])

    await Promise.all([
      call(examId, 'extraTime', { extraMinutes: 5, reason: '断电' }),
      call(examId, 'extraTime', { extraMinutes: 10, reason: '换机' }, 'bhb'),
    ])

    expect((await attempt(attempts[0]!)).deadlineAt).toEqual(timeIn(75))
  })
})

describe('attempts', () => {
  test('a pause stops the time, which continues where it stopped; each pause has a reason', async () => {
    const { examId, attempts } = await running(['running', 'paused', 'submitted'])

    expect(await call(examId, 'attempts/act', { action: 'pause', reason: null })).toMatchObject({
      status: 400,
    })

    const paused = await call(examId, 'attempts/act', { action: 'pause', reason: '火警' })

    expect(paused.data).toEqual({
      done: 1,
      left: [
        { name: '学员2', why: 'paused' },
        { name: '学员3', why: 'ended' },
        { name: '学员4', why: 'notBegun' },
      ],
    })

    later(12)

    await server.db
      .updateTable('learningAttempts')
      .set({ version: 7 })
      .where('id', '=', attempts[0]!)
      .execute()

    expect(
      (await call(examId, 'attempts/act', { action: 'resume', reason: null })).data,
    ).toMatchObject({ done: 2 })

    for (const id of attempts.slice(0, 2))
      expect(await attempt(id)).toMatchObject({
        state: 'running',
        pausedAt: null,
        pausedSeconds: 720,
        deadlineAt: timeIn(72),
      })

    expect(
      (await call(examId, 'attempts/act', { action: 'resume', reason: null })).data,
    ).toMatchObject({ done: 0 })
  })

  test('one that is ended is marked at once', async () => {
    const { examId, attempts, candidateIds, itemIds } = await running(['running', 'paused'])
    await keep(attempts[0]!, [{ item: itemIds[0]!, value: 'a' }])

    const ended = await call(examId, 'attempts/act', {
      candidateIds: candidateIds.slice(0, 2),
      action: 'finish',
      reason: '作弊',
    })

    expect(ended, ended.msg).toMatchObject({ status: 200, data: { done: 2, left: [] } })

    const endedAttempt = await attempt(attempts[0]!)

    expect(endedAttempt.endedAt).toEqual(TODAY)

    expect(await attempt(attempts[0]!)).toMatchObject({
      state: 'marked',
      score: 1000,
      pausedAt: null,
    })

    expect(await attempt(attempts[1]!)).toMatchObject({ state: 'marked', score: 0, pausedAt: null })
  })

  test('re-admission frees the attempt for another device', async () => {
    const { examId, attempts, candidateIds } = await running(['running', 'submitted'])
    const device = '00000000-0000-4000-8000-000000000001'

    await server.db
      .updateTable('learningAttempts')
      .set({ clientId: device, windowId: device })
      .where('id', '=', attempts[0]!)
      .execute()

    expect(await call(examId, 'readmit', { candidateIds: candidateIds.slice(0, 2) })).toMatchObject(
      { status: 400 },
    )

    const done = await call(examId, 'readmit', {
      candidateIds: candidateIds.slice(0, 2),
      reason: '手机没电',
    })

    expect(done.data).toEqual({ done: 1, left: [{ name: '学员2', why: 'ended' }] })

    expect(await attempt(attempts[0]!)).toMatchObject({
      clientId: null,
      windowId: null,
      readmissions: 1,
    })
  })

  test('messages go to one or to all', async () => {
    const { examId, candidateIds } = await running([])

    expect((await call(examId, 'messages', { text: '还有十分钟' })).data).toEqual({ sent: 4 })
    expect(
      (await call(examId, 'messages', { text: '请到前台', candidateIds: [candidateIds[1]] })).data,
    ).toEqual({ sent: 1 })

    const list = (await (await invigilator()).get(`${EXAMS}/${examId}/messages`)).data as {
      to: string | null
      text: string
      by: string
    }[]

    expect(list.map(({ to, text, by }) => [to, text, by])).toEqual([
      ['学员2', '请到前台', '导师1'],
      [null, '还有十分钟', '导师1'],
    ])
  })

  test('nothing is done in an exam that is not published', async () => {
    const { examId } = await running(['running'], { exam: { state: 'released' } })
    expect(await call(examId, 'extraTime', { extraMinutes: 5, reason: '原因' })).toMatchObject({
      status: 409,
    })
    expect(await call(examId, 'messages', { text: '在吗' })).toMatchObject({ status: 409 })
  })
})

describe('answers that came late', () => {
  const decide = async (examId: number, attemptId: number, takesLate: boolean, who = 'bhb') =>
    (await server.as(who)).post(`${EXAMS}/${examId}/late/${attemptId}`, {
      takesLate,
      reason: '网络故障，监考证明',
      version: (await attempt(attemptId)).version,
    })

  const late = async (examId: number, who = 'bhb') =>
    (await (await server.as(who)).get(`${EXAMS}/${examId}/late`)).data as {
      name: string
      events: { place: number; lateSeconds: number }[]
      mayDecide: boolean
    }[]

  test('count only where the office decides so, with a reason, and until the results are out', async () => {
    const { examId, attempts, candidateIds, itemIds } = await running(['running', 'running'])
    await keep(attempts[0]!, [{ item: itemIds[0]!, value: 'a' }])

    await call(examId, 'attempts/act', {
      candidateIds: candidateIds.slice(0, 2),
      action: 'finish',
      reason: '停电',
    })

    await keep(attempts[0]!, [{ item: itemIds[2]!, value: true, late: true, minutes: 2 }], 2)
    expect(await late(examId)).toMatchObject([
      { name: '学员1', mayDecide: true, events: [{ place: 3, lateSeconds: 120 }] },
    ])
    expect(await late(examId, fixture.mentors[1]!.username)).toBeNull()
    expect(await decide(examId, attempts[0]!, true, 'base')).toMatchObject({ status: 404 })

    expect(await decide(examId, attempts[1]!, true)).toMatchObject({
      status: 409,
      msg: errors.noLateAnswers,
    })

    expect((await attempt(attempts[0]!)).score).toBe(1000)
    expect(await decide(examId, attempts[0]!, true)).toMatchObject({ status: 200 })

    expect(await attempt(attempts[0]!)).toMatchObject({
      state: 'marked',
      score: 2000,
      takesLate: true,
    })

    expect(await decide(examId, attempts[0]!, false)).toMatchObject({ status: 200 })

    expect(await attempt(attempts[0]!)).toMatchObject({
      state: 'marked',
      score: 1000,
      takesLate: false,
    })

    await server.db
      .updateTable('learningAttempts')
      .set({ state: 'released' })
      .where('examId', '=', examId)
      .execute()

    await server.db
      .updateTable('learningExams')
      .set({ state: 'released' })
      .where('id', '=', examId)
      .execute()

    expect(await decide(examId, attempts[0]!, true)).toMatchObject({ status: 409 })
    expect(await late(examId)).toMatchObject([{ mayDecide: false }])
  })

  test('of a superseded device never replace what was answered on its successor', async () => {
    const { examId, attempts, itemIds } = await running(['submitted'])
    const [id, first, second] = [attempts[0]!, itemIds[0]!, itemIds[2]!]

    await server.db
      .updateTable('learningAttempts')
      .set({ clientId: deviceId(2) })
      .where('id', '=', id)
      .execute()

    await keep(id, [{ item: second, value: false }])
    await keep(id, [{ item: first, value: 'a' }], 1, 2)

    await keep(
      id,
      [
        { item: first, value: 'b', late: true },
        { item: second, value: true, late: true },
      ],
      2,
    )

    expect(await decide(examId, id, true)).toMatchObject({ status: 200 })
    expect((await attempt(id)).score).toBe(2000)
  })
})

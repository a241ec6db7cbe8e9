import { examWords } from '@residency/contract/areas/exams/exam/text'
import { toMoment } from '@residency/contract/kernel'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { anAttempt, anExam, QUESTIONS } from '../../../testing/builders/exams.ts'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { sheetRows } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { countAndList } from '../../../testing/walks/waiting-lists.ts'
import { releaseDue } from './release-exam.ts'

const EXAMS = '/api/v1/learningExams'
const MINUTE = 60_000
const { errors, sheets } = examWords['zh-cn']
const TODAY = new Date('2026-11-20T02:00:00Z')
const momentIn = (minutes: number) => toMoment(new Date(TODAY.getTime() + minutes * MINUTE))

const later = (minutes: number) => {
  server.clock.now = new Date(TODAY.getTime() + minutes * MINUTE)
}

type Detail = {
  id: number
  version: number
  actions: string[]
  phase: string
  rooms: { id: number; given: number }[]
  state: string
}

type Candidate = {
  id: number
  name: string
  roomId: number | null
  seat: number | null
  form: string | null
  status: string
}

const server = await openServer()
let fixture: MentorFixtures
let paperId: number

beforeAll(async () => {
  server.clock.now = TODAY
  fixture = await addMentorFixtures(server, { mentors: 3, trainees: 6 })
  paperId = (await anExam(server)).paperId
})

beforeEach(async () => {
  server.clock.now = TODAY
  await server.asOwner(`truncate rate_limits, submit_locks, notices, learning_attempt_events, learning_marks, learning_attempts cascade;
    delete from learning_exams`)
})

const takers = (from = 0, until = 6) => fixture.trainees.slice(from, until)
const idsOf = (people: readonly { userId: number }[]) => people.map(({ userId }) => userId)

const form = (over: object = {}) => ({
  title: '出科考试',
  note: null,
  baseId: null,
  trainId: null,
  mode: 'remote',
  opensAt: momentIn(60),
  closesAt: momentIn(180),
  minutes: 60,
  graceSeconds: 60,
  attempts: 1,
  shufflesQuestions: true,
  shufflesOptions: true,
  keepsDevice: true,
  marksTwice: false,
  marksApart: 20,
  shows: 'result',
  releaseAt: null,
  paperIds: [paperId],
  ...over,
})

async function planned(over: object = {}, people = takers(0, 2), who = 'bhb') {
  const office = await server.as(who)
  const reply = await office.post(EXAMS, form(over))

  expect(reply, reply.msg).toMatchObject({ status: 200 })

  const { id } = reply.data as { id: number }

  if (people.length)
    await office.post(`${EXAMS}/${id}/candidates`, { cohortIds: [], userIds: idsOf(people) })

  return id
}

const read = async (id: number, who = 'bhb') =>
  (await (await server.as(who)).get(`${EXAMS}/${id}`)).data as Detail

const act = async (id: number, action: string, reason: string | null = null, who = 'bhb') =>
  (await server.as(who)).post(`${EXAMS}/${id}/act`, {
    action,
    reason,
    version: (await read(id)).version,
  })

const change = async (id: number, over: object) =>
  (await server.as('bhb')).put(`${EXAMS}/${id}`, {
    ...form(over),
    version: (await read(id)).version,
  })

const candidates = async (id: number, query = '') =>
  (
    (await (await server.as('bhb')).get(`${EXAMS}/${id}/candidates?pageSize=200${query}`)).data as {
      list: Candidate[]
    }
  ).list

const notices = async () => {
  const rows = await server.db
    .selectFrom('notices')
    .select(['userId', 'kind'])
    .orderBy('id')
    .execute()

  return rows.map(({ userId, kind }) => `${kind.replace('learning.exam.', '')} ${userId}`)
}

describe('planning', () => {
  test.each([
    ['that closes before it opens', { closesAt: momentIn(30) }, errors.examTimesWrong],
    [
      'whose window is over',
      { opensAt: momentIn(-60), closesAt: momentIn(-5) },
      errors.examWindowPast,
    ],
    ['with a paper that does not exist', { paperIds: [99_999_999] }, errors.examPapersUnknown],
    ['for an induction that does not exist', { trainId: 99_999_999 }, errors.examTrainUnknown],
    ['whose results come before its end', { releaseAt: momentIn(100) }, errors.examReleaseEarly],
  ])('an exam %s is refused', async (_, over, msg) => {
    expect(await (await server.as('bhb')).post(EXAMS, form(over))).toMatchObject({
      status: 400,
      msg,
    })
  })

  test('a base plans for itself only; exams of others are not found, and teachers plan none', async () => {
    const other = await server.db
      .selectFrom('bases')
      .select('id')
      .where('id', '<>', fixture.baseId)
      .executeTakeFirstOrThrow()

    const base = await server.as('base')

    for (const baseId of [null, other.id])
      expect(await base.post(EXAMS, form({ baseId }))).toMatchObject({
        status: 400,
        msg: errors.examHostWrong,
      })

    const foreign = await planned()

    expect(await base.get(`${EXAMS}/${foreign}`)).toMatchObject({ status: 404 })

    for (const [path, body] of [
      ['/act', { action: 'publish', reason: null, version: 1 }],
      ['/candidates', { cohortIds: [], userIds: [1] }],
      ['/seats', { version: 1 }],
      ['/resit', { opensAt: momentIn(500), closesAt: momentIn(600) }],
    ] as const)
      expect(await base.post(`${EXAMS}/${foreign}${path}`, body), path).toMatchObject({
        status: 404,
      })

    const ofBase = await planned({ baseId: fixture.baseId }, [], 'base')

    expect(((await base.get(EXAMS)).data as { list: Detail[] }).list.map(({ id }) => id)).toEqual([
      ofBase,
    ])

    const teacher = await server.as(fixture.mentors[0]!.username)

    expect(await teacher.post(EXAMS, form())).toMatchObject({ status: 401 })
    expect(await teacher.get(`${EXAMS}/${ofBase}`)).toMatchObject({ status: 404 })
    expect(await (await server.as(takers()[0]!.username)).get(EXAMS)).toMatchObject({ status: 401 })
  })

  test('of two clerks who change an exam, the second is refused', async () => {
    const id = await planned()
    const { version } = await read(id)
    const office = await server.as('bhb')
    const both = await Promise.all(
      ['甲', '乙'].map((title) => office.put(`${EXAMS}/${id}`, { ...form({ title }), version })),
    )

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])

    const rooms = await Promise.all(
      ['一', '二'].map(async (name) =>
        office.put(`${EXAMS}/${id}/rooms`, {
          rooms: [{ id: null, name, seats: 5 }],
          version: version + 1,
        }),
      ),
    )

    expect(rooms.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('publishing', () => {
  test('what is missing is named: paper, its questions, candidates, time', async () => {
    const empty = await planned({ paperIds: [] })

    expect(await act(empty, 'publish')).toMatchObject({ status: 409, msg: errors.examNoPaper })

    const draft = await anExam(server, { paper: { state: 'draft', title: '未审核的卷' } })
    const unready = await planned({ paperIds: [paperId, draft.paperId] })

    expect(await act(unready, 'publish')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('未审核的卷'),
    })

    expect(await act(await planned({}, []), 'publish')).toMatchObject({
      status: 409,
      msg: errors.examNobody,
    })

    const old = await planned()

    later(181)
    expect(await act(old, 'publish')).toMatchObject({ status: 409, msg: errors.examOver })
    expect(await act(old, 'release')).toMatchObject({ status: 409 })
  })

  test('candidates and staff are notified of publishing, change and cancelling, and of being added or removed', async () => {
    const id = await planned()
    const [first, second, third] = idsOf(takers())
    const mentor = fixture.mentors[0]!.userId
    const office = await server.as('bhb')

    const staff = {
      invigilatorIds: [mentor],
      markerIds: [mentor],
      version: (await read(id)).version,
    }

    expect(await office.put(`${EXAMS}/${id}/staff`, staff)).toMatchObject({ status: 200 })
    expect(await notices()).toEqual([])
    expect(await act(id, 'publish')).toMatchObject({ status: 200, data: { state: 'published' } })

    await office.post(`${EXAMS}/${id}/candidates`, { cohortIds: [], userIds: [third, first] })

    const gone = (await candidates(id)).find(({ name }) => name === '学员2')!

    await office.post(`${EXAMS}/${id}/candidates/remove`, { candidateIds: [gone.id] })

    expect(await notices()).toEqual([
      `published ${first}`,
      `published ${second}`,
      `staffed ${mentor}`,
      `published ${third}`,
      `left ${second}`,
    ])

    await server.asOwner('truncate notices cascade')
    expect(await change(id, { note: '请带工牌' })).toMatchObject({ status: 200 })
    expect(await notices()).toEqual([])
    expect(await change(id, { opensAt: momentIn(90) })).toMatchObject({ status: 200 })
    expect((await notices()).sort()).toEqual(
      [first, third, mentor].map((userId) => `changed ${userId}`).sort(),
    )
    expect(await act(id, 'cancel')).toMatchObject({ status: 400 })

    expect(await act(id, 'cancel', '停电')).toMatchObject({
      status: 200,
      data: { state: 'cancelled' },
    })

    expect(await notices()).toContain(`cancelled ${mentor}`)
    expect(await change(id, {})).toMatchObject({ status: 409 })
  })

  test('after the first begin an exam is neither withdrawn nor cancelled', async () => {
    const { examId, candidateIds, paperId: paper } = await anExam(server, { takers: takers(0, 1) })

    expect((await read(examId)).actions).toContain('unpublish')

    await anAttempt(server, { examId, paperId: paper, candidateId: candidateIds[0]! })
    expect((await read(examId)).actions).not.toContain('unpublish')

    const refused = { status: 409, msg: errors.examBegun.replace('{count}', '1') }

    expect(await act(examId, 'unpublish')).toMatchObject(refused)
    expect(await act(examId, 'cancel', '停电')).toMatchObject(refused)

    const remove = await (await server.as('bhb')).post(`${EXAMS}/${examId}/candidates/remove`, {
      candidateIds,
    })

    expect(remove).toMatchObject({ status: 409, msg: errors.candidateBegan })
  })
})

describe('an exam moved while a candidate sits it', () => {
  const begun = async () => {
    const { examId, candidateIds, paperId: paper } = await anExam(server, { takers: takers(0, 2) })
    await anAttempt(server, { examId, paperId: paper, candidateId: candidateIds[0]! })

    const like = { opensAt: momentIn(-10), closesAt: momentIn(120), paperIds: [paper] }

    return { examId, like }
  }

  const deadline = async (examId: number) =>
    (
      await server.db
        .selectFrom('learningAttempts')
        .select('deadlineAt')
        .where('examId', '=', examId)
        .executeTakeFirstOrThrow()
    ).deadlineAt

  test('never takes time from those who have begun, and gives them what is added', async () => {
    const { examId, like } = await begun()
    const refused = { status: 409, msg: errors.examEarlierForBegun.replace('{count}', '1') }

    expect(await change(examId, { ...like, minutes: 50 })).toMatchObject(refused)
    expect(await change(examId, { ...like, closesAt: momentIn(30) })).toMatchObject(refused)
    expect(await deadline(examId)).toEqual(new Date(momentIn(60)))
    expect(await change(examId, { ...like, minutes: 75 })).toMatchObject({ status: 200 })
    expect(await deadline(examId)).toEqual(new Date(momentIn(75)))
    // the window may end earlier as long as nobody who sits it is cut off
    expect(await change(examId, { ...like, minutes: 75, closesAt: momentIn(80) })).toMatchObject({
      status: 200,
    })
    expect(await deadline(examId)).toEqual(new Date(momentIn(75)))
  })

  test('does not change its paper, its order and its begin', async () => {
    const { examId, like } = await begun()
    const fixed = { status: 409, msg: errors.examFixedOnceBegun }

    expect(await change(examId, { ...like, paperIds: [paperId] })).toMatchObject(fixed)
    expect(await change(examId, { ...like, shufflesOptions: false })).toMatchObject(fixed)
    expect(await change(examId, { ...like, graceSeconds: 0 })).toMatchObject(fixed)

    expect(await change(examId, { ...like, opensAt: momentIn(10) })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('2026-11-20 10:00'),
    })
  })

  test('a candidate’s extra time moves the deadline, and is not taken back', async () => {
    const { examId } = await begun()
    const [candidate] = await candidates(examId)
    const office = await server.as('bhb')
    const path = `${EXAMS}/${examId}/candidates/${candidate!.id}`

    const arrangement = {
      extraMinutes: 20,
      extraAttempts: 0,
      note: '视力',
      roomId: null,
      seat: null,
    }

    expect(await office.put(path, arrangement)).toMatchObject({ status: 200 })
    expect(await deadline(examId)).toEqual(new Date(momentIn(80)))
    expect(await office.put(path, { ...arrangement, extraMinutes: 10 })).toMatchObject({
      status: 409,
    })
  })
})

describe('rooms and seats', () => {
  const withRooms = async (id: number, rooms: object[]) =>
    (await server.as('bhb')).put(`${EXAMS}/${id}/rooms`, {
      rooms,
      version: (await read(id)).version,
    })

  const seat = async (id: number) =>
    (await server.as('bhb')).post(`${EXAMS}/${id}/seats`, { version: (await read(id)).version })

  test('fifty candidates get fifty seats, neighbours another form; missing seats are counted', async () => {
    const many = await addMentorFixtures(server, { mentors: 0, trainees: 50 })
    const other = await anExam(server, { paper: { form: 'B', familyId: paperId } })
    const id = await planned({ mode: 'room', paperIds: [paperId, other.paperId] }, many.trainees)

    await withRooms(id, [{ id: null, name: '机房一', seats: 30 }])

    expect(await seat(id)).toMatchObject({
      status: 409,
      msg: errors.examSeatsFew.replace('{missing}', '20'),
    })

    const { rooms } = await read(id)

    await withRooms(id, [
      { id: rooms[0]!.id, name: '机房一', seats: 30 },
      { id: null, name: '机房二', seats: 30 },
    ])

    const both = await Promise.all([seat(id), seat(id)])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])

    const seated = await candidates(id)

    expect(new Set(seated.map(({ roomId, seat: one }) => `${roomId}/${one}`)).size).toBe(50)

    const inFirst = seated.filter(({ roomId }) => roomId === rooms[0]!.id)

    expect(inFirst).toHaveLength(25)

    for (const [i, candidate] of inFirst.entries())
      if (i > 0) expect(candidate.form).not.toBe(inFirst[i - 1]!.form)

    const fewer = await withRooms(id, [{ id: rooms[0]!.id, name: '机房一', seats: 20 }])

    expect(fewer).toMatchObject({ status: 200, data: { unseated: 30 } })

    expect(
      await withRooms(id, [
        { id: null, name: 'A', seats: 1 },
        { id: null, name: 'A', seats: 1 },
      ]),
    ).toMatchObject({ status: 400 })
  })

  test('two clerks who give one seat: one is refused', async () => {
    const id = await planned({ mode: 'room' })
    await withRooms(id, [{ id: null, name: '机房', seats: 2 }])

    const roomId = (await read(id)).rooms[0]!.id
    const office = await server.as('bhb')

    const give = (candidate: number, number: number) =>
      office.put(`${EXAMS}/${id}/candidates/${candidate}`, {
        extraMinutes: 0,
        extraAttempts: 0,
        note: null,
        roomId,
        seat: number,
      })

    const [first, second] = await candidates(id)
    const both = await Promise.all([give(first!.id, 1), give(second!.id, 1)])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.msg).toBe(errors.examSeatTaken)

    expect(await give(second!.id, 3)).toMatchObject({
      status: 400,
      msg: errors.examSeatBeyond.replace('{seats}', '2'),
    })
  })

  test('nobody watches an exam they sit', async () => {
    const id = await planned()
    const version = (await read(id)).version
    const both = { invigilatorIds: idsOf(takers(0, 1)), markerIds: [], version }

    expect(await (await server.as('bhb')).put(`${EXAMS}/${id}/staff`, both)).toMatchObject({
      status: 400,
      msg: errors.examStaffSits,
    })
  })

  test('candidates, and who sat when, are exported within the planner’s scope', async () => {
    const {
      examId,
      candidateIds,
      paperId: paper,
    } = await anExam(server, { takers: takers(0, 2), opens: -100, closes: -10 })

    await anAttempt(server, {
      examId,
      paperId: paper,
      candidateId: candidateIds[0]!,
      state: 'marked',
      score: 5000,
      columns: { awayCount: 2 },
    })

    const office = await server.as('bhb')

    const list = await sheetRows(
      (await office.get(`/api/v1/examCandidates/_export?examId=${examId}`)).body,
      sheets.examCandidates.columns,
    )

    expect(list.map(({ name }) => name)).toEqual(['学员1', '学员2'])

    const sat = await sheetRows(
      (await office.get(`/api/v1/examSittings/_export?examId=${examId}`)).body,
      sheets.examSittings.columns,
    )

    expect(sat.map(({ status, awayCount }) => [status, awayCount])).toEqual([
      ['已阅卷', '2'],
      ['缺考', ''],
    ])

    const base = await (await server.as('base')).get(
      `/api/v1/examSittings/_export?examId=${examId}`,
    )

    expect(
      JSON.stringify(
        base.status === 200 ? await sheetRows(base.body, sheets.examSittings.columns) : [],
      ),
    ).not.toContain('学员1')
  })
})

describe('results', () => {
  const sat = async (
    states: readonly ColumnValue<'learningAttempts', 'state'>[],
    over: object = {},
  ) => {
    const reply = await anExam(server, { takers: takers(0, 4), opens: -100, closes: -10, ...over })
    for (const [i, state] of states.entries())
      await anAttempt(server, {
        ...reply,
        candidateId: reply.candidateIds[i]!,
        state,
        score: i === 0 ? 6000 : 1000,
        startedBefore: 90,
      })

    return reply.examId
  }

  const states = async (examId: number) =>
    (
      await server.db
        .selectFrom('learningAttempts')
        .select('state')
        .where('examId', '=', examId)
        .orderBy('id')
        .execute()
    ).map(({ state }) => state)

  test('are released when the window is over and all is marked, together with the attempts; and taken back', async () => {
    const open = await sat(['marked'], { closes: 10 })

    expect(await act(open, 'release')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('2026-11-20 10:10'),
    })

    const unmarked = await sat(['marked', 'submitted', 'timedOut'])

    expect((await read(unmarked)).actions).not.toContain('release')

    expect(await act(unmarked, 'release')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('2 份'),
    })

    const id = await sat(['marked', 'marked'])

    expect(await act(id, 'release', null, 'base')).toMatchObject({ status: 404 })

    const version = (await read(id)).version
    const office = await server.as('bhb')

    const both = await Promise.all(
      [1, 2].map(() =>
        office.post(`${EXAMS}/${id}/act`, { action: 'release', reason: null, version }),
      ),
    )

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await states(id)).toEqual(['released', 'released'])
    expect((await notices()).filter((notice) => notice.startsWith('released'))).toHaveLength(4)

    expect(await act(id, 'retract', '一题有误')).toMatchObject({
      status: 200,
      data: { state: 'published' },
    })

    expect(await states(id)).toEqual(['marked', 'marked'])
  })

  test('that are due are released automatically as soon as all is marked', async () => {
    const id = await sat(['marked', 'submitted'], { exam: { releaseAt: new Date(momentIn(-5)) } })
    await releaseDue(systemCtx(server))
    expect((await read(id)).state).toBe('published')

    await server.db
      .updateTable('learningAttempts')
      .set({ state: 'marked', score: 1, most: 10, isPassed: false })
      .where('examId', '=', id)
      .execute()

    await releaseDue(systemCtx(server))
    expect((await read(id)).state).toBe('released')
    expect(await states(id)).toEqual(['released', 'released'])
  })

  test('that are due are released although an earlier one cannot be; the failure is reported', async () => {
    const broken = await sat(['marked'], { exam: { releaseAt: new Date(momentIn(-9)) } })
    const id = await sat(['marked'], { exam: { releaseAt: new Date(momentIn(-5)) } })

    await server.asOwner(
      `create function refuse_release() returns trigger language plpgsql as $$
         begin if new.id = ${broken} and new.state = 'released' then raise exception 'broken'; end if; return new; end $$;
       create trigger refuse_release before update on learning_exams for each row execute function refuse_release()`,
    )

    await expect(releaseDue(systemCtx(server))).rejects.toThrow('broken')
    expect([(await read(broken)).state, (await read(id)).state]).toEqual(['published', 'released'])

    await server.asOwner(
      'drop trigger refuse_release on learning_exams; drop function refuse_release',
    )
  })

  test('a resit is for those who failed or were absent', async () => {
    const id = await sat(['marked', 'marked'])
    const office = await server.as('bhb')

    const reply = await office.post(`${EXAMS}/${id}/resit`, {
      opensAt: momentIn(1000),
      closesAt: momentIn(1200),
    })

    expect(reply).toMatchObject({ status: 200, data: { candidates: 3 } })

    const resit = (reply.data as { id: number }).id

    expect((await candidates(resit)).map(({ name }) => name)).toEqual(['学员2', '学员3', '学员4'])

    expect(await read(resit)).toMatchObject({
      state: 'draft',
      name: `${((await read(id)) as unknown as { name: string }).name}（补考）`,
    })

    const running = await sat(['running'])

    expect(
      await office.post(`${EXAMS}/${running}/resit`, {
        opensAt: momentIn(1000),
        closesAt: momentIn(1200),
      }),
    ).toMatchObject({ status: 409 })
  })

  test('what waits: exams to release for planners who do not sit them, exams to invigilate for those named', async () => {
    const over = await sat(['marked'])

    const running = await anExam(server, {
      takers: takers(0, 1),
      invigilators: [fixture.mentors[0]!],
    })

    const kinds = async (who: string) =>
      (
        (await (await server.as(who)).get('/api/v1/waiting')).data as {
          kind: string
          count: number
        }[]
      )
        .filter(({ kind, count }) => kind.endsWith('Exams') && count > 0)
        .map(({ kind }) => kind)

    expect(await kinds('bhb')).toContain('releaseExams')

    const office = await server.as('bhb')
    const toRelease = () => countAndList(office, 'releaseExams')
    const before = await toRelease()
    expect(before.listed).toBe(before.count)

    // one that is released by itself, and one with attempts to mark, are over and do not wait
    const [byItself, toMark] = [await sat(['marked']), await sat(['submitted'])]
    await server.asOwner(
      `update learning_exams set release_at = '2099-01-01' where id = ${byItself}`,
    )
    expect(await toRelease()).toEqual(before)
    expect((await office.get(`${EXAMS}?phase=over&pageSize=100`)).data).toMatchObject({
      list: expect.arrayContaining([byItself, toMark].map((id) => expect.objectContaining({ id }))),
    })

    await server.asOwner(
      `insert into learning_candidates (exam_id, user_id) select ${over}, id from users where username = 'bhb'`,
    )
    expect(await kinds('bhb')).not.toContain('releaseExams')
    expect(await kinds('root')).toContain('releaseExams')
    expect(await kinds(fixture.mentors[0]!.username)).toContain('invigilateExams')
    expect(await kinds(fixture.mentors[1]!.username)).not.toContain('invigilateExams')

    const mentor = await server.as(fixture.mentors[0]!.username)

    expect((await mentor.get(`${EXAMS}?phase=open`)).data).toMatchObject({
      total: 1,
      list: [{ id: running.examId, actions: ['watch'] }],
    })
  })
})

test('an exam names how many questions of a paper a person marks, as a whole or in a part', async () => {
  const written: (typeof QUESTIONS)[number] = {
    kind: 'case',
    stem: '病例',
    parts: [
      {
        id: 'q1',
        weight: 1,
        question: { kind: 'essay', stem: '请论述', reference: '参考答案', rubric: [] },
      },
    ],
  }

  const office = await server.as('bhb')
  const byHandOf = async (questions: typeof QUESTIONS) => {
    const { examId } = await anExam(server, { questions })
    const { papers } = (await office.get(`${EXAMS}/${examId}`)).data as {
      papers: { items: number; byHand: number }[]
    }

    return papers.map(({ items, byHand }) => [items, byHand])
  }

  expect(await byHandOf([...QUESTIONS, written])).toEqual([[QUESTIONS.length + 1, 2]])
  expect(await byHandOf(QUESTIONS.slice(0, 3))).toEqual([[3, 0]])
})

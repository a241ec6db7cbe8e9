import { beforeAll, describe, expect, test } from 'vitest'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { filledIn, formOf } from '../../../testing/builders/evaluations.ts'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { findVersion } from '../../../testing/find-records.ts'
import { type Caller, openServer, type TestServer } from '../../../testing/server/open-server.ts'
import { assessedYears, judgeEvaluations, judgeYears } from './completion.rules.ts'

describe('the rules', () => {
  test('evaluations are met by an answer about the trainee as long as none is open, and not recorded before the first', () => {
    expect(judgeEvaluations({ received: 0, awaited: 0, toGive: 0 })).toBe('unrecorded')
    expect(judgeEvaluations({ received: 1, awaited: 0, toGive: 0 })).toBe('met')
    expect(judgeEvaluations({ received: 9, awaited: 1, toGive: 0 })).toBe('missing')
    expect(judgeEvaluations({ received: 9, awaited: 0, toGive: 1 })).toBe('missing')
  })

  test('an assessment belongs to the year of training that holds the middle of its period; the last one of a year counts', () => {
    const training = { startsOn: '2023-09-01', lengthMonths: 30 }
    const calendarYear = { periodFrom: '2024-01-01', periodUntil: '2024-12-31', score: 71 }
    const repeated = { periodFrom: '2024-01-01', periodUntil: '2024-12-31', score: 82 }
    const afterTheEnd = { periodFrom: '2026-06-01', periodUntil: '2026-12-31', score: 90 }
    const before = { periodFrom: '2023-01-01', periodUntil: '2023-08-31', score: 60 }

    expect(assessedYears(training, [calendarYear, repeated, afterTheEnd])).toEqual([
      { number: 1, score: 82 },
      { number: 2, score: null },
      { number: 3, score: 90 },
    ])

    expect(assessedYears(training, [before])[0]).toEqual({ number: 1, score: 60 })
  })

  test('the first day of a new year of training belongs to the new year', () => {
    const training = { startsOn: '2023-09-01', lengthMonths: 24 }
    const onDay = (day: string) =>
      assessedYears(training, [{ periodFrom: day, periodUntil: day, score: 80 }])

    expect(onDay('2024-08-31')[0]!.score).toBe(80)
    expect(onDay('2024-09-01')[1]!.score).toBe(80)
  })

  test('yearly assessments are met when every year reached 60, not recorded before the first result', () => {
    expect(judgeYears([{ number: 1, score: null }])).toBe('unrecorded')
    expect(judgeYears([])).toBe('unrecorded')

    expect(
      judgeYears([
        { number: 1, score: 60 },
        { number: 2, score: 100 },
      ]),
    ).toBe('met')

    expect(
      judgeYears([
        { number: 1, score: 59.99 },
        { number: 2, score: 100 },
      ]),
    ).toBe('missing')

    expect(
      judgeYears([
        { number: 1, score: 80 },
        { number: 2, score: null },
      ]),
    ).toBe('missing')
  })
})

describe('the lines of the completion check', () => {
  let server: TestServer
  let fixture: MentorFixtures
  let office: Caller

  beforeAll(async () => {
    server = await openServer()
    fixture = await addMentorFixtures(server, { mentors: 1, trainees: 2 })
    office = await server.as('bhb')

    await server.db
      .updateTable('trainees')
      .set({ startsOn: '2025-01-01', lengthMonths: 24 })
      .where(
        'id',
        'in',
        fixture.trainees.map(({ traineeId }) => traineeId),
      )
      .execute()
  })

  type Line = { key: string; state: string; detail: string | null; path: string | null }
  const traineeAt = (place: number) => fixture.trainees[place]!

  const lineOf = async (place: number, key: string) => {
    const completion = await (await server.as(traineeAt(place).username)).get(
      '/api/v1/completions/own',
    )
    return (completion.data as { lines: Line[] }).lines.find((line) => line.key === key)
  }

  /** An open evaluation of the first trainee by the mentor, and the task of it. */
  async function askFor(
    kind: string,
    direction: ColumnValue<'evaluationTargets', 'direction'>,
    days: { from: string; until: string },
  ) {
    const { id: templateId } = await formOf(server, kind)
    const mentor = fixture.mentors[0]!
    const byTrainee = direction === 'traineeTeacher'

    const target = await server.db
      .insertInto('evaluationTargets')
      .values({
        name: `${kind} ${days.until}`,
        templateId,
        direction,
        occasion: 'free',
        periodFrom: days.from,
        periodUntil: days.until,
        dueOn: '2026-12-10',
        closesOn: '2026-12-15',
        baseId: fixture.baseId,
        state: 'open',
        openedAt: server.clock.now,
        createdBy: mentor.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    const subject = await server.db
      .insertInto('evaluationSubjects')
      .values({
        targetId: target.id,
        ...(byTrainee ? { teacherId: mentor.userId } : { traineeId: traineeAt(0).traineeId }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    const task = await server.db
      .insertInto('evaluationTasks')
      .values({
        targetId: target.id,
        subjectId: subject.id,
        raterId: byTrainee ? traineeAt(0).userId : mentor.userId,
        opensOn: '2026-01-01',
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    return { targetId: target.id, taskId: task.id }
  }

  /** Answers as the mentor, with this mark of 9 for every item. */
  async function answer(kind: string, taskId: number, mark: number) {
    const { sections } = await formOf(server, kind)
    const mentor = await server.as(fixture.mentors[0]!.username)
    const key = crypto.randomUUID()

    const sent = await mentor.post(`/api/v1/evaluationTasks/${taskId}/answer`, {
      ...filledIn(sections, mark),
      key,
    })

    expect(sent, sent.msg).toMatchObject({ status: 200 })
  }

  async function release(targetId: number) {
    const version = () => findVersion(server, 'evaluationTargets', targetId)

    expect(
      await office.post(`/api/v1/evaluationTargets/${targetId}/close`, {
        version: await version(),
      }),
    ).toMatchObject({ status: 200 })

    expect(
      await office.post(`/api/v1/evaluationTargets/${targetId}/release`, {
        version: await version(),
      }),
    ).toMatchObject({ status: 200 })
  }

  test('evaluations are not recorded at first, missing while one is open, and met when it is answered', async () => {
    expect(await lineOf(0, 'evaluations')).toMatchObject({ state: 'unrecorded', detail: null })

    const { taskId } = await askFor('monthly', 'teacherTrainee', {
      from: '2026-11-01',
      until: '2026-11-30',
    })

    expect(await lineOf(0, 'evaluations')).toMatchObject({
      state: 'missing',
      detail: '还有 1 项对本人的评价待填写',
    })

    await answer('monthly', taskId, 4)

    expect(await lineOf(0, 'evaluations')).toMatchObject({
      state: 'met',
      detail: '已收到 1 份评价，没有待完成的评价',
    })

    expect(await lineOf(1, 'evaluations')).toMatchObject({ state: 'unrecorded' })
  })

  test('an evaluation that the trainee has still to give is missing and leads to the list of what is to be given', async () => {
    const { targetId } = await askFor('teacher', 'traineeTeacher', {
      from: '2026-11-01',
      until: '2026-11-30',
    })

    expect(await lineOf(0, 'evaluations')).toMatchObject({
      state: 'missing',
      detail: '本人还有 1 份评价待填写',
      path: '/evaluate/wait',
    })

    await server.db
      .updateTable('evaluationTargets')
      .set({ state: 'closed' })
      .where('id', '=', targetId)
      .execute()

    expect(await lineOf(0, 'evaluations')).toMatchObject({ state: 'met' })
  })

  test('yearly assessments count once they are released, year by year of the training', async () => {
    const first = await askFor('yearly', 'teacherTrainee', {
      from: '2025-01-01',
      until: '2025-12-31',
    })

    await answer('yearly', first.taskId, 4)
    expect(await lineOf(0, 'assessments')).toMatchObject({ state: 'unrecorded', detail: null })

    await release(first.targetId)

    expect(await lineOf(0, 'assessments')).toMatchObject({
      state: 'missing',
      detail: '第 1 年 44.44 分；第 2 年尚无结果',
    })

    const second = await askFor('yearly', 'teacherTrainee', {
      from: '2026-01-01',
      until: '2026-12-31',
    })

    await answer('yearly', second.taskId, 9)
    await release(second.targetId)

    expect(await lineOf(0, 'assessments')).toMatchObject({
      state: 'missing',
      detail: '第 1 年 44.44 分；第 2 年 100 分',
    })

    const repeated = await askFor('yearly', 'teacherTrainee', {
      from: '2025-01-01',
      until: '2025-12-31',
    })

    await answer('yearly', repeated.taskId, 6)
    await release(repeated.targetId)

    expect(await lineOf(0, 'assessments')).toMatchObject({
      state: 'met',
      detail: '第 1 年 66.67 分；第 2 年 100 分',
    })
  })
})

import type {
  Duty,
  FulfilledDuty,
  Fulfilment,
} from '@residency/contract/areas/teachers/requirements/duty.contract'
import { addMonths, monthOf } from '@residency/contract/kernel/day'
import { beforeAll, describe, expect, test } from 'vitest'
import { formOf } from '../../../testing/builders/evaluations.ts'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { dayFromNow, qualifyTeacher } from '../../../testing/builders/qualified-teachers.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { pdf } from '../../../testing/files/file-samples.ts'
import { findUserId } from '../../../testing/find-records.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { countAndList } from '../../../testing/walks/waiting-lists.ts'
import { judgeRequirement, rangeOf } from './requirement.rules.ts'

test('a requirement counts in the whole month, quarter or year that holds a month; one of each stay, for the stays that end in the month', () => {
  expect(rangeOf('month', '2024-02')).toEqual({ from: '2024-02-01', until: '2024-02-29' })
  expect(rangeOf('quarter', '2026-11')).toEqual({ from: '2026-10-01', until: '2026-12-31' })
  expect(rangeOf('year', '2026-11')).toEqual({ from: '2026-01-01', until: '2026-12-31' })
  expect(rangeOf('block', '2026-11')).toEqual({ from: '2026-11-01', until: '2026-11-30' })
})

test('a requirement is met from the number asked for on, also where nothing was asked for', () => {
  expect(judgeRequirement({ count: 1, done: 1 })).toBe('met')
  expect(judgeRequirement({ count: 2, done: 1 })).toBe('missing')
  expect(judgeRequirement({ count: 0, done: 0 })).toBe('met')
})

const server = await openServer()
const place = await qualifyTeacher(server, 'teacher2')
let today: string

beforeAll(async () => {
  await qualifyTeacher(server, 'base', { department: '门诊药房', level: 'core' })
  today = dayFromNow(server)
})

let count = 0

const record = async (who: string, over: object = {}) =>
  (await server.as(who)).post('/api/v1/teaching-records/own', {
    activity: 'lecture',
    heldOn: today,
    topic: `抗凝药物 ${++count}`,
    participants: 6,
    files: [],
    ...over,
  })

const idOf = (reply: { data: unknown; msg: string }) => {
  expect(reply.data, reply.msg).not.toBeNull()
  return (reply.data as { id: number }).id
}

const act = async (who: string, ids: number[], action: 'confirm' | 'reject', reason?: string) =>
  (await server.as(who)).post('/api/v1/teaching-records/act', { action, reason, ids })

const required = async (who: string, x: string | number, query = '') =>
  (await server.as(who)).get(`/guidancePhysicianRequirements/require/${x}${query}`)

const ownRequirement = async (label: string, query = '') => {
  const { teacher } = (await required('teacher2', 'own', query)).data as { teacher: Fulfilment }
  return teacher.requirements.find((requirement: FulfilledDuty) => requirement.label === label)
}

const clear = () => server.asOwner('delete from teaching_records')

describe('a teaching activity', () => {
  test('counts once the department has confirmed it, in its month and for any of the activities asked for', async () => {
    await clear()

    expect(await ownRequirement('教学读片或教学查房')).toMatchObject({
      count: 2,
      done: 0,
      state: 'missing',
    })

    const ids = [
      idOf(await record('teacher2', { activity: 'teaching_round' })),
      idOf(await record('teacher2', { activity: 'reading_session' })),
    ]

    expect((await ownRequirement('教学读片或教学查房'))?.done).toBe(0)
    expect(await act('teacher', ids, 'confirm')).toMatchObject({ status: 200, data: { done: 2 } })
    expect(await ownRequirement('教学读片或教学查房')).toMatchObject({ done: 2, state: 'met' })
    expect((await ownRequirement('教学读片或教学查房', '?month=2020-01'))?.done).toBe(0)
  })

  test('is confirmed by the department it was held in or the office, by nobody else and never by its teacher', async () => {
    await clear()

    const id = idOf(await record('teacher2'))

    expect(await act('base2', [id], 'confirm')).toMatchObject({ data: { done: 0 } })
    expect(await act('teacher2', [id], 'confirm')).toMatchObject({ data: { done: 0 } })

    const waiting = await countAndList(await server.as('base'), 'confirmDuties')
    const mine = idOf(await record('base'))

    // the own one waits for another person
    expect(await countAndList(await server.as('base'), 'confirmDuties')).toEqual(waiting)
    expect(waiting).toEqual({ count: waiting.count, listed: waiting.count })
    expect(waiting.count).toBeGreaterThan(0)

    expect(await act('base', [mine, id], 'confirm')).toMatchObject({
      data: { done: 1, rows: [{ isDone: true }, { isDone: false }] },
    })
    expect(await act('bhb', [mine, id], 'confirm')).toMatchObject({ data: { done: 1 } })
  })

  test('is turned down with a reason its teacher reads, and the decision can be undone', async () => {
    await clear()

    const id = idOf(await record('teacher2'))

    expect(await act('teacher', [id], 'reject')).toMatchObject({ data: { done: 0 } })

    const rejected = await act('teacher', [id], 'reject', '日期与排班不符')

    const own = async () =>
      (
        (await (await server.as('teacher2')).get('/api/v1/teaching-records/own')).data as {
          list: Duty[]
        }
      ).list[0]

    expect(await own()).toMatchObject({
      state: 'rejected',
      reason: '日期与排班不符',
      mayWithdraw: false,
    })

    const { undo } = rejected.data as { undo: { id: number } }

    await (await server.as('teacher')).post('/api/v1/teaching-records/undo', { decision: undo.id })
    expect(await own()).toMatchObject({ state: 'submitted', mayWithdraw: true })
  })

  test('is withdrawn by its teacher before it is confirmed, with nothing left to decide', async () => {
    await clear()

    const id = idOf(await record('teacher2'))

    expect(
      await (await server.as('base')).delete(`/api/v1/teaching-records/own/${id}`),
    ).toMatchObject({ status: 404 })
    expect(
      await (await server.as('teacher2')).delete(`/api/v1/teaching-records/own/${id}`),
    ).toMatchObject({ status: 200 })
    expect(
      await (await server.as('teacher2')).delete(`/api/v1/teaching-records/own/${id}`),
    ).toMatchObject({ status: 409 })
    expect(await act('teacher', [id], 'confirm')).toMatchObject({ data: { done: 0 } })
  })

  test('names the field of what is not right: a day ahead, an unknown kind, an assessment, the same twice, nobody there', async () => {
    await clear()
    await record('teacher2', { topic: '同一主题' })

    const refusals: [object, string][] = [
      [{ heldOn: '2999-01-01' }, 'heldOn'],
      [{ activity: 'none_of_these' }, 'activity'],
      [{ activity: 'dops' }, 'activity'],
      [{ topic: '同一主题' }, 'topic'],
      [{ participants: 0 }, 'participants'],
    ]

    for (const [over, path] of refusals)
      expect((await record('teacher2', over)).errors, path).toMatchObject([
        { path: expect.stringContaining(path) },
      ])

    expect(await record('dept')).toMatchObject({ status: 409 })
  })

  test('keeps its papers for its teacher and those who confirm it', async () => {
    await clear()

    const file = { filename: 'list.pdf', content: pdf() }

    const sent = await (await server.as('teacher2')).form(
      '/fileOperation/attachment?purpose=attachment',
      { file },
    )

    const { filePath } = sent.data as { filePath: string }
    const id = idOf(await record('teacher2', { files: [filePath] }))

    expect(
      await (await server.as('teacher')).get(`/api/v1/teaching-records/${id}/form`),
    ).toMatchObject({
      data: { files: [{ name: 'list.pdf' }] },
    })

    expect(
      await (await server.as('base2')).get(`/api/v1/teaching-records/${id}/form`),
    ).toMatchObject({ status: 404 })

    const read = async (who: string) =>
      (await (await server.as(who)).get(`/fileOperation?filePath=${filePath}`)).status

    expect([await read('teacher2'), await read('teacher'), await read('base2')]).toEqual([
      200, 200, 404,
    ])
  })
})

describe('requirements', () => {
  const form = {
    activities: ['lecture'],
    level: '',
    baseId: '',
    period: 'month',
    count: 3,
    source: '基地规定',
  }

  const find = async (who: string, query = '') =>
    (
      (await (await server.as(who)).get(`/guidancePhysicianRequirements/page?pageSize=50${query}`))
        .data as { list: { id: number }[] }
    ).list

  test('are listed by period; those of every level and base are found by each; and they are unknown to trainees', async () => {
    expect((await find('bhb')).length).toBeGreaterThanOrEqual(4)
    expect(await find('bhb', '&period=block')).toMatchObject([
      { label: 'DOPS或Mini-CEX', actions: ['edit', 'delete'] },
    ])
    expect(await find('dept', '&level=core')).toEqual(await find('dept'))
    expect(await find('dept', `&baseId=${place.baseId}`)).toEqual(await find('dept'))
    expect(
      await (await server.as('student')).get('/guidancePhysicianRequirements/page'),
    ).toMatchObject({ status: 401 })
  })

  test('of a base replace those of every base, and are its administrators’ to add', async () => {
    const base = await server.as('base')

    expect(await base.post('/guidancePhysicianRequirements', form)).toMatchObject({
      status: 409,
      errors: [{ path: 'baseId' }],
    })

    const added = await base.post('/guidancePhysicianRequirements', {
      ...form,
      baseId: place.baseId,
    })

    expect(await ownRequirement('专题讲座')).toMatchObject({ count: 3 })

    expect(
      await base.post('/guidancePhysicianRequirements', {
        ...form,
        baseId: place.baseId,
        count: 4,
      }),
    ).toMatchObject({
      status: 409,
      errors: [{ path: 'activities' }],
    })

    const other = await (await server.as('base2')).delete(
      `/guidancePhysicianRequirements/${idOf(added)}`,
    )

    expect(other).toMatchObject({ status: 404 })
    expect(await base.delete(`/guidancePhysicianRequirements/${idOf(added)}`)).toMatchObject({
      status: 200,
    })
    expect(await ownRequirement('专题讲座')).toMatchObject({ count: 1 })
  })

  test('are read as a form and changed by the office, once per version', async () => {
    const office = await server.as('bhb')

    const id = idOf(
      await office.post('/guidancePhysicianRequirements', {
        ...form,
        activities: ['other'],
        period: 'year',
      }),
    )

    expect(await office.get(`/guidancePhysicianRequirements/${id}/form`)).toMatchObject({
      data: { period: 'year', count: 3, version: 1 },
    })

    const change = { ...form, activities: ['other'], period: 'quarter', version: 1 }

    expect(await office.put(`/guidancePhysicianRequirements/${id}`, change)).toMatchObject({
      status: 200,
      data: { version: 2 },
    })

    expect(await office.put(`/guidancePhysicianRequirements/${id}`, change)).toMatchObject({
      status: 409,
    })

    expect(
      await (await server.as('base')).put(`/guidancePhysicianRequirements/${id}`, {
        ...change,
        version: 2,
      }),
    ).toMatchObject({
      status: 404,
    })

    const unknown = await office.put(`/guidancePhysicianRequirements/${id}`, {
      ...change,
      activities: ['none'],
      version: 2,
    })

    expect(unknown).toMatchObject({ status: 400, errors: [{ path: 'activities' }] })
  })

  test('are deleted by the office and then ask for nothing', async () => {
    const [requirement] = (await find('bhb')).filter(
      (row) => (row as unknown as { label: string }).label === '其他教学活动',
    )

    expect(
      await (await server.as('bhb')).delete(`/guidancePhysicianRequirements/${requirement!.id}`),
    ).toMatchObject({ status: 200 })
    expect(await ownRequirement('其他教学活动')).toBeUndefined()
    expect(
      await (await server.as('bhb')).delete(`/guidancePhysicianRequirements/${requirement!.id}`),
    ).toMatchObject({ status: 404 })
  })

  test('of a teacher are seen by the teacher and those in whose scope the teacher is', async () => {
    const { userId } = await server.as('teacher2')

    expect(await required('bhb', userId)).toMatchObject({
      status: 200,
      data: { teacher: { name: '郑浩' } },
    })

    expect(await required('base2', userId)).toMatchObject({ status: 404 })
    expect(await required('dept', 'own')).toMatchObject({ data: { teacher: null } })
    expect(await required('bhb', 'nobody')).toMatchObject({ status: 400 })
  })

  test('are counted for each teacher in the reader’s scope, and go out as a sheet', async () => {
    const list = async (who: string, query = '') =>
      (await (await server.as(who)).get(`/api/v1/teaching-duties/page?${query}`)).data as {
        list: Fulfilment[]
        total: number
      }

    expect((await list('bhb')).total).toBe(2)
    expect(await list('base2')).toMatchObject({ total: 0 })

    expect(await list('bhb', `departmentId=${place.departmentId}`)).toMatchObject({
      total: 1,
      list: [{ name: '郑浩' }],
    })

    const sheet = await (await server.as('bhb')).get('/api/v1/teaching-duties/_export')

    expect(sheet.body.subarray(0, 2).toString()).toBe('PK')
  })
})

describe('teaching that other records prove', () => {
  const ASSESSED = 'DOPS或Mini-CEX'
  let fixtures: MentorFixtures

  beforeAll(async () => {
    fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 1 })
  })

  const idOfTeacher = () => findUserId(server, 'teacher2')

  /** A stay of the first trainee, supervised by the teacher, and a bedside evaluation in it. */
  async function stayUntil(until: string) {
    const { traineeId } = fixtures.trainees[0]!
    const teacherId = await idOfTeacher()
    const from = addMonths(until, -1)

    await aBlock(server, {
      traineeId,
      departmentId: place.departmentId,
      from,
      until,
      state: 'entered',
      supervisorId: teacherId,
    })

    return { traineeId, teacherId }
  }

  const month = () => monthOf(today)

  test('an assessment for each stay counts for the stays that ended in the month, at most as often as it is asked for', async () => {
    expect(await ownRequirement(ASSESSED)).toMatchObject({ count: 0, done: 0, state: 'met' })

    const { traineeId, teacherId } = await stayUntil(today)

    expect(await ownRequirement(ASSESSED)).toMatchObject({
      count: 1,
      done: 0,
      state: 'missing',
      from: `${month()}-01`,
    })

    const form = await formOf(server, 'miniCex')

    const answer = (day: string) => ({
      templateId: form.id,
      raterId: teacherId,
      traineeId,
      scores: '{}',
      texts: '{}',
      key: crypto.randomUUID(),
      assessedOn: day,
    })

    await server.db
      .insertInto('evaluationAnswers')
      .values([answer(today), answer(today), answer(addMonths(today, -2))])
      .execute()

    expect(await ownRequirement(ASSESSED)).toMatchObject({ count: 1, done: 1, state: 'met' })

    await server.db.deleteFrom('rotationBlocks').where('traineeId', '=', traineeId).execute()
  })

  test('a lecture counts for its speaker once somebody else has signed in, and is not recorded again', async () => {
    await clear()

    const teacherId = await idOfTeacher()
    const startsAt = new Date(`${today}T01:00:00Z`)

    const lecture = await server.db
      .insertInto('learningLectures')
      .values({
        title: '肝素的监测',
        kind: 'lecture',
        place: '示教室',
        speaker: '教师',
        speakerId: teacherId,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 3_600_000),
        opensBefore: 15,
        lateAfter: 10,
        isOpen: true,
        createdBy: teacherId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    expect(await ownRequirement('专题讲座')).toMatchObject({ done: 0 })

    const speaker = {
      lectureId: lecture.id,
      userId: teacherId,
      presence: 'here' as const,
      signedAt: startsAt,
      isGuest: true,
    }

    await server.db.insertInto('learningLecturePeople').values(speaker).execute()
    expect(await ownRequirement('专题讲座'), 'the speaker is no listener').toMatchObject({
      done: 0,
    })

    const putDown = {
      lectureId: lecture.id,
      userId: fixtures.mentors[0]!.userId,
      presence: 'here' as const,
      correctedBy: teacherId,
      note: '补签',
    }

    await server.db.insertInto('learningLecturePeople').values(putDown).execute()

    expect(
      await ownRequirement('专题讲座'),
      'the speaker alone says that somebody was there',
    ).toMatchObject({ done: 0 })

    const person = {
      lectureId: lecture.id,
      userId: fixtures.trainees[0]!.userId,
      presence: 'here' as const,
      signedAt: startsAt,
    }

    await server.db.insertInto('learningLecturePeople').values(person).execute()
    expect(await ownRequirement('专题讲座')).toMatchObject({ done: 1, state: 'met' })

    expect(await record('teacher2', { topic: '肝素的监测' })).toMatchObject({
      status: 409,
      errors: [{ path: 'topic' }],
    })

    await server.db
      .updateTable('learningLectures')
      .set({ state: 'cancelled', reason: '停电' })
      .where('id', '=', lecture.id)
      .execute()

    expect(await ownRequirement('专题讲座')).toMatchObject({ done: 0 })
  })
})

import { yearOf } from '@residency/contract/kernel/day'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayFromNow } from '../../../testing/builders/qualified-teachers.ts'
import { decidersOf, whileWaived } from '../../../testing/builders/second-person.ts'
import { pdf } from '../../../testing/files/file-samples.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { countAndList } from '../../../testing/walks/waiting-lists.ts'

const server = await openServer()
let baseId = 0

beforeAll(async () => {
  const own = await (await server.as('base')).get('/api/v1/trainingBases/choices')
  baseId = (own.data as { value: number }[])[0]!.value
})

type Reply = { data: unknown; msg: string; status: number }

const idOf = (reply: Reply) => {
  expect(reply.data, reply.msg).not.toBeNull()
  return (reply.data as { id: number }).id
}

const day = (ahead: number) => dayFromNow(server, { days: ahead })
const year = () => yearOf(day(0))

const clear = () =>
  server.asOwner(`delete from teacher_class_participants; delete from teacher_classes; delete from teacher_training_bases;
    delete from teacher_certificates`)

const application = (over: object = {}) => ({
  baseId,
  year: year(),
  trainers: '带教师资 12 人',
  rooms: '教学楼 301',
  trainingPlan: '每季度一期',
  places: 60,
  evidence: [] as string[],
  ...over,
})

const apply = async (who: string, over: object = {}) =>
  (await server.as(who)).post('/api/v1/trainingBases', application(over))

const audit = async (
  who: string,
  id: number,
  action: 'pass' | 'return' | 'reject',
  reason?: string,
) => {
  const { version } = await server.db
    .selectFrom('teacherTrainingBases')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return (await server.as(who)).post(`/api/v1/trainingBases/${id}/act`, { action, reason, version })
}

const classForm = (over: object = {}) => ({
  baseId: null as number | null,
  className: '一般师资培训班',
  place: '教学楼 301',
  days: [day(0)],
  hours: 8,
  capacity: 5,
  minShare: 80,
  mustLevels: [] as string[],
  mustDepartments: [] as number[],
  mustPeople: [] as number[],
  materials: [] as string[],
  ...over,
})

const create = async (who: string, over: object = {}) =>
  (await server.as(who)).post('/api/v1/teacherClasses', classForm(over))

const actOn = async (who: string, id: number, action: string, reason?: string) => {
  const { version } = await server.db
    .selectFrom('teacherClasses')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return (await server.as(who)).post(`/api/v1/teacherClasses/${id}/act`, {
    action,
    reason,
    version,
  })
}

/** A class of the office that is open, or runs. */
async function aClass(state: 'open' | 'running', over: object = {}) {
  const id = idOf(await create('bhb', over))
  await actOn('bhb', id, 'open')

  if (state === 'running') await actOn('bhb', id, 'start')

  return id
}

const join = async (who: string, id: number) =>
  (await server.as(who)).post(`/api/v1/teacherClasses/own/${id}`)

const codeOf = async (id: number) =>
  (
    (await (await server.as('bhb')).get(`/api/v1/teacherClasses/${id}/code`)).data as {
      code: string
    }
  ).code

const signIn = async (who: string, id: number, code: string) =>
  (await server.as(who)).post(`/api/v1/teacherClasses/own/${id}/signIn`, { code })

const ownClasses = async (who: string) => {
  const reply = await (await server.as(who)).get('/api/v1/teacherClasses/own')
  expect(reply.data, `${reply.msg} ${JSON.stringify(reply.errors)}`).not.toBeNull()

  return reply.data as {
    id: number
    isCalled: boolean
    isIn: boolean
    materials: unknown[]
  }[]
}

const waitingOf = async (who: string, kind: string) =>
  (
    (await (await server.as(who)).get('/api/v1/waiting')).data as { kind: string; count: number }[]
  ).find((row) => row.kind.endsWith(kind))?.count ?? 0

describe('a base that trains teachers', () => {
  test('applies, corrects what was returned, and is passed by the office', async () => {
    await clear()

    const id = idOf(await apply('base'))

    expect(await waitingOf('bhb', 'reviewTrainingBases')).toBe(1)
    expect(await audit('bhb', id, 'return')).toMatchObject({ status: 400 })

    await audit('bhb', id, 'return', '请补充培训计划')
    expect(await waitingOf('base', 'mendTrainingBases')).toBe(1)

    const base = await server.as('base')
    const {
      baseId: _baseId,
      year: _year,
      ...contents
    } = application({ trainingPlan: '每季度一期，共四期' })

    expect(
      await base.put(`/api/v1/trainingBases/${id}`, { ...contents, version: 1 }),
    ).toMatchObject({ status: 409 })
    expect(
      await base.put(`/api/v1/trainingBases/${id}`, { ...contents, version: 2 }),
    ).toMatchObject({ status: 200 })

    const passed = await audit('bhb', id, 'pass')

    expect(passed).toMatchObject({ status: 200, data: { state: 'passed' } })

    expect((await base.get(`/api/v1/trainingBases/${id}`)).data).toMatchObject({
      trainingPlan: '每季度一期，共四期',
      isMendable: false,
    })

    const { undo } = passed.data as { undo: { id: number } }

    expect(
      await (await server.as('bhb')).post('/api/v1/trainingBases/undo', { decision: undo.id }),
    ).toMatchObject({ status: 200 })
  })

  test('applies once a year while that is open or passed, again after it was turned down, and only for itself', async () => {
    await clear()

    const both = await Promise.all([apply('base'), apply('base', { places: 61 })])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await apply('base2')).toMatchObject({ status: 400, errors: [{ path: 'baseId' }] })

    const { id } = await server.db
      .selectFrom('teacherTrainingBases')
      .select('id')
      .executeTakeFirstOrThrow()

    expect(await (await server.as('base2')).get(`/api/v1/trainingBases/${id}`)).toMatchObject({
      status: 404,
    })
    expect(await audit('base', id, 'pass')).toMatchObject({ status: 401 })

    await audit('bhb', id, 'reject', '场地不足')
    expect(await apply('base', { places: 62 })).toMatchObject({ status: 200 })

    const own = idOf(await apply('bhb', { year: year() + 1 }))

    expect(
      await audit('bhb', own, 'pass'),
      'nobody decides about the own application',
    ).toMatchObject({ status: 409 })
  })

  test('is passed by the person who applied for it where that is waived; until then it says who else may, and does not wait for them', async () => {
    await clear()

    const id = idOf(await apply('bhb', { year: year() + 1 }))
    const office = await server.as('bhb')

    expect(await countAndList(office, 'reviewTrainingBases')).toEqual({ count: 0, listed: 0 })

    expect(await decidersOf(office, 'trainingBase', id)).toMatchObject({
      why: 'secondPerson',
      hasPeople: true,
    })

    await whileWaived(server, 'trainingBase', async () => {
      expect(await countAndList(office, 'reviewTrainingBases')).toEqual({ count: 1, listed: 1 })
      expect(await audit('bhb', id, 'pass')).toMatchObject({ status: 200 })
    })

    expect((await decidersOf(office, 'trainingBase', id)).byOnePerson).toHaveLength(1)
  })

  test('is not passed by the person who handed in its correction, though another had applied', async () => {
    await clear()

    const id = idOf(await apply('base'))

    await audit('bhb', id, 'return', '请补充')

    const { baseId: _baseId, year: _year, ...contents } = application({ rooms: '教学楼 302' })

    expect(
      await (await server.as('bhb')).put(`/api/v1/trainingBases/${id}`, {
        ...contents,
        version: 2,
      }),
    ).toMatchObject({ status: 200 })

    expect(await audit('bhb', id, 'pass')).toMatchObject({ status: 409 })
    expect(await audit('root', id, 'pass')).toMatchObject({ status: 200 })
  })

  test('holds classes only with its passed application of that year; the office holds them anyway', async () => {
    await clear()

    expect(await create('base', { baseId })).toMatchObject({
      status: 409,
      errors: [{ path: 'baseId' }],
    })

    expect(await create('base')).toMatchObject({ status: 400, errors: [{ path: 'baseId' }] })

    await audit('bhb', idOf(await apply('base')), 'pass')

    const id = idOf(await create('base', { baseId }))

    expect(await (await server.as('base2')).get(`/api/v1/teacherClasses/${id}`)).toMatchObject({
      status: 404,
    })
    expect(await create('base', { baseId, days: [`${year() + 1}-03-01`] })).toMatchObject({
      status: 409,
    })
    expect(
      await create('bhb', { baseId, className: '毕后办代办', days: [`${year() + 1}-03-01`] }),
    ).toMatchObject({ status: 200 })
  })
})

describe('a class', () => {
  test('takes people in while it is open; the last place is given once, also to simultaneous requests', async () => {
    await clear()

    const planned = idOf(await create('bhb', { className: '筹备中的班' }))

    expect(await join('teacher', planned)).toMatchObject({ status: 409 })

    const id = await aClass('open', { capacity: 1 })
    const racers = ['teacher', 'teacher2', 'dept', 'base']
    const both = await Promise.all(racers.map((who) => join(who, id)))

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])

    const office = await server.as('bhb')
    const { version } = (await office.get(`/api/v1/teacherClasses/${id}`)).data as {
      version: number
    }

    const other = await office.put(`/api/v1/teacherClasses/${id}`, {
      ...classForm({ capacity: 3 }),
      version,
    })

    expect(other).toMatchObject({ status: 200 })

    // no matter who won, two more fill the three places
    const late = racers.filter((_, at) => both[at]!.status !== 200).slice(0, 2)

    const teachers = await server.db
      .selectFrom('users')
      .select('id')
      .where('username', 'in', late)
      .execute()

    const userIds = teachers.map((user) => user.id)

    expect(
      await office.post(`/api/v1/teacherClasses/${id}/participants`, { userIds }),
    ).toMatchObject({ status: 200 })
    expect(await join('dept2', id)).toMatchObject({ status: 409 })

    const smaller = await office.put(`/api/v1/teacherClasses/${id}`, {
      ...classForm({ capacity: 2 }),
      version: version + 1,
    })

    expect(smaller).toMatchObject({ status: 409, errors: [{ path: 'capacity' }] })

    const student = await server.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'student')
      .executeTakeFirstOrThrow()

    const refused = await office.post(`/api/v1/teacherClasses/${id}/participants`, {
      userIds: [student.id],
    })

    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'userIds' }] })
  })

  test('waits for those who must attend until they have signed up; materials are for participants', async () => {
    await clear()

    const office = await server.as('bhb')
    const file = { filename: 'plan.pdf', content: pdf() }
    const { filePath } = (
      await office.form('/fileOperation/attachment?purpose=attachment', { file })
    ).data as { filePath: string }
    const { userId } = await server.as('teacher')

    const { departmentId } = await server.db
      .selectFrom('users')
      .select('departmentId')
      .where('username', '=', 'teacher2')
      .executeTakeFirstOrThrow()

    const id = await aClass('open', {
      mustPeople: [userId],
      mustDepartments: [departmentId],
      materials: [filePath],
    })

    expect([
      await waitingOf('teacher', 'attendClasses'),
      await waitingOf('teacher2', 'attendClasses'),
    ]).toEqual([1, 1])

    expect(await ownClasses('teacher')).toMatchObject([
      { id, isCalled: true, isIn: false, materials: [] },
    ])

    await join('teacher', id)
    expect(await waitingOf('teacher', 'attendClasses')).toBe(0)
    expect(await ownClasses('teacher')).toMatchObject([
      { isIn: true, materials: [{ name: 'plan.pdf' }] },
    ])

    const calendar = await (await server.as('teacher')).get(
      `/api/v1/calendar?from=${day(0)}&until=${day(1)}`,
    )

    expect(JSON.stringify(calendar.data)).toContain('一般师资培训班')
    expect(
      await (await server.as('teacher')).delete(`/api/v1/teacherClasses/own/${id}`),
    ).toMatchObject({ status: 200 })
    expect(await actOn('bhb', id, 'cancel')).toMatchObject({ status: 400 })
    expect(await actOn('bhb', id, 'cancel', '讲者冲突')).toMatchObject({ status: 200 })
  })

  test('keeps its events in the calendar of a participant when its days move, and cancels them when it is called off', async () => {
    await clear()

    const id = await aClass('open', { days: [day(0), day(1)] })

    await join('teacher', id)

    const office = await server.as('bhb')

    type CalendarEvent = {
      uid: string
      from: string
      place: string
      note: string | null
      isCancelled: boolean
      kind: string
    }

    const classDays = async () => {
      const reply = await (await server.as('teacher')).get(
        `/api/v1/calendar?from=${day(0)}&until=${day(9)}`,
      )

      return (reply.data as CalendarEvent[]).filter(({ kind }) => kind === 'classDay')
    }

    const uids = [1, 2].map((number) => `teachers-classDay-${id}-${number}@residency`)

    expect(await classDays()).toMatchObject([
      { uid: uids[0], from: day(0), place: '教学楼 301', isCancelled: false },
      { uid: uids[1], from: day(1), isCancelled: false },
    ])

    const { version } = await server.db
      .selectFrom('teacherClasses')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    const moved = await office.put(`/api/v1/teacherClasses/${id}`, {
      ...classForm({ days: [day(3), day(4)] }),
      version,
    })

    expect(moved, moved.msg).toMatchObject({ status: 200 })

    expect((await classDays()).map(({ uid, from }) => [uid, from])).toEqual([
      [uids[0], day(3)],
      [uids[1], day(4)],
    ])

    await actOn('bhb', id, 'cancel', '讲者冲突')

    expect(await classDays()).toMatchObject([
      { uid: uids[0], isCancelled: true, note: '讲者冲突' },
      { uid: uids[1], isCancelled: true },
    ])
  })

  test('is signed in to with today’s code by its participants, once, while it runs', async () => {
    await clear()

    const id = await aClass('open', { days: [day(0), day(1)] })

    await join('teacher', id)
    expect(await (await server.as('bhb')).get(`/api/v1/teacherClasses/${id}/code`)).toMatchObject({
      status: 409,
    })

    await actOn('bhb', id, 'start')

    const code = await codeOf(id)
    const wrong = code === '000000' ? '000001' : '000000'

    expect(await signIn('teacher', id, wrong)).toMatchObject({
      status: 400,
      errors: [{ path: 'code' }],
    })

    expect(await signIn('teacher', id, '12')).toMatchObject({
      status: 400,
      errors: [{ path: 'body.code' }],
    })

    expect(await signIn('teacher2', id, code)).toMatchObject({ status: 409 })
    expect(await signIn('teacher', id, code)).toMatchObject({ status: 200 })
    expect(await signIn('teacher', id, code)).toMatchObject({ status: 409 })
    expect(await (await server.as('base')).get(`/api/v1/teacherClasses/${id}/code`)).toMatchObject({
      status: 404,
    })

    for (let n = 0; n < 8; n++) await signIn('teacher2', id, wrong)

    expect((await signIn('teacher2', id, wrong)).status).toBe(409)
    expect((await signIn('teacher2', id, wrong)).status, 'an eleventh try').toBe(429)
  })

  test('gives its certificate, which counts as one of training, to those who were there often enough', async () => {
    await clear()

    const id = await aClass('open', { days: [day(-1), day(0)], minShare: 80 })

    for (const who of ['teacher', 'teacher2']) await join(who, id)

    await actOn('bhb', id, 'start')

    const office = await server.as('bhb')
    const [first, second] = [
      (await server.as('teacher')).userId,
      (await server.as('teacher2')).userId,
    ]
    const tick = (on: string, userIds: number[], isThere = true) =>
      office.put(`/api/v1/teacherClasses/${id}/attendance`, { day: on, userIds, isThere })

    expect((await tick(day(-1), [first, second])).data).toEqual({ changed: 2 })
    expect((await tick(day(0), [first, second])).data).toEqual({ changed: 2 })
    expect((await tick(day(0), [second], false)).data).toEqual({ changed: 1 })
    expect(await tick(day(-5), [first])).toMatchObject({ status: 409 })
    expect(await tick(day(0), [office.userId])).toMatchObject({ status: 409 })

    expect((await actOn('bhb', id, 'finish')).data).toMatchObject({
      state: 'finished',
      certificates: 1,
    })

    const [certificate] = (
      (await (await server.as('teacher')).get('/api/v1/certificates/own')).data as {
        certificates: object[]
      }
    ).certificates

    expect(certificate).toMatchObject({
      kind: 'training',
      number: `P${year()}0001`,
      validity: 'valid',
    })

    const paper = await (await server.as('teacher')).get(
      `/api/v1/teacherClasses/own/${id}/certificate`,
    )

    expect(paper.body.subarray(0, 5).toString()).toBe('%PDF-')
    expect(
      await (await server.as('teacher2')).get(`/api/v1/teacherClasses/own/${id}/certificate`),
    ).toMatchObject({ status: 404 })

    const list = await office.get(`/api/v1/teacherClasses/${id}/signInSheet`)

    expect(list.body.subarray(0, 5).toString()).toBe('%PDF-')

    expect(
      (await office.get(`/api/v1/teacherClasses/participants/_export?classId=${id}`)).headers[
        'content-type'
      ],
    ).toContain('spreadsheet')

    expect(await tick(day(0), [first], false), 'nothing changes after the end').toMatchObject({
      status: 409,
    })
  })

  test('is neither finished before its last day, nor attended on a day that is still ahead', async () => {
    await clear()

    const id = await aClass('running', { days: [day(0), day(1)] })

    expect(await actOn('bhb', id, 'finish')).toMatchObject({ status: 409 })

    const ahead = { day: day(1), userIds: [1], isThere: true }

    const refused = await (await server.as('bhb')).put(
      `/api/v1/teacherClasses/${id}/attendance`,
      ahead,
    )

    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'day' }] })
  })

  test('names teachers only: the organiser of a class reads the name of nobody else', async () => {
    await clear()

    const [trainee, teacher] = [
      (await server.as('student')).userId,
      (await server.as('teacher')).userId,
    ]

    expect(await create('bhb', { mustPeople: [teacher, trainee] })).toMatchObject({
      status: 400,
      errors: [{ path: 'mustPeople' }],
    })

    expect(await create('bhb', { mustPeople: [999_999] })).toMatchObject({
      status: 400,
      errors: [{ path: 'mustPeople' }],
    })

    const id = idOf(await create('bhb', { mustPeople: [teacher] }))

    await server.asOwner(`update users set status = 0 where id = ${teacher}`)

    const office = await server.as('bhb')

    const reply = await office.put(`/api/v1/teacherClasses/${id}`, {
      ...classForm({ mustPeople: [teacher] }),
      version: 1,
    })

    expect(reply, 'somebody disabled since stays').toMatchObject({ status: 200 })

    await server.asOwner(`update users set status = 1 where id = ${teacher}`)
  })
})

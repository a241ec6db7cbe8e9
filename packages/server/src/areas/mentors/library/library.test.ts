import { beforeAll, describe, expect, test } from 'vitest'
import { addMentorFixtures, qualify } from '../../../testing/builders/mentors.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 3, trainees: 4 })

beforeAll(async () => {
  const teacher = { userId: (await server.as('teacher')).userId, username: 'teacher' }
  await qualify(server, { ...fixtures, today: '2026-11-20' }, [teacher])
})

type Own = {
  entries: {
    id: number
    state: string
    version: number
    capacity: number
    isEditable: boolean
    mayWithdraw: boolean
  }[]
}

const form = (over: object = {}) => ({
  baseId: String(fixtures.baseId),
  year: '2026',
  capacity: '3',
  title: 'pharmacist_in_charge',
  direction: '临床药学',
  profile: '从事临床药学十年',
  expectations: '每周一次读书报告',
  filePath: '',
  ...over,
})

const offer = async (over: object = {}, who = 'teacher') =>
  (await server.as(who)).form('/teacherMentor', form(over) as never)

const ownOf = async (who = 'teacher') =>
  (await (await server.as(who)).get('/teacherMentor/select')).data as Own

const clear = () =>
  server.asOwner(
    `delete from mentor_entries where user_id = (select id from users where username = 'teacher')`,
  )

const offered = async () => (await offer()).data as { id: number; version: number }

const decide = async (who: string, id: number, action: 'pass' | 'reject', reason?: string) => {
  const { version } = await server.db
    .selectFrom('mentorEntries')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return (await server.as(who)).post(`/api/v1/mentorEntries/${id}/act`, { action, reason, version })
}

const guide = (entryId: number, trainee: number, endedOn: string | null = null) =>
  server.db
    .insertInto('mentorRelations')
    .values({
      traineeId: fixtures.trainees[trainee]!.traineeId,
      entryId,
      source: 'accepted',
      startedOn: '2026-09-01',
      ...(endedOn ? { endedOn, endReason: '更换导师' } : {}),
    })
    .execute()

describe('an entry of the mentor library', () => {
  test('is offered by a teacher of the library, once per base and year, and passed by the department', async () => {
    await clear()

    const { id } = await offered()

    expect(await offer({ capacity: '4' })).toMatchObject({
      status: 200,
      data: { id, state: 'submitted' },
    })

    expect(await ownOf()).toMatchObject({
      entries: [{ id, capacity: 4, isEditable: true }],
      refusal: null,
      years: [2026, 2027],
    })

    const backlog = await (await server.as('dept')).get('/teacherMentorLibrary/deptPageBacklog')

    expect(backlog.data).toMatchObject({
      total: 1,
      list: [{ id, state: 'submitted', actions: ['pass', 'reject'] }],
    })

    expect(await decide('dept', id, 'pass')).toMatchObject({
      status: 200,
      data: { state: 'departmentPassed', actions: [] },
    })

    const record = await (await server.as('base')).get(`/teacherMentorLibrary/getRecord?id=${id}`)

    expect(record).toMatchObject({
      status: 200,
      data: { id, name: '何文静', capacity: 4, taken: 0 },
    })
  })

  test('is refused for who is not in the library of teachers, whose qualification has ended, at a base or in a year that is not theirs', async () => {
    await clear()

    expect(await offer({}, 'teacher2')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('师资库'),
    })

    expect(await ownOf('teacher2')).toMatchObject({ refusal: expect.stringContaining('师资库') })

    const { id: laboratory } = await server.db
      .selectFrom('bases')
      .select('id')
      .where('name', '=', '检验基地')
      .executeTakeFirstOrThrow()

    expect(await offer({ baseId: String(laboratory) })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('基地'),
    })

    expect(await offer({ year: '2028' })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('2027'),
    })

    expect(await offer({ title: 'nothing' })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('职称'),
    })

    expect(await offer({ capacity: '0' })).toMatchObject({
      status: 400,
      errors: [{ path: 'form.capacity' }],
    })

    await server.asOwner(
      `update teacher_qualifications set valid_until = '2026-11-19' where user_id = (select id from users where username = 'teacher')`,
    )
    expect(await offer()).toMatchObject({ status: 409, msg: expect.stringContaining('2026-11-19') })

    await server.asOwner(
      `update teacher_qualifications set valid_until = '2030-01-01' where user_id = (select id from users where username = 'teacher')`,
    )
    expect((await ownOf()).entries).toEqual([])
  })

  test('that was rejected shows why, and is corrected and submitted again', async () => {
    await clear()

    const { id } = await offered()

    expect(await decide('dept', id, 'reject')).toMatchObject({ status: 400 })

    expect(await decide('dept', id, 'reject', '本年度已有其他任务')).toMatchObject({
      status: 200,
      data: { state: 'rejected' },
    })

    expect(await ownOf()).toMatchObject({
      entries: [{ state: 'rejected', reason: '本年度已有其他任务' }],
    })

    expect(await offer({ title: 'pharmacist' })).toMatchObject({
      status: 200,
      data: { id, state: 'submitted' },
    })
  })

  test('after it has passed keeps its title; profile and places change without a new review, never below the trainees accepted', async () => {
    await clear()

    const { id } = await offered()

    await decide('dept', id, 'pass')
    await guide(id, 0)
    await guide(id, 1)

    expect(await offer({ capacity: '1' })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('2 名学员'),
      errors: [{ path: 'capacity' }],
    })

    expect(await offer({ title: 'pharmacist' })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('职称'),
    })

    expect(await offer({ capacity: '2', profile: '新的简介' })).toMatchObject({
      status: 200,
      data: { state: 'departmentPassed' },
    })

    expect(await ownOf()).toMatchObject({
      entries: [{ capacity: 2, taken: 2, mayWithdraw: false, profile: '新的简介' }],
    })
  })

  test('is withdrawn by its mentor while nobody is guided from it, and may be submitted again', async () => {
    await server.asOwner('delete from mentor_relations')
    await clear()

    const { id } = await offered()

    await decide('dept', id, 'pass')

    const [entry] = (await ownOf()).entries

    await guide(id, 2)

    const withdraw = async (who: string) =>
      (await server.as(who)).post(`/api/v1/mentorEntries/${id}/withdraw`, {
        version: entry!.version,
      })

    expect(await withdraw('teacher')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('1 名学员'),
    })

    await server.asOwner('delete from mentor_relations')
    expect(await withdraw('dept')).toMatchObject({ status: 404 })
    expect(await withdraw('teacher')).toMatchObject({ status: 200, data: { state: 'withdrawn' } })
    expect(await offer()).toMatchObject({ status: 200, data: { id, state: 'submitted' } })
  })

  test('starts from the facts of last year', async () => {
    await clear()
    await server.asOwner(`insert into mentor_entries (user_id, base_id, department_id, year, capacity, title, direction, state)
      select id, ${fixtures.baseId}, ${fixtures.departmentId}, 2025, 2, 'pharmacist', '合理用药', 'departmentPassed' from users where username = 'teacher'`)

    expect(await ownOf()).toMatchObject({
      knownYear: 2025,
      known: { capacity: 2, direction: '合理用药', baseId: fixtures.baseId },
    })
  })

  test('is in the own record of its mentor, and in nobody else’s', async () => {
    await clear()
    await offered()

    const recordOf = async (who: string) =>
      JSON.parse(
        (await (await server.as(who)).get('/api/v1/users/info/export')).body.toString('utf8'),
      )

    expect((await recordOf('teacher')).导师申报).toMatchObject([
      { 年度: 2026, 基地: '医院药师基地', 状态: '待科室审核' },
    ])
    expect(await recordOf('teacher2')).not.toHaveProperty('导师申报')
  })
})

describe('decisions of the department', () => {
  test('answer the result for each entry; nobody decides about the own one, or that of another department', async () => {
    await clear()

    const { id } = await offered()
    const dept = await server.as('dept')
    const passed = fixtures.mentors[0]!.entryId
    const answer = await dept.post('/teacherMentorLibrary/dept/pass', {
      ids: [id, passed, 999_999],
    })

    expect(answer.data).toMatchObject({
      done: 1,
      rows: [
        { id: passed, isDone: false, why: expect.stringContaining('已通过') },
        { id, isDone: true },
        {},
      ],
    })

    expect(
      (await (await server.as('dept2')).post('/teacherMentorLibrary/dept/pass', { id })).data,
    ).toMatchObject({ done: 0 })
    expect(
      await (await server.as('student')).post('/teacherMentorLibrary/dept/pass', { id }),
    ).toMatchObject({ status: 401 })

    // a teaching secretary of the department decides for it, but not about the own entry
    await clear()

    const own = await offered()

    expect(
      (await (await server.as('teacher')).post('/teacherMentorLibrary/dept/pass', { id: own.id }))
        .data,
    ).toMatchObject({ done: 0 })
  })

  test('by the published calls: one is rejected with a reason, many pass with type 1 and are rejected with type 2', async () => {
    await clear()

    const { id } = await offered()
    const dept = await server.as('dept')

    expect((await dept.post('/teacherMentorLibrary/dept/reject', { id })).data).toMatchObject({
      done: 0,
      rows: [{ why: expect.any(String) }],
    })

    expect(
      (await dept.get(`/teacherMentorLibrary/batch/pass?ids=${id}&type=2&reason=no`)).data,
    ).toMatchObject({ done: 1 })

    await offer()
    expect(
      (await dept.get(`/teacherMentorLibrary/batch/pass?ids=${id}&type=1`)).data,
    ).toMatchObject({ done: 1 })

    const state = await server.db
      .selectFrom('mentorEntries')
      .select(['state', 'reason'])
      .where('id', '=', id)
      .executeTakeFirst()

    expect(state).toEqual({ state: 'departmentPassed', reason: null })
  })

  test('can be undone within seconds', async () => {
    await clear()

    const { id } = await offered()
    const answer = await decide('dept', id, 'reject', '重复申报')
    const { undo } = answer.data as { undo: { id: number } }

    expect(
      (await (await server.as('dept')).post('/api/v1/mentorEntries/undo', { decision: undo.id }))
        .data,
    ).toEqual({ done: 1 })

    expect((await ownOf()).entries).toMatchObject([{ state: 'submitted', reason: null }])
  })

  test('a department enters a teacher of its own, who is passed at once; it enters nobody else', async () => {
    await clear()

    const dept = await server.as('dept')
    const { userId } = await server.as('teacher')
    const choices = (await dept.get('/api/v1/mentorEntries/teachers?keywords=何')).data

    expect(choices).toMatchObject([
      {
        value: userId,
        bases: expect.arrayContaining([{ value: fixtures.baseId, label: '医院药师基地' }]),
      },
    ])

    const input = { userId, baseId: fixtures.baseId, year: 2026, capacity: 2, title: 'pharmacist' }

    expect(await (await server.as('dept2')).post('/teacherMentorLibrary', input)).toMatchObject({
      status: 404,
    })

    expect(await dept.post('/teacherMentorLibrary', input)).toMatchObject({
      status: 200,
      data: { state: 'departmentPassed' },
    })

    expect(await dept.post('/teacherMentorLibrary', { ...input, capacity: 5 })).toMatchObject({
      status: 200,
    })
    expect(
      await dept.post('/teacherMentorLibrary', { ...input, userId: dept.userId }),
    ).toMatchObject({ status: 404 })
    expect((await ownOf()).entries).toMatchObject([{ state: 'departmentPassed', capacity: 5 }])
  })
})

describe('who sees what', () => {
  test('nothing is disclosed of a teacher of another department, even if the entry has other faults', async () => {
    await clear()

    const { id } = await offered()

    await decide('dept', id, 'pass')

    const [stranger, office] = [await server.as('dept2'), await server.as('bhb')]
    const { userId } = await server.as('teacher')

    const wrongs = [
      {},
      { capacity: 50 },
      { version: 77 },
      { title: 'nothing' },
      { year: 2099 },
      { baseId: 999_999 },
      { userId: 999_999 },
    ]

    const replies = []

    for (const wrong of wrongs)
      replies.push(
        await stranger.post('/teacherMentorLibrary', {
          userId,
          baseId: fixtures.baseId,
          year: 2026,
          capacity: 2,
          title: 'pharmacist',
          ...wrong,
        }),
      )

    expect(new Set(replies.map(({ status, msg }) => `${status} ${msg}`)).size).toBe(1)
    expect(replies[0]).toMatchObject({ status: 404, errors: [{ path: 'userId' }] })

    const nobody = {
      userId: stranger.userId,
      baseId: fixtures.baseId,
      year: 2026,
      capacity: 2,
      title: 'pharmacist',
    }

    expect(await office.post('/teacherMentorLibrary', nobody)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('师资库'),
    })
  })

  test('the library: the office all, base and department theirs, others nothing', async () => {
    const totals = await Promise.all(
      ['bhb', 'base', 'dept', 'base2', 'dept2', 'teacher2'].map(
        async (who) =>
          (
            (await (await server.as(who)).get('/teacherMentorLibrary/page?year=2026')).data as {
              total: number
            }
          ).total,
      ),
    )

    expect(totals).toEqual([4, 4, 4, 0, 0, 0])
    expect(await (await server.as('student')).get('/teacherMentorLibrary/page')).toMatchObject({
      status: 401,
    })

    expect(
      await (await server.as('dept2')).get(
        `/teacherMentorLibrary/getRecord?id=${fixtures.mentors[0]!.entryId}`,
      ),
    ).toMatchObject({
      status: 404,
    })
  })

  test('the inquiry: office and base all of theirs, mentors and trainees their own, current or past', async () => {
    const [first, second] = fixtures.mentors
    await server.asOwner('delete from mentor_relations')
    await guide(first!.entryId, 0)
    await guide(first!.entryId, 1, '2026-10-01')
    await guide(second!.entryId, 2)

    const inquire = async (who: string, query = '') =>
      (
        (await (await server.as(who)).get(`/teacherMentorLibrary/choose/inquire?${query}`))
          .data as { total: number }
      ).total

    expect(
      await Promise.all(
        ['bhb', 'base', 'base2', first!.username, fixtures.trainees[2]!.username, 'student'].map(
          (who) => inquire(who),
        ),
      ),
    ).toEqual([3, 3, 0, 2, 1, 0])

    expect(await inquire('bhb', 'when=current')).toBe(2)
    expect(await inquire('bhb', 'when=past')).toBe(1)

    const learner = await server.db
      .selectFrom('trainees')
      .select('number')
      .where('id', '=', fixtures.trainees[2]!.traineeId)
      .executeTakeFirstOrThrow()

    expect(
      await inquire('bhb', `trainee=${learner.number}&mentor=${encodeURIComponent('导师')}`),
    ).toBe(1)

    expect(
      await inquire(
        'bhb',
        `baseId=${fixtures.baseId}&departmentId=${fixtures.departmentId}&year=2026&keywords=${learner.number}`,
      ),
    ).toBe(1)
  })

  test('the mentor of an entry: also its trainees; the trainees of an entry: not other trainees', async () => {
    const { entryId } = fixtures.mentors[0]!

    const [own, other] = await Promise.all([
      server.as(fixtures.trainees[0]!.username),
      server.as(fixtures.trainees[3]!.username),
    ])

    const info = await own.get(`/teacherMentorLibrary/getRecordTeaInfo?id=${entryId}`)

    expect(info).toMatchObject({
      status: 200,
      data: { name: '导师1', qualification: { level: 'general' } },
    })

    expect(await other.get(`/teacherMentorLibrary/getRecordTeaInfo?id=${entryId}`)).toMatchObject({
      status: 404,
    })
    expect(await own.get(`/teacherMentorLibrary/getRecordStuInfo?id=${entryId}`)).toMatchObject({
      status: 404,
    })

    const mentor = await server.as(fixtures.mentors[0]!.username)

    expect(
      (await mentor.get(`/teacherMentorLibrary/getRecordStuInfo?id=${entryId}`)).data,
    ).toMatchObject([
      { name: '学员1', endedOn: null },
      { name: '学员2', endedOn: '2026-10-01' },
    ])

    const base = await server.as('base')

    const [list, inquiry] = await Promise.all([
      base.get('/teacherMentorLibrary/_export'),
      base.get('/teacherMentorLibrary/choose/inquire/_export?when=current'),
    ])

    expect([list.status, inquiry.status]).toEqual([200, 200])
    expect(await own.get('/teacherMentorLibrary/choose/inquire/_export')).toMatchObject({
      status: 401,
    })
  })
})

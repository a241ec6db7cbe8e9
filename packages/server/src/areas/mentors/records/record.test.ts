import { describe, expect, test } from 'vitest'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { pdf } from '../../../testing/files/file-samples.ts'
import { importSheet, sheetBytes, sheetRows } from '../../../testing/files/sheets.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 2, trainees: 2 })

/** Relations of the first mentor with both trainees. */
let relations: number[]

const day = (before: number) =>
  new Date(server.clock.now.getTime() + (8 - before * 24) * 3_600_000).toISOString().slice(0, 10)

const mentor = () => server.as(fixtures.mentors[0]!.username)
const trainee = (n = 0) => server.as(fixtures.trainees[n]!.username)

async function begin() {
  await server.asOwner(
    'delete from mentor_meetings; delete from mentor_tasks; delete from mentor_relations; delete from notices; delete from files',
  )
  const rows = fixtures.trainees.map(({ traineeId }) => ({
    traineeId,
    entryId: fixtures.mentors[0]!.entryId,
    source: 'accepted' as const,
    startedOn: day(100),
  }))

  relations = (
    await server.db.insertInto('mentorRelations').values(rows).returning('id').execute()
  ).map(({ id }) => id)
}

let count = 0

const meetingOf = (over: object = {}) => ({
  relationIds: [relations[0]!],
  taskId: null as number | null,
  metOn: day(0),
  topic: `文献阅读 ${++count}`,
  content: '讨论了两篇文献',
  files: [] as string[],
  ...over,
})

const log = async (over: object = {}) =>
  (await mentor()).post('/api/v1/mentorMeetings', meetingOf(over))

async function logged(over: object = {}) {
  const reply = await log(over)
  expect(reply, `${reply.msg} ${JSON.stringify(reply.errors)}`).toMatchObject({ status: 200 })

  return (reply.data as { ids: number[] }).ids
}

const answer = async (n: number, id: number, action: 'confirm' | 'dispute', reason?: string) => {
  const { version } = await server.db
    .selectFrom('mentorMeetings')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return (await trainee(n)).post(`/api/v1/mentorMeetings/${id}/act`, { action, reason, version })
}

async function aTask(over: object = {}) {
  const task = {
    baseId: fixtures.baseId,
    year: 2026,
    term: 1,
    name: `读书报告 ${++count}`,
    content: null,
    meetings: 2,
  }

  const reply = await (await server.as('base')).post('/api/v1/mentorTasks', {
    ...task,
    startsOn: day(30),
    endsOn: day(-10),
    ...over,
  })

  expect(reply, `${reply.msg} ${JSON.stringify(reply.errors)}`).toMatchObject({ status: 200 })

  return (reply.data as { id: number }).id
}

const waiting = async (who: Caller) =>
  ((await who.get('/api/v1/waiting')).data as { area: string; kind: string; count: number }[])
    .filter(({ area }) => area === 'mentors')
    .map(({ kind, count: many }) => [kind, many])

describe('a meeting of a mentor with trainees', () => {
  test('is logged with several at once, and confirmed by each of them; its file is theirs to read', async () => {
    await begin()

    const file = { filename: 'notes.pdf', content: pdf('meeting') }
    const { filePath } = (
      await (await mentor()).form('/fileOperation/attachment?purpose=proof', { file })
    ).data as { filePath: string }
    const ids = await logged({ relationIds: relations, files: [filePath], topic: '开题讨论' })

    expect(ids).toHaveLength(2)

    for (const [n, id] of ids.entries()) {
      const own = (await (await trainee(n)).get('/api/v1/mentorMeetings/own')).data

      expect(own).toMatchObject({
        total: 1,
        list: [{ id, state: 'submitted', files: [{ filePath }], actions: ['confirm', 'dispute'] }],
      })

      expect(await (await trainee(n)).get(`/fileOperation?filePath=${filePath}`)).toMatchObject({
        status: 200,
      })
    }

    expect(
      await (await server.as('student')).get(`/fileOperation?filePath=${filePath}`),
    ).toMatchObject({ status: 404 })

    expect(await answer(0, ids[0]!, 'confirm')).toMatchObject({
      status: 200,
      data: { state: 'confirmed' },
    })

    expect((await (await mentor()).get('/api/v1/mentorRelations/trainees')).data).toMatchObject({
      trainees: [
        { confirmed: 1, waiting: 0 },
        { confirmed: 0, waiting: 1 },
      ],
      topics: ['开题讨论'],
    })
  })

  test('is not logged twice when the network repeats it', async () => {
    await begin()

    const meeting = meetingOf()

    expect(await (await mentor()).post('/api/v1/mentorMeetings', meeting)).toMatchObject({
      status: 200,
    })

    server.clock.now = new Date(server.clock.now.getTime() + 10_000)

    const again = await (await mentor()).post('/api/v1/mentorMeetings', meeting)

    expect(again).toMatchObject({
      status: 409,
      msg: expect.stringContaining('与 学员1 在'),
      errors: [{ path: 'topic' }],
    })
  })

  test('was on a day on which the trainee was guided, not before, not after, not ahead, and in the time of its task', async () => {
    await begin()

    await server.db
      .updateTable('mentorRelations')
      .set({ endedOn: day(5) })
      .where('id', '=', relations[1]!)
      .execute()

    const wrong: [object, string][] = [
      [{ metOn: day(-1) }, '不能晚于今天'],
      [{ metOn: day(101) }, '不能更早'],
      [{ relationIds: relations, metOn: day(4) }, '不能更晚'],
      [{ taskId: await aTask(), metOn: day(31) }, '指导日期要在这段时间内'],
      [{ taskId: 999_999 }, '不属于学员所在基地'],
    ]

    for (const [over, msg] of wrong)
      expect(await log(over), msg).toMatchObject({ status: 400, msg: expect.stringContaining(msg) })

    await logged({ relationIds: relations, metOn: day(5) })
    await logged({ metOn: day(100) })
  })

  test('is logged by the trainee’s mentor only', async () => {
    await begin()

    const other = await server.as(fixtures.mentors[1]!.username)

    expect(await other.post('/api/v1/mentorMeetings', meetingOf())).toMatchObject({
      status: 404,
      errors: [{ path: 'relationIds' }],
    })

    expect(await (await trainee()).post('/api/v1/mentorMeetings', meetingOf())).toMatchObject({
      status: 401,
    })
    expect(await log({ relationIds: [] })).toMatchObject({ status: 400 })
  })

  test('is disputed with a reason, corrected by the mentor and submitted again; confirmed, it stays', async () => {
    await begin()

    const [id] = await logged()

    expect(await answer(1, id!, 'confirm')).toMatchObject({ status: 404 })
    expect(await answer(0, id!, 'dispute')).toMatchObject({ status: 400 })

    await answer(0, id!, 'dispute', '日期不对')

    const list = (await (await mentor()).get('/api/v1/mentorMeetings/logged')).data

    expect(list).toMatchObject({
      list: [{ state: 'disputed', reason: '日期不对', mayCorrect: true, version: 2 }],
    })

    const { relationIds: _, ...facts } = meetingOf({ metOn: day(1) })
    const correct = async (version: number) =>
      (await mentor()).put(`/api/v1/mentorMeetings/${id}`, { ...facts, version })

    expect(await correct(1)).toMatchObject({ status: 409 })
    expect(await correct(2)).toMatchObject({ status: 200 })

    const all = await (await trainee()).post('/api/v1/mentorMeetings/act', {
      action: 'confirm',
      ids: [id!],
    })

    expect(all.data).toMatchObject({ done: 1 })
    expect(await correct(4)).toMatchObject({ status: 409 })
    expect(await (await mentor()).delete(`/api/v1/mentorMeetings/${id}`)).toMatchObject({
      status: 409,
    })

    const [second] = await logged()

    expect(await (await mentor()).delete(`/api/v1/mentorMeetings/${second}`)).toMatchObject({
      status: 200,
    })
    expect(await answer(0, second!, 'confirm')).toMatchObject({ status: 409 })
  })

  test('is seen by the office and the own base, with its sheet', async () => {
    await begin()
    await logged({ topic: '病例讨论' })
    expect(
      (await (await server.as('bhb')).get('/teacherMentorLibrary/record/page')).data,
    ).toMatchObject({ total: 1 })
    expect(
      (await (await server.as('base2')).get('/teacherMentorLibrary/record/page')).data,
    ).toMatchObject({ total: 0 })

    const sheet = await (await server.as('base')).get('/teacherMentorLibrary/record/_export')

    expect(await sheetRows(sheet.body, { topic: '主题', state: '状态' })).toEqual([
      { topic: '病例讨论', state: '待学员确认' },
    ])
  })
})

test('what waits: meetings to confirm, disputed ones to correct, and tasks that end within 14 days unfulfilled', async () => {
  await begin()

  const taskId = await aTask({ meetings: 1, endsOn: day(-14) })

  await aTask({ endsOn: day(-15) })

  const [id] = await logged({ taskId })

  expect(await waiting(await trainee())).toEqual([['confirmMeetings', 1]])
  expect(await waiting(await mentor())).toEqual([['fulfilTasks', 2]])

  await answer(0, id!, 'dispute', '没有这次指导')

  expect(await waiting(await mentor())).toEqual([
    ['fulfilTasks', 2],
    ['correctMeetings', 1],
  ])

  const kinds = await server.db.selectFrom('notices').select('kind').orderBy('id').execute()

  expect(kinds.map(({ kind }) => kind)).toEqual(['mentorMeeting.logged', 'mentorMeeting.dispute'])
})

describe('the yearly result of a mentor', () => {
  const year = () => day(0).slice(0, 4)

  test('is given next to the facts of the year, changed at the version that was read, and read by the mentor', async () => {
    await begin()

    const taskId = await aTask({ meetings: 1, year: Number(year()) })
    const [id] = await logged({ taskId })

    await answer(0, id!, 'confirm')

    const base = await server.as('base')

    const [row] = (
      (await base.get('/api/v1/mentorAssessments?result=none')).data as {
        list: Record<string, unknown>[]
      }
    ).list

    expect(row).toMatchObject({
      trainees: 2,
      confirmed: 1,
      disputed: 0,
      tasks: 2,
      fulfilled: 1,
      result: null,
      version: null,
    })

    const form = {
      userId: row!.userId,
      baseId: fixtures.baseId,
      year: Number(year()),
      result: 'qualified',
      score: 88.5,
      remark: null,
    }

    const give = async (who: string, over: object) =>
      (await server.as(who)).put('/api/v1/mentorAssessments', { ...form, ...over })

    expect(await give('base2', { version: null })).toMatchObject({
      status: 409,
      errors: [{ path: 'userId' }],
    })

    expect(await give('base', { version: null, score: 101 })).toMatchObject({ status: 400 })
    expect(await give('base', { version: null })).toMatchObject({ status: 200 })
    expect(await give('bhb', { version: null, result: 'excellent' })).toMatchObject({ status: 409 })
    expect(await give('bhb', { version: 1, result: 'excellent' })).toMatchObject({ status: 200 })
    expect((await base.get('/api/v1/mentorAssessments?result=none')).data).toMatchObject({
      total: 0,
    })
    expect((await (await mentor()).get('/api/v1/mentorAssessments/own')).data).toMatchObject([
      { result: 'excellent', score: 88.5 },
    ])
  })

  test('is given to nobody by themselves, in the form or by a sheet', async () => {
    await begin()
    await server.asOwner('delete from mentor_assessments')

    const base = await server.as('base')
    const entry = fixtures.mentors[0]!.entryId

    await server.asOwner(`update mentor_entries set user_id = ${base.userId} where id = ${entry}`)

    const form = {
      baseId: fixtures.baseId,
      year: Number(year()),
      result: 'excellent',
      score: 100,
      remark: null,
      version: null,
    }

    const own = await base.put('/api/v1/mentorAssessments', { ...form, userId: base.userId })

    expect(own).toMatchObject({ status: 409, msg: expect.stringContaining('本人') })

    const heads = { username: '用户名', base: '培训基地', year: '年度', result: '考核结果' }
    const sheet = await sheetBytes(heads, [
      { username: 'base', base: '医院药师基地', year: Number(year()), result: '优秀' },
    ])

    expect(await importSheet(server, base, '/api/v1/mentorAssessments', sheet)).toMatchObject({
      written: 0,
      faults: [{ row: 2 }],
    })

    await server.asOwner(
      `update mentor_entries set user_id = ${fixtures.mentors[0]!.userId} where id = ${entry}`,
    )
  })

  test('is imported from a sheet for those who guided somebody, and nobody else', async () => {
    await begin()
    await server.asOwner('delete from mentor_assessments')

    const base = await server.as('base')

    const heads = {
      username: '用户名',
      base: '培训基地',
      year: '年度',
      result: '考核结果',
      score: '得分',
    }

    const row = {
      username: fixtures.mentors[0]!.username,
      base: '医院药师基地',
      year: Number(year()),
      result: '合格',
      score: 90,
    }

    const wrong = await sheetBytes(heads, [{ ...row, username: fixtures.mentors[1]!.username }])

    expect(await importSheet(server, base, '/api/v1/mentorAssessments', wrong)).toMatchObject({
      written: 0,
      faults: [{ row: 2 }],
    })

    expect(
      await importSheet(server, base, '/api/v1/mentorAssessments', await sheetBytes(heads, [row])),
    ).toMatchObject({ written: 1 })

    const sheet = await base.get('/api/v1/mentorAssessments/_export')

    expect(await sheetRows(sheet.body, heads)).toMatchObject([{ result: '合格', score: '90' }])
  })
})

describe('a task of a term', () => {
  test('is fulfilled by confirmed meetings, trainee by trainee', async () => {
    await begin()

    const taskId = await aTask({ meetings: 1, name: '阅读' })
    const [id] = await logged({ taskId })

    await logged({ taskId, relationIds: [relations[1]!] })
    await answer(0, id!, 'confirm')

    const office = await server.as('bhb')
    const page = (await office.get('/teacherMentorLibrary/task/page')).data as {
      list: { done: number; waiting: number }[]
    }

    expect(page.list.map(({ done, waiting: w }) => [done, w])).toEqual([
      [1, 0],
      [0, 1],
    ])

    expect((await office.get('/teacherMentorLibrary/task/page?fulfilled=no')).data).toMatchObject({
      total: 1,
    })
    expect((await office.get('/api/v1/mentorTasks/shares')).data).toMatchObject([
      { total: 2, fulfilled: 1 },
    ])

    const sheet = await office.get('/teacherMentorLibrary/task/_export')
    const cells = await sheetRows(sheet.body, { task: '任务', fulfilled: '完成情况' })

    expect(cells).toEqual([
      { task: '阅读', fulfilled: '已完成' },
      { task: '阅读', fulfilled: '未完成' },
    ])

    expect((await (await mentor()).get('/api/v1/mentorRelations/trainees')).data).toMatchObject({
      trainees: [{ tasks: [{ id: taskId, done: 1 }] }, {}],
    })
  })
  test('is kept by the office and the base itself, once by name; one that counts meetings is not removed', async () => {
    await begin()

    const taskId = await aTask({ name: '开题' })
    const base = await server.as('base')

    const form = {
      baseId: fixtures.baseId,
      year: 2026,
      term: 1,
      name: '开题',
      content: null,
      meetings: 2,
      startsOn: day(30),
      endsOn: day(-10),
    }

    server.clock.now = new Date(server.clock.now.getTime() + 10_000)

    expect(await base.post('/api/v1/mentorTasks', form)).toMatchObject({
      status: 409,
      errors: [{ path: 'name' }],
    })

    expect(
      await base.post('/api/v1/mentorTasks', { ...form, name: '倒置', endsOn: day(40) }),
    ).toMatchObject({ status: 400 })

    const stranger = await server.as('base2')

    expect(await stranger.post('/api/v1/mentorTasks', { ...form, name: '别处' })).toMatchObject({
      status: 400,
      errors: [{ path: 'baseId' }],
    })

    expect(
      await stranger.put(`/api/v1/mentorTasks/${taskId}`, { ...form, version: 1 }),
    ).toMatchObject({ status: 404 })
    expect(
      await base.put(`/api/v1/mentorTasks/${taskId}`, { ...form, meetings: 3, version: 1 }),
    ).toMatchObject({ status: 200 })
    expect(
      await base.put(`/api/v1/mentorTasks/${taskId}`, { ...form, meetings: 4, version: 1 }),
    ).toMatchObject({ status: 409 })

    await logged({ taskId })
    expect(await base.delete(`/api/v1/mentorTasks/${taskId}`)).toMatchObject({ status: 409 })
    expect(await base.delete(`/api/v1/mentorTasks/${await aTask()}`)).toMatchObject({ status: 200 })
  })
})

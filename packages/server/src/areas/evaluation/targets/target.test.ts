import { targetWords } from '@residency/contract/areas/evaluation/targets/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { filledIn, formOf } from '../../../testing/builders/evaluations.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { closeOver, remindRaters } from './follow-targets.ts'

type Answer = { id: number; version: number }
type Target = Answer & { state: string; done: number; all: number; actions: string[] }
const PATH = '/api/v1/evaluationTargets'

/** The server's day is 2026-11-20. */
const MONTH = { from: '2026-11-02', until: '2026-11-30' }
const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 2, trainees: 4 })

beforeAll(async () => {
  await server.db
    .updateTable('departments')
    .set({ headId: fixture.mentors[1]!.userId })
    .where('id', '=', fixture.departmentId)
    .execute()
  for (const [index, { traineeId }] of fixture.trainees.entries())
    await aBlock(server, {
      traineeId,
      departmentId: fixture.departmentId,
      ...MONTH,
      state: 'entered',
      supervisorId: fixture.mentors[index % 2]!.userId,
    })
})

beforeEach(() =>
  server.asOwner(
    'truncate rate_limits, submit_locks, notices cascade; delete from evaluation_answers; delete from evaluation_targets',
  ),
)

const as = (who: string) => server.as(who)

const form = async (over: object = {}, kind = 'teacher') => ({
  name: '11 月带教评价',
  templateId: (await formOf(server, kind)).id,
  direction: 'traineeTeacher',
  occasion: 'month',
  periodFrom: MONTH.from,
  periodUntil: MONTH.until,
  dueOn: '2026-11-27',
  closesOn: '2026-12-11',
  baseId: fixture.baseId,
  ...over,
})

const create = async (over: object = {}, kind?: string, who = 'bhb') =>
  (await as(who)).post(PATH, await form(over, kind))

const created = async (over: object = {}, kind?: string) =>
  (await create(over, kind)).data as Answer
const get = async (id: number) => (await (await as('bhb')).get(`${PATH}/${id}`)).data as Target

const step = async (id: number, name: string, over: object = {}, who = 'bhb') =>
  (await as(who)).post(`${PATH}/${id}/${name}`, { version: (await get(id)).version, ...over })

const people = async (id: number) =>
  (await (await as('bhb')).get(`${PATH}/${id}/people`)).data as {
    list: { subject: string; raters: string[] }[]
    total: number
    tasks: number
    raters: number
  }

const tasksOf = (id: number) =>
  server.db
    .selectFrom('evaluationTasks')
    .select(['subjectId', 'raterId', 'done'])
    .where('targetId', '=', id)
    .execute()

describe('a target', () => {
  test('shows its people before it is opened, and opening creates the tasks of exactly them', async () => {
    const { id } = await created()

    expect(await people(id)).toMatchObject({
      total: 2,
      tasks: 4,
      raters: 4,
      list: [{ raters: ['学员1', '学员3'] }, { raters: ['学员2', '学员4'] }],
    })

    expect(await tasksOf(id)).toHaveLength(0)
    expect(await step(id, 'open')).toMatchObject({ status: 200, data: { state: 'open', tasks: 4 } })
    expect(await get(id)).toMatchObject({ done: 0, all: 4, actions: ['close', 'copy'] })

    const notices = await server.db
      .selectFrom('notices')
      .select(['userId', 'body'])
      .where('kind', '=', 'evaluation.open')
      .execute()

    expect(notices.map(({ userId }) => userId).sort()).toEqual(
      fixture.trainees.map(({ userId }) => userId).sort(),
    )
    expect(notices[0]!.body).toContain('1 份评价')
  })

  test.each([
    ['teacherTrainee', 'monthly', 4, 4],
    ['departmentTrainee', 'monthly', 4, 4],
    ['baseTrainee', 'yearly', 4, null],
    ['peer', 'peer', 4, 12],
    ['self', 'self', 4, 4],
    ['traineeDepartment', 'department', 1, 4],
    ['patient', 'patient', 4, 0],
    ['nurse', 'nurse', 4, 0],
  ] as const)('of the direction %s finds its people', async (direction, kind, subjects, tasks) => {
    const { id } = await created({ direction, departmentIds: [fixture.departmentId] }, kind)
    const found = await people(id)

    expect(found.total).toBe(subjects)

    if (tasks !== null) expect(found.tasks).toBe(tasks)

    const answer = await step(id, 'open')

    expect(answer).toMatchObject({ status: 200, data: { tasks: found.tasks } })

    const rated = await server.db
      .selectFrom('evaluationTasks as k')
      .innerJoin('evaluationSubjects as s', 's.id', 'k.subjectId')
      .innerJoin('trainees as t', 't.id', 's.traineeId')
      .select(['k.raterId', 't.userId'])
      .where('k.targetId', '=', id)
      .execute()

    expect(rated.filter((task) => task.raterId === task.userId)).toHaveLength(
      direction === 'self' ? 4 : 0,
    )
  })

  test('takes as many raters as are needed, by a lot that repeats its result', async () => {
    const { id } = await created({ direction: 'peer', raters: 2 }, 'peer')
    const before = await people(id)

    expect([before.tasks, before.list.map(({ raters }) => raters.length)]).toEqual([
      8,
      [2, 2, 2, 2],
    ])

    await step(id, 'open')
    expect(await tasksOf(id)).toHaveLength(8)
  })

  test('of an exit rates each stay that ends in the period', async () => {
    const { id } = await created({ direction: 'teacherTrainee', occasion: 'exit' }, 'exit')

    expect(await people(id)).toMatchObject({ total: 4, list: [{ note: '住院药房' }, {}, {}, {}] })

    const none = await created(
      { direction: 'teacherTrainee', occasion: 'exit', periodUntil: '2026-11-29' },
      'exit',
    )

    expect(await people(none.id)).toMatchObject({ total: 0 })
  })

  test('without people, or whose days are over, is not opened', async () => {
    const nobody = await created({ periodFrom: '2020-01-01', periodUntil: '2020-01-31' })

    expect(await step(nobody.id, 'open')).toMatchObject({
      status: 409,
      msg: targetWords['zh-cn'].errors.nobodyToRate,
    })

    expect(await get(nobody.id)).toMatchObject({ state: 'draft', all: 0 })

    const over = await created({ dueOn: '2026-11-10', closesOn: '2026-11-19' })

    expect(await step(over.id, 'open')).toMatchObject({
      status: 409,
      errors: [{ path: 'closesOn' }],
    })
  })

  test('is refused with days out of order, a form of another kind, and anonymity where one rates one', async () => {
    expect(await create({ periodUntil: '2026-11-01' })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.periodUntil' }],
    })

    expect(await create({ closesOn: '2026-11-26' })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.closesOn' }],
    })

    expect(await create({}, 'miniCex')).toMatchObject({
      status: 400,
      msg: expect.stringContaining('学员评老师'),
    })

    expect(await create({ direction: 'self', isAnonymous: true }, 'self')).toMatchObject({
      status: 400,
    })

    expect(await create({ direction: 'peer', isAnonymous: true, raters: 2 }, 'peer')).toMatchObject(
      {
        status: 400,
        errors: [{ path: 'body.raters' }],
      },
    )

    expect(await create({ cohortIds: [999_999] })).toMatchObject({
      status: 400,
      errors: [{ path: 'cohortIds' }],
    })
  })

  test('is set by base administrators for their bases only, and by nobody below', async () => {
    expect(await create({}, 'teacher', 'base')).toMatchObject({ status: 200 })

    expect(await create({ baseId: null }, 'teacher', 'base')).toMatchObject({
      status: 400,
      errors: [{ path: 'baseId' }],
    })

    const { id } = await created({ baseId: null })

    expect(await (await as('base')).get(`${PATH}/${id}`)).toMatchObject({ status: 404 })
    expect(await create({}, 'teacher', fixture.mentors[0]!.username)).toMatchObject({ status: 401 })
  })
})

describe('an open target', () => {
  test('is changed and deleted no more, closes, and opens again until its results were shown', async () => {
    const { id } = await created()
    await step(id, 'open')

    const { version } = await get(id)

    expect(await (await as('bhb')).delete(`${PATH}/${id}?version=${version}`)).toMatchObject({
      status: 409,
    })
    expect(await step(id, 'reopen', { closesOn: '2026-12-20' })).toMatchObject({ status: 409 })
    expect(await step(id, 'close')).toMatchObject({ status: 200, data: { state: 'closed' } })

    expect(await step(id, 'reopen', { closesOn: '2026-11-19' })).toMatchObject({
      status: 409,
      errors: [{ path: 'closesOn' }],
    })

    expect(await step(id, 'reopen', { closesOn: '2026-12-20' })).toMatchObject({
      status: 200,
      data: { state: 'open' },
    })

    await step(id, 'close')
    expect(await step(id, 'release')).toMatchObject({ status: 200, data: { state: 'released' } })

    expect(await step(id, 'reopen', { closesOn: '2026-12-20' })).toMatchObject({
      status: 409,
      msg: targetWords['zh-cn'].errors.resultsShown,
    })
  })

  test('names who has answered, those who have not first; an anonymous one names nobody', async () => {
    const named = await created()
    const blind = await created({ isAnonymous: true })

    for (const { id } of [named, blind]) await step(id, 'open')

    const { username } = fixture.trainees[0]!
    const mine = (await (await as(username)).get('/api/v1/evaluationTasks')).data as {
      list: { id: number }[]
    }
    const input = filledIn((await formOf(server, 'teacher')).sections)

    for (const task of mine.list)
      expect(
        await (await as(username)).post(`/api/v1/evaluationTasks/${task.id}/answer`, {
          ...input,
          key: crypto.randomUUID(),
        }),
      ).toMatchObject({
        status: 200,
      })

    const read = async (id: number) => (await (await as('bhb')).get(`${PATH}/${id}/tasks`)).data

    expect(await read(named.id)).toMatchObject({
      total: 4,
      list: [{ done: false }, { done: false }, { done: false }, { done: true, rater: '学员1' }],
    })

    expect(await read(blind.id)).toEqual({ list: [], total: 0 })
    expect(await get(blind.id)).toMatchObject({ done: 1, all: 4 })
  })

  test('reminds who has not answered once for each day of reminders, and closes after its last day', async () => {
    const { id } = await created()
    await step(id, 'open')

    const { username } = fixture.trainees[0]!
    const [task] = (
      (await (await as(username)).get('/api/v1/evaluationTasks')).data as { list: { id: number }[] }
    ).list
    const input = filledIn((await formOf(server, 'teacher')).sections)

    await (await as(username)).post(`/api/v1/evaluationTasks/${task!.id}/answer`, {
      ...input,
      key: crypto.randomUUID(),
    })

    await server.asOwner('truncate notices cascade')

    const kindsSent = async () =>
      (await server.db.selectFrom('notices').select('kind').execute()).map(({ kind }) => kind)
    const today = server.clock.now

    try {
      expect(await remindRaters(systemCtx(server))).toBe(0)

      server.clock.now = new Date('2026-11-24T09:00:00+08:00')

      expect([
        await remindRaters(systemCtx(server)),
        await remindRaters(systemCtx(server)),
      ]).toEqual([1, 0])

      expect(await kindsSent()).toEqual(Array(3).fill('evaluation.remind'))

      server.clock.now = new Date('2026-12-05T09:00:00+08:00')
      expect(await remindRaters(systemCtx(server))).toBe(1)
      expect((await kindsSent()).filter((kind) => kind === 'evaluation.overdue')).toHaveLength(3)

      // its last day is over, and no job has closed it yet
      server.clock.now = new Date('2026-12-12T09:00:00+08:00')

      const rater = await as(fixture.trainees[1]!.username)
      const { list } = (await rater.get('/api/v1/evaluationTasks')).data as {
        list: { id: number; state: string }[]
      }

      expect(list).toMatchObject([{ state: 'missed', mayDrop: false }])
      expect((await rater.get('/api/v1/evaluationTasks?state=open')).data).toMatchObject({ total: 0 }) // biome-ignore format: one line
      expect(JSON.stringify((await rater.get('/api/v1/waiting')).data)).not.toContain(
        'answerEvaluations',
      )

      expect([
        await remindRaters(systemCtx(server)),
        await closeOver(systemCtx(server)),
        await closeOver(systemCtx(server)),
      ]).toEqual([0, 1, 0])

      expect(await get(id)).toMatchObject({ state: 'closed' })
    } finally {
      server.clock.now = today
    }
  })

  test('closes after its last day however many others are open', async () => {
    const { id } = await created()
    const today = server.clock.now

    await step(id, 'open')
    await server.asOwner(
      `insert into evaluation_targets overriding system value
        select (jsonb_populate_record(null::evaluation_targets, to_jsonb(t)
          || jsonb_build_object('id', 900000 + n, 'closes_on', case n when 501 then '2026-12-11' else '2027-01-31' end))).*
        from evaluation_targets t, generate_series(1, 501) n where t.id = ${id};
       update evaluation_targets set closes_on = '2027-01-31' where id = ${id}`,
    )

    server.clock.now = new Date('2026-12-12T09:00:00+08:00')
    expect(await closeOver(systemCtx(server))).toBe(1)
    expect(await get(900501)).toMatchObject({ state: 'closed' })

    server.clock.now = today
    await server.asOwner('delete from evaluation_targets where id > 900000')
  })
})

import type { OwnTask } from '@residency/contract/areas/evaluation/answers/answer.contract'
import { answerWords } from '@residency/contract/areas/evaluation/answers/text'
import type { LoadWeek, WeekLoad } from '@residency/contract/areas/evaluation/load/load.contract'
import type { RaterLoad } from '@residency/contract/areas/evaluation/targets/target.contract'
import { mondayOf } from '@residency/contract/kernel/day'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { filledIn, formOf } from '../../../testing/builders/evaluations.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { openTasks, remindRaters } from '../targets/follow-targets.ts'

type Answer = { id: number; version: number }
type Load = {
  list: RaterLoad[]
  total: number
  most: number
  overCap: number
  outside: number
  largestAtOnce: number
  largest: number
  unnamed: number
}

const TARGETS = '/api/v1/evaluationTargets'
const TASKS = '/api/v1/evaluationTasks'

/** A Friday. */
const NOW = new Date('2026-11-20T10:00:00+08:00')
const NEXT_MONDAY = '2026-11-23'
const DUE = '2026-12-18'
const TRAINEES = 12
const { errors } = answerWords['zh-cn']

const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 3, trainees: TRAINEES })
const [supervisor, second, third] = fixture.mentors

beforeAll(async () => {
  await server.db
    .updateTable('departments')
    .set({ ratio: 20, headId: second!.userId, secretaryId: third!.userId })
    .where('id', '=', fixture.departmentId)
    .execute()

  for (const { traineeId } of fixture.trainees)
    await aBlock(server, {
      traineeId,
      departmentId: fixture.departmentId,
      from: '2026-11-02',
      until: '2026-11-30',
      state: 'entered',
      supervisorId: supervisor!.userId,
    })
})

beforeEach(async () => {
  server.clock.now = NOW

  await server.asOwner(
    'truncate rate_limits, submit_locks, notices cascade; delete from evaluation_answers; delete from evaluation_targets; update evaluation_load_rules set most_per_week = 5, version = 1',
  )
})

const as = (who: { username: string }) => server.as(who.username)

async function draft(over: object = {}) {
  const input = {
    name: '11 月评价',
    templateId: (await formOf(server, 'monthly')).id,
    direction: 'teacherTrainee',
    occasion: 'month',
    baseId: fixture.baseId,
    periodFrom: '2026-11-02',
    periodUntil: '2026-11-30',
    dueOn: DUE,
    closesOn: '2026-12-31',
    ...over,
  }

  await server.asOwner('truncate submit_locks')
  const made = await (await server.as('bhb')).post(TARGETS, input)
  expect(made, made.msg).toMatchObject({ status: 200 })

  return made.data as Answer
}

async function opened(over: object = {}) {
  const { id, version } = await draft(over)
  const answer = await (await server.as('bhb')).post(`${TARGETS}/${id}/open`, { version })
  expect(answer, answer.msg).toMatchObject({ status: 200 })

  return id
}

const loadOf = async (id: number) =>
  (await (await server.as('bhb')).get(`${TARGETS}/${id}/load`)).data as Load

const tasksOf = async (who: { username: string }, query = '?state=open&pageSize=200') =>
  ((await (await as(who)).get(`${TASKS}${query}`)).data as { list: OwnTask[] }).list

const plannedOf = async (id: number) =>
  (
    await server.db
      .selectFrom('evaluationTasks')
      .select(['opensOn', 'raterId'])
      .where('targetId', '=', id)
      .orderBy('opensOn')
      .execute()
  ).map(({ opensOn }) => opensOn)

const waitingOf = async (who: { username: string }) =>
  ((await (await as(who)).get('/api/v1/waiting')).data as { kind: string; count: number }[]).find(
    ({ kind }) => kind === 'answerEvaluations',
  )?.count ?? 0

const noticesOf = async ({ userId }: { userId: number }) =>
  (
    await server.db
      .selectFrom('notices')
      .select(['kind', 'body'])
      .where('userId', '=', userId)
      .where('kind', 'like', 'evaluation.%')
      .orderBy('id')
      .execute()
  ).map(({ kind, body }) => `${kind.slice('evaluation.'.length)} ${/\d+(?= 份)/.exec(body)?.[0]}`)

describe('the tasks of a target', () => {
  test('open week by week within the limit, as the preview says', async () => {
    const { id } = await draft()
    const load = await loadOf(id)

    expect(load).toMatchObject({
      total: 1,
      most: 5,
      overCap: 0,
      outside: 0,
      largestAtOnce: TRAINEES,
      largest: 5,
    })
    expect(load.list[0]).toMatchObject({ id: supervisor!.userId, tasks: TRAINEES })

    const weeks = load.list[0]!.weeks.map(({ monday, tasks }) => [monday, tasks])
    expect(weeks).toEqual([
      ['2026-11-16', 5],
      ['2026-11-23', 5],
      ['2026-11-30', 2],
    ])

    const { version } = (await (await server.as('bhb')).get(`${TARGETS}/${id}`)).data as Answer
    await (await server.as('bhb')).post(`${TARGETS}/${id}/open`, { version })

    const planned = Map.groupBy(await plannedOf(id), mondayOf)
    expect([...planned].map(([monday, days]) => [monday, days.length])).toEqual(weeks)
  })

  test('that open later are in no list, count, reminder or answer before their day', async () => {
    const id = await opened()

    expect(await tasksOf(supervisor!)).toHaveLength(5)
    expect(await tasksOf(supervisor!, '?state=all&pageSize=200')).toHaveLength(5)
    expect(await waitingOf(supervisor!)).toBe(5)
    expect(await noticesOf(supervisor!)).toEqual(['open 5'])
    expect((await (await server.as('bhb')).get(`${TARGETS}/${id}`)).data).toMatchObject({
      all: 5,
      later: 7,
    })

    const later = await server.db
      .selectFrom('evaluationTasks')
      .select('id')
      .where('opensOn', '>', '2026-11-20')
      .executeTakeFirstOrThrow()
    const teacher = await as(supervisor!)
    const answers = {
      ...filledIn((await formOf(server, 'monthly')).sections),
      key: crypto.randomUUID(),
    }

    expect(await teacher.get(`${TASKS}/${later.id}`)).toMatchObject({ status: 404 })
    expect(await teacher.post(`${TASKS}/${later.id}/answer`, answers)).toMatchObject({
      status: 404,
    })
    expect(await teacher.post(`${TASKS}/${later.id}/drop`, {})).toMatchObject({ status: 404 })

    expect(await openTasks(server.app.asSystem())).toBe(0)
    server.clock.now = new Date(`${NEXT_MONDAY}T00:30:00+08:00`)
    expect(await openTasks(server.app.asSystem())).toBe(1)
    expect(await openTasks(server.app.asSystem())).toBe(0)
    expect(await noticesOf(supervisor!)).toEqual(['open 5', 'open 5'])
    expect(await tasksOf(supervisor!)).toHaveLength(10)

    await server.asOwner('truncate notices cascade')
    await server.asOwner(`update evaluation_targets set due_on = '2026-11-26'`)
    await remindRaters(server.app.asSystem())
    expect(await noticesOf(supervisor!)).toEqual(['remind 10'])
  })

  test('leave the room that other targets have taken, also when two open at once', async () => {
    await server.asOwner('update evaluation_load_rules set most_per_week = 6')

    const drafts = [await draft(), await draft()]
    const office = await server.as('bhb')
    await Promise.all(
      drafts.map(({ id, version }) => office.post(`${TARGETS}/${id}/open`, { version })),
    )

    const { rows } = await server.asOwner(
      `select date_trunc('week', opens_on)::date::text as monday, count(*)::int as tasks from evaluation_tasks group by 1 order by 1`,
    )

    expect(rows.map(({ tasks }) => tasks)).toEqual([6, 6, 6, 6])
  })

  test('that cannot keep the limit or their days are said before', async () => {
    expect(await loadOf((await draft({ dueOn: '2026-11-27' })).id)).toMatchObject({
      overCap: 2,
      outside: 0,
      largest: 6,
    })

    server.clock.now = new Date('2026-12-10T10:00:00+08:00')
    expect(await loadOf((await draft()).id)).toMatchObject({ outside: TRAINEES })
  })

  test('of stays open in the week of their end at the earliest', async () => {
    const { id } = await draft({
      occasion: 'exit',
      templateId: (await formOf(server, 'exit')).id,
    })

    expect((await loadOf(id)).list[0]!.weeks.map(({ monday }) => monday)).toEqual([
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
    ])
  })
})

describe('too little contact', () => {
  const drop = async (who: { username: string }, id: number) =>
    (await as(who)).post(`${TASKS}/${id}/drop`, {})

  const ofDepartment = { direction: 'departmentTrainee', raters: 1 }

  /** The first task of a target that one of two may rate, and who of them was drawn. */
  async function drawn() {
    await opened(ofDepartment)

    for (const who of [second!, third!]) {
      const [task] = await tasksOf(who)
      if (task) return { task, who, next: who === second ? third! : second! }
    }

    throw new Error('nobody was drawn')
  }

  test('ends the task and asks the next candidate, once', async () => {
    const { task, who, next } = await drawn()
    const before = await waitingOf(who)

    expect(task.mayDrop).toBe(true)
    expect(await drop(next, task.id)).toMatchObject({ status: 404 })
    expect(await drop(who, task.id)).toMatchObject({
      status: 200,
      data: { state: 'dropped', isPassedOn: true, left: before - 1 },
    })
    expect(await drop(who, task.id)).toMatchObject({ status: 200, data: { isPassedOn: false } })

    const raters = await server.db
      .selectFrom('evaluationTasks as k')
      .select(['k.raterId', 'k.isDropped'])
      .where('k.subjectId', '=', (e) =>
        e.selectFrom('evaluationTasks').select('subjectId').where('id', '=', task.id),
      )
      .orderBy('k.id')
      .execute()

    expect(raters).toEqual([
      { raterId: who.userId, isDropped: true },
      { raterId: next.userId, isDropped: false },
    ])
    expect(await tasksOf(who, '?state=dropped')).toMatchObject([
      { id: task.id, state: 'dropped', mayDrop: false },
    ])

    const answers = {
      ...filledIn((await formOf(server, 'monthly')).sections),
      key: crypto.randomUUID(),
    }
    expect(await (await as(who)).post(`${TASKS}/${task.id}/answer`, answers)).toMatchObject({
      status: 409,
      msg: errors.alreadyAnswered,
    })
  })

  test('asks the next candidate in the week that the rules of all tasks give', async () => {
    await server.asOwner('update evaluation_load_rules set most_per_week = 1')
    await opened({ ...ofDepartment, periodUntil: '2026-11-22' })

    const [task] = [...(await tasksOf(second!)), ...(await tasksOf(third!))]
    const who = (await tasksOf(second!)).some(({ id }) => id === task!.id) ? second! : third!

    expect(await drop(who, task!.id)).toMatchObject({ data: { isPassedOn: true } })

    const { opensOn } = await server.db
      .selectFrom('evaluationTasks')
      .select('opensOn')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()

    // the stay of the period ended on 22 November; a task about it opens within seven days
    expect(opensOn <= '2026-11-29', opensOn).toBe(true)
  })

  test('asks nobody for what would be overdue at once', async () => {
    const { task, who } = await drawn()

    server.clock.now = new Date('2026-12-19T10:00:00+08:00')
    expect(await drop(who, task.id)).toMatchObject({
      status: 200,
      data: { state: 'dropped', isPassedOn: false },
    })
  })

  test('of an anonymous target shows how many subjects too few are left to rate', async () => {
    const id = await opened({
      direction: 'traineeTeacher',
      templateId: (await formOf(server, 'teacher')).id,
      isAnonymous: true,
    })

    const tooFew = async () =>
      ((await (await server.as('bhb')).get(`${TARGETS}/${id}`)).data as { tooFew: number }).tooFew

    expect(await tooFew()).toBe(0)

    const raters = await server.db
      .selectFrom('evaluationTasks as k')
      .innerJoin('users as u', 'u.id', 'k.raterId')
      .select(['k.id', 'u.username'])
      .where('k.targetId', '=', id)
      .orderBy('k.id')
      .execute()

    for (const rater of raters.slice(0, raters.length - 2))
      await server.asOwner(`update evaluation_tasks set is_dropped = true where id = ${rater.id}`)

    expect(await tooFew()).toBe(1)
  })

  test.each(['before', 'after'])(
    'notifies the next candidate once, %s the job of the day',
    async (when) => {
      const { task, who, next } = await drawn()

      server.clock.now = new Date('2026-11-24T10:00:00+08:00')
      if (when === 'after') await openTasks(server.app.asSystem())
      await server.asOwner('truncate notices cascade')
      await drop(who, task.id)
      await openTasks(server.app.asSystem())
      await openTasks(server.app.asSystem())

      const tasks = (await tasksOf(next)).length
      const notified = await noticesOf(next)
      expect(notified.filter((kind) => kind.startsWith('open'))).toHaveLength(tasks > 0 ? 1 : 0)
    },
  )

  test('asks nobody where everybody is asked already, and never about a self-assessment', async () => {
    await opened()
    const [task] = await tasksOf(supervisor!)

    expect(await drop(supervisor!, task!.id)).toMatchObject({
      status: 200,
      data: { isPassedOn: false },
    })

    await opened({ direction: 'self', templateId: (await formOf(server, 'self')).id })
    const [own] = await tasksOf(fixture.trainees[0]!)

    expect(own!.mayDrop).toBe(false)
    expect(await drop(fixture.trainees[0]!, own!.id)).toMatchObject({
      status: 409,
      msg: errors.ownTask,
    })
  })

  test('is refused once it was answered', async () => {
    await opened()
    const [task] = await tasksOf(supervisor!)
    const answers = {
      ...filledIn((await formOf(server, 'monthly')).sections),
      key: crypto.randomUUID(),
    }

    await (await as(supervisor!)).post(`${TASKS}/${task!.id}/answer`, answers)
    expect(await drop(supervisor!, task!.id)).toMatchObject({
      status: 409,
      msg: errors.alreadyAnswered,
    })
  })
})

describe('figures', () => {
  type Figures = { list: WeekLoad[]; weeks: LoadWeek[]; most: number; total: number }
  const figuresOf = async (who: string, query = '?pageSize=200') =>
    (await (await server.as(who)).get(`/api/v1/raterLoads${query}`)).data as Figures

  test('count tasks, answers and their time by rater and week', async () => {
    await opened()
    const [task] = await tasksOf(supervisor!)
    const answers = {
      ...filledIn((await formOf(server, 'monthly')).sections),
      key: crypto.randomUUID(),
    }
    await (await as(supervisor!)).post(`${TASKS}/${task!.id}/answer`, answers)

    const found = await figuresOf('bhb')

    expect(found).toMatchObject({
      total: 3,
      most: 5,
      weeks: [
        { monday: '2026-11-16', tasks: 5, largest: 5 },
        { monday: '2026-11-23', tasks: 5, largest: 5 },
        { monday: '2026-11-30', tasks: 2, largest: 2 },
      ],
    })
    expect(found.list.at(-1)).toMatchObject({
      monday: '2026-11-16',
      tasks: 5,
      named: 5,
      answered: 1,
      medianHours: 10,
      isOver: false,
    })
    expect(await figuresOf('bhb', '?until=2026-11-22')).toMatchObject({ total: 1 })
    expect((await figuresOf('base2')).total).toBe(0)
    expect(await (await as(supervisor!)).get('/api/v1/raterLoads')).toMatchObject({ status: 401 })
    expect(await (await server.as('bhb')).get('/api/v1/raterLoads/_export')).toMatchObject({
      status: 200,
    })
  })

  test('of anonymous targets count tasks, and nobody who answered', async () => {
    await opened({
      direction: 'traineeTeacher',
      templateId: (await formOf(server, 'teacher')).id,
      isAnonymous: true,
    })

    expect((await figuresOf('bhb')).list[0]).toMatchObject({ tasks: 1, named: 0, answered: 0 })
  })

  test('say why a week is over the limit, and are narrowed to such weeks', async () => {
    await opened({ name: '期限短', dueOn: '2026-11-27' })

    const over = await figuresOf('bhb', '?only=over')
    expect(over).toMatchObject({
      total: 2,
      list: [
        {
          monday: '2026-11-23',
          tasks: 6,
          isOver: true,
          reasons: [{ target: '期限短', why: 'days', tasks: 6, all: TRAINEES, weeks: 2 }],
        },
        { monday: '2026-11-16', tasks: 6 },
      ],
    })
    expect(over.weeks).toHaveLength(2)
    expect(
      await (await server.as('bhb')).get('/api/v1/raterLoads/_export?only=over'),
    ).toMatchObject({ status: 200 })

    await opened({ name: '期限长', dueOn: '2026-12-31' })
    await server.asOwner('update evaluation_load_rules set most_per_week = 7')
    expect((await figuresOf('bhb', '?only=over')).total).toBe(0)

    await server.asOwner(`update evaluation_load_rules set most_per_week = 4, version = 2,
      updated_at = '2026-11-22 10:00+08'`)
    expect((await figuresOf('bhb', '?only=over')).list.at(-1)!.reasons).toMatchObject([
      { target: '期限短', why: 'changed' },
    ])
  })

  test('follow the limit that the office sets', async () => {
    const office = await server.as('bhb')
    const path = '/api/v1/evaluationSettings/load'

    expect(await office.put(path, { mostPerWeek: 0, version: 1 })).toMatchObject({ status: 400 })
    expect(await office.put(path, { mostPerWeek: 12, version: 1 })).toMatchObject({ status: 200 })
    expect(await office.put(path, { mostPerWeek: 9, version: 1 })).toMatchObject({ status: 409 })

    await opened()
    expect(await tasksOf(supervisor!)).toHaveLength(12)
  })
})

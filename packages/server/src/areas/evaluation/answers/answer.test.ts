import { answerWords } from '@residency/contract/areas/evaluation/answers/text'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { filledIn, formOf } from '../../../testing/builders/evaluations.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type Task = {
  id: number
  state: string
  subject: string
  isAnonymous: boolean
  form: { sections: never }
}

const TASKS = '/api/v1/evaluationTasks'
const TARGETS = '/api/v1/evaluationTargets'
const BEDSIDE = '/api/v1/bedsideEvaluations'
const RECORDS = '/api/v1/evaluationAnswers'
const RATERS = 5

/** The server's day is 2026-11-20. */
const MONTH = { from: '2026-11-02', until: '2026-11-30' }
const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 2, trainees: RATERS })

beforeAll(async () => {
  await server.db
    .updateTable('departments')
    .set({ ratio: 20 })
    .where('id', '=', fixture.departmentId)
    .execute()
  for (const { traineeId } of fixture.trainees)
    await aBlock(server, {
      traineeId,
      departmentId: fixture.departmentId,
      ...MONTH,
      state: 'entered',
      supervisorId: fixture.mentors[0]!.userId,
    })
})

beforeEach(() =>
  server.asOwner(
    'truncate rate_limits, submit_locks, notices cascade; delete from evaluation_answers; delete from evaluation_targets',
  ),
)

const as = (who: string) => server.as(who)
const trainee = (index = 0) => fixture.trainees[index]!.username
const teacher = (index = 0) => fixture.mentors[index]!.username

/** An open target whose form comes with the product. */
async function opened(direction: string, kind: string, over: { isAnonymous?: boolean } = {}) {
  const office = await as('bhb')

  const input = {
    name: '11 月评价',
    templateId: (await formOf(server, kind)).id,
    direction,
    occasion: 'month',
    baseId: fixture.baseId,
    periodFrom: MONTH.from,
    periodUntil: MONTH.until,
    dueOn: '2026-11-27',
    closesOn: '2026-12-11',
    ...over,
  }

  const { id, version } = (await office.post(TARGETS, input)).data as {
    id: number
    version: number
  }

  expect(await office.post(`${TARGETS}/${id}/open`, { version })).toMatchObject({ status: 200 })

  return id
}

const close = async (id: number) => {
  const office = await as('bhb')
  const { version } = (await office.get(`${TARGETS}/${id}`)).data as { version: number }
  return office.post(`${TARGETS}/${id}/close`, { version })
}

const tasksOf = async (who: string, query = '') =>
  ((await (await as(who)).get(`${TASKS}${query}`)).data as { list: Task[] }).list

const firstTask = async (who: string) => (await tasksOf(who))[0]!

const whole = async (kind: string, mark?: number, over: Record<string, unknown> = {}) => ({
  ...filledIn((await formOf(server, kind)).sections, mark),
  key: crypto.randomUUID(),
  ...over,
})

const send = async (who: string, id: number, body: Record<string, unknown>) =>
  (await as(who)).post(`${TASKS}/${id}/answer`, body)

const waiting = async (who: string) =>
  (
    (await (await as(who)).get('/api/v1/waiting')).data as
      | { kind: string; count: number }[]
      | undefined
  )?.find?.(({ kind }) => kind === 'answerEvaluations')?.count

describe('a task', () => {
  test('is answered once, also from two tabs at the same moment', async () => {
    await opened('teacherTrainee', 'monthly')

    const task = await firstTask(teacher())
    const both = await Promise.all(
      [6, 8].map(async (mark) => send(teacher(), task.id, await whole('monthly', mark))),
    )

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      msg: answerWords['zh-cn'].errors.alreadyAnswered,
    })
    expect(await server.db.selectFrom('evaluationAnswers').select('id').execute()).toHaveLength(1)
    expect((await tasksOf(teacher(), '?state=done')).map(({ id }) => id)).toEqual([task.id])
    expect(await tasksOf(teacher(), '?state=waiting')).toHaveLength(RATERS - 1)
  })

  test('that a phone sends a second time gets the stored result', async () => {
    await opened('teacherTrainee', 'monthly')

    const task = await firstTask(teacher())
    const body = await whole('monthly')

    expect(await send(teacher(), task.id, body)).toMatchObject({
      status: 200,
      data: { state: 'done', left: RATERS - 1 },
    })

    expect(await send(teacher(), task.id, body)).toMatchObject({
      status: 200,
      data: { state: 'done' },
    })

    expect(await server.db.selectFrom('evaluationAnswers').select(['score']).execute()).toEqual([
      { score: '77.78' },
    ])
  })

  test('is refused with items missing, which are named, and with nothing observed', async () => {
    await opened('teacherTrainee', 'monthly')

    const task = await firstTask(teacher())
    const body = await whole('monthly')
    const { i1: _, ...rest } = body.scores

    expect(await send(teacher(), task.id, { ...body, scores: rest })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('工作态度与纪律'),
      errors: [{ path: 'scores' }],
    })

    const unseen = Object.fromEntries(Object.keys(body.scores).map((key) => [key, null]))

    expect(await send(teacher(), task.id, { ...body, scores: unseen })).toMatchObject({
      status: 400,
      msg: answerWords['zh-cn'].errors.nothingObserved,
    })

    expect(await send(teacher(), task.id, { ...body, assessedOn: '2026-11-21' })).toMatchObject({
      status: 400,
      errors: [{ path: 'assessedOn' }],
    })

    expect(
      await send(teacher(), task.id, { ...body, scores: { ...body.scores, i1: null } }),
    ).toMatchObject({ status: 200 })
  })

  test('belongs to its rater only, is overdue after its day, and missed once the target has closed', async () => {
    const id = await opened('teacherTrainee', 'monthly')
    const task = await firstTask(teacher())

    expect(await send(teacher(1), task.id, await whole('monthly'))).toMatchObject({ status: 404 })
    expect(await (await as(trainee())).get(`${TASKS}/${task.id}`)).toMatchObject({ status: 404 })

    const today = server.clock.now

    try {
      server.clock.now = new Date('2026-11-28T09:00:00+08:00')
      expect(await firstTask(teacher())).toMatchObject({ state: 'overdue' })
      expect(await send(teacher(), task.id, await whole('monthly'))).toMatchObject({ status: 200 })

      await close(id)

      const late = await firstTask(teacher())

      expect(late).toMatchObject({ state: 'missed' })

      expect(await send(teacher(), late.id, await whole('monthly'))).toMatchObject({
        status: 409,
        msg: expect.stringMatching(
          /^“.+”已经结束，不能再提交（评价时间：\d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d）$/,
        ),
      })
    } finally {
      server.clock.now = today
    }
  })

  test('by name is read by its rater and at once by the trainee, who is notified; by no other trainee', async () => {
    await opened('teacherTrainee', 'monthly')

    const task = await firstTask(teacher())

    await send(teacher(), task.id, await whole('monthly'))

    const rated = fixture.trainees.findIndex((_, index) => task.subject === `学员${index + 1}`)
    const other = (rated + 1) % RATERS
    const list = async (who: string, view: string) =>
      ((await (await as(who)).get(`${RECORDS}?view=${view}`)).data as { list: { id: number }[] })
        .list
    const [input] = await list(teacher(), 'given')

    expect(input).toMatchObject({ score: 77.78, rater: '导师1' })
    expect(await list(trainee(rated), 'about')).toMatchObject([{ id: input!.id }])

    expect(await (await as(trainee(rated))).get(`${RECORDS}/${input!.id}`)).toMatchObject({
      status: 200,
      data: { texts: { good: '细致' } },
    })

    expect(await list(trainee(other), 'about')).toEqual([])
    expect(await (await as(trainee(other))).get(`${RECORDS}/${input!.id}`)).toMatchObject({
      status: 404,
    })
    expect(
      [await list('base', 'all'), await list(teacher(1), 'all')].map(({ length }) => length),
    ).toEqual([1, 0])

    const notices = await server.db
      .selectFrom('notices')
      .select(['userId'])
      .where('kind', '=', 'evaluation.received')
      .execute()

    expect(notices).toEqual([{ userId: fixture.trainees[rated]!.userId }])
  })
})

describe('at the bedside a supervisor', () => {
  const choices = async (who: string) =>
    (await (await as(who)).get(`${BEDSIDE}/choices`)).data as {
      trainees: { traineeId: number }[]
      forms: { id: number; kind: string }[]
    }

  test('evaluates their trainee without a task, once for each key, also at the same moment', async () => {
    const { trainees, forms } = await choices(teacher())

    expect([trainees.length, forms.map(({ kind }) => kind)]).toEqual([
      RATERS,
      ['dops', 'exit', 'miniCex', 'monthly', 'yearly'],
    ])

    const body = await whole('miniCex', 8, {
      traineeId: trainees[0]!.traineeId,
      templateId: forms[2]!.id,
      assessedOn: '2026-11-19',
    })

    const first = await (await as(teacher())).post(BEDSIDE, body)

    expect(first).toMatchObject({ status: 200 })

    expect(await (await as(teacher())).post(BEDSIDE, body)).toMatchObject({
      status: 200,
      data: first.data as object,
    })

    const twice = { ...body, key: crypto.randomUUID() }
    const both = await Promise.all(
      [1, 2].map(async () => (await as(teacher())).post(BEDSIDE, twice)),
    )

    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]!.data).toEqual(both[1]!.data)

    await server.db.deleteFrom('evaluationAnswers').where('key', '=', twice.key).execute()
    expect(
      await server.db.selectFrom('evaluationAnswers').select(['assessedOn', 'taskId']).execute(),
    ).toEqual([{ assessedOn: '2026-11-19', taskId: null }])
  })

  test('evaluates no trainee of others, not on a day before the stay, and not with a form for others', async () => {
    const input = {
      traineeId: fixture.trainees[0]!.traineeId,
      templateId: (await formOf(server, 'dops')).id,
    }

    const post = async (who: string, over: object = {}) =>
      (await as(who)).post(BEDSIDE, await whole('dops', 7, { ...input, ...over }))

    expect(await post(teacher(1))).toMatchObject({ status: 409, errors: [{ path: 'traineeId' }] })

    expect(await post(teacher(), { assessedOn: '2026-11-01' })).toMatchObject({
      status: 409,
      msg: answerWords['zh-cn'].errors.notYourTrainee,
    })

    expect(await post(teacher(), { templateId: (await formOf(server, 'peer')).id })).toMatchObject({
      status: 400,
      errors: [{ path: 'templateId' }],
    })

    expect(await post(trainee(1))).toMatchObject({ status: 401 })
    expect(await post('dept')).toMatchObject({ status: 200 })
  })
})

/** Columns of a table with the system columns of every row. */
const columnsOf = async (table: string) =>
  (
    await sql<{
      name: string
    }>`select attname as name from pg_attribute where attrelid = ${table}::regclass
        and not attisdropped
      and attname not in ('tableoid', 'cmin', 'cmax')`.execute(server.db)
  ).rows.map(({ name }) => name)

describe('an anonymous answer', () => {
  const vote = async (index: number, mark: number) => {
    const task = await firstTask(trainee(index))
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000)

    expect(await send(trainee(index), task.id, await whole('teacher', mark))).toMatchObject({
      status: 200,
      data: { state: 'done' },
    })
  }

  const audited = async () =>
    (await sql<{ n: number }>`select count(*) n from audit_entries`.execute(server.db)).rows[0]!.n

  test('cannot be joined with a rater: no pair of columns of who has answered and what was answered identifies one', async () => {
    const today = server.clock.now
    await opened('traineeTeacher', 'teacher', { isAnonymous: true })

    const before = await audited()

    for (let index = 0; index < RATERS; index++) await vote(index, index + 3)

    server.clock.now = today
    expect(await audited()).toBe(before)

    const sources = [
      'evaluation_tasks',
      'evaluation_subjects',
      'evaluation_targets',
      'notices',
      'flow_history',
      'audit_entries',
      'sessions',
      'submit_locks',
    ]

    const ballots = await columnsOf('evaluation_ballots')

    expect(ballots.sort()).toEqual(['ctid', 'id', 'scores', 'subject_id', 'texts', 'xmax', 'xmin'])

    const joined: string[] = []

    for (const source of sources)
      for (const theirs of await columnsOf(source))
        for (const ours of ballots) {
          // place on a page is compared as the order of rows below
          if (theirs === 'ctid' || ours === 'ctid') continue

          const { rows } = await sql<{
            matched: number
            kinds: number
          }>`select count(*) matched, count(distinct them) kinds from (
            select b.id, array_agg(s.ctid::text order by s.ctid::text) them
            from evaluation_ballots b
              join ${sql.table(source)} s on s.${sql.ref(theirs)}::text = b.${sql.ref(ours)}::text
              group by b.id) one`.execute(server.db)

          const { matched, kinds } = rows[0]!

          if (matched !== 0 && (matched !== RATERS || kinds !== 1))
            joined.push(`${source}.${theirs} = ballots.${ours}`)
        }

    expect(joined).toEqual([])

    const written = await sql<{
      ballots: number
      tasks: number
    }>`select (select count(distinct xmin::text) from evaluation_ballots) ballots,
      (select count(distinct xmin::text) from evaluation_tasks where done) tasks`.execute(server.db)

    expect(written.rows).toEqual([{ ballots: 1, tasks: 1 }])
  })

  test('has a place that is independent of when it came: in many urns the first is not the first', async () => {
    const places = new Set<number>()
    // by chance the first may be at the same place again, but not forty times
    for (let urn = 0; places.size < 2 && urn < 40; urn++) {
      await server.asOwner('delete from evaluation_targets; truncate rate_limits')
      await opened('traineeTeacher', 'teacher', { isAnonymous: true })

      for (let index = 0; index < 4; index++)
        await send(
          trainee(index),
          (await firstTask(trainee(index))).id,
          await whole('teacher', index + 3),
        )

      const { rows } = await sql<{
        mark: number
      }>`select (scores ->> 'i1')::int mark from evaluation_ballots order by ctid`.execute(
        server.db,
      )

      places.add(rows.findIndex(({ mark }) => mark === 3))
    }

    expect(places.size).toBeGreaterThan(1)
  })

  test('is taken once from two tabs, and is in no record', async () => {
    await opened('traineeTeacher', 'teacher', { isAnonymous: true })

    const task = await firstTask(trainee())
    const body = await whole('teacher')
    const both = await Promise.all([body, body].map((input) => send(trainee(), task.id, input)))

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await server.db.selectFrom('evaluationBallots').select('id').execute()).toHaveLength(1)
    expect(await server.db.selectFrom('evaluationAnswers').select('id').execute()).toHaveLength(0)

    const mine = await (await as(trainee())).get(`${RECORDS}?view=given`)

    expect(mine.data).toEqual({ list: [], total: 0 })
  })

  test('of a subject with fewer than three is erased when the results are shown', async () => {
    const id = await opened('traineeTeacher', 'teacher', { isAnonymous: true })
    const countOpen = async () =>
      (await server.db.selectFrom('evaluationBallots').select('id').execute()).length

    for (const index of [0, 1])
      await send(trainee(index), (await firstTask(trainee(index))).id, await whole('teacher'))

    await close(id)
    expect(await countOpen()).toBe(2)

    const office = await as('bhb')
    const { version } = (await office.get(`${TARGETS}/${id}`)).data as { version: number }

    expect(await office.post(`${TARGETS}/${id}/release`, { version })).toMatchObject({
      status: 200,
    })
    expect(await countOpen()).toBe(0)
  })
})

test('what waits is shown on the home page until it is done', async () => {
  await opened('traineeTeacher', 'teacher')
  expect(await waiting(trainee())).toBe(1)

  await send(trainee(), (await firstTask(trainee())).id, await whole('teacher'))
  expect((await waiting(trainee())) ?? 0).toBe(0)
})

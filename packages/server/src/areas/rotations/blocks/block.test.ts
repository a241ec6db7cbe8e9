import type {
  Block,
  BlockDetail,
  DepartmentMonth,
} from '@residency/contract/areas/rotations/blocks/block.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { describe, expect, test } from 'vitest'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { findVersion } from '../../../testing/find-records.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const PATH = '/api/v1/rotationBlocks'
const { errors } = blockWords['zh-cn']

/** The server's day is 2026-11-20. */
const THIS = { from: '2026-11-02', until: '2026-12-01' }
const OVER = { from: '2026-10-01', until: '2026-10-31' }
const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 3, trainees: 60 })
let used = 0

const aStay = (over: Partial<Parameters<typeof aBlock>[1]> = {}) =>
  aBlock(server, {
    traineeId: fixtures.trainees[used++]!.traineeId,
    departmentId: fixtures.departmentId,
    ...THIS,
    ...over,
  })

const teacher = (at = 0) => fixtures.mentors[at]!

const act = async (who: string, id: number, action: string, more: object = {}) => {
  const caller = await server.as(who)

  const version = await findVersion(server, 'rotationBlocks', id)

  return caller.post(`${PATH}/${id}/act`, { action, version, ...more })
}

const entry = (id: number, over: object = {}) => ({
  enteredOn: '2026-11-03',
  entryEducationOn: '2026-11-03',
  supervisors: [{ id, supervisorId: teacher().userId }],
  ...over,
})

const scores = { theoryScore: 82, skillScore: 75.5, dailyScore: 90, absenceDays: 1 }

const opened = async (id: number, who = 'dept') =>
  (await (await server.as(who)).get(`${PATH}/${id}/form`)).data as BlockDetail

const listed = async (who: string, query: string) =>
  ((await (await server.as(who)).get(`${PATH}/page?${query}`)).data as { list: Block[] }).list

const free = () =>
  server.asOwner(
    `update rotation_blocks set supervisor_id = null where state not in ('passed', 'failed')`,
  )

describe('an entry', () => {
  test('is confirmed by the department with arrival, education and supervisor; both are notified', async () => {
    await free()

    const id = await aStay()

    expect((await opened(id)).actions).toEqual(['enter'])

    expect(await act('dept', id, 'enter', entry(id))).toMatchObject({
      status: 200,
      data: { state: 'entered' },
    })

    expect(await opened(id)).toMatchObject({
      enteredOn: '2026-11-03',
      supervisor: '导师1',
      actions: ['cancelEntry'],
      mayAssign: true,
    })

    const notices = await server.db
      .selectFrom('notices')
      .select(['userId', 'title'])
      .where('kind', 'like', 'rotationBlock.%')
      .execute()

    expect(notices.map(({ userId }) => userId).sort()).toEqual(
      [teacher().userId, fixtures.trainees[used - 1]!.userId].sort(),
    )
  })

  test('is not another department’s, nor the trainee’s or another base’s, who do not see the stay', async () => {
    const id = await aStay()

    expect(await act('dept2', id, 'enter', entry(id))).toMatchObject({ status: 404 })
    expect(await act('base2', id, 'enter', entry(id))).toMatchObject({ status: 404 })
    expect(await act(fixtures.trainees[used - 1]!.username, id, 'enter', entry(id))).toMatchObject({
      status: 409,
    })
    expect(await act(teacher().username, id, 'enter', entry(id))).toMatchObject({ status: 404 })
  })

  test('needs a stay that has begun, a day within it that has come, education near it, and a supervisor', async () => {
    await free()

    const later = await aStay({ from: '2026-12-01', until: '2026-12-31' })

    expect(await act('dept', later, 'enter', entry(later))).toMatchObject({
      status: 409,
      msg: errors.notBegun.replace('{from}', '2026-12-01'),
    })

    const id = await aStay()
    const tried = async (over: object) => act('dept', id, 'enter', entry(id, over))

    expect(await tried({ enteredOn: '2026-11-21' })).toMatchObject({
      status: 400,
      msg: errors.entryInFuture,
    })

    expect(await tried({ enteredOn: '2026-11-01' })).toMatchObject({
      status: 400,
      errors: [{ path: 'enteredOn' }],
    })

    expect(await tried({ enteredOn: null })).toMatchObject({
      status: 400,
      msg: errors.entryMissing,
    })

    expect(await tried({ entryEducationOn: null })).toMatchObject({
      status: 400,
      msg: errors.educationMissing,
    })

    expect(await tried({ entryEducationOn: '2026-09-01' })).toMatchObject({
      status: 400,
      errors: [{ path: 'entryEducationOn' }],
    })

    expect(await tried({ supervisors: [] })).toMatchObject({
      status: 400,
      msg: errors.supervisorMissing,
    })

    const two = [teacher(), teacher(1)].map(({ userId }) => ({ id, supervisorId: userId }))

    expect(await tried({ supervisors: two })).toMatchObject({
      status: 400,
      msg: errors.supervisorTwice,
    })
  })

  test('of several at once gives each its supervisor, and says of each what prevents it', async () => {
    await free()

    const ids = [await aStay(), await aStay(), await aStay()]
    const { userId } = teacher()
    const supervisors = ids.map((id) => ({ id, supervisorId: userId }))

    const reply = await (await server.as('dept')).post(`${PATH}/act`, {
      ...entry(0),
      action: 'enter',
      ids,
      supervisors,
    })

    const { done, rows } = reply.data as {
      done: number
      rows: { isDone: boolean; why: string | null }[]
    }

    expect(done).toBe(2)
    expect(rows.map(({ isDone }) => isDone)).toEqual([true, true, false])
    expect(rows[2]!.why).toContain('已带教 2 名学员')
  })

  test('is undone within seconds by the person who confirmed it, and cancelled with a reason later', async () => {
    await free()

    const id = await aStay()
    const { undo } = (await act('dept', id, 'enter', entry(id))).data as { undo: { id: number } }

    expect(
      (await (await server.as('dept')).post(`${PATH}/undo`, { decision: undo.id })).status,
    ).toBe(200)

    expect(await opened(id)).toMatchObject({
      state: 'planned',
      supervisorId: null,
      enteredOn: null,
    })

    await act('dept', id, 'enter', entry(id))
    expect(await act('dept', id, 'cancelEntry')).toMatchObject({ status: 400 })
    expect(await act('dept', id, 'cancelEntry', { reason: '学员尚未报到' })).toMatchObject({
      data: { state: 'planned' },
    })

    expect(await opened(id)).toMatchObject({
      supervisorId: null,
      history: [{ action: 'cancelEntry', reason: '学员尚未报到' }, { action: 'enter' }],
    })
  })
})

describe('undo of a cancelled entry', () => {
  test('is refused when the supervisor has got another trainee meanwhile', async () => {
    await free()

    const [id, second, third] = [await aStay(), await aStay(), await aStay()]

    await act('dept', id, 'enter', entry(id))
    await act('dept', second, 'enter', entry(second))

    const { undo } = (await act('dept', id, 'cancelEntry', { reason: '尚未报到' })).data as {
      undo: { id: number }
    }

    expect((await act('dept', third, 'enter', entry(third))).status).toBe(200)

    const reply = await (await server.as('dept')).post(`${PATH}/undo`, { decision: undo.id })

    expect(reply).toMatchObject({ status: 409 })
    expect(await opened(id)).toMatchObject({ state: 'planned', supervisorId: null })
  })
})

describe('an exit', () => {
  const over = (more: object = {}) =>
    aStay({ ...OVER, state: 'entered', supervisorId: teacher().userId, ...more })

  test('is requested from the last day, by the trainee or the department; before, the day is named', async () => {
    await free()

    const early = await aStay({ state: 'entered' })

    expect(await act('dept', early, 'requestExit')).toMatchObject({
      status: 409,
      msg: errors.exitTooEarly.replace('{until}', THIS.until),
    })

    const id = await over()
    const { username } = fixtures.trainees[used - 1]!

    expect(await act(fixtures.trainees[0]!.username, id, 'requestExit')).toMatchObject({
      status: 404,
    })
    expect(await act('dept2', id, 'requestExit')).toMatchObject({ status: 404 })

    const own = async () => (await (await server.as(username)).get(`${PATH}/own`)).data as Block[]

    expect(await own()).toMatchObject([{ id, actions: ['requestExit'] }])

    expect(await act(username, id, 'requestExit')).toMatchObject({
      status: 200,
      data: { state: 'exitRequested' },
    })

    expect(await own()).toEqual([])
  })

  test('is assessed by supervisor or department, with every score and no less absence than recorded, never by the trainee', async () => {
    await free()

    const id = await over()
    const { username, traineeId } = fixtures.trainees[used - 1]!
    const createdBy = teacher().userId

    const absence = {
      traineeId,
      startsOn: '2026-10-12',
      endsOn: '2026-10-14',
      reason: '病假',
      createdBy,
    }

    await server.db.insertInto('rotationAbsences').values(absence).execute()
    await act('dept', id, 'requestExit')

    const waiting = {
      recordedAbsence: 3,
      actions: ['assess'],
      rules: { theory: 60, workload: 80 },
      shortfalls: [],
    }

    expect(await opened(id)).toMatchObject(waiting)
    expect(await act(username, id, 'assess', scores)).toMatchObject({ status: 409 })

    expect(
      await act(teacher().username, id, 'assess', { ...scores, skillScore: null }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'skillScore' }],
    })

    expect(await act(teacher().username, id, 'assess', scores)).toMatchObject({
      msg: errors.absenceTooFew.replace('{days}', '3'),
    })
    expect(
      await act(teacher().username, id, 'assess', { ...scores, absenceDays: null }),
    ).toMatchObject({ data: { state: 'assessed' } })

    expect(await opened(id)).toMatchObject({
      absenceDays: 3,
      actions: ['pass', 'reassess'],
      shortfalls: [],
    })
  })

  test('has scores with one digit, since a rounded one would pass, and no more absence than working days', async () => {
    await free()

    const id = await over()

    await act('dept', id, 'requestExit')

    const tried = async (more: object) => act('dept', id, 'assess', { ...scores, ...more })

    expect(await tried({ theoryScore: 59.96 })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.theoryScore' }],
    })

    expect(await tried({ skillScore: 1e300 })).toMatchObject({ status: 400 })

    expect(await tried({ absenceDays: 40 })).toMatchObject({
      status: 400,
      errors: [{ path: 'absenceDays' }],
    })

    expect(await tried({ absenceDays: 1.5 })).toMatchObject({ status: 200 })
  })

  test('is passed by the department when every rule is kept, and not failed then', async () => {
    await free()

    const id = await over()

    await act('dept', id, 'requestExit')
    await act(teacher().username, id, 'assess', scores)
    expect(await act(teacher().username, id, 'pass')).toMatchObject({ status: 409 })
    expect(await act('dept', id, 'fail')).toMatchObject({ status: 409, msg: errors.mustPass })
    expect(await act('dept', id, 'pass')).toMatchObject({ data: { state: 'passed', actions: [] } })
    expect(await opened(id)).toMatchObject({ mayAssign: false, mayRepeat: false })
  })

  test('is failed with each rule that is not kept, and returned when a score is wrong', async () => {
    await free()

    const id = await over()

    await act('dept', id, 'requestExit')
    await act('dept', id, 'assess', { ...scores, skillScore: 59.5, absenceDays: 9 })

    expect((await opened(id)).shortfalls).toEqual([
      { key: 'skill', value: 59.5, limit: 60 },
      { key: 'absence', value: 50, limit: 33.3 },
    ])

    expect(await act('dept', id, 'pass')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('技能成绩 59.5 分，低于 60 分'),
    })

    expect(await act('dept', id, 'reassess', { reason: '技能成绩录错' })).toMatchObject({
      data: { state: 'exitRequested' },
    })

    await act('dept', id, 'assess', { ...scores, skillScore: 40 })
    expect(await act('dept', id, 'fail')).toMatchObject({ data: { state: 'failed' } })
    expect(await opened(id, 'base')).toMatchObject({ mayRepeat: true })

    const notices = await server.db
      .selectFrom('notices')
      .select('kind')
      .where('kind', 'in', ['rotationBlock.fail', 'rotationBlock.repeatNeeded'])
      .execute()

    expect(new Set(notices.map(({ kind }) => kind))).toEqual(
      new Set(['rotationBlock.fail', 'rotationBlock.repeatNeeded']),
    )
  })
})

describe('the month of a department', () => {
  test('counts who is there, comes and leaves, and seats of the fullest day against the capacity of the month', async () => {
    const { departmentId } = fixtures

    const month = {
      departmentId,
      month: '2028-02-01',
      seats: 1,
      reason: '搬迁',
      updatedBy: teacher().userId,
    }

    await server.db.insertInto('departmentMonths').values(month).execute()

    const [a, b] = [fixtures.trainees[0]!.traineeId, fixtures.trainees[1]!.traineeId]

    await aBlock(server, { traineeId: a, departmentId, from: '2028-01-15', until: '2028-02-10' })
    await aBlock(server, { traineeId: b, departmentId, from: '2028-02-01', until: '2028-03-31' })

    const read = async (who: string) =>
      (
        (await (await server.as(who)).get('/api/v1/rotationMonth?month=2028-02')).data as {
          departments: DepartmentMonth[]
        }
      ).departments

    expect(await read('dept')).toMatchObject([
      {
        id: departmentId,
        capacity: 1,
        reason: '搬迁',
        seats: 2,
        present: 2,
        arriving: 1,
        leaving: 1,
      },
    ])

    expect((await read('dept2')).map(({ id }) => id)).not.toContain(departmentId)
    expect(
      (await listed('dept', 'month=2028-02&phase=arriving')).map(({ traineeId }) => traineeId),
    ).toEqual([b])
    expect(
      await (await server.as(fixtures.trainees[0]!.username)).get('/api/v1/rotationMonth'),
    ).toMatchObject({ code: 'A0301' })
  })

  test('says who is here today, who is away, and whose entry is not confirmed; of an ended training nobody is there', async () => {
    await server.asOwner("delete from rotation_blocks where starts_on <= '2026-12-31'")

    const stays = [
      await aStay({ state: 'entered' }),
      await aStay({ state: 'entered' }),
      await aStay(),
      await aStay({ state: 'entered' }),
    ]

    const trainees = (await listed('dept', 'month=2026-11')).map(({ traineeId }) => traineeId)

    expect(trainees).toHaveLength(4)

    const [, away, , left] = trainees

    await server.db
      .insertInto('rotationAbsences')
      .values({
        traineeId: away!,
        startsOn: '2026-11-20',
        endsOn: '2026-11-21',
        reason: '病假',
        createdBy: teacher().userId,
      })
      .execute()

    await server.db
      .updateTable('trainees')
      .set({ status: 'departed', statusSince: '2026-11-20' })
      .where('id', '=', left!)
      .execute()

    const presences = async () =>
      (await listed('dept', 'month=2026-11')).map(({ id, presence }) => [id, presence])

    expect(await presences()).toEqual([
      [stays[0], 'here'],
      [stays[1], 'away'],
      [stays[2], 'expected'],
      [stays[3], null],
    ])

    const counts = { here: 1, away: 1, expected: 1 }

    expect(
      (
        (await (await server.as('dept')).get('/api/v1/rotationMonth?month=2028-02')).data as {
          departments: object[]
        }
      ).departments,
    ).toMatchObject([counts])

    for (const presence of Object.keys(counts))
      expect(await listed('dept', `presence=${presence}`)).toHaveLength(1)

    const partOf = async (part: string) =>
      (
        (await (await server.as('dept')).get(`/api/v1/home/parts/rotations.${part}`)).data as {
          part: object
        }
      ).part

    expect(await partOf('here')).toMatchObject({
      value: 1,
      note: '另有 1 人不在岗、1 人待确认入科',
      to: { query: { presence: 'here' } },
    })

    const rows = [
      { id: stays[2], tag: { text: '待确认入科' } },
      { id: stays[1], tag: { text: '不在岗' } },
      { id: stays[0], tag: null },
    ]

    expect(await partOf('there')).toMatchObject({ total: 3, rows })
  })

  test('announces on the home page who comes on which day, those without a supervisor first, and where one is assigned', async () => {
    const days = { from: '2026-11-23', until: '2026-12-22' }
    const supervised = await aStay({ ...days, supervisorId: teacher().userId })
    const alone = await aStay(days)
    const { part } = (await (await server.as('dept')).get('/api/v1/home/parts/rotations.coming'))
      .data as { part: { rows: object[] } }

    expect(part.rows).toMatchObject([
      {
        title: '2026-11-23 有 2 人入科',
        note: '1 人未安排带教',
        to: { view: 'rotation/supervisor/index' },
      },
      {
        id: alone,
        tag: { text: '未安排带教' },
        to: { view: 'rotation/month/index', query: { id: String(alone) } },
      },
      { id: supervised, tag: null, note: '住院药房 · 带教 导师1' },
    ])

    expect(
      await (await server.as('dept2')).get('/api/v1/home/parts/rotations.coming'),
    ).toMatchObject({
      data: { part: { rows: [], empty: '两周内没有人入科。' } },
    })
  })
})

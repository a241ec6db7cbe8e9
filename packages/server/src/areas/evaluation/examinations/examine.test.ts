import { examineWords } from '@residency/contract/areas/evaluation/examinations/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { filledIn, formOf } from '../../../testing/builders/evaluations.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const PATH = '/api/v1/examinations'
type Row = { id: number; version: number; state: string; actions: string[] }
const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 2, trainees: 2 })

beforeAll(async () => {
  const stay = {
    from: '2026-11-02',
    until: '2026-11-30',
    state: 'entered' as const,
    supervisorId: fixture.mentors[0]!.userId,
  }
  for (const { traineeId } of fixture.trainees)
    await aBlock(server, { ...stay, traineeId, departmentId: fixture.departmentId })
})

beforeEach(() =>
  server.asOwner(
    'truncate rate_limits, submit_locks, notices cascade; delete from evaluation_examinations',
  ),
)

const examiner = () => fixture.mentors[0]!
const trainee = (index = 0) => fixture.trainees[index]!

const plan = async (over: object = {}, who = 'dept') =>
  (await server.as(who)).post(PATH, {
    topic: '处方审核',
    departmentId: fixture.departmentId,
    traineeIds: [trainee().traineeId],
    examinerId: examiner().userId,
    templateId: (await formOf(server, 'examine')).id,
    examOn: '2026-11-20',
    startsAt: '14:00',
    place: '示教室',
    ...over,
  })

const planned = async (over: object = {}) => ((await plan(over)).data as { ids: number[] }).ids[0]!

const get = async (who: string, id: number) =>
  (await (await server.as(who)).get(`${PATH}/${id}`)).data as Row

const step = async (who: string, id: number, name: string, body: object = {}) =>
  (await server.as(who)).post(`${PATH}/${id}/${name}`, {
    version: (await get('bhb', id)).version,
    ...body,
  })

const marks = async (mark: number) => filledIn((await formOf(server, 'examine')).sections, mark)

const noticesSent = async () =>
  (await server.db.selectFrom('notices').select(['kind', 'userId']).orderBy('id').execute()).map(
    ({ kind }) => kind,
  )

describe('a practical examination', () => {
  test('is planned, taken, marked by its examiner and confirmed by the trainee', async () => {
    const id = await planned()

    expect(await noticesSent()).toEqual(Array(2).fill('evaluation.examination.planned'))
    expect((await get(examiner().username, id)).actions).toEqual(['take'])
    expect(await step(examiner().username, id, 'score', await marks(8))).toMatchObject({
      status: 409,
    })

    expect(await step(examiner().username, id, 'take')).toMatchObject({
      status: 200,
      data: { state: 'taken' },
    })

    const { i1: _, ...few } = (await marks(8)).scores

    expect(await step(examiner().username, id, 'score', { scores: few, texts: {} })).toMatchObject({
      status: 400,
      errors: [{ path: 'scores' }],
    })

    expect(await step(examiner().username, id, 'score', await marks(9))).toMatchObject({
      status: 200,
      data: { state: 'scored' },
    })

    expect(await get(trainee().username, id)).toMatchObject({
      score: 100,
      actions: ['confirm', 'object'],
    })

    expect(await step(trainee().username, id, 'confirm')).toMatchObject({
      status: 200,
      data: { state: 'confirmed' },
    })

    expect(await step(trainee().username, id, 'object', { reason: '晚了' })).toMatchObject({
      status: 409,
    })
  })

  test('is marked again after an objection, which needs a reason', async () => {
    const id = await planned()
    await step(examiner().username, id, 'take')
    await step(examiner().username, id, 'score', await marks(3))
    expect(await step(trainee().username, id, 'object', { reason: '' })).toMatchObject({
      status: 400,
    })

    expect(await step(trainee().username, id, 'object', { reason: '第 2 项做了' })).toMatchObject({
      status: 200,
      data: { state: 'objected' },
    })

    expect(await get(examiner().username, id)).toMatchObject({
      reason: '第 2 项做了',
      actions: ['score'],
    })

    expect(await step(examiner().username, id, 'score', await marks(6))).toMatchObject({
      status: 200,
    })
    expect(await get(trainee().username, id)).toMatchObject({ reason: null, score: 66.67 })
    expect((await noticesSent()).slice(2)).toEqual(
      ['scored', 'objected', 'scored'].map((kind) => `evaluation.examination.${kind}`),
    )
  })

  test('of other people cannot be taken, marked, confirmed or seen', async () => {
    const id = await planned()
    const [other, stranger] = [fixture.mentors[1]!.username, trainee(1).username]

    for (const [who, name] of [
      [other, 'take'],
      [stranger, 'confirm'],
    ] as const)
      expect(await step(who, id, name)).toMatchObject({ status: 404 })

    expect(await step('dept', id, 'take')).toMatchObject({ status: 409 })
    expect(await (await server.as(stranger)).get(`${PATH}/${id}`)).toMatchObject({ status: 404 })
    expect(await (await server.as(stranger)).get(PATH)).toMatchObject({ status: 401 })
    expect(await plan({}, examiner().username)).toMatchObject({ status: 401 })
    expect(await (await server.as('base2')).get(`${PATH}/${id}`)).toMatchObject({ status: 404 })

    expect(await step('base', id, 'cancel')).toMatchObject({
      status: 200,
      data: { state: 'cancelled' },
    })
  })

  test('is refused by name: of another day, twice, by an examiner of elsewhere, of an absent trainee, and before its day', async () => {
    expect(await plan({ examOn: '2026-11-19' })).toMatchObject({
      status: 400,
      errors: [{ path: 'examOn' }],
    })

    expect(await plan({ examinerId: trainee(1).userId })).toMatchObject({
      status: 400,
      msg: examineWords['zh-cn'].errors.examinerUnknown,
    })

    expect(await plan({ traineeIds: [999_999] })).toMatchObject({
      status: 400,
      errors: [{ path: 'traineeIds' }],
    })

    expect(await plan({ templateId: (await formOf(server, 'dops')).id })).toMatchObject({
      status: 400,
      errors: [{ path: 'templateId' }],
    })

    const id = await planned({ examOn: '2026-11-25' })

    expect(await plan({ examOn: '2026-11-25' })).toMatchObject({
      status: 409,
      errors: [{ path: 'traineeIds' }],
    })

    expect(await step(examiner().username, id, 'take')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('2026-11-25'),
    })

    expect(await get('bhb', id)).toMatchObject({ state: 'planned' })
  })

  test('waits for whose turn it is', async () => {
    const id = await planned()

    const waiting = async (who: string) =>
      (
        (await (await server.as(who)).get('/api/v1/waiting')).data as {
          kind: string
          count: number
        }[]
      ).find?.(({ kind }) => kind === 'examinations')?.count ?? 0

    expect([await waiting(examiner().username), await waiting(trainee().username)]).toEqual([1, 0])

    await step(examiner().username, id, 'take')
    await step(examiner().username, id, 'score', await marks(7))
    expect([await waiting(examiner().username), await waiting(trainee().username)]).toEqual([0, 1])
  })
})

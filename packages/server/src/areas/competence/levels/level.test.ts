import { levelWords } from '@residency/contract/areas/competence/levels/text'
import { observationWords } from '@residency/contract/areas/competence/observations/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addItems, addStays } from '../../../testing/builders/levels.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { decidersOf, whileWaived } from '../../../testing/builders/second-person.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { endLevels, remindOfEnds } from './end-levels.ts'

const GRANTS = '/api/v1/competenceGrants'
const LEVELS = '/api/v1/competenceLevels'
const OBSERVATIONS = '/api/v1/competenceObservations'
const NOW = new Date('2026-11-20T02:00:00Z')
const { errors } = levelWords['zh-cn']
const { errors: observationErrors } = observationWords['zh-cn']
const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 2, trainees: 3 })
const [checking, compounding] = await addItems(server, ['处方审核', '静脉用药调配'], 4)
let mentor: Caller
let other: Caller
let department: Caller
let base: Caller
let trainee: Caller

beforeAll(async () => {
  await addStays(server, fixture)
  ;[mentor, other] = [
    await server.as(fixture.mentors[0]!.username),
    await server.as(fixture.mentors[1]!.username),
  ]
  ;[department, base] = [await server.as('dept'), await server.as('base')]
  trainee = await server.as(fixture.trainees[0]!.username)
})

beforeEach(async () => {
  server.clock.now = NOW
  await server.asOwner(`truncate rate_limits, submit_locks, notices, flow_decisions cascade;
    truncate competence_evidence, competence_grants, competence_observations cascade;
    update competence_items set status = 1`)
})

const idOf = (place = 0) => fixture.trainees[place]!.traineeId

const observe = (who = mentor, over: object = {}) =>
  who.post(OBSERVATIONS, {
    traineeId: idOf(),
    itemId: checking,
    help: 4,
    complexity: 'middle',
    remark: '审核思路清楚',
    ...over,
  })

const propose = (who: Caller, level: number, over: object = {}) =>
  who.post(GRANTS, {
    traineeId: idOf(),
    itemId: checking,
    level,
    validUntil: '2027-11-19',
    basis: '近一年观察稳定',
    ...over,
  })

const proposed = async (who: Caller, level: number, over: object = {}) => {
  const reply = await propose(who, level, over)
  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return (reply.data as { id: number }).id
}

const act = async (who: Caller, id: number, action: string, reason?: string) => {
  const { version } = await server.db
    .selectFrom('competenceGrants')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return who.post(`${GRANTS}/${id}/act`, { action, reason, version })
}

type Sheet = {
  items: { itemId: number; level: number | null; observations: number; helps: number[] }[]
  ended: object[]
}

const sheet = async (who = trainee) => (await who.get(`${LEVELS}/own`)).data as Sheet

/** A session ends within days: a person who acts later has logged in again. */
const later = (username: string, moment: string) => {
  server.clock.now = new Date(moment)
  return server.as(username)
}

const levelOf = async (who = trainee) =>
  (await sheet(who)).items.find(({ itemId }) => itemId === checking)!.level

describe('an observation', () => {
  test('is recorded by the supervisor or the department of the day, and shown to the trainee', async () => {
    expect(await observe(mentor, { help: 3 })).toMatchObject({ data: { observations: 1 } })
    expect(await observe(department, { help: 5 })).toMatchObject({ data: { observations: 2 } })

    expect((await sheet()).items[0]).toMatchObject({ observations: 2, helps: [5, 3] })

    const { list } = (await trainee.get(`${OBSERVATIONS}?traineeId=${idOf()}&itemId=${checking}`))
      .data as { list: object[] }

    expect(list).toMatchObject([
      { help: 5 },
      { help: 3, remark: '审核思路清楚', observer: '导师1' },
    ])
  })

  test('is refused about a trainee of others, about oneself, on a day to come and of another item', async () => {
    const refused = { status: 400, errors: [{ message: observationErrors.observedTraineeUnknown }] }

    expect(await observe(other)).toMatchObject(refused)
    expect(await observe(base)).toMatchObject({ status: 200 })
    expect(await observe(mentor, { observedOn: '2026-10-01' })).toMatchObject(refused)
    expect(await observe(trainee)).toMatchObject({ status: 401 })

    expect(await observe(mentor, { observedOn: '2026-11-21' })).toMatchObject({
      errors: [{ message: observationErrors.observedAhead }],
    })

    await server.asOwner(`update competence_items set status = 0 where id = ${checking}`)
    expect(await observe()).toMatchObject({
      errors: [{ message: observationErrors.observedItemUnknown }],
    })
  })

  test('nobody observes themselves or grants a level to themselves, with all permissions either', async () => {
    const own = {
      userId: (
        await server.db
          .selectFrom('users')
          .select('id')
          .where('username', '=', 'dept')
          .executeTakeFirstOrThrow()
      ).id,
    }
    await server.db.updateTable('trainees').set(own).where('id', '=', idOf(2)).execute()

    try {
      expect(await observe(department, { traineeId: idOf(2) })).toMatchObject({ status: 400 })
      expect(await propose(department, 2, { traineeId: idOf(2) })).toMatchObject({ status: 400 })

      const id = await proposed(mentor, 2, { traineeId: idOf(2) })

      expect(await act(department, id, 'confirm')).toMatchObject({ status: 409 })
      expect(await act(base, id, 'confirm')).toMatchObject({ status: 200 })
      expect(await act(department, id, 'withdraw', '不再需要')).toMatchObject({ status: 409 })
    } finally {
      await server.db
        .updateTable('trainees')
        .set({ userId: fixture.trainees[2]!.userId })
        .where('id', '=', idOf(2))
        .execute()
    }
  })

  test('is not read by trainees and supervisors of others', async () => {
    await observe()

    const path = `${OBSERVATIONS}?traineeId=${idOf()}&itemId=${checking}`
    const colleague = await server.as(fixture.trainees[1]!.username)

    expect(await colleague.get(path)).toMatchObject({ data: { total: 0 } })
    expect(await other.get(path)).toMatchObject({ data: { total: 0 } })
    expect(await mentor.get(path)).toMatchObject({ data: { total: 1 } })
    expect(await other.get(`${LEVELS}/${idOf()}`)).toMatchObject({ status: 404 })
    expect(await mentor.get(`${LEVELS}/${idOf()}`)).toMatchObject({ status: 200 })
  })
})

describe('a level', () => {
  test('up to 3 is granted at once by the department, with the observations as evidence', async () => {
    await observe()

    const id = await proposed(department, 3)

    expect(await levelOf()).toBe(3)
    expect(await department.get(`${GRANTS}/${id}`)).toMatchObject({
      data: { state: 'granted', granter: expect.any(String), evidence: [{ help: 4 }] },
    })
  })

  test('that a supervisor proposes waits for the department', async () => {
    const id = await proposed(mentor, 3)

    expect(await levelOf()).toBeNull()
    expect(await act(mentor, id, 'confirm')).toMatchObject({ status: 401 })
    expect(await act(department, id, 'confirm')).toMatchObject({ status: 200 })
    expect(await levelOf()).toBe(3)
  })

  test('4 needs a second person, who is named; the proposer may only decline', async () => {
    const id = await proposed(department, 4)

    expect(await levelOf()).toBeNull()
    expect(await act(department, id, 'confirm')).toMatchObject({ status: 409 })
    expect(await decidersOf(department, 'competenceGrant', id)).toMatchObject({
      why: 'secondPerson',
      hasPeople: true,
    })

    expect(await department.get(`${GRANTS}?waiting=1`)).toMatchObject({ data: { total: 0 } })
    expect(await base.get(`${GRANTS}?waiting=1`)).toMatchObject({ data: { total: 1 } })
    expect(await act(base, id, 'confirm')).toMatchObject({ status: 200, data: { undo: {} } })
    expect(await levelOf()).toBe(4)
  })

  test('4 is granted by one person while the rule is waived', () =>
    whileWaived(server, 'competenceLevel', async () => {
      await proposed(department, 4)
      expect(await levelOf()).toBe(4)
    }))

  test('that waits is proposed once, also from two tabs', async () => {
    const both = await Promise.all([propose(mentor, 4), propose(department, 5)])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      errors: [{ path: 'itemId', message: errors.levelProposed }],
    })
  })

  test('ends after today and within the months of its item', async () => {
    for (const validUntil of ['2026-11-20', '2027-11-21'])
      expect(await propose(department, 2, { validUntil })).toMatchObject({
        status: 400,
        errors: [{ path: 'validUntil', message: expect.stringContaining('2027-11-20') }],
      })

    const id = await proposed(mentor, 4, { validUntil: '2026-12-01' })

    const laterBase = await later('base', '2026-12-02T02:00:00Z')

    expect(await act(laterBase, id, 'confirm')).toMatchObject({
      status: 409,
      msg: errors.levelEndPast,
    })
  })

  test('is withdrawn with a reason, and an earlier one does not come back', async () => {
    await proposed(department, 2)
    server.clock.now = new Date(NOW.getTime() + 3_600_000)

    const id = await proposed(department, 3)

    expect(await act(department, id, 'withdraw')).toMatchObject({ status: 400 })
    expect(await act(other, id, 'withdraw', '发生差错')).toMatchObject({ status: 401 })
    expect(await act(department, id, 'withdraw', '发生差错')).toMatchObject({ status: 200 })
    expect(await levelOf()).toBeNull()
    expect((await sheet()).ended).toMatchObject([
      { level: 3, state: 'withdrawn', reason: '发生差错' },
    ])
    expect(await act(department, id, 'withdraw', '再次')).toMatchObject({ status: 409 })
  })

  test('that was followed by a later decision is not withdrawn', async () => {
    const first = await proposed(department, 2)
    server.clock.now = new Date(NOW.getTime() + 3_600_000)
    await proposed(department, 3)

    expect(await act(department, first, 'withdraw', '发生差错')).toMatchObject({
      status: 409,
      msg: errors.levelNotCurrent,
    })
    expect(await levelOf()).toBe(3)
  })

  test('of which a decision is undone within seconds waits again', async () => {
    const id = await proposed(department, 4)
    const { undo } = (await act(base, id, 'confirm')).data as { undo: { id: number } }

    expect(await base.post(`${GRANTS}/undo`, { decision: undo.id })).toMatchObject({ status: 200 })
    expect(await levelOf()).toBeNull()
    expect(await base.get(`${GRANTS}/${id}`)).toMatchObject({ data: { state: 'proposed' } })
  })

  test('stays when the department is left; after half a year it proposes none', async () => {
    await proposed(department, 3)

    const own = fixture.trainees[0]!.username

    expect(await levelOf(await later(own, '2027-03-01T02:00:00Z'))).toBe(3)

    const laterDepartment = await later('dept', '2027-08-01T02:00:00Z')

    expect(await propose(laterDepartment, 2)).toMatchObject({ status: 400 })
  })

  test('is announced once, 30 days before its end, and ends by the clock', async () => {
    await proposed(department, 3, { validUntil: '2027-01-10' })

    const count = async (kind: string) =>
      (
        await server.db
          .selectFrom('notices')
          .select('id')
          .where('kind', '=', `competence.${kind}`)
          .execute()
      ).length

    server.clock.now = new Date('2026-12-10T02:00:00Z')
    expect(await remindOfEnds(systemCtx(server))).toBe(0)
    server.clock.now = new Date('2026-12-11T02:00:00Z')
    expect(await remindOfEnds(systemCtx(server))).toBe(1)
    expect(await remindOfEnds(systemCtx(server))).toBe(0)
    expect(await count('ending')).toBe(2)

    const own = fixture.trainees[0]!.username
    const sameTrainee = await later(own, '2027-01-10T15:00:00Z')

    expect(await endLevels(systemCtx(server))).toBe(0)
    expect(await levelOf(sameTrainee)).toBe(3)
    server.clock.now = new Date('2027-01-10T16:00:00Z')
    expect(await levelOf(sameTrainee)).toBeNull()
    expect(await endLevels(systemCtx(server))).toBe(1)
    expect(await endLevels(systemCtx(server))).toBe(0)
    expect(await count('expire')).toBe(1)
    expect((await sheet(sameTrainee)).ended).toMatchObject([{ state: 'ended' }])
  })
})

describe('what others read', () => {
  test('completion names the items whose level is missing, and is met when none is', async () => {
    const lines = async () =>
      (
        (await (await server.as('bhb')).get(`/api/v1/completions/candidates/${idOf()}`)).data as {
          lines: { key: string; state: string; detail: string }[]
        }
      ).lines.find(({ key }) => key === 'supervisionLevels')

    expect(await lines()).toMatchObject({
      state: 'missing',
      detail: expect.stringContaining('处方审核'),
    })

    await act(base, await proposed(department, 4), 'confirm')
    await act(base, await proposed(department, 5, { itemId: compounding }), 'confirm')
    expect(await lines()).toMatchObject({ state: 'met' })
  })

  test('staff of any department find a trainee by name, trainees do not; one letter is too few', async () => {
    await proposed(department, 3)

    const path = `${LEVELS}/byName?keywords=`

    expect(await other.get(`${path}${encodeURIComponent('学员1')}`)).toMatchObject({
      data: { list: [{ name: '学员1', levels: [{ item: '处方审核', level: 3 }] }], hasMore: false },
    })

    expect(await trainee.get(`${path}${encodeURIComponent('学员2')}`)).toMatchObject({
      status: 401,
    })
    expect(await other.get(`${path}${encodeURIComponent('学')}`)).toMatchObject({ status: 400 })
    expect(await other.get(`${LEVELS}/byName`)).toMatchObject({ status: 400 })
  })

  test('searches of one person are limited', async () => {
    for (let search = 0; search < 60; search++)
      await other.get(`${LEVELS}/byName?keywords=ab${search}`)

    expect(await other.get(`${LEVELS}/byName?keywords=ab`)).toMatchObject({ status: 429 })
  })
})

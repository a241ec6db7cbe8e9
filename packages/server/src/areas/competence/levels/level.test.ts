import { levelWords } from '@residency/contract/areas/competence/levels/text'
import { observationMenus } from '@residency/contract/areas/competence/observations/access'
import { observationWords } from '@residency/contract/areas/competence/observations/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addItems, addStays } from '../../../testing/builders/levels.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { decidersOf, whileWaived } from '../../../testing/builders/second-person.ts'
import { findUserId } from '../../../testing/find-records.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { endLevels, remindOfEnds } from './end-levels.ts'
import { levelsOwnRecord } from './levels-own-record.ts'

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
    update competence_items set status = 1, valid_months = 12;
    update trainees set status = 'inTraining', status_since = null where id in (${traineeIds})`)
})

const traineeIds = fixture.trainees.map(({ traineeId }) => traineeId).join(', ')
const depart = () =>
  server.asOwner(
    `update trainees set status = 'departed', status_since = '2026-11-19' where id = ${idOf()}`,
  )

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

const idOfLevel = async (level: number) =>
  (
    await server.db
      .selectFrom('competenceGrants')
      .select('id')
      .where('level', '=', level)
      .executeTakeFirstOrThrow()
  ).id

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
    expect(await observe(mentor, { observedOn: '2026-11-13' })).toMatchObject({ status: 200 })
    expect(await observe(mentor, { observedOn: '2026-11-12' })).toMatchObject({
      status: 400,
      errors: [{ path: 'observedOn', message: expect.stringContaining('2026-11-13') }],
    })
    expect(await observe(trainee)).toMatchObject({ status: 401 })

    expect(await observe(mentor, { observedOn: '2026-11-21' })).toMatchObject({
      errors: [{ message: observationErrors.observedAhead }],
    })

    await server.asOwner(`update competence_items set status = 0 where id = ${checking}`)
    expect(await observe()).toMatchObject({
      errors: [{ message: observationErrors.observedItemUnknown }],
    })
  })

  test('is accepted on the days that are offered, and on no other: also the last day of a stay', async () => {
    const choices = async (who: Caller) =>
      (
        (await who.get(`${OBSERVATIONS}/choices`)).data as {
          trainees: { traineeId: number; days: string[] }[]
        }
      ).trainees.find(({ traineeId }) => traineeId === idOf())

    const own = fixture.mentors[0]!.username
    const week = ['20', '19', '18', '17', '16', '15', '14', '13'].map((day) => `2026-11-${day}`)

    expect((await choices(mentor))?.days).toEqual(week)

    const afterwards = await later(own, '2026-12-03T02:00:00Z')
    const days = (await choices(afterwards))!.days

    expect(days).toEqual(['2026-11-30', '2026-11-29', '2026-11-28', '2026-11-27', '2026-11-26'])
    for (const observedOn of days)
      expect(await observe(afterwards, { observedOn })).toMatchObject({ status: 200 })

    expect(await observe(afterwards, { observedOn: '2026-12-01' })).toMatchObject({
      status: 400,
      errors: [{ message: observationErrors.observedTraineeUnknown }],
    })
    expect(await observe(afterwards)).toMatchObject({ status: 400 })

    await depart()
    expect(await choices(afterwards)).toBeUndefined()
    expect(await observe(afterwards, { observedOn: '2026-11-30' })).toMatchObject({ status: 400 })
  })

  test('is of the supervisor of the day where two stays follow each other', async () => {
    const { id } = await server.db
      .selectFrom('rotationBlocks')
      .select('id')
      .where('traineeId', '=', idOf(1))
      .executeTakeFirstOrThrow()

    await server.asOwner(`update rotation_blocks set ends_on = '2026-11-18' where id = ${id}`)
    await aBlock(server, {
      traineeId: idOf(1),
      departmentId: fixture.departmentId,
      from: '2026-11-19',
      until: '2026-11-30',
      state: 'entered',
      supervisorId: fixture.mentors[1]!.userId,
    })

    try {
      const about = { traineeId: idOf(1) }

      for (const [who, observedOn, status] of [
        [mentor, '2026-11-18', 200],
        [mentor, '2026-11-19', 400],
        [other, '2026-11-19', 200],
        [other, '2026-11-18', 400],
      ] as const)
        expect(await observe(who, { ...about, observedOn })).toMatchObject({ status })
    } finally {
      await server.asOwner(`delete from rotation_blocks where trainee_id = ${idOf(1)} and id <> ${id};
        update rotation_blocks set ends_on = '2026-11-30' where id = ${id}`)
    }
  })

  test('trainees and items are offered by name or number, and the office supervises nobody', async () => {
    const found = async (words: string) =>
      (
        (await mentor.get(`${OBSERVATIONS}/choices?keywords=${encodeURIComponent(words)}`))
          .data as { trainees: { name: string }[]; hasMore: boolean }
      ).trainees.map(({ name }) => name)

    expect(await found('学员2')).toEqual(['学员2'])
    expect(await found('没有这个人')).toEqual([])

    const office = await server.as('bhb')

    expect(await office.get(`${OBSERVATIONS}/choices`)).toMatchObject({ data: { trainees: [] } })
    expect(observationMenus.find(({ view }) => view === 'competence/observe/index')?.roles).toEqual(
      ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'],
    )
  })

  test('nobody observes themselves or grants a level to themselves, with all permissions either', async () => {
    const own = {
      userId: await findUserId(server, 'dept'),
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
    expect(await act(mentor, id, 'confirm')).toMatchObject({ status: 409 })
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
    expect(await act(other, id, 'withdraw', '发生差错')).toMatchObject({ status: 404 })
    expect(await act(mentor, id, 'withdraw', '发生差错')).toMatchObject({ status: 409 })
    expect(await act(trainee, id, 'withdraw', '发生差错')).toMatchObject({ status: 401 })
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

describe('a proposal', () => {
  const decided = async (change: string, remedy: string) => {
    const id = await proposed(mentor, 4)

    await server.asOwner(change)
    expect(await act(department, id, 'confirm')).toMatchObject({
      status: 409,
      msg: expect.stringContaining(remedy),
    })
    expect(await act(department, id, 'decline', '不再适用')).toMatchObject({ status: 200 })
  }

  test('of an item that was disabled since is not granted', () =>
    decided(
      `update competence_items set status = 0 where id = ${checking}`,
      errors.levelItemNotInUse,
    ))

  test('for longer than the item allows now is not granted', () =>
    decided(`update competence_items set valid_months = 1 where id = ${checking}`, '2026-12-20'))

  test('for somebody who left is not granted, and none is made', async () => {
    await decided(
      `update trainees set status = 'departed', status_since = '2026-11-19' where id = ${idOf()}`,
      errors.levelTraineeLeft,
    )

    expect(await propose(department, 2)).toMatchObject({
      status: 400,
      errors: [{ path: 'traineeId' }],
    })
    expect(await (await server.as('dept')).get(`${GRANTS}/choices?keywords=学员1`)).toMatchObject({
      data: { trainees: [] },
    })
  })

  test('who left gets no notice of an end', async () => {
    await proposed(department, 3, { validUntil: '2026-12-05' })
    await depart()
    expect(await remindOfEnds(systemCtx(server))).toBe(0)

    server.clock.now = new Date('2026-12-06T02:00:00Z')
    await server.asOwner('truncate notices cascade')
    expect(await endLevels(systemCtx(server))).toBe(1)
    expect(await server.db.selectFrom('notices').select('kind').execute()).toEqual([])
  })

  test('is taken back by who made it while it waits, and by nobody else; another is made', async () => {
    const id = await proposed(mentor, 4)

    expect(await mentor.get(`${GRANTS}/${id}`)).toMatchObject({ data: { actions: ['retract'] } })
    expect(await act(department, id, 'retract')).toMatchObject({ status: 409 })
    expect(await act(other, id, 'retract')).toMatchObject({ status: 404 })
    expect(await act(mentor, id, 'decline', '提错了')).toMatchObject({ status: 409 })
    expect(await act(mentor, id, 'retract')).toMatchObject({ status: 200 })
    expect(await act(mentor, id, 'retract')).toMatchObject({ status: 409 })
    expect(await server.db.selectFrom('notices').select('kind').execute()).toEqual([])

    await proposed(mentor, 3)
  })

  test('that is granted cannot be taken back', async () => {
    const id = await proposed(mentor, 3)

    await act(department, id, 'confirm')
    expect(await act(mentor, id, 'retract')).toMatchObject({ status: 409 })
    expect(await levelOf()).toBe(3)
  })

  test('that somebody else decides is answered to its proposer and the trainee', async () => {
    const noticesSent = async () =>
      (
        await server.db
          .selectFrom('notices')
          .select(['kind', 'userId', 'path'])
          .orderBy('id')
          .execute()
      ).map(({ kind, userId, path }) => [kind, userId, path])

    const [learner, proposer] = [fixture.trainees[0]!.userId, fixture.mentors[0]!.userId]
    const id = await proposed(mentor, 4)

    await act(department, id, 'decline', '观察不足')
    expect(await noticesSent()).toEqual([
      ['competence.decline', learner, '/competence/own'],
      ['competence.declined', proposer, `/competence/grant?id=${id}`],
    ])

    await server.asOwner('truncate notices cascade')
    await proposed(department, 3)
    expect(await noticesSent()).toEqual([['competence.confirm', learner, '/competence/own']])
  })

  test('shows before it is made what it will be joined with: the observations of a year', async () => {
    await observe()
    await server.asOwner("update competence_observations set observed_on = '2025-11-19'")
    await observe(mentor, { help: 5 })

    const before = `${GRANTS}/evidence?traineeId=${idOf()}&itemId=${checking}`

    expect(await mentor.get(before)).toMatchObject({ data: { total: 1, list: [{ help: 5 }] } })
    expect(await other.get(before)).toMatchObject({ data: { total: 0 } })

    const id = await proposed(mentor, 4)

    expect(await mentor.get(`${GRANTS}/${id}`)).toMatchObject({ data: { evidence: [{ help: 5 }] } })
  })

  test('says from which level on a second person grants, and nothing of it while that is waived', async () => {
    const twoFrom = async () =>
      ((await department.get(`${GRANTS}/choices`)).data as { twoFrom: number | null }).twoFrom

    expect(await twoFrom()).toBe(4)
    await whileWaived(server, 'competenceLevel', async () => expect(await twoFrom()).toBeNull())
  })
})

describe('what others read', () => {
  test('of an item that was disabled since, and of another profession, every reader gets the level', async () => {
    await proposed(department, 3)

    const office = await server.as('bhb')

    const levels = async () => {
      const found = (await office.get(`${LEVELS}/byName?keywords=${encodeURIComponent('学员1')}`))
        .data as { list: { levels: { level: number }[] }[] }

      return [await levelOf(), found.list[0]!.levels[0]?.level]
    }

    await server.asOwner(`update competence_items set status = 0 where id = ${checking}`)
    expect(await levels()).toEqual([3, 3])

    const { majorId } = await server.db
      .selectFrom('trainees')
      .select('majorId')
      .where('id', '=', idOf())
      .executeTakeFirstOrThrow()

    await server.asOwner(`update trainees set major_id = (select id from majors where kind = 'technician' order by id limit 1)
      where id = ${idOf()}`)

    try {
      expect(await levels()).toEqual([3, 3])
    } finally {
      await server.asOwner(`update trainees set major_id = ${majorId} where id = ${idOf()}`)
    }
  })

  test('ended levels have the last day on which they applied; a replaced one did not end', async () => {
    const ended = async (moment: string) =>
      (
        (await sheet(await later(fixture.trainees[0]!.username, moment))).ended as {
          level: number
          on: string
          state: string
        }[]
      ).map(({ level, on, state }) => [level, on, state])

    await proposed(department, 2, { validUntil: '2026-12-10' })
    await proposed(department, 4, { itemId: compounding, validUntil: '2026-12-10' })
    await act(base, await idOfLevel(4), 'confirm')

    server.clock.now = new Date(NOW.getTime() + 3_600_000)
    const third = await proposed(department, 3, { validUntil: '2027-06-30' })

    expect(await ended('2026-12-10T15:00:00Z')).toEqual([])
    expect(await ended('2026-12-10T16:00:00Z')).toEqual([[4, '2026-12-10', 'ended']])

    server.clock.now = new Date('2026-12-14T02:00:00Z')
    await endLevels(systemCtx(server))
    expect(await ended('2026-12-14T02:00:00Z')).toEqual([[4, '2026-12-10', 'ended']])

    const laterBase = await later('base', '2026-12-20T02:00:00Z')

    await act(laterBase, third, 'withdraw', '发生差错')
    expect(await ended('2026-12-21T02:00:00Z')).toEqual([
      [3, '2026-12-20', 'withdrawn'],
      [4, '2026-12-10', 'ended'],
    ])
  })

  test('a supervisor and a department read for half a year after the stay, the base and the office always', async () => {
    const id = await proposed(mentor, 3)
    await act(department, id, 'confirm')

    const readers = [fixture.mentors[0]!.username, 'dept', 'base', 'bhb']

    const statuses = async (moment: string) => {
      const found: number[] = []

      for (const reader of readers) {
        const who = await later(reader, moment)
        const paths = [`${LEVELS}/${idOf()}`, `${GRANTS}/${id}`]
        for (const path of paths) found.push((await who.get(path)).status)
      }

      return found
    }

    expect(await statuses('2027-05-30T02:00:00Z')).toEqual(Array(8).fill(200))
    expect(await statuses('2027-06-01T02:00:00Z')).toEqual([404, 404, 404, 404, 200, 200, 200, 200])
  })

  test('the own record has levels with their people, badges, look-ups and the consent', async () => {
    await proposed(department, 3)
    await observe()
    await server.asOwner(`truncate competence_badges cascade;
      insert into competence_badges (trainee_id, hash, issued_by, issued_at, revoked_at, revoked_by, reason)
        values (${idOf()}, decode(repeat('00', 32), 'hex'), ${department.userId}, '2026-11-01', '2026-11-05', ${department.userId}, '遗失');
      insert into competence_lookups (badge_id, day, count) select id, '2026-11-02', 3 from competence_badges;
      insert into competence_photo_consents (trainee_id, agreed_at) values (${idOf()}, '2026-11-03T02:00:00Z')`)

    try {
      const system = systemCtx(server)
      const ctx = { ...system, actor: { ...system.actor, userId: fixture.trainees[0]!.userId } }
      const parts: { heading: string; records?: readonly object[] }[] = []
      for await (const part of levelsOwnRecord(ctx)) parts.push(part as (typeof parts)[number])

      expect(parts.map(({ heading }) => heading)).toEqual([
        '监督级别',
        '操作观察',
        '胸牌',
        '胸牌查询次数',
        '胸牌查询显示照片',
      ])
      expect(parts[0]!.records).toMatchObject([
        { 提议人: expect.any(String), 授予人: expect.any(String), 授予日期: '2026-11-20' },
      ])
      expect(parts[2]!.records).toMatchObject([{ 作废日期: '2026-11-05', 原因: '遗失' }])
      expect(parts[3]!.records).toMatchObject([{ 日期: '2026-11-02', 次数: 3 }])
    } finally {
      await server.asOwner('truncate competence_badges, competence_photo_consents cascade')
    }
  })

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

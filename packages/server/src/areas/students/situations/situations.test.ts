import { Readable } from 'node:stream'
import { situationWords } from '@residency/contract/areas/students/situations/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { decidersOf, whileWaived } from '../../../testing/builders/second-person.ts'
import { findVersion } from '../../../testing/find-records.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { countAndList } from '../../../testing/walks/waiting-lists.ts'
import { studentsArea } from '../students.area.ts'
import { eraseSituationPapers } from './erase-papers.ts'

const PATH = '/api/v1/situations'
const { errors } = situationWords['zh-cn']
const server = await openServer()
let fixtures: MentorFixtures
let office: Caller
let base: Caller
let base2: Caller
let major = 0
let majors: { value: number; base: string }[]
const NOW = new Date('2026-11-20T01:00:00Z')

beforeAll(async () => {
  server.clock.now = NOW
  fixtures = await addMentorFixtures(server, { mentors: 0, trainees: 3 })
  await signIn()
  major = (await training()).majorId
  majors = (await base.get(`${PATH}/majors`)).data as typeof majors
})

/** Sessions end while the clock moves on. */
async function signIn() {
  ;[office, base, base2] = [
    await server.as('bhb'),
    await server.as('base'),
    await server.as('base2'),
  ]
}

beforeEach(async () => {
  server.clock.now = NOW
  await signIn()
  await server.asOwner(
    'truncate rate_limits, submit_locks, trainee_situations, rotation_absences, rotation_swaps, rotation_blocks, plan_blocks, flow_decisions, notices cascade',
  )
  await server.asOwner(`update trainees set starts_on = '2024-09-01', length_months = 36, extension_days = 0, status = 'inTraining', major_id = ${major}
    where id in (${fixtures.trainees.map(({ traineeId }) => traineeId).join()})`)
})

const trainee = (n = 0) => server.as(fixtures.trainees[n]!.username)
const idOf = (n = 0) => fixtures.trainees[n]!.traineeId
const papers = { reason: '家中有事', files: [] }

const suspension = (over: object = {}) => ({
  kind: 'suspension',
  startsOn: '2026-12-15',
  endsOn: '2027-01-14',
  ...papers,
  ...over,
})

const ask = async (body: object, n = 0) => (await trainee(n)).post(`${PATH}/own`, { ...body })

async function sentSituation(body: object, n = 0) {
  const reply = await ask(body, n)
  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return (reply.data as { id: number }).id
}

const versionOf = (id: number) => findVersion(server, 'traineeSituations', id)

const act = async (who: Caller, id: number, action: string, reason?: string) =>
  who.post(`${PATH}/${id}/act`, { action, reason, version: await versionOf(id) })

const stateOf = async (id: number) =>
  (
    await server.db
      .selectFrom('traineeSituations')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

const training = (n = 0) =>
  server.db
    .selectFrom('trainees')
    .select(['plannedEnd', 'status', 'extensionDays', 'majorId', 'cohortId'])
    .where('id', '=', idOf(n))
    .executeTakeFirstOrThrow()

const daysOut = async () =>
  (
    await server.db
      .selectFrom('rotationAbsences')
      .select(['startsOn', 'endsOn'])
      .orderBy('startsOn')
      .execute()
  ).map((d) => [d.startsOn, d.endsOn])

async function passed(body: object, n = 0) {
  const id = await sentSituation(body, n)

  expect(await act(base, id, 'passAsBase')).toMatchObject({ status: 200 })

  const last = await act(office, id, 'passAsOffice')

  expect(last, last.msg).toMatchObject({ status: 200 })

  return id
}

const onDay = async (day: string) => {
  server.clock.now = new Date(`${day}T02:00:00Z`)
  await studentsArea
    .schedule!.find(({ name }) => name === 'situations by the day')!
    .run(server.app.asSystem())
  await signIn()
}

const waiting = async (who: Caller) =>
  ((await who.get('/api/v1/waiting')).data as { kind: string; count: number }[]).filter(
    ({ kind }) => kind.endsWith('Situations'),
  )

describe('a suspension', () => {
  test('goes from the trainee to base and office with its effect shown; then the end moves, the days leave the timetable, the status follows', async () => {
    await aBlock(server, {
      traineeId: idOf(),
      departmentId: fixtures.departmentId,
      from: '2027-01-01',
      until: '2027-01-31',
    })

    const query = 'kind=suspension&startsOn=2026-12-15&endsOn=2027-01-14'

    const effect = {
      plannedEnd: '2027-08-31',
      newEnd: '2027-10-01',
      days: 31,
      stays: [{ daysOut: 14, isMoot: false }],
      obstacle: null,
    }

    expect((await (await trainee()).get(`${PATH}/effect?${query}`)).data).toMatchObject(effect)

    const id = await sentSituation(suspension())

    expect(await waiting(base)).toMatchObject([{ kind: 'decideSituations', count: 1 }])

    expect((await base.get(`${PATH}/${id}`)).data).toMatchObject({
      effect,
      actions: ['passAsBase', 'rejectAsBase'],
    })

    expect(await act(base, id, 'passAsBase')).toMatchObject({ data: { state: 'basePassed' } })
    expect(await waiting(office)).toMatchObject([{ kind: 'confirmSituations', count: 1 }])
    expect(await act(office, id, 'passAsOffice')).toMatchObject({ data: { state: 'officePassed' } })
    expect(await training()).toMatchObject({ plannedEnd: '2027-10-01', status: 'extended' })
    expect(await daysOut()).toEqual([['2026-12-15', '2027-01-14']])

    await onDay('2026-12-14')
    expect(await stateOf(id)).toBe('officePassed')

    await onDay('2026-12-15')
    await onDay('2026-12-15')
    expect([await stateOf(id), (await training()).status]).toEqual(['inForce', 'suspended'])

    await onDay('2027-01-15')
    expect([await stateOf(id), (await training()).status]).toEqual(['ended', 'extended'])

    const timeline = (await (await trainee()).get('/api/v1/trainees/own/timeline')).data

    expect(timeline).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ what: '暂停培训 2026-12-15 至 2027-01-14' }),
      ]),
    )
  })

  test('that ends early gives back the days that are left; not before its first, after its approved, or on a day to come', async () => {
    const id = await passed(suspension())
    await onDay('2027-01-04')

    const end = async (endedOn: string) =>
      office.post(`${PATH}/${id}/end`, {
        endedOn,
        reason: '提前恢复',
        version: await versionOf(id),
      })

    expect((await end('2026-12-14')).msg).toBe(
      errors.situationEndsBefore.replace('{from}', '2026-12-15'),
    )
    expect((await end('2027-01-15')).msg).toBe(
      errors.situationEndsLater.replace('{until}', '2027-01-14'),
    )
    expect((await end('2027-01-05')).msg).toBe(errors.situationEndsAhead)

    expect(
      await base.post(`${PATH}/${id}/end`, {
        endedOn: '2027-01-04',
        reason: 'x',
        version: await versionOf(id),
      }),
    ).toMatchObject({
      status: 401,
    })

    expect((await end('2027-01-04')).data).toEqual({ plannedEnd: '2027-09-21' })
    expect(await training()).toMatchObject({ extensionDays: 21, status: 'extended' })
    expect(await daysOut()).toEqual([['2026-12-15', '2027-01-04']])
    expect((await end('2027-01-04')).status).toBe(409)
  })

  test('that is passed can be undone within seconds, and what it moved moves back', async () => {
    const id = await sentSituation(suspension())
    await act(base, id, 'passAsBase')

    const { undo } = (await act(office, id, 'passAsOffice')).data as { undo: { id: number } }

    expect(await office.post(`${PATH}/undo`, { decision: undo.id })).toMatchObject({ status: 200 })
    expect([await stateOf(id), await daysOut()]).toEqual(['basePassed', []])
    expect(await training()).toMatchObject({ plannedEnd: '2027-08-31', status: 'inTraining' })
  })

  test('that is withdrawn before its first day takes everything back; afterwards it cannot be', async () => {
    const id = await passed(suspension())

    expect((await (await trainee(1)).delete(`${PATH}/own/${id}`)).status).toBe(404)
    expect((await (await trainee()).delete(`${PATH}/own/${id}`)).status).toBe(200)
    expect([(await training()).plannedEnd, await daysOut()]).toEqual(['2027-08-31', []])

    const second = await passed(suspension())

    await onDay('2026-12-15')
    expect((await (await trainee()).delete(`${PATH}/own/${second}`)).status).toBe(409)
  })

  test('never overlaps another of the same trainee, of two asked for at once one is stored, and it does not overlap days away', async () => {
    const both = await Promise.all([
      ask(suspension()),
      ask(suspension({ startsOn: '2027-01-14', endsOn: '2027-02-01' })),
    ])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])

    const again = await ask(suspension({ startsOn: '2027-01-14', endsOn: '2027-01-14' }))

    expect([again.status, again.errors[0]?.path]).toEqual([409, 'startsOn'])

    await server.db
      .insertInto('rotationAbsences')
      .values({
        traineeId: idOf(1),
        startsOn: '2026-12-20',
        endsOn: '2026-12-21',
        reason: '事假',
        createdBy: office.userId,
      })
      .execute()

    expect((await ask(suspension(), 1)).msg).toContain('2026-12-20 至 2026-12-21')

    await expect(
      server.db
        .updateTable('trainees')
        .set({ plannedEnd: '2030-01-01' } as never)
        .where('id', '=', idOf())
        .execute(),
    ).rejects.toThrow()
  })
})

describe('a transfer', () => {
  const other = () => majors.find(({ base: name }) => name === '检验基地')!

  const transfer = (over: object = {}) => ({
    kind: 'transfer',
    startsOn: '2026-12-01',
    toMajorId: other().value,
    ...papers,
    ...over,
  })

  test('needs the giving and the taking base, then the office; on its day major and cohort change and stays to come are given back', async () => {
    await aBlock(server, {
      traineeId: idOf(),
      departmentId: fixtures.departmentId,
      from: '2026-11-01',
      until: '2026-11-30',
      state: 'entered',
    })

    await aBlock(server, {
      traineeId: idOf(),
      departmentId: fixtures.departmentId,
      from: '2026-12-01',
      until: '2026-12-31',
    })

    const id = await sentSituation(transfer())

    expect((await base2.get(`${PATH}/${id}`)).data).toMatchObject({
      effect: { stays: [{ isMoot: true, startsOn: '2026-12-01' }] },
    })
    expect(await act(base, id, 'passAsBase')).toMatchObject({ status: 409 })

    expect(await act(base, id, 'agreeAsBase')).toMatchObject({
      status: 200,
      data: { state: 'submitted', actions: [] },
    })

    expect(await act(base, id, 'agreeAsBase')).toMatchObject({ status: 409 })
    expect(await countAndList(base, 'decideSituations')).toEqual({ count: 0, listed: 0 })
    expect(await countAndList(base2, 'decideSituations')).toEqual({ count: 1, listed: 1 })

    expect(await act(base2, id, 'passAsBase')).toMatchObject({
      status: 200,
      data: { state: 'basePassed' },
    })

    expect(await act(office, id, 'passAsOffice')).toMatchObject({ status: 200 })

    await onDay('2026-11-30')
    expect((await training()).majorId).toBe(major)

    await onDay('2026-12-01')

    expect(await training()).toMatchObject({
      majorId: other().value,
      cohortId: null,
      plannedEnd: '2027-08-31',
    })

    const stays = await server.db
      .selectFrom('rotationBlocks')
      .select('startsOn')
      .where('traineeId', '=', idOf())
      .execute()

    expect(stays).toEqual([{ startsOn: '2026-11-01' }])
    expect((await base.get(`${PATH}/${id}`)).status).toBe(200)
  })

  test('within one base needs that base alone; not into the same major, one that is not in use, or on a day that is over', async () => {
    expect((await ask(transfer({ toMajorId: major }))).msg).toBe(errors.situationSameMajor)
    expect((await ask(transfer({ toMajorId: 999_999 }))).msg).toBe(errors.situationMajorUnknown)
    expect((await ask(transfer({ startsOn: '2026-11-19' }))).msg).toBe(errors.situationTransferPast)

    await sentSituation(transfer())
    expect((await ask(transfer())).status).toBe(409)
  })
})

describe('an extension', () => {
  test('is computed from the planned end, by calendar months; a second one waits until the first is decided', async () => {
    const id = await sentSituation({ kind: 'extension', months: 3, ...papers })

    expect((await ask({ kind: 'extension', months: 1, ...papers })).msg).toContain('延长培训')

    await act(base, id, 'passAsBase')
    await act(office, id, 'passAsOffice')
    expect(await training()).toMatchObject({ plannedEnd: '2027-11-30', status: 'extended' })
  })
  test('needs a length that is recorded', async () => {
    await server.db
      .updateTable('trainees')
      .set({ lengthMonths: null })
      .where('id', '=', idOf())
      .execute()
    expect((await ask({ kind: 'extension', months: 3, ...papers })).msg).toBe(
      errors.situationNoLength,
    )
  })
})

describe('a measure', () => {
  const measure = (over: object = {}) => ({
    kind: 'discipline',
    traineeId: idOf(),
    startsOn: '2026-11-20',
    measure: 'warning',
    ...papers,
    ...over,
  })

  test('is recorded by a base, decided by the office, and known to the trainee only then', async () => {
    const made = await base.post(PATH, measure())

    expect(made, made.msg).toMatchObject({ status: 200, data: { state: 'basePassed' } })

    const { id } = made.data as { id: number }

    expect((await (await trainee()).get(`${PATH}/own`)).data).toMatchObject({ situations: [] })
    expect(await act(base, id, 'passAsOffice')).toMatchObject({ status: 409 })
    expect(await act(office, id, 'passAsOffice')).toMatchObject({ status: 200 })
    expect((await (await trainee()).get(`${PATH}/own`)).data).toMatchObject({
      situations: [{ id, measure: 'warning', mayWithdraw: false }],
    })

    server.clock.now = new Date(NOW.getTime() + 60_000)
    await studentsArea
      .schedule!.find(({ name }) => name === 'situations by the day')!
      .run(server.app.asSystem())
    expect(await stateOf(id)).toBe('inForce')
  })

  test('recorded by the office waits for the base; it is retracted by its recorder with a reason, and not of a foreign base', async () => {
    const { id } = (await office.post(PATH, measure())).data as { id: number }

    expect(await stateOf(id)).toBe('submitted')

    const retract = async (who: Caller, reason?: string) =>
      who.post(`${PATH}/${id}/retract`, { reason, version: await versionOf(id) })

    expect((await retract(office)).status).toBe(400)
    expect((await retract(base, '写错了')).status).toBe(409)
    expect((await retract(office, '写错了')).status).toBe(200)
    expect((await base2.post(PATH, measure())).msg).toBe(errors.situationTraineeUnknown)
    expect((await (await trainee()).post(PATH, measure())).status).toBe(401)
  })
})

describe('pregnancy and illness', () => {
  test('are notified: in force at once, decided by nobody, seen by base and office, once at a time', async () => {
    const body = { kind: 'pregnancy', startsOn: '2026-11-20', ...papers }

    expect(await ask(body)).toMatchObject({ status: 200, data: { state: 'inForce' } })
    expect((await ask(body)).status).toBe(409)
    expect(await waiting(base)).toEqual([])

    expect((await base.get(`${PATH}/page`)).data).toMatchObject({
      total: 1,
      list: [{ kind: 'pregnancy', actions: [] }],
    })

    expect((await base2.get(`${PATH}/page`)).data).toMatchObject({ total: 0 })
  })
})

describe('a situation is decided', () => {
  test('by one person where that is waived; until then it says who else may; never about oneself', async () => {
    const id = await sentSituation(suspension())

    expect(await act(base, id, 'passAsBase')).toMatchObject({ status: 200 })

    // one person who both administers the base and is of the office
    await server.asOwner(
      `update trainee_situations set base_passed_by = ${office.userId} where id = ${id}`,
    )
    expect(await act(office, id, 'passAsOffice')).toMatchObject({ status: 409 })
    expect(await countAndList(office, 'confirmSituations')).toEqual({ count: 0, listed: 0 })

    expect(await decidersOf(office, 'situation', id)).toMatchObject({
      why: 'secondPerson',
      hasPeople: true,
    })

    await whileWaived(server, 'situation', async () => {
      await server.asOwner(`update trainees set user_id = ${office.userId} where id = ${idOf()}`)
      expect(await act(office, id, 'passAsOffice')).toMatchObject({ status: 409 })
      expect(await decidersOf(office, 'situation', id)).toMatchObject({ why: 'concerned' })
      expect(await countAndList(office, 'confirmSituations')).toEqual({ count: 0, listed: 0 })

      await server.asOwner(
        `update trainees set user_id = ${fixtures.trainees[0]!.userId} where id = ${idOf()}`,
      )
      expect(await act(office, id, 'passAsOffice')).toMatchObject({
        data: { state: 'officePassed' },
      })
    })

    expect((await decidersOf(office, 'situation', id)).byOnePerson).toHaveLength(1)
  })

  test('by nobody about oneself, nor for a base of others, nor twice; a refusal needs its reason', async () => {
    const id = await sentSituation(suspension())

    expect((await base2.get(`${PATH}/${id}`)).status).toBe(404)
    expect(await act(base2, id, 'passAsBase')).toMatchObject({ status: 404 })
    expect(await act(await trainee(), id, 'passAsBase')).toMatchObject({ status: 401 })
    expect(await act(office, id, 'passAsBase')).toMatchObject({ status: 409 })
    expect(await act(office, id, 'passAsOffice')).toMatchObject({ status: 409 })
    expect((await act(base, id, 'rejectAsBase')).status).toBe(400)

    await server.asOwner(`update trainees set user_id = ${base.userId} where id = ${idOf()}`)
    expect(await act(base, id, 'passAsBase')).toMatchObject({ status: 409 })

    await server.asOwner(
      `update trainees set user_id = ${fixtures.trainees[0]!.userId} where id = ${idOf()}`,
    )
    expect(await act(base, id, 'rejectAsBase', '材料不全')).toMatchObject({
      data: { state: 'rejected' },
    })
    expect(await act(base, id, 'passAsBase')).toMatchObject({ status: 409 })

    server.clock.now = new Date(NOW.getTime() + 60_000)
    expect((await (await trainee()).get(`${PATH}/own`)).data).toMatchObject({
      situations: [{ refusal: '材料不全' }],
    })
  })

  test('for many at once with a result for each, and as a sheet', async () => {
    const ids = [await sentSituation(suspension(), 0), await sentSituation(suspension(), 1)]
    const versions = ids.map((id) => ({ id, version: 1 }))

    expect(
      (await base.post(`${PATH}/act`, { action: 'passAsBase', ids: [...ids, 999_999], versions }))
        .data,
    ).toMatchObject({ done: 2 })

    const { status, body } = await base.get(`${PATH}/_export?kind=suspension`)

    expect([status, body.length > 3000]).toEqual([200, true])
  })
})

test('papers of an illness are erased two years after it or the training ended, not before', async () => {
  const stored = await server.blobs.put(Readable.from([Buffer.from('certificate')]), 100)

  const withPaper = async (
    kind: ColumnValue<'traineeSituations', 'kind'>,
    endsOn: string | null,
  ) => {
    const row = {
      traineeId: idOf(),
      kind,
      startsOn: '2024-10-01',
      endsOn,
      fromMajorId: major,
      reason: '病历',
      state: 'ended' as const,
      baseIds: [fixtures.baseId],
    }

    const { id } = await server.db
      .insertInto('traineeSituations')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()

    const file = {
      key: `situation-${id}`,
      purpose: 'proof' as const,
      name: 'p.jpg',
      type: 'image/jpeg',
      size: 11,
      recordKind: 'situation',
      recordId: id,
    }

    await server.db
      .insertInto('files')
      .values({
        ...file,
        contentHash: stored.contentHash,
        storedAs: stored.storedAs,
        userId: fixtures.trainees[0]!.userId,
      })
      .execute()
  }

  await withPaper('illness', '2024-11-01')
  await withPaper('pregnancy', null)
  await withPaper('illness', '2024-11-21')

  const keeper = {
    db: server.db,
    blobs: server.blobs,
    fields: fieldCrypto(server.keys),
    now: () => server.clock.now,
  }

  const erase = () => eraseSituationPapers.erase(keeper, new Date('2024-11-20T02:00:00Z'), 10)

  expect([await erase(), await erase()]).toEqual([1, 0])

  await server.db
    .updateTable('trainees')
    .set({ status: 'departed', statusSince: '2024-11-10' })
    .where('id', '=', idOf())
    .execute()

  expect([await erase(), await erase()]).toEqual([1, 0])
})

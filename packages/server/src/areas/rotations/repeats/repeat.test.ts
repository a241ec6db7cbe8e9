import type { RepeatPlace } from '@residency/contract/areas/rotations/blocks/repeat.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { describe, expect, test } from 'vitest'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { freePlaces, sameLength } from './places.rules.ts'

test('a stay of whole months keeps its months, another its days; a gap and the end are offered', () => {
  const span = (from: string, until: string) => ({ from, until })

  expect(sameLength(span('2026-10-01', '2026-11-30'), '2027-02-01')).toEqual(
    span('2027-02-01', '2027-03-31'),
  )
  expect(sameLength(span('2026-10-05', '2026-10-14'), '2027-02-01')).toEqual(
    span('2027-02-01', '2027-02-10'),
  )

  const others = [
    span('2026-10-01', '2026-10-31'),
    span('2026-11-01', '2026-11-30'),
    span('2027-01-01', '2027-02-28'),
  ]

  expect(freePlaces(others[0]!, others, '2026-11-20')).toEqual([
    { ...span('2026-12-01', '2026-12-31'), isAtEnd: false },
    { ...span('2027-03-01', '2027-03-31'), isAtEnd: true },
  ])
})

const PATH = '/api/v1/rotationBlocks'
const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 2 })

describe('the repeat of a failed stay', () => {
  test('is placed by the base where nothing else is; what was planned stays, and a later end extends the training', async () => {
    const { departmentId } = fixtures
    const { traineeId, userId, username } = fixtures.trainees[0]!

    await server.asOwner(
      `update trainees set starts_on = '2026-01-01', length_months = 12 where id = ${traineeId}`,
    )

    const failed = await aBlock(server, {
      traineeId,
      departmentId,
      from: '2026-10-01',
      until: '2026-10-31',
      state: 'failed',
    })

    const planned = await aBlock(server, {
      traineeId,
      departmentId,
      from: '2026-12-01',
      until: '2026-12-31',
    })

    const base = await server.as('base')
    const places = (await base.get(`${PATH}/${failed}/repeatPlaces`)).data as RepeatPlace[]

    expect(places).toMatchObject([
      { startsOn: '2027-01-01', endsOn: '2027-01-31', isAtEnd: true, isExtending: true, seats: 0 },
    ])

    const place = (who: Caller, startsOn: string) =>
      who.post(`${PATH}/${failed}/repeat`, { startsOn })

    expect(await place(await server.as('dept'), '2027-01-01')).toMatchObject({ code: 'A0301' })
    expect(await place(await server.as('base2'), '2027-01-01')).toMatchObject({ status: 404 })

    expect(await place(base, '2026-11-20')).toMatchObject({
      status: 400,
      msg: blockWords['zh-cn'].errors.repeatInPast,
    })

    expect(await place(base, '2026-12-01')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('2026-12-01 至 2026-12-31'),
    })

    expect(await place(base, '2027-01-15')).toMatchObject({
      status: 400,
      msg: blockWords['zh-cn'].errors.repeatNotFirst,
    })

    expect(await place(base, '2098-01-01')).toMatchObject({
      status: 400,
      msg: expect.stringContaining('2031-11-01'),
    })

    expect(await place(base, '2027-01-01')).toMatchObject({ status: 200 })

    await server.asOwner('truncate submit_locks')

    expect(await place(base, '2027-01-01')).toMatchObject({
      status: 409,
      msg: blockWords['zh-cn'].errors.repeatNotNow,
    })

    const stays = await server.db
      .selectFrom('rotationBlocks')
      .selectAll()
      .where('traineeId', '=', traineeId)
      .orderBy('startsOn')
      .execute()

    expect(stays.map(({ id, origin }) => [id === planned, origin])).toEqual([
      [false, 'plan'],
      [true, 'plan'],
      [false, 'repeat'],
    ])

    const trainee = await server.db
      .selectFrom('trainees')
      .select(['plannedEnd'])
      .where('id', '=', traineeId)
      .executeTakeFirstOrThrow()

    expect(trainee.plannedEnd).toBe('2027-01-31')

    const notice = await server.db
      .selectFrom('notices')
      .select('title')
      .where('userId', '=', userId)
      .executeTakeFirst()

    expect(notice?.title).toBe('已安排补轮：住院药房')

    const lines = (await (await server.as(username)).get('/api/v1/trainees/own/completion')).data

    expect((lines as { key: string }[]).find(({ key }) => key === 'rotations')).toMatchObject({
      state: 'missing',
    })
  })

  test('is placed once by two who place it in different months at the same moment', async () => {
    const { traineeId } = fixtures.trainees[1]!

    const failed = await aBlock(server, {
      traineeId,
      departmentId: fixtures.departmentId,
      from: '2026-09-01',
      until: '2026-09-30',
      state: 'failed',
    })

    const [base, office] = [await server.as('base'), await server.as('bhb')]

    const replies = await Promise.all([
      base.post(`${PATH}/${failed}/repeat`, { startsOn: '2027-02-01' }),
      office.post(`${PATH}/${failed}/repeat`, { startsOn: '2027-03-01' }),
    ])

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.msg).toBe(
      blockWords['zh-cn'].errors.repeatNotNow,
    )
  })

  test('waits for the base until it is placed', async () => {
    const { traineeId } = fixtures.trainees[1]!

    const waiting = async () => {
      const all = (await (await server.as('base')).get('/api/v1/waiting')).data as {
        kind: string
        count: number
      }[]

      return all.find(({ kind }) => kind === 'placeRepeats')?.count ?? 0
    }

    const before = await waiting()

    await aBlock(server, {
      traineeId,
      departmentId: fixtures.departmentId,
      from: '2026-10-01',
      until: '2026-10-31',
      state: 'failed',
    })

    expect(await waiting()).toBe(before + 1)
  })
})

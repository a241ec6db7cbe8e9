import { departureWords } from '@residency/contract/areas/students/departure/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const PATH = '/api/v1/departures'
const { errors } = departureWords['zh-cn']
const server = await openServer()
let fixtures: MentorFixtures
let [office, base, base2, trainee]: Caller[] = []

beforeAll(async () => {
  server.clock.now = new Date('2026-11-20T01:00:00Z')
  fixtures = await addMentorFixtures(server, { mentors: 0, trainees: 1 })
  ;[office, base, base2] = [
    await server.as('bhb'),
    await server.as('base'),
    await server.as('base2'),
  ]

  trainee = await server.as(fixtures.trainees[0]!.username)
})

beforeEach(async () => {
  await server.asOwner(
    'truncate rate_limits, submit_locks, trainee_departures, departure_clearances, departure_ratings, departure_scores, flow_decisions, deliveries, notices cascade',
  )
})

const form = (over: object = {}) => ({
  kind: 'dropout',
  leavesOn: '2026-11-02',
  reason: '连续两周未到岗，联系不上',
  traineeId: fixtures.trainees[0]!.traineeId,
  ...over,
})

const record = (who: Caller, over: object = {}) => who.post(PATH, form(over))
const recorded = async (who: Caller) => ((await record(who)).data as { id: number }).id

type DepartureView = {
  clearances: { id: number; owner: string; mayDecide: boolean }[]
  recordedBy: string
  mayWithdraw: boolean
  mayRate: boolean
}

const open = async (who: Caller, id: number) =>
  (await who.get(`${PATH}/${id}`)).data as DepartureView

describe('a departure on behalf of a trainee', () => {
  test('is recorded by the base or the office, also since a past day, once at a time; the trainee is notified', async () => {
    const found = (await office!.get(`${PATH}/trainees?keywords=${encodeURIComponent('学员1')}`))
      .data as { value: number }[]

    expect(found.map(({ value }) => value)).toContain(form().traineeId)

    const query = `${PATH}/consequences?leavesOn=2026-11-02&traineeId=${form().traineeId}`

    expect((await office!.get(query)).data).toMatchObject({ stays: 0 })
    expect((await base2!.get(query)).msg).toBe(errors.departureNoTrainee)
    expect((await record(base2!)).errors[0]?.path).toBe('traineeId')
    expect((await record(trainee!)).status).not.toBe(200)
    expect((await record(office!, { leavesOn: '2020-01-01' })).errors[0]?.path).toBe('leavesOn')
    expect((await record(office!, { kind: 'completion' })).msg).toBe(errors.departureNotCompleted)
    expect((await record(office!)).status).toBe(200)
    expect((await record(base!)).msg).toBe(errors.departureUnderWay)

    const notices = await server.db
      .selectFrom('notices')
      .select('kind')
      .where('userId', '=', fixtures.trainees[0]!.userId)
      .execute()

    expect(notices).toEqual([{ kind: 'departure.record' }])
  })

  test('has no evaluation, so that it is decided without the trainee, who sees who recorded it and cannot withdraw it', async () => {
    const id = await recorded(office!)
    const seen = await open(trainee!, id)

    expect(seen).toMatchObject({ mayWithdraw: false, mayRate: false })
    expect(seen.recordedBy).toBeTruthy()
    expect(seen.clearances.map(({ owner }) => owner)).not.toContain('trainee')
    expect((await trainee!.put(`${PATH}/own/${id}/ratings`, { ratings: [] })).status).toBe(409)
    expect((await trainee!.delete(`${PATH}/own/${id}`)).status).not.toBe(200)

    for (const who of [office!, base!])
      for (const item of (await open(who, id)).clearances.filter(({ mayDecide }) => mayDecide))
        await who.post(`${PATH}/clearances/${item.id}/decide`, { outcome: 'signed', remark: null })

    expect(
      await base!.post(`${PATH}/${id}/act`, { action: 'passAsBase', version: 1 }),
    ).toMatchObject({ status: 200 })
    expect(
      await office!.post(`${PATH}/${id}/act`, { action: 'passAsOffice', version: 2 }),
    ).toMatchObject({ data: { state: 'departed' } })
  })

  test('is retracted by who recorded it, and by nobody else', async () => {
    const id = await recorded(base!)

    expect((await office!.delete(`${PATH}/own/${id}`)).status).toBe(409)
    expect((await base!.delete(`${PATH}/own/${id}`)).status).toBe(200)
    expect(await open(base!, id)).toMatchObject({ state: 'withdrawn', mayWithdraw: false })
  })
})

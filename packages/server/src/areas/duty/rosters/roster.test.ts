import type { OwnShift, RosterBoard } from '@residency/contract/areas/duty/rosters/roster.contract'
import { rosterWords } from '@residency/contract/areas/duty/rosters/text'
import { addDays } from '@residency/contract/kernel/day'
import { beforeAll, expect, test } from 'vitest'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const PATH = '/api/v1/dutyRosters'
const { errors } = rosterWords['zh-cn']
/** The server's day is 2026-11-20. */
const NEXT = { month: '2027-01', first: '2027-01-01', last: '2027-01-31' }

const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 6 })
const ids = fixtures.trainees.map(({ traineeId }) => traineeId)
const kinds = { night: 0, day: 0 }

const NIGHT = {
  name: '夜班',
  sign: '夜',
  startsAt: '20:00',
  endsAt: '08:00',
  dayClasses: ['workday', 'weekend', 'holiday'],
  least: 1,
  most: 1,
  seniorYear: null,
  seniorLeast: 0,
  isNight: true,
  onCall: 'none',
  restHours: null,
  status: 1,
}

const post = async (who: string, path: string, body: object) => {
  const person = await server.as(who)
  await server.asOwner('truncate submit_locks')

  return person.post(path, body as Record<string, unknown>)
}

const addKind = async (form: object) =>
  (
    await post('dept', '/api/v1/shiftKinds', {
      ...NIGHT,
      ...form,
      departmentId: fixtures.departmentId,
    })
  ).data as { id: number }

/** Begins the roster of a month; the people have stays in it. */
async function beginRoster(month: string) {
  const answer = await post('dept', PATH, { departmentId: fixtures.departmentId, month })
  return (answer.data as { id: number }).id
}

const boardOf = async (id: number, who = 'dept') =>
  (await (await server.as(who)).get(`${PATH}/${id}`)).data as RosterBoard

const cell = (at: number, day: string, kindId: number | null = kinds.night, isLocked = false) => ({
  traineeId: ids[at]!,
  day,
  kindId,
  isLocked,
})

const setCells = async (id: number, cells: object[], reason: string | null = null) => {
  const { version } = await boardOf(id)
  return (await server.as('dept')).put(`${PATH}/${id}/shifts`, { version, cells, reason })
}

const step = async (id: number, action: string) => {
  const { version } = await boardOf(id)
  return post('dept', `${PATH}/${id}/${action}`, { version })
}

beforeAll(async () => {
  for (const traineeId of ids)
    await aBlock(server, {
      traineeId,
      departmentId: fixtures.departmentId,
      from: '2026-12-01',
      until: '2027-04-30',
    })

  kinds.night = (await addKind({})).id
  kinds.day = (
    await addKind({
      name: '白班',
      sign: '白',
      startsAt: '08:00',
      endsAt: '20:00',
      dayClasses: ['weekend', 'holiday'],
      isNight: false,
    })
  ).id
})

test('a department has one roster a month, and other departments do not see it', async () => {
  const id = await beginRoster(NEXT.month)

  expect(
    await post('dept', PATH, { departmentId: fixtures.departmentId, month: NEXT.month }),
  ).toMatchObject({
    msg: errors.rosterTaken,
  })
  expect(await (await server.as('dept2')).get(`${PATH}/${id}`)).toMatchObject({ status: 404 })
  expect((await boardOf(id)).people).toHaveLength(ids.length)
})

test('a proposal fills every place, keeps locked shifts, and breaks no rule', async () => {
  const id = await beginRoster('2027-02')
  await setCells(id, [cell(2, '2027-02-10', kinds.night, true)])

  expect(await step(id, 'proposal')).toMatchObject({ status: 200, data: { open: 0 } })

  const board = await boardOf(id)

  expect(board.faults).toEqual([])
  expect(board.open).toEqual([])
  expect(board.shifts).toContainEqual({
    traineeId: ids[2],
    kindId: kinds.night,
    day: '2027-02-10',
    isLocked: true,
  })
})

test('a roster that breaks a rule is shown with its faults and is not published', async () => {
  const id = await beginRoster('2026-12')
  await setCells(
    id,
    [1, 2, 3].map((day) => cell(0, `2026-12-0${day}`)),
  )

  const { faults } = await boardOf(id)

  expect(faults).toMatchObject([{ traineeId: ids[0], day: '2026-12-01' }])

  const refused = await step(id, 'publish')

  expect(refused).toMatchObject({ status: 409 })
  expect(refused.msg).toContain(faults[0]!.text)
})

test('nobody is assigned outside the stay, outside the month, or to a kind of another department', async () => {
  const id = await beginRoster('2027-04')
  const [stranger] = await server.db
    .selectFrom('trainees')
    .select('id')
    .where('id', 'not in', ids)
    .limit(1)
    .execute()
  const outside = { ...cell(0, '2027-04-01'), traineeId: stranger!.id }

  expect(await setCells(id, [outside])).toMatchObject({ status: 409 })
  expect(await setCells(id, [cell(0, '2027-05-01')])).toMatchObject({ status: 400 })
  expect(await setCells(id, [cell(0, '2027-04-01', 999_999)])).toMatchObject({
    msg: errors.shiftKindUnknown,
  })
  expect((await boardOf(id)).shifts).toEqual([])
})

test('after publication a change needs a reason, is recorded, and breaks no rule', async () => {
  const id = await beginRoster('2027-03')
  await setCells(id, [cell(0, '2027-03-01'), cell(1, '2027-03-02')])

  expect(await step(id, 'publish')).toMatchObject({ status: 200 })
  expect(await setCells(id, [cell(0, '2027-03-01', null)])).toMatchObject({
    msg: errors.shiftReasonMissing,
  })

  const inARow = ['2027-03-03', '2027-03-04'].map((day) => cell(1, day))

  expect(await setCells(id, inARow, '调班')).toMatchObject({ status: 409 })

  const swapped = [cell(0, '2027-03-01', null), cell(2, '2027-03-01')]

  expect(await setCells(id, swapped, '同事请病假')).toMatchObject({ status: 200 })
  expect((await boardOf(id)).changes).toMatchObject([
    { day: '2027-03-01', before: null, after: '夜班', reason: '同事请病假' },
    { day: '2027-03-01', before: '夜班', after: null, reason: '同事请病假' },
  ])
  expect(await step(id, 'proposal')).toMatchObject({ msg: errors.rosterIsClosed })
})

test('trainees see their own shifts once the roster is published, with their hours', async () => {
  const trainee = await server.as(fixtures.trainees[1]!.username)
  const own = async (month: string) =>
    ((await trainee.get(`${PATH}/own?month=${month}`)).data as { list: OwnShift[] }).list

  expect(await own('2027-03')).toMatchObject([
    { day: '2027-03-02', startsAt: '2027-03-02 20:00', endsAt: '2027-03-03 08:00' },
  ])
  expect(await own('2027-02')).toEqual([])
})

test('a roster is closed when its month is over', async () => {
  const { list } = (await (await server.as('dept')).get(`${PATH}?month=2027-03`)).data as {
    list: { id: number }[]
  }

  expect(await step(list[0]!.id, 'close')).toMatchObject({
    status: 409,
    msg: errors.rosterNotOver.replace('{day}', addDays('2027-04-01', -1)),
  })
})

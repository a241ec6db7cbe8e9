import type { PreferenceDay } from '@residency/contract/areas/duty/preferences/preference.contract'
import { dutyPreferenceWords } from '@residency/contract/areas/duty/preferences/text'
import type { RosterBoard } from '@residency/contract/areas/duty/rosters/roster.contract'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NIGHT_SHIFT } from '../../../demo/duty/night-shift.demo.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const OWN = '/api/v1/dutyPreferences/own'
const ROSTERS = '/api/v1/dutyRosters'
const MONTH = '2026-12'
const { errors } = dutyPreferenceWords['zh-cn']

const server = await openServer()
const { departmentId, trainees } = await addMentorFixtures(server, { mentors: 1, trainees: 2 })
const [first, second] = [trainees[0]!, trainees[1]!]
let kindId = 0
let rosterId = 0

const dept = () => server.as('dept')
const dayOf = (day: number) => `${MONTH}-${String(day).padStart(2, '0')}`

beforeAll(async () => {
  server.clock.now = new Date('2026-11-20T10:00:00+08:00')

  for (const { traineeId } of trainees)
    await aBlock(server, { traineeId, departmentId, from: '2026-12-01', until: '2026-12-20' })

  const made = await (await dept()).post('/api/v1/shiftKinds', {
    ...NIGHT_SHIFT,
    dayClasses: ['weekend'],
    departmentId,
  })
  kindId = (made.data as { id: number }).id
})

beforeEach(async () => {
  server.clock.now = new Date('2026-11-20T10:00:00+08:00')
  await server.asOwner(
    'truncate duty_preferences, duty_rosters, rate_limits, submit_locks restart identity cascade',
  )
})

type Person = { username: string }

const prefer = async ({ username }: Person, day: string, preference: string | null) =>
  (await server.as(username)).put(`${OWN}/${day}`, { preference })

const ownDays = async ({ username }: Person, month = MONTH) =>
  (
    (await (await server.as(username)).get(`${OWN}?month=${month}`)).data as {
      days: PreferenceDay[]
    }
  ).days

const ownDay = async (who: Person, day: string) =>
  (await ownDays(who)).find((row) => row.day === day)!

const board = async () => (await (await dept()).get(`${ROSTERS}/${rosterId}`)).data as RosterBoard

async function begin() {
  const begun = await (await dept()).post(ROSTERS, { departmentId, month: MONTH })
  rosterId = (begun.data as { id: number }).id
}

async function assign(who: { traineeId: number }, day: string) {
  const { version } = await board()

  const saved = await (await dept()).put(`${ROSTERS}/${rosterId}/shifts`, {
    version,
    reason: null,
    cells: [{ traineeId: who.traineeId, day, kindId, isLocked: false }],
  })
  expect(saved, saved.msg).toMatchObject({ status: 200 })
}

async function publish() {
  const { version } = await board()
  const reply = await (await dept()).post(`${ROSTERS}/${rosterId}/publish`, { version })
  expect(reply, reply.msg).toMatchObject({ status: 200 })
}

/** Saturdays and Sundays in the department. */
const [SATURDAY, SUNDAY, NEXT_SATURDAY] = [dayOf(5), dayOf(6), dayOf(12)]

describe('a trainee', () => {
  test('enters, changes and takes back the preference of a day', async () => {
    expect(await prefer(first, SATURDAY, 'want')).toMatchObject({
      status: 200,
      data: { day: SATURDAY, preference: 'want' },
    })
    await prefer(first, SATURDAY, 'ratherNot')
    expect(await ownDay(first, SATURDAY)).toMatchObject({ preference: 'ratherNot', isOpen: true })

    await prefer(first, SATURDAY, null)
    expect(await ownDay(first, SATURDAY)).toMatchObject({ preference: null, isMet: null })
  })

  test('two presses at once leave one of the two answers', async () => {
    const saved = await Promise.all([
      prefer(first, SATURDAY, 'want'),
      prefer(first, SATURDAY, 'ratherNot'),
    ])

    expect(saved.map(({ status }) => status)).toEqual([200, 200])
    expect(['want', 'ratherNot']).toContain((await ownDay(first, SATURDAY)).preference)
  })

  test('enters nothing for today, the past, or more than three months ahead', async () => {
    const refusal = {
      status: 400,
      msg: fillSentence(errors.preferenceOutside, { from: '2026-11-21', until: '2027-02-28' }),
    }

    for (const day of ['2026-11-19', '2026-11-20', '2027-03-01'])
      expect(await prefer(first, day, 'want')).toMatchObject(refusal)

    expect(await prefer(first, '2026-11-21', 'want')).toMatchObject({ status: 200 })
    expect(await prefer(first, '2027-02-28', 'want')).toMatchObject({ status: 200 })
  })

  test('is refused with the field for a day or an answer that does not exist', async () => {
    expect(await prefer(first, '2026-12-32', 'want')).toMatchObject({ status: 400 })
    expect(await prefer(first, SATURDAY, 'always')).toMatchObject({
      status: 400,
      errors: [{ path: 'body.preference' }],
    })
  })

  test('cannot change it once the roster of the department is published', async () => {
    await prefer(first, SATURDAY, 'want')
    await begin()
    expect((await ownDay(first, SATURDAY)).isOpen).toBe(true)

    await publish()
    expect((await ownDay(first, SATURDAY)).isOpen).toBe(false)
    expect(await prefer(first, SATURDAY, null)).toMatchObject({
      status: 409,
      msg: fillSentence(errors.preferenceClosed, { day: SATURDAY }),
    })

    // after the stay the trainee is in another department
    expect(await prefer(first, dayOf(21), 'want')).toMatchObject({ status: 200 })
  })

  test('reads after publication which preferences were met', async () => {
    await prefer(first, SATURDAY, 'want')
    await prefer(first, SUNDAY, 'ratherNot')
    await prefer(first, NEXT_SATURDAY, 'want')
    await begin()
    await assign(first, SATURDAY)
    await assign(second, NEXT_SATURDAY)
    expect((await ownDay(first, SATURDAY)).isMet).toBeNull()

    await publish()
    expect((await ownDay(first, SATURDAY)).isMet).toBe(true)
    expect((await ownDay(first, SUNDAY)).isMet).toBe(true)
    expect((await ownDay(first, NEXT_SATURDAY)).isMet).toBe(false)
  })

  test('reads no preferences of others', async () => {
    await prefer(first, SATURDAY, 'want')

    expect((await ownDays(second)).every(({ preference }) => preference === null)).toBe(true)
  })
})

describe('the department', () => {
  test('sees preferences of its people on days when they are there, and how many are met', async () => {
    await prefer(first, SATURDAY, 'want')
    await prefer(first, SUNDAY, 'ratherNot')
    await prefer(first, dayOf(26), 'ratherNot')
    await begin()

    const person = async () =>
      (await board()).people.find(({ traineeId }) => traineeId === first.traineeId)!

    // nothing is planned yet, so nothing is met
    expect((await person()).preferences).toEqual([
      { day: SATURDAY, wants: true, isMet: null },
      { day: SUNDAY, wants: false, isMet: null },
    ])

    await assign(second, SATURDAY)
    expect((await person()).preferences.map(({ isMet }) => isMet)).toEqual([false, true])

    await assign(first, SATURDAY)
    expect((await person()).preferences.map(({ isMet }) => isMet)).toEqual([true, true])
  })

  test('gets a proposal that follows them where it can', async () => {
    await prefer(first, SATURDAY, 'want')
    await prefer(second, SATURDAY, 'ratherNot')
    await prefer(second, SUNDAY, 'want')
    await prefer(first, SUNDAY, 'ratherNot')
    await begin()

    const { version } = await board()
    expect(await (await dept()).post(`${ROSTERS}/${rosterId}/proposal`, { version })).toMatchObject(
      { status: 200 },
    )

    const { people } = await board()
    expect(people.flatMap(({ preferences }) => preferences).every(({ isMet }) => isMet)).toBe(true)
  })
})

test('people who are no trainees have no preferences', async () => {
  expect(await (await dept()).get(`${OWN}?month=${MONTH}`)).toMatchObject({ status: 404 })
  expect(await (await dept()).put(`${OWN}/${SATURDAY}`, { preference: 'want' })).toMatchObject({
    status: 404,
  })
})

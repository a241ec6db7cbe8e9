import { addDays, daysBetween, mondayOf } from '@residency/contract/kernel/day'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type KnownWeek, planOpenings, type TaskToPlan } from './plan-openings.ts'

// a Friday, and a Thursday
const FIRST = '2026-11-20'
const LAST = '2026-12-31'
const PERIOD = { first: FIRST, last: LAST, most: 5 }

const task = (key: number, over: Partial<TaskToPlan> = {}): TaskToPlan => ({
  key: String(key).padStart(3, '0'),
  raterId: 1,
  from: FIRST,
  until: LAST,
  ...over,
})

const some = (count: number, over: Partial<TaskToPlan> = {}) =>
  Array.from({ length: count }, (_, key) => task(key, over))

const weeksOf = (planned: readonly { raterId: number; opensOn: string }[]) =>
  Object.fromEntries(
    [...Map.groupBy(planned, ({ raterId, opensOn }) => `${raterId} ${mondayOf(opensOn)}`)].map(
      ([week, tasks]) => [week, tasks.length],
    ),
  )

describe('a plan', () => {
  test('opens what fits at once, and the rest week by week', () => {
    const planned = planOpenings(some(12), [], PERIOD)

    expect(weeksOf(planned)).toEqual({ '1 2026-11-16': 5, '1 2026-11-23': 5, '1 2026-11-30': 2 })
    expect(planned.every(({ isOverCap, isOutside }) => !isOverCap && !isOutside)).toBe(true)
    expect(planned[0]!.opensOn).toBe(FIRST)
    expect(planned[5]!.opensOn).toBe('2026-11-23')
  })

  test('leaves the room that other targets take', () => {
    const known = [{ raterId: 1, monday: '2026-11-16', tasks: 4 }]

    expect(weeksOf(planOpenings(some(3), known, PERIOD))).toEqual({
      '1 2026-11-16': 1,
      '1 2026-11-23': 2,
    })
  })

  test('takes first what ends first', () => {
    const short = some(5, { until: '2026-11-22' }).map((one) => ({ ...one, key: `z${one.key}` }))
    const planned = planOpenings([...some(5), ...short], [], PERIOD)

    expect(planned.filter(({ isOverCap }) => isOverCap)).toEqual([])
    expect(planned.filter(({ opensOn }) => opensOn === FIRST).map(({ key }) => key[0])).toEqual(
      Array.from({ length: 5 }, () => 'z'),
    )
  })

  test('says which cannot keep the cap, and puts them into the emptiest of their weeks', () => {
    const planned = planOpenings(some(13, { until: '2026-11-29' }), [], PERIOD)

    expect(weeksOf(planned)).toEqual({ '1 2026-11-16': 7, '1 2026-11-23': 6 })
    expect(planned.filter(({ isOverCap }) => isOverCap)).toHaveLength(3)
  })

  test('says which cannot open on one of their days', () => {
    const past = task(1, { from: '2026-10-01', until: '2026-10-15' })
    const ahead = task(2, { from: '2027-01-05', until: '2027-01-19' })

    expect(planOpenings([past, ahead], [], PERIOD)).toEqual([
      { key: '001', raterId: 1, opensOn: FIRST, isOverCap: false, isOutside: true },
      { key: '002', raterId: 1, opensOn: LAST, isOverCap: false, isOutside: true },
    ])
  })
})

const SEED = { seed: 20_261 }
const DAYS = daysBetween(FIRST, LAST)

const anyTasks = fc
  .array(
    fc.record({
      raterId: fc.integer({ min: 1, max: 3 }),
      from: fc.integer({ min: -20, max: DAYS + 10 }),
      length: fc.integer({ min: 0, max: 30 }),
    }),
    { maxLength: 40 },
  )
  .map((tasks) =>
    tasks.map(({ raterId, from, length }, key) =>
      task(key, {
        raterId,
        from: addDays(FIRST, from),
        until: addDays(FIRST, from + length),
      }),
    ),
  )

const anyKnown = fc
  .array(
    fc.record({
      raterId: fc.integer({ min: 1, max: 3 }),
      week: fc.integer({ min: 0, max: 5 }),
      tasks: fc.integer({ min: 1, max: 7 }),
    }),
    { maxLength: 8 },
  )
  .map((weeks) => [
    ...new Map(
      weeks.map(({ raterId, week, tasks }): [string, KnownWeek] => [
        `${raterId} ${week}`,
        { raterId, monday: addDays(mondayOf(FIRST), week * 7), tasks },
      ]),
    ).values(),
  ])

const anyLimit = fc.integer({ min: 1, max: 5 })

/** The most tasks of a rater that any plan can fit into weeks with room, by augmenting paths. */
function mostFitting(tasks: readonly TaskToPlan[], roomOf: ReadonlyMap<string, number>) {
  const places = [...roomOf].flatMap(([monday, room]) =>
    Array.from({ length: Math.max(0, room) }, () => monday),
  )
  const holders: (number | undefined)[] = []

  const isWeekOf = ({ from, until }: TaskToPlan, monday: string) =>
    from <= addDays(monday, 6) && until >= monday

  const place = (at: number, seen: Set<number>): boolean =>
    places.some((monday, index) => {
      if (seen.has(index) || !isWeekOf(tasks[at]!, monday)) return false

      seen.add(index)
      if (holders[index] !== undefined && !place(holders[index], seen)) return false

      holders[index] = at

      return true
    })

  return tasks.filter((_, at) => place(at, new Set())).length
}

describe('for any tasks', () => {
  test('each opens once, on one of its days, or is said to be outside of them', () => {
    fc.assert(
      fc.property(anyTasks, anyKnown, anyLimit, (tasks, known, most) => {
        const planned = planOpenings(tasks, known, { ...PERIOD, most })
        expect(planned.map(({ key }) => key).toSorted()).toEqual(tasks.map(({ key }) => key))

        for (const { key, opensOn, isOutside } of planned) {
          const { from, until } = tasks.find((one) => one.key === key)!
          expect(opensOn >= FIRST && opensOn <= LAST).toBe(true)
          expect(opensOn >= from && opensOn <= until).toBe(!isOutside)
        }
      }),
      SEED,
    )
  })

  test('a week is over the cap only by tasks that are said to be, or by other targets', () => {
    fc.assert(
      fc.property(anyTasks, anyKnown, anyLimit, (tasks, known, most) => {
        const planned = planOpenings(tasks, known, { ...PERIOD, most })
        const withinCap = planned.filter(({ isOverCap }) => !isOverCap)

        for (const [week, count] of Object.entries(weeksOf(withinCap))) {
          const before = known.find((one) => `${one.raterId} ${one.monday}` === week)?.tasks ?? 0
          expect(count + before).toBeLessThanOrEqual(most)
        }
      }),
      SEED,
    )
  })

  test('no plan could fit more of them', () => {
    fc.assert(
      fc.property(anyTasks, anyKnown, anyLimit, (all, known, most) => {
        const tasks = all.filter(({ from, until }) => from <= LAST && until >= FIRST)
        const planned = planOpenings(tasks, known, { ...PERIOD, most })

        for (const raterId of [1, 2, 3]) {
          const own = tasks
            .filter((one) => one.raterId === raterId)
            .map((one) => ({ ...one, from: one.from < FIRST ? FIRST : one.from }))
          const room = new Map(
            Array.from({ length: 7 }, (_, week) => addDays(mondayOf(FIRST), week * 7)).map(
              (monday) => [
                monday,
                most -
                  (known.find((one) => one.raterId === raterId && one.monday === monday)?.tasks ??
                    0),
              ],
            ),
          )
          const fitted = planned.filter((one) => one.raterId === raterId && !one.isOverCap).length

          expect(fitted).toBe(mostFitting(own, room))
        }
      }),
      SEED,
    )
  })

  test('the order in which they are given changes nothing', () => {
    fc.assert(
      fc.property(anyTasks, anyKnown, (tasks, known) => {
        const byKey = (plan: readonly { key: string }[]) =>
          plan.toSorted((a, b) => (a.key < b.key ? -1 : 1))

        expect(byKey(planOpenings(tasks.toReversed(), known.toReversed(), PERIOD))).toEqual(
          byKey(planOpenings(tasks, known, PERIOD)),
        )
      }),
      SEED,
    )
  })
})

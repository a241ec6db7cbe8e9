import { describe, expect, test } from 'vitest'
import { afterQuiet, dueAt, nextTry, TRIED_FOR_MS } from './channel.rules.ts'

const at = (text: string) => new Date(`${text}+08:00`)
const FRIDAY = '2026-11-20'
const weekdays = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

test.each([
  [`${FRIDAY}T06:59:59`, `${FRIDAY}T07:00:00`],
  [`${FRIDAY}T07:00:00`, `${FRIDAY}T07:00:00`],
  [`${FRIDAY}T20:59:59`, `${FRIDAY}T20:59:59`],
  [`${FRIDAY}T21:00:00`, '2026-11-21T07:00:00'],
  ['2026-12-31T23:30:00', '2027-01-01T07:00:00'],
])('only urgent messages go out from 21:00 to 7:00: %s waits until %s', (when, until) => {
  expect(afterQuiet(at(when))).toEqual(at(until))
  expect(dueAt('daytime', at(when), weekdays)).toEqual(at(until))
  expect(dueAt('urgent', at(when), weekdays)).toEqual(at(when))
})

describe('a digest', () => {
  test.each([
    [`${FRIDAY}T07:59:59`, `${FRIDAY}T08:00:00`],
    [`${FRIDAY}T08:00:00`, '2026-11-23T08:00:00'],
    ['2026-11-21T12:00:00', '2026-11-23T08:00:00'],
  ])('goes out at 8:00 of the next working day: %s, %s', (when, due) =>
    expect(dueAt('digest', at(when), weekdays)).toEqual(at(due)),
  )

  test('skips holidays and uses a working Saturday', () => {
    const holidays = (day: string) => day >= '2026-10-10'
    expect(dueAt('digest', at('2026-09-30T12:00:00'), holidays)).toEqual(at('2026-10-10T08:00:00'))
  })

  test('does not wait for ever when no working day is known', () => {
    expect(dueAt('digest', at(`${FRIDAY}T12:00:00`), () => false)).toEqual(
      at('2026-11-21T08:00:00'),
    )
  })
})

test('tries are repeated after growing pauses, not at night; the last one is after three days', () => {
  const since = at(`${FRIDAY}T10:00:00`)
  const tries: Date[] = []

  for (let now = since; ; ) {
    const next = nextTry(tries.length + 1, since, now, 'daytime')
    if (!next) break

    tries.push(next)
    now = next
  }

  const pauses = tries.map((next, i) => next.getTime() - (tries[i - 1] ?? since).getTime())

  expect(pauses.slice(0, 5).map((ms) => ms / 60_000)).toEqual([1, 5, 15, 60, 180])
  expect(tries.every((when) => afterQuiet(when).getTime() === when.getTime())).toBe(true)
  expect(tries.at(-1)!.getTime() - since.getTime()).toBe(TRIED_FOR_MS)
})

import { describe, expect, test } from 'vitest'
import { linesOf, shareOf } from './timeline.rules.ts'

let count = 0

const window = (name: string, startsAt: string, endsAt: string) => ({
  id: ++count,
  name,
  label: name,
  startsAt: `${startsAt}T00:00:00+08:00` as const,
  endsAt: `${endsAt}T23:59:59+08:00` as const,
})

describe('the position of a window in its year', () => {
  test('the whole year is the whole width; what reaches beyond says so', () => {
    const [line] = linesOf(2026, [window('a', '2025-12-01', '2027-01-31')])

    expect(line!.tracks[0]![0]).toMatchObject({
      left: 0,
      width: 100,
      isFromBefore: true,
      isToAfter: true,
    })

    const [exact] = linesOf(2026, [window('a', '2026-01-01', '2026-12-31')])

    expect(exact!.tracks[0]![0]).toMatchObject({
      left: 0,
      width: 100,
      isFromBefore: false,
      isToAfter: false,
    })
  })

  test('a day in the middle, and the last day, are seen', () => {
    const bars = linesOf(2026, [
      window('a', '2026-07-02', '2026-07-02'),
      window('b', '2026-12-31', '2026-12-31'),
    ]).map((l) => l.tracks[0]![0]!)

    expect(bars[0]!.left).toBeCloseTo((182 / 365) * 100)
    expect(bars.every(({ left, width }) => width >= 0.8 && left + width <= 100)).toBe(true)
  })

  test('the year is Shanghai’s, and leap years are longer', () => {
    expect(shareOf(2026, Date.parse('2025-12-31T16:00:00Z'))).toBe(0)
    expect(shareOf(2028, Date.parse('2028-02-29T16:00:00Z'))).toBeCloseTo((60 / 366) * 100)

    expect([
      shareOf(2026, Date.parse('2020-01-01T00:00:00Z')),
      shareOf(2026, Date.parse('2030-01-01T00:00:00Z')),
    ]).toEqual([0, 100])
  })
})

test('one line for each name, in the order they begin; what overlaps, or would cover another’s words, is below', () => {
  const lines = linesOf(2026, [
    window('late', '2026-09-01', '2026-09-30'),
    window('early', '2026-01-01', '2026-01-31'),
    window('late', '2026-09-15', '2026-10-15'),
    window('late', '2026-12-01', '2026-12-31'),
  ])
  expect(lines.map(({ name, tracks }) => `${name} ${tracks.map((track) => track.length)}`)).toEqual(
    ['early 1', 'late 2,1'],
  )
})

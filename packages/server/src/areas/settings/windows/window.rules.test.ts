import { describe, expect, test } from 'vitest'
import { effectiveWindow, isOpenAt, stateAt } from './window.rules.ts'

const at = (text: string) => new Date(`${text}+08:00`)

const november = {
  startsAt: at('2026-11-01T00:00:00'),
  endsAt: at('2026-11-30T23:59:59'),
  status: 1,
  year: null,
  batch: '',
}

describe('the edges of a window from 1 November 00:00 to 30 November 23:59:59, Shanghai', () => {
  test.each([
    ['2026-10-31T23:59:59.999', 'upcoming'],
    ['2026-11-01T00:00:00.000', 'open'],
    ['2026-11-30T23:59:58.000', 'open'],
    ['2026-11-30T23:59:59.000', 'open'],
    ['2026-11-30T23:59:59.999', 'open'],
    ['2026-12-01T00:00:00.000', 'over'],
  ])('%s: %s', (now, state) => {
    expect(stateAt(november, at(now))).toBe(state)
    expect(isOpenAt(november, at(now))).toBe(state === 'open')
  })

  test('a disabled one is neither', () => {
    expect(stateAt({ ...november, status: 0 }, at('2026-11-15T12:00:00'))).toBe('disabled')
  })

  test('the leap day and the last second of a year', () => {
    const leap = {
      ...november,
      startsAt: at('2028-02-29T00:00:00'),
      endsAt: at('2028-02-29T23:59:59'),
    }

    expect(
      [at('2028-02-28T23:59:59'), at('2028-02-29T00:00:00'), at('2028-03-01T00:00:00')].map((now) =>
        isOpenAt(leap, now),
      ),
    ).toEqual([false, true, false])

    const year = {
      ...november,
      startsAt: at('2026-01-01T00:00:00'),
      endsAt: at('2026-12-31T23:59:59'),
    }

    expect(
      [at('2026-12-31T23:59:59.500'), at('2027-01-01T00:00:00')].map((now) => isOpenAt(year, now)),
    ).toEqual([true, false])
  })
})

describe('which window answers', () => {
  const window = (id: number, from: string, until: string, more = {}) => ({
    id,
    startsAt: at(`${from}T00:00:00`),
    endsAt: at(`${until}T23:59:59`),
    year: null as number | null,
    batch: '',
    ...more,
  })

  const now = at('2026-11-20T10:00:00')

  test.each([
    ['nothing where there is none', [], undefined],
    [
      'the open one before the next',
      [window(1, '2026-12-01', '2026-12-31'), window(2, '2026-11-01', '2026-11-30')],
      2,
    ],
    [
      'of open ones that of the year',
      [
        window(1, '2026-11-10', '2026-11-30'),
        window(2, '2026-11-01', '2026-11-30', { year: 2026 }),
      ],
      2,
    ],
    [
      'and that of the batch',
      [
        window(1, '2026-11-10', '2026-11-30'),
        window(2, '2026-11-01', '2026-11-30', { batch: '第一批' }),
      ],
      2,
    ],
    [
      'of equals the latest',
      [window(1, '2026-11-01', '2026-11-30'), window(2, '2026-11-10', '2026-11-30')],
      2,
    ],
    [
      'the nearest to come',
      [
        window(1, '2027-03-01', '2027-03-31'),
        window(2, '2026-12-01', '2026-12-31'),
        window(3, '2026-01-01', '2026-01-31'),
      ],
      2,
    ],
    [
      'the last that ended',
      [window(1, '2025-01-01', '2025-01-31'), window(2, '2026-01-01', '2026-01-31')],
      2,
    ],
  ] as const)('%s', (_, windows, id) => {
    expect(effectiveWindow([...windows], now)?.id).toBe(id)
  })
})

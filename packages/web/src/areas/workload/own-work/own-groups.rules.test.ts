import { expect, test } from 'vitest'
import { groupsOf } from './own-groups.rules.ts'

const entry = (id: number, item: string, caseDay: string, count = 1, mayWithdraw = true) => ({
  id,
  kind: 'skill' as const,
  item,
  caseDay,
  count,
  state: 'submitted' as const,
  mayWithdraw,
})

test('own entries are one group by day and item, with the cases that count and what can still be withdrawn', () => {
  const entries = [
    entry(5, 'A', '2026-11-20', 60),
    entry(4, 'B', '2026-11-20'),
    entry(3, 'A', '2026-11-20', 1, false),
    entry(2, 'A', '2026-11-19', 7),
    { ...entry(1, 'A', '2026-11-20'), kind: 'basic' as const },
    { ...entry(0, 'A', '2026-11-20', 500, false), state: 'withdrawn' as const },
  ]

  const groups = groupsOf(entries).map(({ item, caseDay, cases, withdrawable }) => [
    item,
    caseDay,
    cases,
    withdrawable.map(({ id }) => id),
  ])

  expect(groups).toEqual([
    ['A', '2026-11-20', 61, [5]],
    ['B', '2026-11-20', 1, [4]],
    ['A', '2026-11-19', 7, [2]],
    ['A', '2026-11-20', 1, [1]],
  ])
})

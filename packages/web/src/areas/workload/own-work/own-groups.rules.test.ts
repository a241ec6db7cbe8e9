import { expect, test } from 'vitest'
import { groupsOf } from './own-groups.rules.ts'

const one = (id: number, item: string, caseDay: string, count = 1, mayWithdraw = true) => ({
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
    one(5, 'A', '2026-11-20', 60),
    one(4, 'B', '2026-11-20'),
    one(3, 'A', '2026-11-20', 1, false),
    one(2, 'A', '2026-11-19', 7),
    { ...one(1, 'A', '2026-11-20'), kind: 'basic' as const },
    { ...one(0, 'A', '2026-11-20', 500, false), state: 'withdrawn' as const },
  ]

  const shown = groupsOf(entries).map(({ item, caseDay, cases, withdrawable }) => [
    item,
    caseDay,
    cases,
    withdrawable.map(({ id }) => id),
  ])

  expect(shown).toEqual([
    ['A', '2026-11-20', 61, [5]],
    ['B', '2026-11-20', 1, [4]],
    ['A', '2026-11-19', 7, [2]],
    ['A', '2026-11-20', 1, [1]],
  ])
})

import { expect, test } from 'vitest'
import { reasonOf, type TargetTasks, weeksUntil } from './load-reasons.rules.ts'

const target = (over: Partial<TargetTasks> = {}): TargetTasks => ({
  tasks: 8,
  all: 8,
  atOnce: 8,
  openedOn: '2026-11-20',
  dueOn: '2026-12-18',
  ...over,
})

const limit = { most: 5, since: '2026-11-01', hasChanged: false }

test('weeks are counted from the one of the opening to that of the due day', () => {
  expect(weeksUntil({ openedOn: '2026-11-20', dueOn: '2026-11-22' })).toBe(1)
  expect(weeksUntil({ openedOn: '2026-11-20', dueOn: '2026-11-23' })).toBe(2)
  expect(weeksUntil({ openedOn: '2026-11-20', dueOn: '2026-12-18' })).toBe(5)
  expect(weeksUntil({ openedOn: '2026-11-20', dueOn: '2026-11-01' })).toBe(1)
})

test.each([
  ['opened all at once before there was a limit', target(), { since: '2026-11-29' }, 'before'],
  [
    'planned under another limit',
    target({ atOnce: 7 }),
    { since: '2026-11-29', hasChanged: true },
    'changed',
  ],
  ['within the limit by itself', target({ tasks: 3 }), {}, 'together'],
  ['more than the weeks have room for', target({ all: 26 }), {}, 'days'],
  ['about days of this week', target({ all: 25 }), {}, 'window'],
  ['due in its first week', target({ dueOn: '2026-11-20' }), { since: '2026-11-29' }, 'days'],
] as const)('tasks %s', (_, tasks, over, reason) =>
  expect(reasonOf(tasks, { ...limit, ...over })).toBe(reason),
)

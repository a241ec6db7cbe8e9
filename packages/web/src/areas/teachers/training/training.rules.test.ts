import { expect, test } from 'vitest'
import { GROUPS, hasAttendance, hasNumbers, isTicked, sortedDays } from './training.rules.ts'

test('days are sorted, each once', () => {
  expect(sortedDays(['2026-03-02', '2026-03-01', '2026-03-02'])).toEqual([
    '2026-03-01',
    '2026-03-02',
  ])
})

const own = (state: string, isIn: boolean) => ({ state, isIn }) as never

test.each([
  ['running', true, true, false],
  ['finished', false, true, true],
  ['calledOff', false, false, false],
  ['open', false, false, false],
])(
  'a class that is %s: ticked %s, with attendance %s, with numbers %s',
  (state, ticked, attendance, numbers) => {
    const trainingClass = { state } as never
    expect([
      isTicked(trainingClass),
      hasAttendance(trainingClass),
      hasNumbers(trainingClass),
    ]).toEqual([ticked, attendance, numbers])
  },
)

test.each([
  ['mine', 'running', true],
  ['past', 'finished', true],
  ['past', 'calledOff', true],
  ['open', 'open', false],
] as const)(
  'under “%s” stands a class that is %s and has the reader in it: %s',
  (group, state, isIn) => {
    const groups = (['mine', 'open', 'past'] as const).filter((name) =>
      GROUPS[name](own(state, isIn)),
    )
    expect(groups).toEqual([group])
  },
)

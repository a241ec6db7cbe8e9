import { expect, test } from 'vitest'
import { type StayToAsk, supervisorsToAsk } from './supervisors.rules.ts'

const TODAY = '2026-11-20'
const ME = 1

const stay = (over: Partial<StayToAsk>): StayToAsk => ({
  blockId: 10,
  traineeId: 5,
  departmentId: 100,
  department: '住院药房',
  supervisorId: 2,
  endsOn: '2026-11-30',
  ...over,
})

const teacher = (userId: number, departmentId = 100) => ({
  userId,
  departmentId,
  name: `老师${userId}`,
})

const choicesOf = (stays: StayToAsk[], teachers: ReturnType<typeof teacher>[]) =>
  supervisorsToAsk(stays, teachers, { today: TODAY, userId: ME }).map(
    ({ userId, group, aboutOn }) => `${userId} ${group} ${aboutOn}`,
  )

test('supervisors of today come first, then others of the department, then those of last days', () => {
  const old = stay({ blockId: 9, departmentId: 200, supervisorId: 4, endsOn: '2026-11-17' })

  expect(
    choicesOf([stay({}), old], [teacher(3), teacher(2), teacher(4, 200), teacher(6, 200)]),
  ).toEqual(['2 day 2026-11-20', '3 department 2026-11-20', '4 recent 2026-11-17'])
})

test('nobody is offered twice, and nobody asks oneself', () => {
  const old = stay({ blockId: 9, supervisorId: 3, endsOn: '2026-11-18' })

  expect(choicesOf([stay({}), old], [teacher(2), teacher(3), teacher(ME)])).toEqual([
    '2 day 2026-11-20',
    '3 department 2026-11-20',
  ])
})

test('without a stay there is nobody to ask', () => {
  expect(choicesOf([], [teacher(2)])).toEqual([])
})

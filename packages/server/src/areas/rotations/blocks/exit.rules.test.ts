import { expect, test } from 'vitest'
import { busiestDay, maxAtOnce } from '../supervisors/supervisor.rules.ts'
import { type ExitFacts, shortfallsOf } from './exit.rules.ts'

const rules = { theory: 60, skill: 60, daily: 60, workload: 80, absence: 0.333 }

const facts = (over: Partial<ExitFacts> = {}): ExitFacts => ({
  theory: 60,
  skill: 60,
  daily: 60,
  workload: 80,
  absenceDays: 7,
  workingDays: 21,
  ...over,
})

test('each least and the third of the working days are kept at their very limit', () => {
  expect(shortfallsOf(facts(), rules)).toEqual([])
})

test.each([
  ['theory', { theory: 59.9 }, 59.9, 60],
  ['skill', { skill: null }, 0, 60],
  ['daily', { daily: 0 }, 0, 60],
  ['workload', { workload: 79.9 }, 79.9, 80],
  ['absence', { absenceDays: 7.5 }, 35.7, 33.3],
  ['absence', { workingDays: 0, absenceDays: 1 }, 100, 33.3],
])('%s below or above its limit is named with both figures', (key, over, value, limit) => {
  expect(shortfallsOf(facts(over), rules)).toEqual([{ key, value, limit }])
})

test('the busiest day of a supervisor is where stays meet, both days included', () => {
  const stay = (from: string, until: string) => ({ supervisorId: 1, from, until })

  const stays = [
    stay('2026-11-01', '2026-11-10'),
    stay('2026-11-10', '2026-11-20'),
    stay('2026-12-01', '2026-12-05'),
  ]

  expect(busiestDay(stays, '2026-11-05', '2026-12-31')).toEqual({ count: 2, day: '2026-11-10' })
  expect(busiestDay(stays, '2026-11-21', '2026-11-30').count).toBe(0)
  expect([0.5, 1, 2.9].map(maxAtOnce)).toEqual([1, 1, 2])
})

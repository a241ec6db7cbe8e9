import { timeLeft, watchStatusOf } from '@residency/contract/areas/exams/exam/watch-status.rules'
import { toMoment } from '@residency/contract/kernel'
import { expect, test } from 'vitest'

const NOW = Date.parse('2026-11-20T02:00:00Z')
const ago = (seconds: number) => toMoment(new Date(NOW - seconds * 1000))

const attempt = {
  number: 1,
  startedAt: ago(600),
  deadlineAt: ago(-600),
  pausedAt: null,
  endedAt: null,
  awayCount: 0,
  answered: 0,
  items: 10,
  devices: 1,
  readmissions: 0,
  state: 'running' as const,
  seenAt: ago(5),
  awaySince: null,
}

test.each([
  ['notStarted', null],
  ['running', attempt],
  ['running', { ...attempt, seenAt: ago(30) }],
  ['silent', { ...attempt, seenAt: ago(31) }],
  ['away', { ...attempt, awaySince: ago(10) }],
  ['silent', { ...attempt, awaySince: ago(60), seenAt: ago(60) }],
  ['paused', { ...attempt, state: 'paused' as const, pausedAt: ago(100), seenAt: ago(100) }],
  ['submitted', { ...attempt, state: 'submitted' as const, endedAt: ago(1) }],
  ['submitted', { ...attempt, state: 'marked' as const, endedAt: ago(1) }],
  ['timedOut', { ...attempt, state: 'timedOut' as const, endedAt: ago(1) }],
])('a candidate is %s', (status, latest) => {
  expect(watchStatusOf({ attempt: latest }, NOW)).toBe(status)
})

test('the time of a paused attempt does not run', () => {
  expect(timeLeft(attempt, NOW)).toBe(600_000)
  expect(timeLeft({ ...attempt, pausedAt: ago(100) }, NOW)).toBe(700_000)
})

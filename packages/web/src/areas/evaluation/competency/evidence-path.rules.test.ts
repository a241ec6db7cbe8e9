import { expect, test } from 'vitest'
import { pathOf } from './evidence-path.rules.ts'

const evidence = (kind: string, recordId: number | null) =>
  ({ kind, recordId, day: '2026-03-01' }) as never

const reader = { isOwn: false, traineeId: 7 }
const own = { isOwn: true, traineeId: 7 }

test('a result without names has no page of its own', () => {
  expect(pathOf(evidence('answer', null), reader)).toBeNull()
})

test('an answer opens where its reader may look at it', () => {
  expect(pathOf(evidence('answer', 4), own)).toBe('/evaluate/own-record?view=about&id=4')
  expect(pathOf(evidence('answer', 4), reader)).toBe('/evaluate/student-record?id=4')
})

test('cases open as the entries of the trainee on that day', () => {
  expect(pathOf(evidence('case', 4), own)).toBe('/workload/own')
  expect(pathOf(evidence('case', 4), reader)).toBe(
    '/workload/entries?traineeId=7&from=2026-03-01&until=2026-03-01',
  )
})

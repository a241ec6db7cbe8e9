import { expect, test } from 'vitest'
import { entriesBehind } from './report-path.rules.ts'

test('a row of the report opens the entries it counts, over its days', () => {
  const year = 'from=2025-11-24&until=2026-11-24'

  expect(entriesBehind('kind', 'skill', {}, '2026-11-24')).toBe(
    `/workload/entries?${year}&kind=skill`,
  )
  expect(entriesBehind('department', '7', { kind: 'study' }, '2026-11-24')).toBe(
    `/workload/entries?kind=study&${year}&departmentId=7`,
  )
  expect(entriesBehind('cohort', 'none', {}, '2026-11-24')).toBeNull()
  expect(entriesBehind('month', '2026-11', {}, '2026-11-24')).toBe(
    '/workload/entries?from=2026-11-01&until=2026-11-24',
  )
  expect(entriesBehind('month', '2026-02', {}, '2026-11-24')).toBe(
    '/workload/entries?from=2026-02-01&until=2026-02-28',
  )
})

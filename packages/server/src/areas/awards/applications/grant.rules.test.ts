import { describe, expect, test } from 'vitest'
import { refusedGrants, refusedPerson, type Usage } from './grant.rules.ts'

const usage = (id: number, over: Partial<Usage> = {}): Usage => ({
  ...{ id, limit_id: 1, kind_id: 1, year: 2026, base_id: 1, user_id: id, granted: 0, quota: null, base_granted: 0, base_quota: null },
  ...{ person_granted: 0, most_per_person: null, person_in_year: 0, most_in_year: null },
  ...over,
})
describe('awards granted together', () => {
  test('are as many as the quota leaves, the first ones; the others are told the figures', () => {
    const rows = [1, 2, 3, 4].map((id) => usage(id, { quota: 5, granted: 3 }))
    expect([...refusedGrants(rows)]).toEqual([
      [3, { why: 'quotaUsed', quota: 5, granted: 5 }],
      [4, { why: 'quotaUsed', quota: 5, granted: 5 }],
    ])
  })
  test('are as many as the quota of each base leaves; who has no base uses none', () => {
    const rows = [
      usage(1, { base_quota: 1 }),
      usage(2, { base_quota: 1 }),
      usage(3, { base_id: 2, base_quota: 1 }),
      usage(4, { base_id: null }),
    ]
    expect([...refusedGrants(rows)]).toEqual([[2, { why: 'baseQuotaUsed', quota: 1, granted: 1 }]])
  })
  test('count one person over the years of a kind and over the kinds of a year', () => {
    const rows = [
      usage(1, { user_id: 9, most_in_year: 1 }),
      usage(2, { user_id: 9, limit_id: 2, kind_id: 2, most_in_year: 1 }),
      usage(3, { user_id: 8, most_per_person: 1 }),
      usage(4, { user_id: 8, limit_id: 3, year: 2025, most_per_person: 1 }),
    ]
    expect([...refusedGrants(rows)]).toEqual([
      [2, { why: 'personYearFull', most: 1, granted: 1 }],
      [4, { why: 'personHasIt', most: 1, granted: 1 }],
    ])
  })
  test('are not limited where no limit is set', () => {
    expect(refusedGrants([usage(1, { granted: 999, base_granted: 999 })]).size).toBe(0)
    expect(refusedPerson(usage(1, { person_granted: 99, person_in_year: 99 }))).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { refusedGrants, refusedPerson, type Usage } from './grant.rules.ts'

const usage = (id: number, over: Partial<Usage> = {}): Usage => ({
  id,
  limitId: 1,
  kindId: 1,
  year: 2026,
  baseId: 1,
  userId: id,
  granted: 0,
  quota: null,
  baseGranted: 0,
  baseQuota: null,
  personGranted: 0,
  mostPerPerson: null,
  personInYear: 0,
  mostInYear: null,
  ...over,
})

describe('awards granted together', () => {
  test('are the first ones, as many as the quota leaves; the others are refused with the figures', () => {
    const rows = [1, 2, 3, 4].map((id) => usage(id, { quota: 5, granted: 3 }))
    expect([...refusedGrants(rows)]).toEqual([
      [3, { why: 'quotaUsed', quota: 5, granted: 5 }],
      [4, { why: 'quotaUsed', quota: 5, granted: 5 }],
    ])
  })

  test('are as many as the quota of each base leaves; who has no base uses none', () => {
    const rows = [
      usage(1, { baseQuota: 1 }),
      usage(2, { baseQuota: 1 }),
      usage(3, { baseId: 2, baseQuota: 1 }),
      usage(4, { baseId: null }),
    ]
    expect([...refusedGrants(rows)]).toEqual([[2, { why: 'baseQuotaUsed', quota: 1, granted: 1 }]])
  })

  test('count one person over the years of a kind and over the kinds of a year', () => {
    const rows = [
      usage(1, { userId: 9, mostInYear: 1 }),
      usage(2, { userId: 9, limitId: 2, kindId: 2, mostInYear: 1 }),
      usage(3, { userId: 8, mostPerPerson: 1 }),
      usage(4, { userId: 8, limitId: 3, year: 2025, mostPerPerson: 1 }),
    ]
    expect([...refusedGrants(rows)]).toEqual([
      [2, { why: 'personYearFull', most: 1, granted: 1 }],
      [4, { why: 'personHasIt', most: 1, granted: 1 }],
    ])
  })

  test('are not limited where no limit is set', () => {
    expect(refusedGrants([usage(1, { granted: 999, baseGranted: 999 })]).size).toBe(0)
    expect(refusedPerson(usage(1, { personGranted: 99, personInYear: 99 }))).toBeNull()
  })
})

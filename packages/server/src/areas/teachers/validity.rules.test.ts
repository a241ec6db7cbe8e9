import { describe, expect, test } from 'vitest'
import { renewableFrom, validUntil } from './validity.rules.ts'

describe('validity', () => {
  test('ends the day before its anniversary, also when it began on 29 February', () => {
    expect(validUntil('2026-11-22', 5)).toBe('2031-11-21')
    expect(validUntil('2024-02-29', 5)).toBe('2029-02-28')
    expect(validUntil('2024-02-29', 4)).toBe('2028-02-28')
  })
  test('may be renewed from 90 days before its end', () =>
    expect(renewableFrom('2026-12-31')).toBe('2026-10-02'))
})

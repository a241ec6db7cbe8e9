import { expect, test } from 'vitest'
import { inShanghai } from '../platform/clock.ts'
import { shortDay } from './date-cell.rules.ts'

test('an instant falls on its day in Shanghai', () => {
  expect(shortDay('2026-11-20T16:30:00Z', '2026-11-21', 'zh-cn')).toBe('11月21日')
  expect(shortDay('2026-11-20T23:59:59+08:00', '2026-11-21', 'zh-cn')).toBe('11月20日')
})

test('a time without an offset is Shanghai’s already', () => {
  expect(inShanghai('2026-11-20 23:30').format('MM-DD HH:mm')).toBe('11-20 23:30')
  expect(inShanghai('2026-11-20T15:30:00+00:00').format('MM-DD HH:mm')).toBe('11-20 23:30')
})

test('a bare day stays that day; another year is written out', () => {
  expect(shortDay('2026-01-01', '2026-11-21', 'en')).toBe('1 Jan')
  expect(shortDay('2025-12-31', '2026-11-21', 'zh-cn')).toBe('2025-12-31')
})

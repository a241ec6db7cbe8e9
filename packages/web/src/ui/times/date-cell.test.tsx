import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DateCell } from './date-cell.tsx'

const textOf = (value: string | null, hasTime = false) =>
  render(<DateCell value={value} hasTime={hasTime} />).container.textContent

test.each([
  ['2026-01-02', false, '2026-01-02'],
  ['2026-11-20T16:30:00Z', false, '2026-11-21'],
  ['2026-11-20T23:59:59+08:00', true, '2026-11-20 23:59'],
  ['2026-11-20', true, '2026-11-20'],
])('a day is shown with its year, also in the current one: %s', (value, hasTime, text) => {
  expect(textOf(value, hasTime)).toBe(text)
})

test('no day is a dash, and what is no day is shown as it is', () => {
  expect(textOf(null)).toBe('—')
  expect(textOf('待定')).toBe('待定')
})

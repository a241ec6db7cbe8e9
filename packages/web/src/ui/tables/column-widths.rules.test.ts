import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.rules.ts'

test('columns share what the actions leave, in the proportion of their widths', () => {
  const columns = [{ width: 300 }, { width: 100 }, { card: 'action' as const, width: 160 }]

  expect(columnWidths(columns)).toEqual({ shares: ['75%', '25%', 1], least: 460 })
})

test('a column without a width counts as a usual one', () => {
  expect(columnWidths([{ width: 60 }, {}]).shares).toEqual(['30%', '70%'])
})

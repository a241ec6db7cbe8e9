import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.rules.ts'

test('columns share what the actions leave, in the proportion of their widths', () => {
  const columns = [{ width: 300 }, { width: 100 }, { card: 'action' as const, width: 160 }]

  expect(columnWidths(columns)).toEqual({ shares: ['75.00%', '25.00%', '1px'], least: 416 })
})

test('a column without a width counts as a usual one; without actions nothing is kept for them', () => {
  expect(columnWidths([{ width: 60 }, {}])).toEqual({ shares: ['30.00%', '70.00%'], least: 170 })
})

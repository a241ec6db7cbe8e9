import { expect, test } from 'vitest'
import { areMonths, chartOption, monthLabel } from './chart.rules.ts'

const part = (labels: string[], isStacked = false) => ({
  labels,
  isStacked,
  series: [{ name: 'a', values: [1] }],
})

test('months are columns in their order, names are rows', () => {
  expect(chartOption(part(['2026-11']))).toMatchObject({
    xAxis: { type: 'category', inverse: false },
    yAxis: { type: 'value' },
  })

  expect(chartOption(part(['A']))).toMatchObject({
    xAxis: { type: 'value' },
    yAxis: { type: 'category', inverse: true },
  })

  expect(areMonths(['2026-11', 'A'])).toBe(false)
})

test('a year is written under the first month and under each January', () => {
  expect(['2026-11', '2026-12', '2027-01'].map(monthLabel)).toEqual(['11\n2026', '12', '01\n2027'])
})

test('series that add up to a whole are stacked', () => {
  expect(chartOption(part(['A'], true)).series[0]).toHaveProperty('stack')
  expect(chartOption(part(['A'])).series[0]).not.toHaveProperty('stack')
})

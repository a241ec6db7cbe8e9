import type { HomePart } from '@residency/contract/kernel'
import { CHART_COLOURS } from '../../../theme/colour.rules.ts'

type Part = Pick<Extract<HomePart, { kind: 'chart' }>, 'labels' | 'series' | 'isStacked'>

/** Done, as planned, behind. */
const STACKED = [CHART_COLOURS.grey, CHART_COLOURS.blue, CHART_COLOURS.ochre]

/** What there is, and its measure. */
const SIDE_BY_SIDE = [CHART_COLOURS.blue, CHART_COLOURS.grey]

/** Months are in their order from left to right; names are one below the other. */
export const areMonths = (labels: readonly string[]) =>
  labels.every((label) => /^\d{4}-\d\d$/.test(label))

/** The month; its year under the first one and under each January. */
export const monthLabel = (month: string, i: number) => {
  const [year, number] = month.split('-')
  return i === 0 || number === '01' ? `${number}\n${year}` : number!
}

/** The chart's drawing: bars, stacked where they add up to a whole. */
export function chartOption({ labels, series, isStacked }: Part) {
  const isUpright = areMonths(labels)
  const axisLabel = isUpright
    ? { interval: 0, formatter: monthLabel }
    : { interval: 0, width: 128, overflow: 'truncate' }
  const names = { type: 'category', inverse: !isUpright, data: labels, axisLabel }
  const values = { type: 'value', min: 0, minInterval: 1 }

  return {
    color: isStacked ? STACKED : SIDE_BY_SIDE,
    xAxis: isUpright ? names : values,
    yAxis: isUpright ? values : names,
    series: series.map(({ name, values: data }) => ({
      name,
      data,
      type: 'bar',
      barMaxWidth: 12,
      ...(isStacked ? { stack: 'all' } : {}),
    })),
  }
}

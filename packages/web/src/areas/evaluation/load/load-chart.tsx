import type { LoadWeek } from '@residency/contract/areas/evaluation/load/load.contract'
import { useMemo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Chart } from '../../../ui/chart.tsx'
import { loadText } from './load.text.ts'

/** The busiest rater of each week, and the limit. */
export function LoadChart({ weeks, most }: { weeks: readonly LoadWeek[]; most: number }) {
  const text = useText(loadText)
  const option = useMemo(
    () => optionOf(weeks, most, { largest: text.largest, cap: text.cap }),
    [weeks, most, text],
  )
  if (weeks.length === 0) return null

  const summary = weeks
    .map(({ monday, largest, tasks }) => say(text.summary, { monday, largest, tasks }))
    .join('; ')

  return (
    <div className="panel">
      <Chart title={text.chart} {...{ summary, option }} />
    </div>
  )
}

const optionOf = (
  weeks: readonly LoadWeek[],
  most: number,
  names: { largest: string; cap: string },
) => ({
  xAxis: { type: 'category', data: weeks.map(({ monday }) => monday) },
  yAxis: { type: 'value', min: 0, minInterval: 1 },
  series: [
    {
      name: names.largest,
      type: 'bar',
      barMaxWidth: 28,
      label: { show: true, position: 'top' },
      data: weeks.map(({ largest }) => largest),
    },
    { name: names.cap, type: 'line', symbol: 'none', data: weeks.map(() => most) },
  ],
})

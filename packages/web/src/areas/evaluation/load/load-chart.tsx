import type { LoadWeek } from '@residency/contract/areas/evaluation/load/load.contract'
import { useMemo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Chart } from '../../../ui/chart.tsx'
import { type Bar, everyWeek } from './every-week.rules.ts'
import { loadText } from './load.text.ts'

type Props = { weeks: readonly LoadWeek[]; from: string; until: string; most: number }

/** The busiest rater of each week, and the limit. */
export function LoadChart({ weeks, from, until, most }: Props) {
  const text = useText(loadText)
  const option = useMemo(
    () =>
      optionOf(everyWeek(weeks, { from, until }), most, { largest: text.largest, cap: text.cap }),
    [weeks, from, until, most, text],
  )
  if (weeks.length === 0) return null

  const summary = weeks
    .map(({ monday, largest, tasks }) => say(text.summary, { monday, largest, tasks }))
    .join('; ')

  return (
    <div className="panel">
      <Chart title={text.chart} summary={summary} option={option} />
    </div>
  )
}

const optionOf = (
  weeks: readonly Bar[],
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

import type { RaterSeverity } from '@residency/contract/areas/evaluation/results/result.contract'
import { useMemo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Chart } from '../../../ui/chart.tsx'
import { resultText } from './result.text.ts'
import { rangeOf, whiskersOf } from './whiskers.rules.ts'

type RaterWithSeverity = RaterSeverity & { severity: number; se: number }

/**
 * The severity of each listed rater as a point, its interval of 95 % as a line. Only raters of one
 * group are compared.
 */
export function SeverityChart({ rows }: { rows: readonly RaterSeverity[] }) {
  const text = useText(resultText)

  const measured = useMemo(
    () => rows.filter((row): row is RaterWithSeverity => row.severity !== null && row.se !== null),
    [rows],
  )

  const option = useMemo(() => optionOf(measured), [measured])
  if (measured.length === 0) return null

  const summary = measured
    .map((rater) =>
      say(text.chartOne, { rater: rater.rater, value: rater.severity.toFixed(2), ...ends(rater) }),
    )
    .join('; ')

  return (
    <div className="panel">
      <Chart
        title={text.chart}
        summary={summary}
        option={option}
        height={Math.max(180, measured.length * 28 + 48)}
      />
    </div>
  )
}

const ends = ({ severity, se }: RaterWithSeverity) => {
  const { low, high } = whiskersOf(severity, se)
  return { low: low.toFixed(2), high: high.toFixed(2) }
}

/**
 * A bar cannot begin away from the axis: an invisible bar from the left end of the range moves the
 * visible one.
 */
function optionOf(rows: readonly RaterWithSeverity[]) {
  const whiskers = rows.map((row) => whiskersOf(row.severity, row.se))
  const { min, max } = rangeOf(whiskers.flatMap(({ low, high }) => [low, high]))
  const plain = { type: 'bar', stack: 'whisker', barWidth: 3, silent: true }

  return {
    xAxis: {
      type: 'value',
      min: 0,
      max: max - min,
      interval: 1,
      axisLabel: { formatter: (value: number) => String(value + min) },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: rows.map(({ rater }) => rater),
      axisLabel: { interval: 0, width: 120, overflow: 'truncate' },
    },
    legend: { show: false },
    tooltip: { show: false },
    series: [
      { ...plain, itemStyle: { color: 'transparent' }, data: whiskers.map(({ low }) => low - min) },
      { ...plain, data: whiskers.map(({ low, high }) => high - low) },
      {
        type: 'line',
        symbol: 'circle',
        symbolSize: 9,
        lineStyle: { width: 0 },
        silent: true,
        data: rows.map(({ severity }, index) => [severity - min, index]),
      },
    ],
  }
}

import type {
  FiguresBy,
  LeaveFigure,
} from '@residency/contract/areas/absence/figures/figure.contract'
import { useMemo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Chart } from '../../../ui/chart.tsx'
import { useTopFigures } from './figure.queries.ts'
import { figureText } from './figure.text.ts'

/** The answer to the question of the list, as bars. */
export function FigureChart({ by, filters }: { by: FiguresBy; filters: object }) {
  const text = useText(figureText)
  const { data } = useTopFigures(filters)
  const rows = data?.list
  const option = useMemo(() => optionOf(rows ?? [], text.days), [rows, text.days])
  if (!rows || rows.length === 0) return null

  const summary = rows.map(({ label, days }) => say(text.summary, { label, days })).join('; ')

  return (
    <div className="panel">
      <Chart
        title={text.chart[by]}
        summary={summary}
        option={option}
        height={Math.max(160, rows.length * 34 + 64)}
      />
    </div>
  )
}

const optionOf = (rows: readonly LeaveFigure[], name: string) => ({
  xAxis: { type: 'value', min: 0 },
  yAxis: {
    type: 'category',
    inverse: true,
    axisLabel: { interval: 0, width: 120, overflow: 'truncate' },
    data: rows.map(({ label }) => label),
  },
  legend: { show: false },
  series: [
    {
      name,
      type: 'bar',
      barMaxWidth: 18,
      label: { show: true, position: 'right' },
      data: rows.map(({ days }) => days),
    },
  ],
})

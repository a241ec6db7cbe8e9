import type { WorkReport } from '@residency/contract/areas/workload/quantity/quantity.contract'
import { useMemo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Chart } from '../../../ui/chart.tsx'
import { useTopReport } from './quantity.queries.ts'
import { quantityText } from './quantity.text.ts'

/** Entered and passed of the first ones, as bars. */
export function ReportChart({ filters }: { filters: object }) {
  const { report: text, entered, passed } = useText(quantityText)
  const rows = useTopReport(filters).data?.list
  const option = useMemo(() => optionOf(rows ?? [], { entered, passed }), [rows, entered, passed])
  if (!rows || rows.length === 0) return null

  const summary = rows.map((row) => say(text.summary, row)).join('; ')

  return (
    <div className="panel">
      <Chart
        title={text.chart}
        summary={summary}
        option={option}
        height={Math.max(180, rows.length * 44 + 64)}
      />
    </div>
  )
}

const optionOf = (rows: readonly WorkReport[], names: { entered: string; passed: string }) => ({
  xAxis: { type: 'value', min: 0 },
  yAxis: {
    type: 'category',
    inverse: true,
    axisLabel: { interval: 0, width: 120, overflow: 'truncate' },
    data: rows.map(({ label }) => label),
  },
  series: (['entered', 'passed'] as const).map((key) => ({
    name: names[key],
    type: 'bar',
    barMaxWidth: 14,
    label: { show: true, position: 'right' },
    data: rows.map((row) => row[key]),
  })),
})

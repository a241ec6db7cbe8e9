import { say, useText } from '../../../platform/texts/i18n.ts'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { useTopReport } from './quantity.queries.ts'
import { quantityText } from './quantity.text.ts'

/** Entered and passed of the first ones, as bars. */
export function ReportChart({ filters }: { filters: object }) {
  const { report: text, entered, passed } = useText(quantityText)
  const rows = useTopReport(filters).data?.list
  if (!rows || rows.length === 0) return null

  return (
    <BarChart
      title={text.chart}
      rows={rows}
      labelOf={({ label }) => label}
      series={[
        { name: entered, numberOf: (row) => row.entered },
        { name: passed, numberOf: (row) => row.passed },
      ]}
      describe={(row) => say(text.summary, row)}
    />
  )
}

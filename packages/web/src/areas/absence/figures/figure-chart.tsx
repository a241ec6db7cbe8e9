import type { FiguresBy } from '@residency/contract/areas/absence/figures/figure.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { useTopFigures } from './figure.queries.ts'
import { figureText } from './figure.text.ts'

/** The answer to the question of the list, as bars. */
export function FigureChart({ by, filters }: { by: FiguresBy; filters: object }) {
  const text = useText(figureText)
  const rows = useTopFigures(filters).data?.list
  if (!rows || rows.length === 0) return null

  return (
    <BarChart
      title={text.chart[by]}
      rows={rows}
      labelOf={({ label }) => label}
      series={[{ name: text.days, numberOf: ({ days }) => days }]}
      describe={({ label, days }) => say(text.summary, { label, days })}
    />
  )
}

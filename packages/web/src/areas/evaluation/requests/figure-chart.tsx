import type { RequestFigure } from '@residency/contract/areas/evaluation/requests/request.contract'
import { requestWords } from '@residency/contract/areas/evaluation/requests/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { requestText } from './request.text.ts'

/** Asked and answered of each department, as two bars; one department is read in the list. */
export function RequestFigureChart({ rows }: { rows: readonly RequestFigure[] }) {
  const { figures: text } = useText(requestText)
  const { columns } = useText(requestWords).sheets.requestFigures
  if (rows.length < 2) return null

  return (
    <BarChart
      title={text.chart}
      rows={rows}
      labelOf={({ department }) => department}
      series={[
        { name: columns.asked, numberOf: ({ asked }) => asked },
        { name: columns.answered, numberOf: ({ answered }) => answered },
      ]}
      describe={({ department, asked: requestCount, answered }) =>
        say(text.summary, { department, asked: requestCount, answered })
      }
    />
  )
}

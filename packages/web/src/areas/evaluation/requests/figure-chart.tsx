import type { RequestFigure } from '@residency/contract/areas/evaluation/requests/request.contract'
import { requestWords } from '@residency/contract/areas/evaluation/requests/text'
import { useMemo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Chart } from '../../../ui/chart.tsx'
import { requestText } from './request.text.ts'

/** Asked and answered of each department, as two bars; one department is read in the list. */
export function RequestFigureChart({ rows }: { rows: readonly RequestFigure[] }) {
  const { figures: text } = useText(requestText)
  const { columns } = useText(requestWords).sheets.requestFigures
  const option = useMemo(
    () => optionOf(rows, { asked: columns.asked, answered: columns.answered }),
    [rows, columns],
  )
  if (rows.length < 2) return null

  const summary = rows
    .map(({ department, asked, answered }) => say(text.summary, { department, asked, answered }))
    .join('; ')

  return (
    <div className="panel">
      <Chart
        title={text.chart}
        summary={summary}
        option={option}
        height={Math.max(180, rows.length * 48 + 72)}
      />
    </div>
  )
}

const optionOf = (rows: readonly RequestFigure[], names: { asked: string; answered: string }) => ({
  xAxis: { type: 'value', min: 0, minInterval: 1 },
  yAxis: {
    type: 'category',
    inverse: true,
    axisLabel: { interval: 0, width: 120, overflow: 'truncate' },
    data: rows.map(({ department }) => department),
  },
  series: (['asked', 'answered'] as const).map((key) => ({
    name: names[key],
    type: 'bar',
    barMaxWidth: 16,
    label: { show: true, position: 'right' },
    data: rows.map((row) => row[key]),
  })),
})

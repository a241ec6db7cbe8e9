import type { FulfilledShare } from '@residency/contract/areas/mentors/records/task.contract'
import { useMemo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Chart } from '../../../ui/chart.tsx'
import { type FulfilmentInput, useFulfilledShares } from '../records/record.queries.ts'
import { taskText } from './task.text.ts'

const percentOf = ({ fulfilled, total }: FulfilledShare) => Math.round((fulfilled / total) * 100)

/** The share of fulfilled tasks of each department, the smallest first. */
export function FulfilmentChart({ filters }: { filters: object }) {
  const { fulfilment: text } = useText(taskText)
  const { data } = useFulfilledShares(filters as Omit<FulfilmentInput, 'pageNum' | 'pageSize'>)
  const option = useMemo(() => optionOf(data ?? [], text.percent), [data, text.percent])
  if (!data || data.length === 0) return null

  const summary = data
    .map((share) => say(text.summary, { ...share, percent: percentOf(share) }))
    .join('; ')

  return (
    <div className="panel">
      <Chart
        title={text.chart}
        summary={summary}
        option={option}
        height={Math.max(160, data.length * 34 + 64)}
      />
    </div>
  )
}

const optionOf = (shares: readonly FulfilledShare[], name: string) => ({
  xAxis: { type: 'value', min: 0, max: 100 },
  yAxis: {
    type: 'category',
    inverse: true,
    axisLabel: { interval: 0, width: 120, overflow: 'truncate' },
    data: shares.map(({ department }) => department),
  },
  legend: { show: false },
  series: [
    {
      name,
      type: 'bar',
      barMaxWidth: 18,
      label: { show: true, position: 'right' },
      data: shares.map(percentOf),
    },
  ],
})

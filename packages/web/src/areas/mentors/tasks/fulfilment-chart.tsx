import type { FulfilledShare } from '@residency/contract/areas/mentors/records/task.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { type FulfilmentInput, useFulfilledShares } from '../records/record.queries.ts'
import { taskText } from './task.text.ts'

const percentOf = ({ fulfilled, total }: FulfilledShare) => Math.round((fulfilled / total) * 100)

/** The share of fulfilled tasks of each department, the smallest first. */
export function FulfilmentChart({ filters }: { filters: object }) {
  const { fulfilment: text } = useText(taskText)
  const { data } = useFulfilledShares(filters as Omit<FulfilmentInput, 'pageNum' | 'pageSize'>)
  if (!data || data.length === 0) return null

  return (
    <BarChart
      title={text.chart}
      rows={data}
      labelOf={({ department }) => department}
      series={[{ name: text.percent, numberOf: percentOf }]}
      describe={(share) => say(text.summary, { ...share, percent: percentOf(share) })}
      max={100}
    />
  )
}

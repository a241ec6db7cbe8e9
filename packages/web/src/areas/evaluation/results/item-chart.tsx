import type { ResultItem } from '@residency/contract/areas/evaluation/results/result.contract'
import { resultWords } from '@residency/contract/areas/evaluation/results/text'
import { useMemo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Chart } from '../../../ui/chart.tsx'
import { resultText } from './result.text.ts'
import './results.css'

/** How each item was answered, one small chart for each. */
export function ItemCharts({ items }: { items: readonly ResultItem[] }) {
  return (
    <div className="result-items">
      {items.map((item) => (
        <ItemChart key={item.key} item={item} />
      ))}
    </div>
  )
}

function ItemChart({ item }: { item: ResultItem }) {
  const text = useText(resultText)
  const { barOf } = useText(resultWords)
  const option = useMemo(() => optionOf(item, text.n), [item, text.n])
  if (item.n === null)
    return (
      <div>
        <p>{item.label}</p>
        <p className="soft">{text.fewItem}</p>
      </div>
    )

  const figures =
    item.mean === null
      ? say(text.itemCount, { n: item.n })
      : say(text.itemMean, { n: item.n, mean: item.mean, most: item.most ?? '' })

  const bars = item.bars.filter(({ count }) => count > 0).map((bar) => say(barOf, bar))

  return (
    <div>
      <Chart
        title={item.label}
        summary={[figures, ...bars].join('; ')}
        option={option}
        height={150}
      />
      <p className="soft figures">{figures}</p>
    </div>
  )
}

const optionOf = ({ bars }: ResultItem, name: string) => ({
  xAxis: {
    type: 'category',
    data: bars.map(({ label }) => label),
    axisLabel: { interval: 0, width: 64, overflow: 'truncate' },
  },
  yAxis: { type: 'value', min: 0, minInterval: 1 },
  legend: { show: false },
  grid: { left: 4, right: 4, top: 20, bottom: 4, containLabel: true },
  series: [
    {
      name,
      type: 'bar',
      barMaxWidth: 28,
      label: {
        show: true,
        position: 'top',
        formatter: ({ value }: { value: number }) => value || '',
      },
      data: bars.map(({ count }) => count),
    },
  ],
})

import type { HomePart } from '@residency/contract/kernel'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useAddressOf } from '../../../platform/places.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { homeRowsText } from '../../../screens/home/home-rows.text.ts'
import { Chart } from '../../../ui/chart.tsx'
import { areMonths, chartOption } from './chart.rules.ts'

const [BAR, HEAD, UPRIGHT] = [34, 56, 220]

/** A question, its answer in words, and the bars that show it. */
export function ChartPart({ part }: { part: Extract<HomePart, { kind: 'chart' }> }) {
  const text = useText(homeRowsText)
  const to = useAddressOf()(part.to)
  const option = useMemo(() => chartOption(part), [part])

  const summary = part.labels.map(
    (label, i) =>
      `${label}: ${part.series.map(({ name, values }) => `${name} ${values[i]}`).join(', ')}`,
  )

  return (
    <section className="panel home-part home-chart" aria-label={part.title}>
      <div className="panel-head">
        <h2>{part.title}</h2>
        {to && <Link to={to}>{text.open}</Link>}
      </div>
      <p className="home-answer">{part.answer}</p>
      <Chart
        title={part.title}
        summary={summary.join('; ')}
        option={option}
        height={areMonths(part.labels) ? UPRIGHT : part.labels.length * BAR + HEAD}
      />
    </section>
  )
}

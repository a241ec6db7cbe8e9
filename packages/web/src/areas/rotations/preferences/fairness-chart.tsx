import type { PlanPreferences } from '@residency/contract/areas/rotations/preferences/preference.contract'
import { useMemo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Chart } from '../../../ui/chart.tsx'
import { distributionOf, leastMet } from './fairness.rules.ts'
import { preferenceText } from './preference.text.ts'

/** Names in a sentence, so many that it stays readable. */
const MAX_NAMES = 3

type Props = { preferences: PlanPreferences }

/** What share of the points is met, and who has the least. */
export function FairnessFigures({ preferences: { met, wanted, trainees } }: Props) {
  const { office: text, comma } = useText(preferenceText)
  const least = leastMet(trainees)
  if (!least) return null

  const more = least.names.length - MAX_NAMES
  const names = [
    least.names.slice(0, MAX_NAMES).join(comma),
    ...(more > 0 ? [say(text.others, { count: more })] : []),
  ].join(' ')

  return (
    <>
      <p className="figures">
        {say(text.met, { met, wanted, percent: Math.floor((met / wanted) * 100) })}
      </p>
      <p className="figures">{say(text.least, { names, met: least.met })}</p>
    </>
  )
}

/** How the points that are met are spread over trainees. */
export function FairnessChart({ preferences: { trainees } }: Props) {
  const { office: text } = useText(preferenceText)
  const counts = useMemo(() => distributionOf(trainees), [trainees])
  const option = useMemo(() => optionOf(counts, text.people), [counts, text.people])
  if (!leastMet(trainees)) return null

  const summary = counts
    .flatMap((count, points) => (count > 0 ? [say(text.summary, { points, count })] : []))
    .join('; ')

  return <Chart title={text.chart} summary={summary} option={option} height={180} />
}

const optionOf = (counts: readonly number[], name: string) => ({
  xAxis: { type: 'category', data: counts.map((_, points) => String(points)) },
  yAxis: { type: 'value', minInterval: 1 },
  legend: { show: false },
  series: [
    {
      name,
      type: 'bar',
      barMaxWidth: 28,
      label: { show: true, position: 'top' },
      data: counts.map((count) => (count > 0 ? count : null)),
    },
  ],
})

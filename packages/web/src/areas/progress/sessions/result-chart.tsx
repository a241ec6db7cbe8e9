import type { PacketFacts } from '@residency/contract/areas/progress/sessions/packet.contract'
import { addMonths, DAY_MS } from '@residency/contract/kernel/day'
import { useMemo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Chart } from '../../../ui/chart.tsx'
import { sessionText } from './session.text.ts'

type Results = Pick<PacketFacts, 'evaluations' | 'exams' | 'factsOn'>

/** Results of evaluations and exams in the year before, by day, out of 100. */
export function ResultChart({ facts }: { facts: Results }) {
  const text = useText(sessionText)
  const { evaluations, exams } = facts
  const option = useMemo(
    () => optionOf(facts, { evaluations: text.evaluations, exams: text.exams }),
    [facts, text],
  )
  if (evaluations.length + exams.length === 0) return null

  const summary = [
    ...evaluations.map(({ form, on, score }) => say(text.scoreOf, { form, on, score })),
    ...exams.map(({ exam, on, percent }) => say(text.examOf, { exam, on, percent })),
  ].join(text.semicolon)

  return <Chart title={text.results} summary={summary} option={option} height={200} />
}

const optionOf = (
  { evaluations, exams, factsOn }: Results,
  names: { evaluations: string; exams: string },
) => ({
  xAxis: {
    type: 'time',
    min: addMonths(factsOn, -12),
    max: factsOn,
    minInterval: DAY_MS * 28,
  },
  yAxis: { type: 'value', min: 0, max: 100, interval: 20 },
  tooltip: { trigger: 'item' },
  series: [
    {
      name: names.evaluations,
      type: 'line',
      symbol: 'circle',
      symbolSize: 9,
      lineStyle: { width: 0 }, // results of different forms make no line
      data: evaluations.map(({ form, on, score }) => ({ name: form, value: [on, score] })),
    },
    {
      name: names.exams,
      type: 'line',
      symbol: 'diamond',
      symbolSize: 11,
      lineStyle: { width: 0 },
      data: exams.map(({ exam, on, percent }) => ({ name: exam, value: [on, percent] })),
    },
  ].filter(({ data }) => data.length > 0),
})

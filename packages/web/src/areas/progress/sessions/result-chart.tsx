import type { PacketFacts } from '@residency/contract/areas/progress/sessions/packet.contract'
import { useMemo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Chart } from '../../../ui/chart.tsx'
import { sessionText } from './session.text.ts'

type Props = Pick<PacketFacts, 'evaluations' | 'exams'>

/** Results of evaluations and exams in the year before, by day, out of 100. */
export function ResultChart({ evaluations, exams }: Props) {
  const text = useText(sessionText)
  const option = useMemo(
    () => optionOf({ evaluations, exams }, { evaluations: text.evaluations, exams: text.exams }),
    [evaluations, exams, text],
  )
  if (evaluations.length + exams.length === 0) return null

  const summary = [
    ...evaluations.map(({ form, on, score }) => say(text.scoreOf, { form, on, score })),
    ...exams.map(({ exam, on, percent }) => say(text.examOf, { exam, on, percent })),
  ].join(text.semicolon)

  return <Chart title={text.results} {...{ summary, option }} height={200} />
}

const optionOf = (
  { evaluations, exams }: Props,
  names: { evaluations: string; exams: string },
) => ({
  xAxis: { type: 'time', minInterval: 86_400_000 * 28 },
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

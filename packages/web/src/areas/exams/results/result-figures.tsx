import type { getExamResult } from '@residency/contract/areas/exams/marking/result.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { useMemo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Chart } from '../../../ui/chart.tsx'
import { resultText } from './result.text.ts'

export type ExamResult = AnswerOf<typeof getExamResult>

/** How many sat and passed, and how the results are distributed. */
export function ResultFigures({ exam }: { exam: ExamResult }) {
  const text = useText(resultText)
  const option = useMemo(() => optionOf(exam.bars, text.count), [exam.bars, text.count])

  const facts = [
    [text.sat, say(text.satOf, { sat: exam.sat, candidates: exam.candidates })],
    [text.passed, say(text.passedOf, { passed: exam.passed, scored: exam.scored })],
    [text.mean, exam.mean === null ? text.none : say(text.meanOf, { mean: exam.mean })],
    [text.pass, say(text.passAt, { percents: exam.passPercents.join('/') })],
    [text.waiting, say(text.waitingOf, { unmarked: exam.unmarked, waiting: exam.waiting })],
    [text.corrections, exam.corrections],
  ] as const

  return (
    <div className="panel">
      <dl className="result-figures">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {exam.scored > 0 ? (
        <Chart
          title={text.chart}
          summary={exam.bars.map((bar) => say(text.chartOne, bar)).join('; ')}
          option={option}
          height={220}
        />
      ) : (
        <p className="soft">{text.chartFew}</p>
      )}
    </div>
  )
}

const optionOf = (bars: ExamResult['bars'], name: string) => ({
  xAxis: {
    type: 'category',
    data: bars.map(({ from, until }) => `${from}–${until}`),
    axisLabel: { interval: 0, fontSize: 11, hideOverlap: true },
  },
  yAxis: { type: 'value', min: 0, minInterval: 1 },
  legend: { show: false },
  series: [
    {
      name,
      type: 'bar',
      barMaxWidth: 40,
      label: { show: true, position: 'top' },
      data: bars.map(({ count }) => count || null),
    },
  ],
})

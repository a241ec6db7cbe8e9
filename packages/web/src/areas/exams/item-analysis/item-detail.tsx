import type {
  AnalysedItem,
  OptionFigure,
} from '@residency/contract/areas/exams/marking/analysis.contract'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Chart } from '../../../ui/chart.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { analysisText } from './analysis.text.ts'
import { chanceAt, curveOf, figure, percent } from './item.rules.ts'
import { OptionTable } from './option-table.tsx'

/**
 * One question drawn: which options were chosen by the best and the weakest, and its curve where a
 * model holds.
 */
export function ItemDetail({ item, onClose }: { item: AnalysedItem | null; onClose: () => void }) {
  const text = useText(analysisText)
  return (
    <SidePanel
      title={item ? say(text.questionOf, { number: item.number }) : ''}
      isOpen={item !== null}
      onClose={onClose}
      width={640}
    >
      {item && <Detail item={item} />}
    </SidePanel>
  )
}

function Detail({ item }: { item: AnalysedItem }) {
  const text = useText(analysisText)
  const isEmpty = !item.options && !item.rasch && !item.twoPl
  return (
    <div className="analysed-item">
      <p>{item.stem}</p>
      <Link className="link-button" to={`/course/bank?id=${item.questionId}`}>
        {text.toBank}
      </Link>
      {isEmpty && <p className="soft">{text.noDetail}</p>}
      {item.options && (
        <>
          <OptionChart options={item.options} />
          <OptionTable options={item.options} />
        </>
      )}
      <CurveChart item={item} />
    </div>
  )
}

function OptionChart({ options }: { options: readonly OptionFigure[] }) {
  const text = useText(analysisText)
  const option = useMemo(() => optionsDrawn(options, text), [options, text])
  if (options.every(({ upper }) => upper === null)) return null

  const summary = options.map((option) =>
    say(text.optionSummary, {
      text: option.text,
      upper: percent(option.upper),
      lower: percent(option.lower),
    }),
  )

  return (
    <Chart
      title={text.optionChart}
      summary={summary.join('; ')}
      option={option}
      height={options.length * 44 + 60}
    />
  )
}

const optionsDrawn = (
  options: readonly OptionFigure[],
  text: { upper: string; lower: string; key: string },
) => {
  const bars = (key: 'upper' | 'lower', name: string) => ({
    name,
    type: 'bar',
    barMaxWidth: 14,
    data: options.map((option) => Math.round((option[key] ?? 0) * 100)),
  })

  return {
    xAxis: { type: 'value', min: 0, max: 100, axisLabel: { formatter: '{value}%' } },
    yAxis: {
      type: 'category',
      inverse: true,
      data: options.map(({ text: words, isKey }) => (isKey ? text.key : '') + words),
      axisLabel: { interval: 0, width: 140, overflow: 'truncate' },
    },
    series: [bars('upper', text.upper), bars('lower', text.lower)],
  }
}

/** The curve of the richer model: the abilities of the two are measured on different scales. */
function CurveChart({ item: { rasch, twoPl } }: { item: AnalysedItem }) {
  const text = useText(analysisText)
  const [a, b] = [twoPl?.a ?? 1, (twoPl ?? rasch)?.b]
  const words = twoPl ? text.curves.twoPl : text.curves.rasch

  const option = useMemo(
    () => ({
      xAxis: {
        type: 'value',
        min: -4,
        max: 4,
        name: words.ability,
        nameLocation: 'middle',
        nameGap: 28,
      },
      yAxis: { type: 'value', min: 0, max: 1 },
      grid: { left: 8, right: 16, top: 24, bottom: 36, containLabel: true },
      legend: { show: false },
      tooltip: { show: false },
      series: [
        {
          name: words.name,
          type: 'line',
          showSymbol: false,
          data: b === undefined ? [] : curveOf(a, b),
        },
      ],
    }),
    [a, b, words],
  )

  if (b === undefined) return null

  const summary = say(text.curveSummary, { b: figure(b), p: percent(chanceAt(0, a, b)) })

  return <Chart title={say(text.curve, words)} summary={summary} option={option} height={300} />
}

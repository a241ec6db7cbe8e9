import type { MeasuredIndicator } from '@residency/contract/areas/standards/indicators/figure.contract'
import { indicatorsWords } from '@residency/contract/areas/standards/indicators/text'
import type { CSSProperties } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import {
  FIGURE_TONES,
  figureOf,
  heightsOf,
  isChecked,
  numberText,
  whyReturned,
} from './indicator.rules.ts'
import { indicatorText } from './indicator.text.ts'
import './indicators.css'

type Props = { measuredIndicator: MeasuredIndicator; year: number; years: readonly number[] }

/** One indicator: its figure of the year, how far it is from the minimum, and the years before. */
export function IndicatorCard({ measuredIndicator, year, years }: Props) {
  const text = useText(indicatorText)
  const { flows } = useText(indicatorsWords)
  const { item, unit, minimum, formula, source } = measuredIndicator
  const figure = figureOf(measuredIndicator, year)
  const reason = figure ? whyReturned(figure) : null

  return (
    <li className="panel measured">
      <h3>{item}</h3>
      <p className="measured-now">
        <b className="figures">{figure ? numberText(figure.value) : '—'}</b>{' '}
        <span className="soft">{unit}</span>
      </p>
      <p>
        <Result measuredIndicator={measuredIndicator} value={figure?.value} />
        {figure && !isChecked(figure) && (
          <>
            {' '}
            <StateTag tone={FIGURE_TONES[figure.state]}>
              {flows.baseFigure.states[figure.state]}
            </StateTag>
          </>
        )}
      </p>
      <YearBars measuredIndicator={measuredIndicator} year={year} years={years} />
      <p className="soft measured-small">
        {say(text.minimum, { minimum: numberText(minimum), unit })}
      </p>
      {reason && <p className="measured-small measured-why">{say(text.returnedWhy, { reason })}</p>}
      <details className="measured-small soft">
        <summary>{text.about}</summary>
        <p>{say(text.source, { source })}</p>
        {formula && <p>{say(text.formula, { formula })}</p>}
      </details>
    </li>
  )
}

/** Met, short by how much, or not entered. */
function Result({
  measuredIndicator: { minimum, unit },
  value,
}: {
  measuredIndicator: MeasuredIndicator
  value: number | undefined
}) {
  const text = useText(indicatorText)
  if (value === undefined) return <StateTag tone="calm">{text.missing}</StateTag>
  if (value >= minimum) return <StateTag tone="good">{text.met}</StateTag>

  return (
    <StateTag tone="bad">
      {say(text.short, { gap: numberText(Math.round((minimum - value) * 100) / 100), unit })}
    </StateTag>
  )
}

/** The figures of some years as bars, with the minimum as a line across them. */
export function YearBars({ measuredIndicator, year, years }: Props) {
  const text = useText(indicatorText)
  const { flows } = useText(indicatorsWords)
  const heights = heightsOf(measuredIndicator)

  return (
    <ol className="year-bars" style={{ '--minimum': `${heights.minimum}%` } as CSSProperties}>
      {years.map((each) => {
        const figure = figureOf(measuredIndicator, each)

        const words = figure
          ? say(text.yearFigure, {
              year: each,
              value: numberText(figure.value),
              unit: measuredIndicator.unit,
              state: flows.baseFigure.states[figure.state],
            })
          : say(text.yearNone, { year: each })

        const chooseKind = () => {
          if (!figure) return ''

          return figure.value >= measuredIndicator.minimum ? 'is-met' : 'is-short'
        }

        const kind = chooseKind()

        return (
          <li key={each} title={words} className={each === year ? 'is-now' : undefined}>
            <span className="year-track" aria-hidden="true">
              {figure && (
                <span
                  className={`${kind} is-${figure.state}`}
                  style={{ height: `${heights.of(figure.value)}%` }}
                />
              )}
            </span>
            <span className="figures" aria-hidden="true">
              <span className="year-century">{String(each).slice(0, 2)}</span>
              {String(each).slice(2)}
            </span>
            <span className="unseen">{words}</span>
          </li>
        )
      })}
    </ol>
  )
}

import type { FiguresOfBase } from '@residency/contract/areas/standards/indicators/figure.contract'
import { Empty, Switch } from 'antd'
import { useId, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { byCategory, isLacking } from './indicator.rules.ts'
import { indicatorText } from './indicator.text.ts'
import { IndicatorCard } from './indicator-card.tsx'
import './indicators.css'

/** The indicators of a base by category; all, or only those that fall short. */
export function MeasuredIndicators({ base }: { base: FiguresOfBase }) {
  const text = useText(indicatorText)
  const id = useId()
  const [isLackingOnly, setLackingOnly] = useState(false)
  const { indicators, year, years } = base
  const visibleIndicators = isLackingOnly
    ? indicators.filter((indicator) => isLacking(indicator, year))
    : indicators
  if (indicators.length === 0)
    return <Empty className="panel" image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.none} />

  return (
    <>
      <div className="measured-tools">
        <span className="nowrap">
          <Switch id={id} checked={isLackingOnly} onChange={setLackingOnly} />{' '}
          <label htmlFor={id}>{text.onlyShort}</label>
        </span>
      </div>
      {visibleIndicators.length === 0 && (
        <Empty
          className="panel"
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={say(text.noneShort, { year })}
        />
      )}
      {byCategory(visibleIndicators).map(([category, own]) => (
        <section key={category} aria-label={category}>
          <h2 className="measured-category">{category}</h2>
          <ul className="measured-list">
            {own.map((indicator) => (
              <IndicatorCard
                key={indicator.id}
                measuredIndicator={indicator}
                year={year}
                years={years}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

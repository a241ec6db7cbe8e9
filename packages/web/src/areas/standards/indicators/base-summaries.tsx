import type { BaseSummary } from '@residency/contract/areas/standards/indicators/figure.contract'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { indicatorText } from './indicator.text.ts'
import './indicators.css'

type Props = { bases: readonly BaseSummary[]; pathOf: (baseId: number) => string }

/** The status of each base: the share of indicators that are met, short and not entered. */
export function BaseSummaries({ bases, pathOf }: Props) {
  return (
    <ul className="base-summaries">
      {bases.map((base) => (
        <li key={base.id}>
          <Summary baseSummary={base} path={pathOf(base.id)} />
        </li>
      ))}
    </ul>
  )
}

function Summary({
  baseSummary: { name, met, short, missing, waiting, returned },
  path,
}: {
  baseSummary: BaseSummary
  path: string
}) {
  const text = useText(indicatorText)

  const parts = [
    { kind: 'is-met', count: met, words: text.barMet },
    { kind: 'is-short', count: short, words: text.barShort },
    { kind: 'is-missing', count: missing, words: text.barMissing },
  ].filter(({ count }) => count > 0)

  return (
    <Link to={path} className="panel base-summary">
      <strong>{name}</strong>
      <span className="summary-bar" aria-hidden="true">
        {parts.map(({ kind, count }) => (
          <span key={kind} className={kind} style={{ flexGrow: count }} />
        ))}
      </span>
      <span className="summary-words soft figures">
        {parts.map(({ kind, count, words }) => (
          <span key={kind}>{say(words, { count })}</span>
        ))}
      </span>
      {(waiting > 0 || returned > 0) && (
        <span className="summary-words">
          {waiting > 0 && <StateTag tone="wait">{say(text.waiting, { count: waiting })}</StateTag>}
          {returned > 0 && (
            <StateTag tone="bad">{say(text.returned, { count: returned })}</StateTag>
          )}
        </span>
      )}
    </Link>
  )
}

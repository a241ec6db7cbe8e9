import type { CompletionLineView } from '@residency/contract/areas/students/completion/completion.contract'
import { Link, useLocation } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import './completion.css'
import { completionText } from './completion.text.ts'
import { LINE_TONES } from './completion-tones.rules.ts'

/** The completion check: each requirement, its status, and the way to its evidence. */
export function CheckLines({ lines }: { lines: readonly CompletionLineView[] }) {
  const { lines: text } = useText(completionText)
  const { pathname, search } = useLocation()
  const isHere = (path: string) => path === pathname || path === pathname + search

  return (
    <ul className="check-lines" aria-label={text.title}>
      {lines.map(({ area, key, label, state, detail, path }) => (
        <li key={`${area} ${key}`}>
          <span>
            {label}
            {detail && <small>{detail}</small>}
          </span>
          <StateTag tone={LINE_TONES[state]}>{text[state]}</StateTag>
          {path && !isHere(path) ? (
            <Link className="link-button" to={path} aria-label={say(text.openOf, { label })}>
              {text.open}
            </Link>
          ) : (
            <span className="no-way" />
          )}
        </li>
      ))}
    </ul>
  )
}

/** How many lines are met, missing and not recorded. */
export function LineCounts({
  counts,
}: {
  counts: { met: number; missing: number; unrecorded: number }
}) {
  const { lines: text } = useText(completionText)
  return <span className="figures">{say(text.counts, counts)}</span>
}

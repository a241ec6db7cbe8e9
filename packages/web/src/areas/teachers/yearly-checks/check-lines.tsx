import type { CheckResult } from '@residency/contract/areas/teachers/yearly-checks/check-result.contract'
import { checkWords } from '@residency/contract/areas/teachers/yearly-checks/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import '../teachers.css'
import './check.css'
import { useOwnChecks } from './check.queries.ts'
import { checkText } from './check.text.ts'
import { CHECK_TONES } from './check-tones.rules.ts'

/** What yearly checks have found about somebody, the latest first. */
export function CheckLines({ rows }: { rows: readonly CheckResult[] }) {
  const { records } = useText(checkText)
  const { states } = useText(checkWords).flows.teacherCheck
  return (
    <ul className="paper-list">
      {rows.map((row) => (
        <li key={row.id}>
          <div>
            <strong>{say(records.of, { year: row.year, title: row.checkTitle })}</strong>{' '}
            {row.decidedTime && <span className="figures soft">{row.decidedTime}</span>}
            {row.reason && (
              <p className="soft check-note">
                {say(records.line, { label: records.reason, text: row.reason })}
              </p>
            )}
            {row.settlement && (
              <p className="soft check-note">
                {say(records.line, { label: records.settlement, text: row.settlement })}
              </p>
            )}
          </div>
          <StateTag tone={CHECK_TONES[row.state]}>{states[row.state]}</StateTag>
        </li>
      ))}
    </ul>
  )
}

/** The own results; nothing is shown to somebody who was never in a check. */
export function OwnChecks() {
  const { results } = useText(checkText)
  const { data } = useOwnChecks()
  if (!data?.length) return null

  return (
    <section className="panel" aria-label={results.ownTitle}>
      <h2>{results.ownTitle}</h2>
      <CheckLines rows={data} />
    </section>
  )
}

import type { ChangedFact } from '@residency/contract/areas/teachers/changes/change.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import '../teachers.css'
import { changeText } from './change.text.ts'

/** Old and new side by side, only what differs; what has become another fact since is marked. */
export function ChangedFacts({ facts }: { facts: readonly ChangedFact[] }) {
  const text = useText(changeText)
  return (
    <table className="changed-facts">
      <thead>
        <tr>
          <th scope="col">{text.fact}</th>
          <th scope="col">{text.before}</th>
          <th scope="col">{text.after}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ key, label, before, after, now, hasMoved }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className="figures soft">
              {before ?? text.nothing}{' '}
              {hasMoved && (
                <StateTag tone="bad">{say(text.moved, { now: now ?? text.nothing })}</StateTag>
              )}
            </td>
            <td className="figures">
              <strong>{after ?? text.nothing}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

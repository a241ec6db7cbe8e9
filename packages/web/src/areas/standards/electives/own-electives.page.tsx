import type { ElectiveChoice } from '@residency/contract/areas/standards/electives/electives.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { Choosing } from './choosing.tsx'
import { draftOf } from './draft.rules.ts'
import './electives.css'
import { useOwnElectives } from './electives.queries.ts'
import { electivesText } from './electives.text.ts'
import { isOpen } from './electives-tones.rules.ts'
import { GroupCard } from './group-card.tsx'

/** View key standard/electives/own: the own elective groups, chosen while the window is open. */
export default function OwnElectivesPage() {
  const text = useText(electivesText)
  const { data, error, isPending, refetch } = useOwnElectives()
  if (isPending || error)
    return <Pending title={text.own} error={error} onRetry={() => void refetch()} />

  const own = data ?? null
  const lead = own && say(text[own.window], { from: own.from ?? '', until: own.until ?? '' })

  const chooseNone = () => {
    if (own === null) return text.noCohort

    return own.groups.length === 0 ? text.noGroups : null
  }

  const none = chooseNone()

  return (
    <section className="own-electives" aria-label={text.own}>
      <div className="screen-head">
        <div>
          <h1>{text.own}</h1>
          {own && none === null && (
            <p className="screen-lead">
              {own.cohort} · {lead}
            </p>
          )}
        </div>
      </div>
      {none !== null && <p className="panel list-message">{none}</p>}
      {own && none === null && (isOpen(own) ? <Choosing own={own} /> : <Chosen own={own} />)}
    </section>
  )
}

/** What was chosen, while it cannot be changed. */
const Chosen = ({ own }: { own: ElectiveChoice }) =>
  own.groups.map((group) => (
    <GroupCard key={group.rowId} group={group} draft={draftOf(own.groups)} />
  ))

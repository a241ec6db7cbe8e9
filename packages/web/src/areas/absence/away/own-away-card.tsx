import type { OwnAway } from '@residency/contract/areas/absence/away/away.contract'
import { awayWords } from '@residency/contract/areas/absence/away/text'
import { say, useText } from '../../../platform/i18n.ts'
import { OwnAbsenceCard } from '../leave-applications/own-absence.tsx'
import { useCost } from './away.columns.tsx'
import { awayText } from './away.text.ts'

type CardProps = { one: OwnAway; onReport: () => void; onRevoke: () => void }

/** One own away: where to, what it cost, and until when its report is due. */
export function OwnAwayCard({ one, onReport, onRevoke }: CardProps) {
  const { own: text } = useText(awayText)
  const { awayStates: states, awayActions: actions } = useText(awayWords)
  const { overdueNote, withdrawNote, withdrawn } = text
  const cost = useCost()(one)
  const isDue = one.reportDueOn !== null && !one.isOverdue && one.ownActions.includes('reportBack')

  return (
    <OwnAbsenceCard
      {...{ one, onReport, onRevoke }}
      as={{ title: one.tripKind, states, actions, overdueNote, withdrawNote, withdrawn }}
    >
      <p>{say(text.place, { place: one.place })}</p>
      {cost && <p>{say(text.cost, { cost })}</p>}
      {isDue && <p className="figures">{say(text.due, { day: one.reportDueOn! })}</p>}
      {one.reportedTime && (
        <p className="soft figures">{say(text.reported, { time: one.reportedTime })}</p>
      )}
    </OwnAbsenceCard>
  )
}

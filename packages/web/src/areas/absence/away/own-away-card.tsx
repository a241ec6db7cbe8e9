import type { OwnAway } from '@residency/contract/areas/absence/away/away.contract'
import { awayWords } from '@residency/contract/areas/absence/away/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { OwnAbsenceCard } from '../leave-applications/own-absence.tsx'
import { useCost } from './away.columns.tsx'
import { awayText } from './away.text.ts'

type CardProps = { away: OwnAway; onReport: () => void; onRevoke: () => void }

/** One own away: where to, what it cost, and until when its report is due. */
export function OwnAwayCard({ away, onReport, onRevoke }: CardProps) {
  const { own: text } = useText(awayText)
  const { awayStates: states, awayActions: actions } = useText(awayWords)
  const { overdueNote, withdrawNote, withdrawn } = text
  const cost = useCost()(away)
  const isDue =
    away.reportDueOn !== null && !away.isOverdue && away.ownActions.includes('reportBack')

  return (
    <OwnAbsenceCard
      absence={away}
      onReport={onReport}
      onRevoke={onRevoke}
      as={{ title: away.tripKind, states, actions, overdueNote, withdrawNote, withdrawn }}
    >
      <p>{say(text.place, { place: away.place })}</p>
      {cost && <p>{say(text.cost, { cost })}</p>}
      {isDue && <p className="figures">{say(text.due, { day: away.reportDueOn! })}</p>}
      {away.reportedTime && (
        <p className="soft figures">{say(text.reported, { time: away.reportedTime })}</p>
      )}
    </OwnAbsenceCard>
  )
}

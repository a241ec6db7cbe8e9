import type { OwnAbsence } from '@residency/contract/areas/absence/leave/leave.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { Link } from 'react-router'
import { useCurrentUser } from '../../../platform/current-user.ts'
import { isTrainee } from '../../../platform/roles.rules.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { BalanceList } from './balances.tsx'
import '../leave/leave.css'
import { useOwnBalances, useOwnLeave } from '../leave/leave.queries.ts'
import { leaveText } from '../leave/leave.text.ts'
import { daysOf, isUnderWay, LEAVE_TONES } from '../leave/leave-tones.rules.ts'

const PATH = '/daily/leave'
const MAX = 3

/**
 * Home card of trainees: days left this year, own leaves that are under way, and the way to apply.
 */
export default function BalanceCard() {
  const roles = useCurrentUser((state) => state.me?.roles)
  return isTrainee(roles) ? <Card /> : null
}

function Card() {
  const { own: text } = useText(leaveText)
  const { menus } = useText(leaveWords)
  const { data: own } = useOwnLeave()
  const { data: balances = [] } = useOwnBalances()
  if (!own) return null

  const underWay = own.absences.filter(isUnderWay).slice(0, MAX)

  return (
    <section className="panel" aria-label={menus['daily.ownLeave']}>
      <div className="panel-head">
        <h2>{balances.length > 0 ? text.left : menus['daily.ownLeave']}</h2>
        <Link to={PATH}>{text.apply}</Link>
      </div>
      {balances.length > 0 && <BalanceList />}
      {underWay.length > 0 && (
        <ul className="leave-under-way">
          {underWay.map((absence) => (
            <UnderWay key={absence.id} absence={absence} />
          ))}
        </ul>
      )}
    </section>
  )
}

function UnderWay({ absence }: { absence: OwnAbsence }) {
  const words = useText(leaveText)
  const { flows, halves } = useText(leaveWords)
  const names =
    absence.steps.find(({ step, outcome }) => step === absence.waitsFor && outcome === null)
      ?.names ?? []

  return (
    <li>
      <Link to={PATH}>
        {absence.type} <span className="figures">{daysOf(absence, halves)}</span>
      </Link>
      <span className="soft">
        {absence.isOverdue ? (
          <StateTag tone="wait">{words.own.overdueNote}</StateTag>
        ) : (
          <StateTag tone={LEAVE_TONES[absence.state]}>{flows.leave.states[absence.state]}</StateTag>
        )}{' '}
        {names.join(words.comma)}
      </span>
    </li>
  )
}

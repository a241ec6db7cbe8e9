import { Link } from 'react-router'
import { useCurrentUser } from '../../../platform/current-user.ts'
import { useText } from '../../../platform/i18n.ts'
import { isTrainee } from '../../../platform/roles.rules.ts'
import './leave.css'
import { BalanceList } from './balances.tsx'
import { useOwnBalances } from './leave.queries.ts'
import { leaveText } from './leave.text.ts'

/** Home card for trainees: the way to ask for leave, and the days left this year. */
export default function BalanceCard() {
  const roles = useCurrentUser((state) => state.me?.roles)
  return isTrainee(roles) ? <Card /> : null
}

function Card() {
  const { home: text } = useText(leaveText)
  const { data = [], isSuccess } = useOwnBalances()
  return (
    <section className="panel" aria-label={text.title}>
      <h2>{text.title}</h2>
      {data.length > 0 ? <BalanceList balances={data} /> : isSuccess && <p className="soft">{text.none}</p>}
      <p className="leave-home">
        <Link to="/daily/leave">{text.leave}</Link>
        <Link to="/daily/away">{text.away}</Link>
      </p>
    </section>
  )
}

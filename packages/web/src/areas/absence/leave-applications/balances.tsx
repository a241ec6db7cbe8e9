import { say, useText } from '../../../platform/texts/i18n.ts'
import '../leave/leave.css'
import { useOwnBalances } from '../leave/leave.queries.ts'
import { leaveText } from '../leave/leave.text.ts'

/** Days left this year of each type that has days, in a panel of its own. */
export function Balances() {
  const { own: text } = useText(leaveText)
  const { data = [] } = useOwnBalances()
  if (data.length === 0) return null

  return (
    <section className="panel" aria-label={text.left}>
      <h2>{text.left}</h2>
      <BalanceList />
    </section>
  )
}

export function BalanceList() {
  const { own: text } = useText(leaveText)
  const { data = [] } = useOwnBalances()
  return (
    <dl className="leave-balances" aria-label={text.left}>
      {data.map(({ leaveTypeId, type, left, granted, ending }) => (
        <div key={leaveTypeId}>
          <dt className="soft">{type}</dt>
          <dd className="figures">
            {say(text.leftOf, { left: left ?? 0, granted: granted ?? 0 })}
            {ending && <small> {say(text.ending, { days: ending.days, day: ending.on })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { CalendarOutlined, FormOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useAddressOf } from '../../../platform/places.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { ADD } from '../../../screens/use-asked-to-add.ts'
import { dashboardText } from '../dashboard.text.ts'

/** What a trainee does most, one touch away; nothing for readers without these pages. */
export function QuickActs() {
  const { acts: text } = useText(dashboardText)
  const addressOf = useAddressOf()

  const acts = [
    { view: 'workload/own/index', label: text.log, icon: <FormOutlined aria-hidden="true" /> },
    { view: 'daily/leave/own', label: text.leave, icon: <CalendarOutlined aria-hidden="true" /> },
  ].flatMap(({ view, ...act }) => {
    const to = addressOf({ view, query: { [ADD]: '1' } })
    return to ? [{ ...act, to }] : []
  })

  if (acts.length === 0) return null

  return (
    <nav className="home-acts" aria-label={text.title}>
      {acts.map(({ to, label, icon }) => (
        <Link key={to} to={to}>
          {icon}
          {label}
        </Link>
      ))}
    </nav>
  )
}

import { nowInShanghai } from '../../platform/clock.ts'
import { useCurrentUser } from '../../platform/current-user.ts'
import { say, useText } from '../../platform/i18n.ts'
import './dashboard.css'
import { dashboardText } from './dashboard.text.ts'
import { HomeCards } from './home-cards.tsx'
import { greetingAt } from './month.rules.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { WaitingPanel } from './waiting-panel.tsx'

/** /dashboard: the reader, open tasks, frequent pages. */
export default function DashboardPage() {
  const text = useText(dashboardText)
  const name = useCurrentUser((state) => state.me?.nickname ?? '')
  const greeting = text.greetings[greetingAt(nowInShanghai().hour())]
  return (
    <section aria-label={text.home}>
      <div className="screen-head">
        <div>
          <h1>{say(text.greeting, { greeting, name })}</h1>
          <p className="screen-lead">{nowInShanghai().format(text.today)}</p>
        </div>
      </div>
      <div className="home-columns">
        <div>
          <HomeCards column="main" />
          <WaitingPanel />
          <Shortcuts />
        </div>
        <div>
          <MonthCalendar />
          <HomeCards column="side" />
        </div>
      </div>
    </section>
  )
}

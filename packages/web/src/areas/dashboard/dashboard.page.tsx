import { Link } from 'react-router'
import { useApp } from '../../app/app.store.ts'
import type { MenuNode } from '../../app/route-records.rules.ts'
import { nowInShanghai } from '../../platform/clock.ts'
import { useCurrentUser } from '../../platform/current-user.ts'
import { say, useLanguage, useText } from '../../platform/i18n.ts'
import { MenuIcon } from '../../ui/icons/menu-icon.tsx'
import { GuideCard } from '../settings/settings.public.ts'
import { TraineeCard } from '../students/students.public.ts'
import './dashboard.css'
import { dashboardText } from './dashboard.text.ts'
import { greetingAt } from './month.rules.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { WaitingPanel } from './waiting-panel.tsx'

const SHORTCUTS = 8
const pagesIn = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children.length ? pagesIn(node.children) : [node]))

/** /dashboard: who I am, what waits for me, where I go most. */
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
          <TraineeCard />
          <WaitingPanel />
          <Shortcuts />
        </div>
        <div>
          <MonthCalendar />
          <GuideCard />
        </div>
      </div>
    </section>
  )
}

function Shortcuts() {
  const text = useText(dashboardText)
  const language = useLanguage()
  const menu = useApp((state) => state.menu)
  const pages = pagesIn(menu).filter((node) => !node.href && node.key !== '/dashboard')
  return (
    <section className="panel">
      <h2>{text.links}</h2>
      {pages.length === 0 && <p className="soft">{text.linksEmpty}</p>}
      <ul className="shortcuts">
        {pages.slice(0, SHORTCUTS).map((node) => (
          <li key={node.key}>
            <Link to={node.key}>
              <MenuIcon name={node.icon ?? 'file'} />
              <span>{language === 'en' ? node.titleEn : node.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Suspense, useMemo } from 'react'
import { nowInShanghai, todayInShanghai } from '../../platform/clock.ts'
import { useCurrentUser } from '../../platform/current-user.ts'
import { say, useText } from '../../platform/texts/i18n.ts'
import { PageHead } from '../../screens/page-head.tsx'
import { Outline } from '../../ui/outline.tsx'
import './dashboard.css'
import { greetingAt } from './calendar/month.rules.ts'
import { OwnCalendar } from './calendar/own-calendar.tsx'
import { firstSpan } from './calendar/span.rules.ts'
import { dashboardText } from './dashboard.text.ts'
import { useHome, useHomeRest } from './home-page/home.queries.ts'
import { HomeCards } from './home-page/home-cards.tsx'
import { HomeSections, TodayParts } from './home-page/home-sections.tsx'
import { QuickActs } from './home-page/quick-acts.tsx'
import { Shortcuts } from './shortcuts/shortcuts.tsx'
import { OpenNow, WaitingPanel } from './waiting-work/waiting-panel.tsx'

/**
 * /dashboard: first what waits and who is where today; then what the reader's roles see, the
 * calendar, shortcuts. What comes later is below what is shown.
 */
export default function DashboardPage() {
  const text = useText(dashboardText)
  const name = useCurrentUser((state) => state.me?.nickname ?? '')
  const greeting = text.greetings[greetingAt(nowInShanghai().hour())]
  const today = todayInShanghai()
  const span = useMemo(() => firstSpan(today), [today])
  const { data: first, isLoading: isFirstLoading } = useHome()
  const { data: rest, isLoading: isRestLoading } = useHomeRest(isFirstLoading ? null : span)
  const isLoading = isFirstLoading || isRestLoading
  const hasParts = first === undefined || first.sections.length > 0

  return (
    <section aria-label={text.home} aria-busy={isLoading}>
      <PageHead
        title={say(text.greeting, { greeting, name })}
        lead={nowInShanghai().format(text.today)}
      />
      <div className="home-columns">
        <div>
          {!isFirstLoading && <OpenNow />}
          <QuickActs />
          {!isFirstLoading && <HomeCards column="top" />}
          {isFirstLoading ? <Skeletons rows={6} /> : <WaitingPanel />}
          {first && <TodayParts parts={first.today} />}
          {isLoading && hasParts && <Skeletons rows={6} />}
          {rest && <HomeSections sections={rest.sections} />}
          {!isLoading && <LaterCards column="main" />}
          {!isLoading && !hasParts && (
            <div className="home-parts">
              <SideColumn />
            </div>
          )}
        </div>
        <div>
          {isLoading ? <Skeletons rows={10} /> : <OwnCalendar known={span} />}
          {!isLoading && hasParts && <SideColumn />}
        </div>
      </div>
    </section>
  )
}

/**
 * Next to what the roles see; in the main column for readers without parts, so that it is not left
 * empty.
 */
const SideColumn = () => (
  <>
    <Shortcuts />
    <LaterCards column="side" />
  </>
)

/** Cards that come below what is shown already, which stays while they are loaded. */
const LaterCards = ({ column }: { column: 'main' | 'side' }) => (
  <Suspense fallback={null}>
    <HomeCards column={column} />
  </Suspense>
)

const Skeletons = ({ rows }: { rows: number }) => (
  <div className="panel">
    <Outline rows={rows} />
  </div>
)

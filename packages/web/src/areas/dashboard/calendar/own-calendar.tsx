import { CalendarOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { ChoiceInput } from '../../../ui/choices/choice-input.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import { Agenda, DayList, EntryList } from './agenda.tsx'
import { agendaOf, comingAfter, entriesOn } from './calendar.rules.ts'
import './calendar.css'
import { dashboardText } from '../dashboard.text.ts'
import { useCalendarOf } from '../home-page/home.queries.ts'
import { MonthGrid } from './month-grid.tsx'
import {
  CALENDAR_VIEWS,
  type CalendarView,
  daysOf,
  type Span,
  spanOf,
  stepDay,
} from './span.rules.ts'

const SubscribeDialog = lazyDialog(
  async () => (await import('./subscribe-dialog.tsx')).SubscribeDialog,
)

const COMING = 3

/** The reader's calendar as a month, a week or a list of what comes; on a phone the list first. */
export function OwnCalendar({ known }: { known: Span }) {
  const { calendar: text } = useText(dashboardText)
  const today = todayInShanghai()
  const isPhone = usePhone()
  const [chosen, setChosen] = useState<CalendarView | null>(null)
  const [day, setDay] = useState(today)
  const [isSubscribing, setSubscribing] = useState(false)
  const view = chosen ?? (isPhone ? 'agenda' : 'month')
  const span = spanOf(view, day)
  const { data: entries = [] } = useCalendarOf(span, known)
  const coming = comingAfter(day, entries, COMING)

  return (
    <section className="panel home-calendar" aria-label={text.title} data-tour="calendar">
      <div className="month-head">
        <h2 aria-live="polite">{headOf(view, span, day, text)}</h2>
        {day !== today && (
          <Button type="link" size="small" onClick={() => setDay(today)}>
            {text.today}
          </Button>
        )}
        <IconButton
          label={text.before}
          icon={<LeftOutlined />}
          onClick={() => setDay(stepDay(view, day, -1))}
        />
        <IconButton
          label={text.after}
          icon={<RightOutlined />}
          onClick={() => setDay(stepDay(view, day, 1))}
        />
      </div>
      <div className="calendar-bar">
        <ChoiceInput
          aria-label={text.view}
          value={view}
          onChange={(next) => setChosen((next as CalendarView | undefined) ?? null)}
          options={toChoices(CALENDAR_VIEWS, text.views)}
        />
        <IconButton
          label={text.subscribe}
          icon={<CalendarOutlined />}
          onClick={() => setSubscribing(true)}
        />
      </div>
      {view === 'month' && <MonthGrid day={day} today={today} entries={entries} onDay={setDay} />}
      {view === 'month' && <DayList day={day} entries={entriesOn(day, entries)} />}
      {view === 'month' && coming.length > 0 && (
        <EntryList title={text.coming} entries={coming} hasDays />
      )}
      {view === 'week' && (
        <Agenda
          days={daysOf(span).map((one) => ({ day: one, entries: entriesOn(one, entries) }))}
        />
      )}
      {view === 'agenda' && <Agenda days={agendaOf(daysOf(span), entries)} />}
      <SubscribeDialog isOpen={isSubscribing} onClose={() => setSubscribing(false)} />
    </section>
  )
}

const headOf = (
  view: CalendarView,
  { from, until }: Span,
  day: string,
  text: { month: string; day: string },
) =>
  view === 'month'
    ? dayjs(day).format(text.month)
    : `${dayjs(from).format(text.day)} – ${dayjs(until).format(text.day)}`

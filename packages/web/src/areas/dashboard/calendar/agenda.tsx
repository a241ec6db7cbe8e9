import dayjs from 'dayjs'
import { Link } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { dashboardText } from '../dashboard.text.ts'
import { type CalendarEntry, kindOf, timeOf } from './calendar.rules.ts'

type Entries = readonly CalendarEntry[]

/** Entries with what each is, in a word and a mark. `hasDays`: each with its day before it. */
export function EntryList({
  title,
  entries,
  hasDays = false,
}: {
  title?: string
  entries: Entries
  hasDays?: boolean
}) {
  const { calendar: text } = useText(dashboardText)
  return (
    <>
      {title && <h3 className="calendar-sub">{title}</h3>}
      <ul className="calendar-entries">
        {entries.map((entry) => (
          <li key={entry.uid}>
            <span className={`calendar-kind is-${kindOf(entry)}`}>
              {hasDays ? dayjs(entry.from).format(text.day) : text.kinds[kindOf(entry)]}
            </span>
            <EntryLines entry={entry} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The title with its page, and below it when and where it is, and whether it was called off. */
function EntryLines({ entry }: { entry: CalendarEntry }) {
  const { calendar: text } = useText(dashboardText)
  const words = { ...text.times, day: (day: string) => dayjs(day).format(text.day) }

  const facts = [
    entry.isCancelled && text.cancelled,
    timeOf(entry, words),
    entry.place,
    entry.note,
  ].filter(Boolean)

  return (
    <div className={entry.isCancelled ? 'calendar-entry is-cancelled' : 'calendar-entry'}>
      {entry.path ? <Link to={entry.path}>{entry.title}</Link> : <span>{entry.title}</span>}
      {facts.length > 0 && <small>{facts.join(' · ')}</small>}
    </div>
  )
}

/** What is on one day. */
export function DayList({ day, entries }: { day: string; entries: Entries }) {
  const { calendar: text } = useText(dashboardText)
  return (
    <div aria-live="polite">
      <h3 className="calendar-sub">{dayjs(day).format(text.dayLong)}</h3>
      {entries.length === 0 ? (
        <p className="soft calendar-none">{text.nothing}</p>
      ) : (
        <EntryList entries={entries} />
      )}
    </div>
  )
}

/** Day after day. */
export function Agenda({ days }: { days: readonly { day: string; entries: Entries }[] }) {
  const { calendar: text } = useText(dashboardText)
  if (days.length === 0) return <p className="soft calendar-none">{text.nothingComes}</p>

  return days.map(({ day, entries }) => <DayList key={day} day={day} entries={entries} />)
}

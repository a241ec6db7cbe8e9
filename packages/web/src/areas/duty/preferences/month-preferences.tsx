import type { PreferenceDay } from '@residency/contract/areas/duty/preferences/preference.contract'
import { dutyPreferenceWords } from '@residency/contract/areas/duty/preferences/text'
import { weekdayOf } from '@residency/contract/kernel/day'
import dayjs from 'dayjs'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { boardText } from '../rosters/board.text.ts'
import { useOwnPreferences, useSetPreference } from './preference.queries.ts'
import { nextPreference, PREFERENCE_SIGNS } from './preference.rules.ts'
import { preferenceText } from './preference.text.ts'
import './preferences.css'

/** On which days of a month the trainee would like to be on duty; each press is saved at once. */
export function MonthPreferences({ month }: { month: string }) {
  const text = useText(preferenceText)
  const { data, error, refetch } = useOwnPreferences(month)
  if (data === undefined) return <PendingPanel error={error} onRetry={() => void refetch()} />

  const isOpen = data.days.some((day) => day.isOpen)
  const isEmpty = data.days.every(({ preference }) => preference === null)

  return (
    <section className="panel" aria-label={text.title}>
      <h2>{text.title}</h2>
      <p className="soft">{isOpen ? text.lead : text.none}</p>
      {(isOpen || !isEmpty) && <Month days={data.days} />}
    </section>
  )
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]

function Month({ days }: { days: readonly PreferenceDay[] }) {
  const { weekdays } = useText(boardText)

  return (
    <div className="preference-month">
      {WEEKDAYS.map((weekday) => (
        <small key={weekday} aria-hidden="true">
          {weekdays[weekday]}
        </small>
      ))}
      {days.map((day, place) => (
        <Day key={day.day} day={day} column={place === 0 ? weekdayOf(day.day) + 1 : undefined} />
      ))}
    </div>
  )
}

/** A day of the month; `column`: where the first one is. */
function Day({
  day: { day, dayClass, preference, isOpen, isMet },
  column,
}: {
  day: PreferenceDay
  column?: number | undefined
}) {
  const text = useText(preferenceText)
  const { preferences } = useText(dutyPreferenceWords)
  const set = useSetPreference()

  const wordOf = (one: PreferenceDay['preference']) =>
    one === null ? text.noPreference : preferences[one]
  const outcome = isMet ? text.met : text.notMet
  const date = dayjs(day).format(text.dayFormat)
  const label = say(text.day, { day: date, preference: wordOf(preference) })

  const press = () =>
    set.mutate(
      { day, preference: nextPreference(preference) },
      {
        onSuccess: (saved) =>
          void toast.success(say(text.saved, { day: date, preference: wordOf(saved.preference) })),
      },
    )

  return (
    <button
      type="button"
      className={`preference-day is-${dayClass}${preference ? ` has-${preference}` : ''}`}
      style={column ? { gridColumnStart: column } : undefined}
      aria-label={isMet === null ? label : `${label}${text.comma}${outcome}`}
      disabled={!isOpen || set.isPending}
      onClick={press}
    >
      <span className="figures">{Number(day.slice(8))}</span>
      {preference && <b>{PREFERENCE_SIGNS[preference]}</b>}
      {isMet !== null && <small>{outcome}</small>}
    </button>
  )
}

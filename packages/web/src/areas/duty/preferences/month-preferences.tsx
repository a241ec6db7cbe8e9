import './preferences.css'
import { CheckOutlined } from '@ant-design/icons'
import type {
  Preference,
  PreferenceDay,
} from '@residency/contract/areas/duty/preferences/preference.contract'
import { dutyPreferenceWords } from '@residency/contract/areas/duty/preferences/text'
import { weekdayOf } from '@residency/contract/kernel/day'
import dayjs from 'dayjs'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { boardText } from '../rosters/board.text.ts'
import { useOwnPreferences, useSetPreference } from './preference.queries.ts'
import { preferenceText } from './preference.text.ts'

/** What a press on a day makes of its preference: a shift, none, nothing preferred. */
function nextPreference(preference: Preference): Preference {
  if (preference === null) return 'want'

  return preference === 'want' ? 'ratherNot' : null
}

/** The sign of a preference in the month. */
const PREFERENCE_SIGNS = { want: '+', ratherNot: '−' } as const satisfies Record<
  NonNullable<Preference>,
  string
>

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

/** The result of the last press: shown by the month, or at the day that was not saved. */
type Outcome = { day: string; sentence: string; isSaved: boolean }

function Month({ days }: { days: readonly PreferenceDay[] }) {
  const { weekdays } = useText(boardText)
  const [last, setLast] = useState<Outcome | null>(null)

  return (
    <>
      <p role="status" className="preference-saved soft">
        {last?.isSaved && (
          <>
            <CheckOutlined aria-hidden="true" /> {last.sentence}
          </>
        )}
      </p>
      {last?.isSaved === false && (
        <p role="alert" className="preference-failed">
          {last.sentence}
        </p>
      )}
      <MonthDays days={days} weekdays={weekdays} failedOn={failedDay(last)} onDone={setLast} />
    </>
  )
}

const failedDay = (last: Outcome | null) => (last?.isSaved === false ? last.day : null)

type MonthProps = {
  days: readonly PreferenceDay[]
  weekdays: string
  failedOn: string | null
  onDone: (outcome: Outcome) => void
}

function MonthDays({ days, weekdays, failedOn, onDone }: MonthProps) {
  return (
    <div className="preference-month">
      {WEEKDAYS.map((weekday) => (
        <small key={weekday} aria-hidden="true">
          {weekdays[weekday]}
        </small>
      ))}
      {days.map((day, place) => (
        <Day
          key={day.day}
          day={day}
          column={place === 0 ? weekdayOf(day.day) + 1 : undefined}
          isFailed={day.day === failedOn}
          onDone={onDone}
        />
      ))}
    </div>
  )
}

/** A day of the month; `column`: where the first one is. */
function Day({
  day: { day, dayClass, preference, isOpen, isMet },
  column,
  isFailed,
  onDone,
}: {
  day: PreferenceDay
  column?: number | undefined
  isFailed: boolean
  onDone: (outcome: Outcome) => void
}) {
  const text = useText(preferenceText)
  const { preferences } = useText(dutyPreferenceWords)
  const set = useSetPreference()

  const wordOf = (value: PreferenceDay['preference']) =>
    value === null ? text.noPreference : preferences[value]
  const outcome = isMet ? text.met : text.notMet
  const date = dayjs(day).format(text.dayFormat)
  const label = [
    say(text.day, { day: date, preference: wordOf(preference) }),
    ...(isMet === null ? [] : [outcome]),
    ...(isFailed ? [text.failedMark] : []),
  ].join(text.comma)

  const press = () => {
    if (set.isPending) return

    set.mutate(
      { day, preference: nextPreference(preference) },
      {
        onSuccess: (saved) => {
          const sentence = say(text.saved, { day: date, preference: wordOf(saved.preference) })
          onDone({ day, sentence, isSaved: true })
        },
        onError: ({ message }) =>
          onDone({ day, sentence: say(text.failed, { day: date, message }), isSaved: false }),
      },
    )
  }

  return (
    <button
      type="button"
      className={`preference-day is-${dayClass}${preference ? ` has-${preference}` : ''}${isFailed ? ' is-failed' : ''}`}
      style={column ? { gridColumnStart: column } : undefined}
      aria-label={label}
      aria-busy={set.isPending}
      disabled={!isOpen}
      onClick={press}
    >
      <span className="figures">{Number(day.slice(8))}</span>
      {preference && <b>{PREFERENCE_SIGNS[preference]}</b>}
      {isMet !== null && <small>{outcome}</small>}
      {isFailed && <small>{text.failedMark}</small>}
    </button>
  )
}

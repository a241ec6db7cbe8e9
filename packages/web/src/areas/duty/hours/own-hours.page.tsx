import type { getOwnHours, ShiftHours } from '@residency/contract/areas/duty/hours/hours.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { addDays, isDay, mondayOf, sundayOf } from '@residency/contract/kernel/day'
import { Button } from 'antd'
import dayjs from 'dayjs'
import { Link, useSearchParams } from 'react-router'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { PendingPanel } from '../../../screens/pending.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { ConfirmWeek } from './confirm-week.tsx'
import { CurrentShifts } from './current-shifts.tsx'
import './hours.css'
import { useOwnHours } from './hours.queries.ts'
import { hoursText } from './hours.text.ts'
import { WeekShifts, WeekTotal } from './week-hours.tsx'

const CorrectHours = lazyDialog(() =>
  import('./correct-hours.tsx').then((part) => part.CorrectHours),
)

type OwnWeek = AnswerOf<typeof getOwnHours>

/** The week in the address; this week where it names none. */
function useWeek() {
  const [query, setQuery] = useSearchParams()
  const weekInAddress = query.get('week')
  const week = mondayOf(weekInAddress && isDay(weekInAddress) ? weekInAddress : todayInShanghai())

  return { week, code: query.get('code'), open: (day: string) => setQuery({ week: day }) }
}

/** View key duty/hours/own: the trainee's own hours of a week; `?code=` of a department's screen. */
export default function OwnHoursPage() {
  const { own: text, ...words } = useText(hoursText)
  const { week, code, open } = useWeek()
  const { data, error, refetch } = useOwnHours(week)

  const short = (day: string) => dayjs(day).format(words.shortDay)
  const span = say(words.week, { from: short(week), until: short(sundayOf(week)) })

  return (
    <section>
      <PageHead title={`${text.title} · ${span}`} lead={text.lead}>
        <Button onClick={() => open(addDays(week, -7))}>{text.before}</Button>
        <Button onClick={() => open(todayInShanghai())}>{text.today}</Button>
        <Button onClick={() => open(addDays(week, 7))}>{text.after}</Button>
      </PageHead>
      {data === undefined ? (
        <PendingPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <OwnWeekView week={data} code={code} />
      )}
    </section>
  )
}

function OwnWeekView({ week, code }: { week: OwnWeek; code: string | null }) {
  const { own: text } = useText(hoursText)
  const correct = useRowDialog<ShiftHours>()

  return (
    <div className="own-week">
      <CurrentShifts shifts={week.now} code={code} />
      <WaitingWeeks mondays={week.waiting.filter((monday) => monday !== week.startsOn)} />
      <section className="panel">
        <WeekTotal week={week} />
        <WeekShifts
          shifts={week.shifts}
          actionsOf={(shift) =>
            shift.actions.includes('correct') && (
              <Button
                aria-label={say(text.correctOf, { day: shift.day, kind: shift.kind })}
                onClick={() => correct.open(shift)}
              >
                {text.correct}
              </Button>
            )
          }
        />
        <ConfirmWeek week={week} />
      </section>
      <CorrectHours isOpen={correct.isOpen} shift={correct.opened} onClose={correct.close} />
    </div>
  )
}

/** Links to earlier weeks that wait for confirmation. */
function WaitingWeeks({ mondays }: { mondays: readonly string[] }) {
  const { own: text, week, shortDay } = useText(hoursText)
  if (mondays.length === 0) return null

  const short = (day: string) => dayjs(day).format(shortDay)

  return (
    <nav className="panel" aria-label={text.waiting}>
      {text.waiting}{' '}
      {mondays.map((monday) => (
        <Link key={monday} className="link-button" to={{ search: `week=${monday}` }}>
          {say(week, { from: short(monday), until: short(sundayOf(monday)) })}
        </Link>
      ))}
    </nav>
  )
}

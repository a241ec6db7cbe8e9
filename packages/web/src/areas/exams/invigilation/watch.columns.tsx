import { examWords } from '@residency/contract/areas/exams/exam/text'
import type { WatchedAttempt, WatchRow } from '@residency/contract/areas/exams/exam/watch.contract'
import { timeLeft, type WatchStatus } from '@residency/contract/areas/exams/exam/watch-status.rules'
import type { ReactNode } from 'react'
import { inShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import { clockOf, WATCH_TONES } from '../exam/exam-tones.rules.ts'
import { watchText } from './watch.text.ts'

const at = (instant: string) => inShanghai(instant).format('HH:mm:ss')

/** Since when somebody is away, silent or paused. */
const sinceOf = (status: WatchStatus, attempt: WatchedAttempt | null) => {
  if (status === 'away') return attempt?.awaySince
  if (status === 'silent') return attempt?.seenAt

  return status === 'paused' ? attempt?.pausedAt : null
}

/** Columns of a running exam. */
export function useWatchColumns(
  statuses: ReadonlyMap<number, WatchStatus>,
  now: number,
  actions: (row: WatchRow) => ReactNode,
): Column<WatchRow>[] {
  const text = useText(watchText)
  const { watchStatuses } = useText(examWords)
  const isPhone = usePhone()
  const placeOf = ({ room, seat }: WatchRow) =>
    room && seat !== null ? say(text.placeOf, { room, seat }) : null

  const stateOf = (row: WatchRow) => {
    const status = statuses.get(row.id) ?? 'notStarted'
    const since = sinceOf(status, row.attempt)
    return (
      <span className="person-words">
        <StateTag tone={WATCH_TONES[status]}>{watchStatuses[status]}</StateTag>
        {since && <small className="figures">{say(text.since, { time: at(since) })}</small>}
      </span>
    )
  }

  const leftOf = ({ attempt, extraMinutes }: WatchRow) => {
    const extra = extraMinutes > 0 ? say(text.extra, { count: extraMinutes }) : null
    if (!attempt) return extra ? <small>{extra}</small> : '—'
    if (attempt.endedAt) return say(text.ended, { time: at(attempt.endedAt) })

    return <NameLines name={clockOf(timeLeft(attempt, now))} note={extra} />
  }

  const notesOf = ({ attempt }: WatchRow) =>
    attempt &&
    [
      attempt.number > 1 && say(text.attempt, { number: attempt.number }),
      attempt.awayCount > 0 && say(text.away, { count: attempt.awayCount }),
      (attempt.devices ?? 0) > 1 && say(text.devices, { count: attempt.devices ?? 0 }),
      attempt.readmissions > 0 && say(text.readmitted, { count: attempt.readmissions }),
    ]
      .filter(Boolean)
      .join(' · ')

  return [
    linesColumn('name', text.name, { width: 150, card: 'title' }, (row) => ({
      name: row.name,
      note: isPhone ? placeOf(row) : row.department,
    })),
    {
      key: 'place',
      title: text.place,
      width: 180,
      cell: (row) => placeOf(row) ?? '—',
    },
    { key: 'state', title: text.state, width: 180, card: 'state', cell: stateOf },
    {
      key: 'answered',
      title: text.answered,
      width: 90,
      cell: ({ attempt }) => (
        <span className="figures">
          {attempt
            ? say(text.answeredOf, { answered: attempt.answered ?? 0, items: attempt.items })
            : '—'}
        </span>
      ),
    },
    {
      key: 'left',
      title: text.left,
      width: 150,
      card: 'fact',
      cell: (row) => <span className="figures">{leftOf(row)}</span>,
    },
    {
      key: 'notes',
      title: text.notes,
      width: 200,
      card: 'fact',
      cell: (row) => notesOf(row) || '—',
    },
    { key: 'actions', title: text.actions, width: 110, card: 'action', cell: actions },
  ]
}

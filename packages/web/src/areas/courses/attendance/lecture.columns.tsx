import type { Lecture } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { attendanceWords } from '@residency/contract/areas/courses/attendance/text'
import { inShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { attendanceText } from './attendance.text.ts'
import { lectureStatusOf, toneOf } from './attendance-tones.rules.ts'

/** Day and hours of a lecture. */
export function useSpan() {
  const text = useText(attendanceText)
  return ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => {
    const [from, to] = [inShanghai(startsAt), inShanghai(endsAt)]
    return say(text.span, {
      day: from.format('YYYY-MM-DD'),
      from: from.format('HH:mm'),
      to: to.format('HH:mm'),
    })
  }
}

/** Columns of the organiser's list. */
export function useLectureColumns(actionsOf: (row: Lecture) => RowAction[]): Column<Lecture>[] {
  const text = useText(attendanceText)
  const { fields, lectureKinds } = useText(attendanceWords)
  const span = useSpan()

  const notes = ({ late, guests }: Lecture) =>
    [
      late > 0 && say(text.lateCount, { count: late }),
      guests > 0 && say(text.guestCount, { count: guests }),
    ]
      .filter(Boolean)
      .join(' · ')

  return [
    {
      key: 'name',
      title: fields.title,
      width: 240,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.name}</RecordLink>,
    },
    { key: 'kind', title: text.kind, width: 110, cell: (row) => lectureKinds[row.kind] },
    linesColumn('when', text.when, { sort: 'startsAt', width: 210, card: 'fact' }, (row) => ({
      name: span(row),
      note: [row.place, row.speaker].filter(Boolean).join(' · '),
    })),
    {
      key: 'host',
      title: text.host,
      width: 140,
      isExtra: true,
      cell: (row) => row.host ?? text.office,
    },
    linesColumn('here', text.here, { width: 120, card: 'fact' }, (row) => ({
      name: say(text.hereOf, { here: row.here, expected: row.expected }),
      note: notes(row),
    })),
    {
      key: 'state',
      title: fields.state,
      width: 100,
      card: 'state',
      cell: (row) => <StateTag tone={toneOf(row)}>{text.statuses[lectureStatusOf(row)]}</StateTag>,
    },
    actionsColumn(text.actions, 150, actionsOf),
  ]
}

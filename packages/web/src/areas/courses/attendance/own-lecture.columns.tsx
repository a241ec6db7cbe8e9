import type { OwnLecture } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { attendanceWords } from '@residency/contract/areas/courses/attendance/text'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { attendanceText } from './attendance.text.ts'
import { canSignIn, PRESENCE_TONES } from './attendance-tones.rules.ts'
import { useSpan } from './lecture.columns.tsx'

/** Columns of one's own lectures. */
export function useOwnLectureColumns(
  onSignIn: (lecture: OwnLecture) => void,
): Column<OwnLecture>[] {
  const text = useText(attendanceText)
  const { fields, lectureKinds, presences } = useText(attendanceWords)
  const span = useSpan()

  return [
    linesColumn('name', fields.title, { width: 240, card: 'title' }, (row) => ({
      name: row.name,
      note: [lectureKinds[row.kind], row.speaker].filter(Boolean).join(' · '),
    })),
    linesColumn('when', text.when, { width: 210, card: 'fact' }, (row) => ({
      name: span(row),
      note: row.place,
    })),
    {
      key: 'presence',
      title: fields.presence,
      width: 110,
      card: 'state',
      cell: (row) =>
        row.isCancelled ? (
          <StateTag tone="calm">{text.statuses.cancelled}</StateTag>
        ) : (
          <StateTag tone={PRESENCE_TONES[row.presence]}>{presences[row.presence]}</StateTag>
        ),
    },
    {
      key: 'signedAt',
      title: text.signedAt,
      width: 180,
      card: 'fact',
      cell: (row) =>
        row.isCancelled ? (
          (row.reason ?? '—')
        ) : (
          <>
            <DateCell value={row.signedAt} hasTime />
            {row.lateMinutes !== null && (
              <small className="soft"> {say(text.minutesLate, { count: row.lateMinutes })}</small>
            )}
          </>
        ),
    },
    {
      key: 'actions',
      title: text.actions,
      width: 90,
      card: 'action',
      cell: (row) =>
        canSignIn(row) && (
          <Button type="link" onClick={() => onSignIn(row)}>
            {text.own.signIn}
          </Button>
        ),
    },
  ]
}

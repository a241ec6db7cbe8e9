import type { LecturePerson } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { attendanceWords } from '@residency/contract/areas/courses/attendance/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { attendanceText } from './attendance.text.ts'
import { PRESENCE_TONES } from './attendance-tones.rules.ts'

/** Columns of the people of a lecture. */
export function usePersonColumns(): Column<LecturePerson>[] {
  const text = useText(attendanceText)
  const { fields, presences } = useText(attendanceWords)
  return [
    linesColumn('name', text.name, { width: 160, card: 'title' }, (row) => ({
      name: row.name,
      note: row.isGuest ? `${row.number} · ${text.guest}` : row.number,
    })),
    {
      key: 'department',
      title: text.department,
      width: 160,
      card: 'fact',
      cell: (row) => row.department ?? '—',
    },
    stateColumn('presence', fields.presence, {
      width: 110,
      tones: PRESENCE_TONES,
      words: presences,
    }),
    {
      key: 'signedAt',
      title: text.signedAt,
      width: 170,
      card: 'fact',
      cell: (row) => (
        <>
          <DateCell value={row.signedAt} hasTime />
          {row.lateMinutes !== null && (
            <small className="soft"> {say(text.minutesLate, { count: row.lateMinutes })}</small>
          )}
        </>
      ),
    },
    { key: 'note', title: text.note, width: 200, cell: (row) => row.note ?? '—' },
  ]
}

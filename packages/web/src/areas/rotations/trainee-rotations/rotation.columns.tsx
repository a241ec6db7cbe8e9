import type { RotationRow } from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useRecordPath } from '../../../screens/record.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { ownText } from './own.text.ts'

/** Columns of the list of trainees with where they are. */
export function useRotationColumns(): Column<RotationRow>[] {
  const text = useText(ownText)
  const { staff } = text
  const pathOf = useRecordPath()

  return [
    linesColumn('name', staff.name, { width: 160, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
      to: pathOf(row.id),
    })),
    linesColumn('major', staff.major, { width: 180 }, (row) => ({
      name: row.major,
      note: row.base,
    })),
    {
      key: 'now',
      title: text.now,
      width: 180,
      card: 'fact',
      cell: ({ now }) =>
        now ? (
          <NameLines
            name={now.department}
            note={[
              say(text.untilDay, { day: now.endsOn }),
              ...(now.presence === 'here' ? [] : [text.presences[now.presence]]),
            ].join(' · ')}
          />
        ) : (
          <span className="soft">{staff.nowhere}</span>
        ),
    },
    {
      key: 'next',
      title: text.next,
      width: 180,
      card: 'fact',
      cell: ({ next }) =>
        next ? (
          <NameLines name={next.department} note={say(text.fromDay, { day: next.startsOn })} />
        ) : (
          <span className="soft">{text.noNext}</span>
        ),
    },
    {
      key: 'passed',
      title: staff.passed,
      width: 110,
      card: 'state',
      cell: ({ passed, blocks }) => (
        <span className="figures">{blocks ? say(staff.ofBlocks, { passed, blocks }) : '—'}</span>
      ),
    },
    {
      key: 'end',
      sort: 'plannedEnd',
      title: staff.plannedEnd,
      width: 130,
      cell: (row) => <DateCell value={row.plannedEnd} />,
    },
  ]
}

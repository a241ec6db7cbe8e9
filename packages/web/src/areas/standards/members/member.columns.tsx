import type { MemberRow } from '@residency/contract/areas/standards/cohort/member.contract'
import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { memberText } from './member.text.ts'

/** Columns of trainees with their cohorts; what differs from the cohort is shown next to it. */
export function useMemberColumns(actionsOf: (row: MemberRow) => RowAction[]): Column<MemberRow>[] {
  const text = useText(memberText)
  const { fields } = useText(cohortWords)
  const { lengthMonths } = useText(tableWords).fields

  return [
    linesColumn('name', text.name, { sort: 'realName', width: 150, card: 'title' }, (row) => ({
      name: row.realName,
      note: row.number,
    })),
    { key: 'major', title: text.major, width: 170, card: 'fact', cell: (row) => row.major },
    {
      key: 'cohort',
      title: fields.cohortId,
      width: 240,
      card: 'fact',
      cell: (row) =>
        row.cohort === null ? (
          <StateTag tone="wait">{text.none}</StateTag>
        ) : (
          <Link className="link-button" to={`/standard/batch?id=${row.cohortId}`}>
            {row.cohort}
          </Link>
        ),
    },
    {
      key: 'period',
      sort: 'startsOn',
      title: text.period,
      width: 240,
      card: 'fact',
      cell: (row) => (
        <>
          <span className="figures nowrap">
            {row.plannedEnd ? `${row.startsOn} – ${row.plannedEnd}` : row.startsOn}
          </span>
          {row.startsOtherwise && <div className="soft">{text.startsOtherwise}</div>}
          {row.lastsOtherwise && <div className="soft">{text.lastsOtherwise}</div>}
        </>
      ),
    },
    {
      key: 'length',
      sort: 'lengthMonths',
      title: lengthMonths,
      width: 120,
      align: 'right',
      isExtra: true,
      cell: (row) =>
        row.lengthMonths !== null && (
          <span className="figures">{say(text.length, { count: row.lengthMonths })}</span>
        ),
    },
    actionsColumn(text.actions, 150, actionsOf),
  ]
}

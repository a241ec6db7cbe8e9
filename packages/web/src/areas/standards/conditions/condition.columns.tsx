import { signupWords } from '@residency/contract/areas/signup/text'
import type { TimeConditionRow } from '@residency/contract/areas/standards/conditions/condition.contract'
import { conditionsWords } from '@residency/contract/areas/standards/conditions/text'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { conditionText } from './condition.text.ts'

/** Columns of the conditions: for whom, how long, where it is written. */
export function useConditionColumns(
  actionsOf: (row: TimeConditionRow) => RowAction[],
): Column<TimeConditionRow>[] {
  const text = useText(conditionText)
  const { fields, everyMajor } = useText(conditionsWords)
  const { degreeKinds } = useText(tableWords)
  const { levels } = useText(signupWords)

  return [
    linesColumn('major', fields.majorId, { width: 200, card: 'title' }, (row) => ({
      name: row.major ?? everyMajor,
      note: row.major === null ? text.general : null,
    })),
    {
      key: 'degreeKind',
      title: fields.degreeKind,
      width: 110,
      card: 'fact',
      cell: (row) => degreeKinds[row.degreeKind],
    },
    {
      key: 'education',
      title: fields.education,
      width: 100,
      card: 'fact',
      cell: (row) => levels[row.education],
    },
    {
      key: 'lengthMonths',
      title: fields.lengthMonths,
      width: 130,
      align: 'right',
      card: 'state',
      cell: (row) => <b className="figures">{say(text.months, { count: row.lengthMonths })}</b>,
    },
    { key: 'source', title: fields.source, width: 300, card: 'fact', cell: (row) => row.source },
    actionsColumn(text.actions, 120, actionsOf),
  ]
}

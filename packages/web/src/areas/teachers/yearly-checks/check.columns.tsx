import type { CheckRow } from '@residency/contract/areas/teachers/yearly-checks/check.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { checkText } from './check.text.ts'
import { CheckFigures } from './check-figures.tsx'
import { statusOf } from './check-tones.rules.ts'

export type CheckAct = CheckRow['actions'][number]

/** Columns of the list of checks. */
export function useCheckColumns(
  act: (kind: CheckAct, row: CheckRow) => void,
): readonly Column<CheckRow>[] {
  const text = useText(checkText)
  return [
    linesColumn('checkTitle', text.check, { width: 200, card: 'title' }, (row) => ({
      name: row.checkTitle,
      note: say(text.records.of, { year: row.year, title: row.base }),
    })),
    {
      key: 'days',
      sort: 'firstDay',
      title: text.days,
      width: 200,
      card: 'fact',
      cell: (row) => (
        <span className="figures">
          {say(text.span, { from: row.firstDay, until: row.lastDay })}
        </span>
      ),
    },
    {
      key: 'figures',
      title: text.figures,
      width: 280,
      card: 'fact',
      cell: (row) => <CheckFigures row={row} />,
    },
    {
      key: 'status',
      title: text.status,
      width: 130,
      card: 'state',
      cell: (row) => <Status row={row} />,
    },
    actionsColumn(text.actions, 120, (row) =>
      row.actions.map((key) => ({ key, label: text[key], onClick: () => act(key, row) })),
    ),
  ]
}

function Status({ row }: { row: CheckRow }) {
  const text = useText(checkText)
  const { label, tone } = statusOf(row)
  return (
    <span title={row.closedTime ? say(text.closedAt, { time: row.closedTime }) : undefined}>
      <StateTag tone={tone}>{text[label]}</StateTag>
    </span>
  )
}

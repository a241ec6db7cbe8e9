import type { ElectiveRow } from '@residency/contract/areas/standards/electives/electives.contract'
import { electivesWords } from '@residency/contract/areas/standards/electives/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { electivesText } from './electives.text.ts'
import { CHOSEN_TONES, chosenOf, WINDOW_TONES } from './electives-tones.rules.ts'

/** Columns of members of cohorts with what they chose. */
export function useElectiveColumns(
  actionsOf: (row: ElectiveRow) => RowAction[],
): Column<ElectiveRow>[] {
  const text = useText(electivesText)
  const { fields, chosen, windowStates } = useText(electivesWords)
  return [
    linesColumn('name', text.name, { sort: 'realName', width: 120, card: 'title' }, (row) => ({
      name: row.realName,
      note: row.number,
    })),
    { key: 'cohort', title: fields.cohortId, width: 190, card: 'fact', cell: (row) => row.cohort },
    {
      key: 'state',
      title: text.chosen,
      width: 110,
      card: 'state',
      cell: (row) => (
        <StateTag tone={CHOSEN_TONES[chosenOf(row)]}>
          {chosen[chosenOf(row)]} {row.complete}/{row.all}
        </StateTag>
      ),
    },
    {
      key: 'choices',
      title: text.choices,
      width: 260,
      card: 'fact',
      cell: (row) =>
        row.choices.length === 0 ? (
          <span className="soft">{text.nothing}</span>
        ) : (
          row.choices.map(({ group, departments }) => (
            <div key={group}>
              <span className="soft">{group}</span> {departments.join(text.comma)}
            </div>
          ))
        ),
    },
    {
      key: 'window',
      title: text.window,
      width: 160,
      cell: (row) => (
        <>
          <StateTag tone={WINDOW_TONES[row.window]}>{windowStates[row.window]}</StateTag>
          {row.until && <div className="soft figures">{row.until}</div>}
        </>
      ),
    },
    actionsColumn(text.actions, 120, actionsOf),
  ]
}

import type { CompetenceItem } from '@residency/contract/areas/competence/items/item.contract'
import { itemWords } from '@residency/contract/areas/competence/items/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { useStatusColumn } from '../../../ui/fields/status-switch.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { LevelScale } from '../levels/level-scale.tsx'
import { itemText } from './item.text.ts'

/** Columns of items that carry levels. */
export function useItemColumns(
  edit: (row: CompetenceItem) => void,
  toggle: (row: CompetenceItem) => void,
): Column<CompetenceItem>[] {
  const text = useText(itemText)
  const { fields, professions, requirementKinds } = useText(itemWords)
  const status = useStatusColumn(toggle)

  return [
    linesColumn('name', fields.name, { width: 220, card: 'title' }, (row) => ({
      name: row.name,
      note: `${professions[row.profession]} · ${requirementKinds[row.kind]}`,
    })),
    {
      key: 'neededLevel',
      title: fields.neededLevel,
      width: 130,
      card: 'fact',
      cell: (row) =>
        row.neededLevel === null ? (
          <span className="soft">{text.none}</span>
        ) : (
          <LevelScale level={row.neededLevel} isShort />
        ),
    },
    {
      key: 'validMonths',
      title: fields.validMonths,
      width: 130,
      card: 'fact',
      cell: (row) => say(text.months, { months: row.validMonths }),
    },
    figuresColumn('holders', text.holders, { width: 120, align: 'right', card: 'fact' }),
    status,
    actionsColumn(text.actions, 90, (row) =>
      allowedActions(row, { edit: { label: text.edit, onClick: edit } }),
    ),
  ]
}

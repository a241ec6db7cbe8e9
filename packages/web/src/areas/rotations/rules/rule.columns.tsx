import type { Rule } from '@residency/contract/areas/rotations/rules/rule.contract'
import { ruleWords } from '@residency/contract/areas/rotations/rules/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { ruleText } from './rule.text.ts'

type Acts = Readonly<Record<Rule['actions'][number], (row: Rule) => void>>
const FIGURES = ['leastTheory', 'leastSkill', 'leastDaily', 'leastWorkload', 'mostAbsence'] as const
const PERCENT: readonly string[] = ['leastWorkload', 'mostAbsence']

/** Columns of the list of exit rules. */
export function useRuleColumns(acts: Acts): Column<Rule>[] {
  const text = useText(ruleText)
  const { fields } = useText(ruleWords)

  const actionsOf = (row: Rule) =>
    allowedActions(row, {
      edit: { label: text.edit, onClick: acts.edit },
      delete: { label: text.remove, danger: true, onClick: acts.delete },
    })

  return [
    {
      key: 'base',
      title: fields.baseId,
      width: 170,
      card: 'title',
      cell: (row) => row.base ?? text.all,
    },
    ...FIGURES.map(
      (key): Column<Rule> => ({
        key,
        title: fields[key],
        width: 110,
        card: 'fact',
        cell: (row) => (
          <span className="figures">
            {say(PERCENT.includes(key) ? text.percent : text.points, { value: row[key] })}
          </span>
        ),
      }),
    ),
    { key: 'source', title: fields.source, width: 220, cell: (row) => row.source },
    actionsColumn(text.actions, 110, actionsOf),
  ]
}

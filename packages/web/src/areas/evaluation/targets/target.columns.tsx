import type { Target } from '@residency/contract/areas/evaluation/targets/target.contract'
import { targetWords } from '@residency/contract/areas/evaluation/targets/text'
import { templateWords } from '@residency/contract/areas/evaluation/templates/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { targetText } from './target.text.ts'
import { TARGET_TONES } from './target-tones.rules.ts'

/** How much of a target is done, in words. */
export function useProgress() {
  const text = useText(targetText)
  return ({ done, all, direction }: Pick<Target, 'done' | 'all' | 'direction'>) => {
    if (direction === 'nurse' || direction === 'patient') return text.byCode
    return all === 0 ? text.notAsked : say(text.progressOf, { done, all })
  }
}

/** Columns of the list of targets. */
export function useTargetColumns(actionsOf: (row: Target) => RowAction[]): Column<Target>[] {
  const text = useText(targetText)
  const { fields, directions, flows } = useText(targetWords)
  const { fields: common } = useText(templateWords)
  const progress = useProgress()

  return [
    {
      key: 'name',
      title: common.name,
      width: 220,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.name}</RecordLink>,
    },
    linesColumn('direction', fields.direction, { width: 150, card: 'fact' }, (row) => ({
      name: directions[row.direction],
      note: row.isAnonymous ? text.anonymous : text.named,
    })),
    {
      key: 'base',
      title: fields.baseId,
      width: 140,
      isExtra: true,
      cell: (row) => row.base ?? text.allBases,
    },
    linesColumn('due', text.due, { sort: 'dueOn', width: 140 }, (row) => ({
      name: row.dueOn,
      note: say(text.closes, { day: row.closesOn }),
    })),
    {
      key: 'progress',
      title: text.progress,
      width: 90,
      card: 'fact',
      cell: (row) => <span className="figures">{progress(row)}</span>,
    },
    stateColumn('state', common.state, {
      width: 90,
      tones: TARGET_TONES,
      words: flows.evaluationTarget.states,
    }),
    actionsColumn(text.actions, 150, actionsOf),
  ]
}

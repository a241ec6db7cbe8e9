import type { TimeConditionRow } from '@residency/contract/areas/standards/conditions/condition.contract'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import type { RowAction } from '../../../ui/row-actions.tsx'
import { useDeleteTimeCondition } from './condition.queries.ts'
import { conditionText } from './condition.text.ts'
import { useConditionWords } from './use-condition-words.ts'

/** What may be done with a time condition. */
export function useConditionActions(onEdit: (one: TimeConditionRow) => void) {
  const text = useText(conditionText)
  const { levels, everyMajor } = useConditionWords()
  const remove = useDeleteTimeCondition()
  const discard = async (one: TimeConditionRow) => {
    const name = `${one.major ?? everyMajor} · ${levels[one.education]}`
    if (!(await ask({ content: say(text.removeQuestion, { name }), okText: text.remove, danger: true }))) return
    remove.mutate({ id: one.id, version: one.version }, { onSuccess: () => void toast.success(text.removed) })
  }
  return (one: TimeConditionRow): RowAction[] => [
    ...(one.actions.includes('edit') ? [{ key: 'edit', label: text.modify, onClick: () => onEdit(one) }] : []),
    ...(one.actions.includes('delete') ? [{ key: 'delete', label: text.remove, danger: true, onClick: () => void discard(one) }] : []),
  ]
}

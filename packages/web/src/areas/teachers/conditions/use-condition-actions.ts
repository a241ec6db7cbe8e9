import type { Condition } from '@residency/contract/areas/teachers/conditions/condition.contract'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import type { RowAction } from '../../../ui/row-actions.tsx'
import { useDeleteCondition } from './condition.queries.ts'
import { conditionText } from './condition.text.ts'
import { useConditionWords } from './use-condition-words.ts'

/** What may be done with conditions: changed, and deleted where they are a base's own. */
export function useConditionActions(onEdit: (one: Condition) => void) {
  const text = useText(conditionText)
  const { levels } = useConditionWords()
  const remove = useDeleteCondition()
  const discard = async (one: Condition) => {
    const title = say(text.removeQuestion, { base: one.base ?? '', level: levels[one.level] })
    if (!(await ask({ title, content: text.removeNote, okText: text.remove, danger: true }))) return
    remove.mutate(one, { onSuccess: () => void toast.success(text.removed) })
  }
  return (one: Condition): RowAction[] => [
    ...(one.actions.includes('edit') ? [{ key: 'edit', label: text.modify, onClick: () => onEdit(one) }] : []),
    ...(one.actions.includes('delete') ? [{ key: 'delete', label: text.remove, danger: true, onClick: () => void discard(one) }] : []),
  ]
}

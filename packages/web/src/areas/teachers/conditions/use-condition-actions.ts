import type { Condition } from '@residency/contract/areas/teachers/conditions/condition.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { useText } from '../../../platform/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { allowedActions } from '../../../ui/allowed-actions.ts'
import { useDeleteCondition } from './condition.queries.ts'
import { conditionText } from './condition.text.ts'

/** What may be done with conditions: changed, and deleted where they are a base's own. */
export function useConditionActions(onEdit: (one: Condition) => void) {
  const text = useText(conditionText)
  const { levels } = useText(qualificationWords)
  const remove = useDeleteCondition()

  const discard = (one: Condition) =>
    askToDelete(text, { base: one.base ?? '', level: levels[one.level] }, () =>
      remove.mutateAsync(one),
    )

  return (one: Condition) =>
    allowedActions(one, {
      edit: { label: text.modify, onClick: () => onEdit(one) },
      delete: { label: text.remove, danger: true, onClick: () => void discard(one) },
    })
}

import type { Condition } from '@residency/contract/areas/teachers/conditions/condition.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useDeleteCondition } from './condition.queries.ts'
import { conditionText } from './condition.text.ts'

/** What may be done with conditions: changed, and deleted where they are a base's own. */
export function useConditionActions(onEdit: (condition: Condition) => void) {
  const text = useText(conditionText)
  const { levels } = useText(qualificationWords)
  const remove = useDeleteCondition()

  const discard = (condition: Condition) =>
    askToDelete(text, { base: condition.base ?? '', level: levels[condition.level] }, () =>
      remove.mutateAsync(condition),
    )

  return (condition: Condition) =>
    allowedActions(condition, {
      edit: { label: text.modify, onClick: () => onEdit(condition) },
      delete: { label: text.remove, danger: true, onClick: () => void discard(condition) },
    })
}

import type { IndicatorRow } from '@residency/contract/areas/standards/indicators/indicator.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useDeleteIndicator } from './indicator.queries.ts'
import { indicatorText } from './indicator.text.ts'

/** What may be done with an indicator: changed, and deleted while it has no figures. */
export function useIndicatorActions(onEdit: (indicator: IndicatorRow) => void) {
  const { items: text } = useText(indicatorText)
  const remove = useDeleteIndicator()

  const discard = (indicator: IndicatorRow) =>
    askToDelete(text, { name: indicator.item }, () =>
      remove.mutateAsync({ id: indicator.id, version: indicator.version }),
    )

  return (indicator: IndicatorRow) =>
    allowedActions(indicator, {
      edit: { label: text.modify, onClick: () => onEdit(indicator) },
      delete: { label: text.remove, danger: true, onClick: () => void discard(indicator) },
    })
}

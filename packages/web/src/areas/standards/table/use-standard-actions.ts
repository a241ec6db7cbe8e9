import type { StandardRow } from '@residency/contract/areas/standards/table/standard.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { useEditionActions } from '../../../screens/use-edition-actions.ts'
import { useDeleteStandard, usePublishStandard, useReviseStandard } from './standard.queries.ts'
import { standardText } from './standard.text.ts'

/**
 * What may be done with a standard besides editing its table. `onGone`: the page of a deleted draft
 * is left.
 */
export function useStandardActions(onCopy: (standard: StandardRow) => void, onGone?: () => void) {
  const text = useText(standardText)

  const calls = {
    publish: usePublishStandard(),
    revise: useReviseStandard(),
    remove: useDeleteStandard(),
  }

  return useEditionActions<StandardRow>({ ...text, edit: text.modify }, calls, { onCopy, onGone })
}

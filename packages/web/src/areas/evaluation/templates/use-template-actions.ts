import type { Template } from '@residency/contract/areas/evaluation/templates/template.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { useEditionActions } from '../../../screens/use-edition-actions.ts'
import { useDeleteTemplate, usePublishTemplate, useReviseTemplate } from './template.queries.ts'
import { templateText } from './template.text.ts'

/**
 * What may be done with a form besides editing its items. `onGone`: the page of a deleted draft is
 * left.
 */
export function useTemplateActions(onCopy: (template: Template) => void, onGone?: () => void) {
  const calls = {
    publish: usePublishTemplate(),
    revise: useReviseTemplate(),
    remove: useDeleteTemplate(),
  }

  return useEditionActions<Template>(useText(templateText), calls, { onCopy, onGone })
}

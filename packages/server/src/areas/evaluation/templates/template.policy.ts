import { templatePermissions as may } from '@residency/contract/areas/evaluation/templates/access'
import {
  type TemplateRelation,
  templateFlow,
} from '@residency/contract/areas/evaluation/templates/template.flow'
import { allowedActions, type FlowActor, holds, permittedActions } from '@residency/contract/kernel'

/** Drafts are seen by those who write them. */
export const seesDrafts = (actor: FlowActor) => holds(actor, may.manage)

/** @param isSound the weights add up @param isSucceeded a later edition is being published */
export function relationsToTemplate({
  isSound,
  isSucceeded,
}: {
  isSound: boolean
  isSucceeded: boolean
}): ReadonlySet<TemplateRelation> {
  const relations: Record<TemplateRelation, boolean> = { sound: isSound, succeeded: isSucceeded }
  return new Set(
    (Object.keys(relations) as TemplateRelation[]).filter((relation) => relations[relation]),
  )
}

/**
 * A draft is edited, published and deleted; what may be superseded begins its next edition;
 * everything is copied.
 */
export function actionsOnTemplate(actor: FlowActor, { state }: { state: string }) {
  const open: readonly string[] = allowedActions(
    templateFlow,
    state,
    actor,
    relationsToTemplate({ isSound: true, isSucceeded: true }),
  )

  const [isDraft, isCurrent] = [open.includes('publish'), open.includes('supersede')]
  return permittedActions(actor, {
    edit: isDraft && may.manage,
    publish: isDraft && may.manage,
    revise: isCurrent && may.manage,
    copy: may.manage,
    delete: isDraft && may.manage,
  }) as ('edit' | 'publish' | 'revise' | 'copy' | 'delete')[]
}

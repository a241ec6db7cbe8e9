import { tablePermissions as may } from '@residency/contract/areas/standards/table/access'
import {
  type StandardRelation,
  standardFlow,
} from '@residency/contract/areas/standards/table/standard.flow'
import { allowedActions, holds, permittedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { type BaseScope, visibleBases } from '../../organisation/organisation.public.ts'

/**
 * Managers see every standard, drafts and templates too; others the published and superseded ones
 * of the majors of their bases.
 */
export type StandardScope = { isManager: boolean; bases: BaseScope }

const isManager = (actor: Reader) => holds(actor, may.manage)

export const visibleStandards = (actor: Reader): StandardScope => ({
  isManager: isManager(actor),
  bases: visibleBases(actor),
})

/** @param isSound its months add up @param isSucceeded a later edition is being published */
export function relationsToStandard(
  actor: Reader,
  { isSound, isSucceeded }: { isSound: boolean; isSucceeded: boolean },
): ReadonlySet<StandardRelation> {
  const relations: Record<StandardRelation, boolean> = {
    manager: isManager(actor),
    sound: isSound,
    succeeded: isSucceeded,
  }

  return new Set(
    (Object.keys(relations) as StandardRelation[]).filter((relation) => relations[relation]),
  )
}

/**
 * A draft is edited, published and deleted; what may be superseded begins its next edition;
 * everything is copied.
 */
export function actionsOnStandard(actor: Reader, { state }: { state: string }) {
  const open: readonly string[] = allowedActions(
    standardFlow,
    state,
    actor,
    relationsToStandard(actor, { isSound: true, isSucceeded: true }),
  )

  const [isDraft, isCurrent] = [open.includes('publish'), open.includes('supersede')]
  return permittedActions(actor, {
    edit: isDraft && may.manage,
    publish: isDraft && may.manage,
    delete: isDraft && may.manage,
    revise: isCurrent && may.manage,
    copy: may.manage,
  }) as ('edit' | 'delete' | 'publish' | 'revise' | 'copy')[]
}

import { collectionPermissions } from '@residency/contract/areas/messages/collections/permissions'
import { informPermissions } from '@residency/contract/areas/messages/informs/permissions'
import { recipientPermissions as may } from '@residency/contract/areas/messages/recipients/permissions'
import { holds, permittedActions } from '@residency/contract/kernel'
import { type BaseScope, visibleBases } from '../../organisation/organisation.public.ts'
import { type Reader, type TeacherScope, teacherScope } from '../../teachers/teachers.public.ts'

/** Who sees the whole hospital writes for the education office. */
export const isOffice = (actor: Reader) => actor.isRoot || actor.dataScopes.has(0)
/**
 * Whom somebody may address: the office everybody; others the people who work or train at bases they administer, and those who work or
 * stay in departments they answer for.
 */
export type Reach = { people: TeacherScope; bases: BaseScope }
export const reachOf = (actor: Reader): Reach => ({ people: teacherScope(actor, isOffice(actor)), bases: visibleBases(actor) })
/** Nobody is addressed by somebody who may no longer write. */
export const mayAddress = (actor: Reader) => holds(actor, informPermissions.send) || holds(actor, collectionPermissions.ask)

/**
 * Whose informs and collections somebody follows: the office everybody's; others the own ones; administrators of bases also those of
 * colleagues who administer no base beyond theirs.
 */
export type SenderScope = { kind: 'all' } | { kind: 'some'; userId: number; administers: boolean }
export const visibleSenders = (actor: Reader): SenderScope =>
  isOffice(actor) ? { kind: 'all' } : { kind: 'some', userId: actor.userId, administers: actor.dataScopes.has(4) }

/** Groups somebody uses: the own ones, and for the office those shared with it. */
export type GroupScope = { userId: number; seesShared: boolean }
export const visibleGroups = (actor: Reader): GroupScope => ({ userId: actor.userId, seesShared: isOffice(actor) })
export const actionsOnGroup = (actor: Reader, { created_by }: { created_by: number }) => {
  const isOwn = created_by === actor.userId
  return permittedActions(actor, { edit: isOwn && may.groups, delete: isOwn && may.groups }) as ('edit' | 'delete')[]
}

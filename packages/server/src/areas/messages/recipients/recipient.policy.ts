import { collectionPermissions } from '@residency/contract/areas/messages/collections/access'
import { informPermissions } from '@residency/contract/areas/messages/informs/access'
import { recipientPermissions as may } from '@residency/contract/areas/messages/recipients/access'
import { holds, permittedActions } from '@residency/contract/kernel'
import { type AreaServices, onlyOf, type StaySource } from '../../../platform/area.ts'
import { DATA_SCOPE, type Reader, seesAll } from '../../../platform/reader.ts'
import {
  type BaseScope,
  type OrgScope,
  orgScope,
  visibleBases,
} from '../../organisation/organisation.public.ts'

/**
 * Whom somebody may address: the office everybody; others the people who work or train at bases
 * they administer, and those who work or stay in departments they answer for.
 */
export type Reach = { people: OrgScope; bases: BaseScope; stays: StaySource }

export const reachOf = ({ actor, services }: { actor: Reader; services: AreaServices }): Reach => ({
  people: orgScope(actor, seesAll(actor)),
  bases: visibleBases(actor),
  stays: onlyOf({ services }, 'stays'),
})

/** Nobody is addressed by somebody who may no longer write. */
export const mayAddress = (actor: Reader) =>
  holds(actor, informPermissions.send) || holds(actor, collectionPermissions.ask)

/**
 * Whose informs and collections somebody follows: the office everybody's; others the own ones;
 * administrators of bases also those of colleagues who administer no base beyond theirs.
 */
export type SenderScope = { kind: 'all' } | { kind: 'some'; userId: number; administers: boolean }

export const visibleSenders = (actor: Reader): SenderScope =>
  seesAll(actor)
    ? { kind: 'all' }
    : {
        kind: 'some',
        userId: actor.userId,
        administers: actor.dataScopes.has(DATA_SCOPE.administered),
      }

/** Groups somebody uses: the own ones, and for the office those shared with it. */
export type GroupScope = { userId: number; seesShared: boolean }

export const visibleGroups = (actor: Reader): GroupScope => ({
  userId: actor.userId,
  seesShared: seesAll(actor),
})

export const actionsOnGroup = (actor: Reader, { createdBy }: { createdBy: number }) => {
  const isOwn = createdBy === actor.userId
  return permittedActions(actor, { edit: isOwn && may.groups, delete: isOwn && may.groups }) as (
    | 'edit'
    | 'delete'
  )[]
}

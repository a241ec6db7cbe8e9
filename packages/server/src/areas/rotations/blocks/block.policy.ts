import { blockPermissions as may } from '@residency/contract/areas/rotations/blocks/access'
import {
  BLOCK_ACTIONS,
  type BlockAction,
  type BlockRelation,
  blockFlow,
  UNASSESSED,
} from '@residency/contract/areas/rotations/blocks/block.flow'
import { allowedActions, holds } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'

/** The office sees and decides everything about rotations. */
export const isRotationOffice = (actor: Reader) => isOffice(actor, may.list)

/**
 * Whose stays a person sees: their own and those they supervise; with the right to list stays also
 * those of the bases they administer and the departments they are responsible for.
 */
export type BlockScope = { userId: number; org: OrgScope | null }

export const visibleBlocks = (actor: Reader): BlockScope => ({
  userId: actor.userId,
  org: holds(actor, may.list) ? orgScope(actor, isRotationOffice(actor)) : null,
})

export type BlockFacts = {
  state: string
  userId: number
  supervisorId: number | null
  startsOn: string
  endsOn: string
  isOwnDepartment: boolean
  isOwnBase: boolean
}

export function relationsToBlock(
  block: BlockFacts,
  actor: Reader,
  { today, shortfalls }: { today: string; shortfalls: readonly unknown[] },
): ReadonlySet<BlockRelation> {
  const owner = block.userId === actor.userId
  const leader = block.isOwnDepartment || isRotationOffice(actor)
  const assessor = leader || block.supervisorId === actor.userId

  const relations: Record<BlockRelation, boolean> = {
    owner,
    leader,
    assessor,
    party: owner || assessor,
    begun: block.startsOn <= today,
    ended: block.endsOn <= today,
    sound: shortfalls.length === 0,
    short: shortfalls.length > 0,
    past: false,
  }

  return new Set(
    (Object.keys(relations) as BlockRelation[]).filter((relation) => relations[relation]),
  )
}

const allowed = (
  block: BlockFacts,
  actor: Reader,
  relations: ReadonlySet<BlockRelation>,
): readonly string[] => allowedActions(blockFlow, block.state, actor, relations)

export const blockActions = (
  block: BlockFacts,
  actor: Reader,
  relations: ReadonlySet<BlockRelation>,
): BlockAction[] =>
  BLOCK_ACTIONS.filter((action) => allowed(block, actor, relations).includes(action))

export const isLeaderOf = (actor: Reader, relations: ReadonlySet<BlockRelation>) =>
  holds(actor, may.enter) && relations.has('leader') && !relations.has('owner')

/** A stay that is not assessed yet is given a supervisor by its department. */
export const mayAssign = (
  block: BlockFacts,
  actor: Reader,
  relations: ReadonlySet<BlockRelation>,
) => UNASSESSED.includes(block.state) && isLeaderOf(actor, relations)

/** The base of the trainee, or the office, places the repeat of a failed stay. */
export const mayRepeat = (block: BlockFacts & { repeatId: number | null }, actor: Reader) =>
  block.state === 'failed' &&
  block.repeatId === null &&
  holds(actor, may.repeat) &&
  block.userId !== actor.userId &&
  (isRotationOffice(actor) || block.isOwnBase)

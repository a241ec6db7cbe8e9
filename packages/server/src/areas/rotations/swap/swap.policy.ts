import { swapPermissions as may } from '@residency/contract/areas/rotations/swap/access'
import {
  SWAP_REVIEW_ACTIONS,
  type SwapRelation,
  swapFlow,
} from '@residency/contract/areas/rotations/swap/swap.flow'
import { allowedActions, holds } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'

/** The office sees every swap and may decide it where a department or a base has nobody to. */
const isSwapOffice = (actor: Reader) => isOffice(actor, may.base)

/** Swaps somebody sees: the own ones, and those of the departments and bases answered for. */
export type SwapScope = { userId: number; org: OrgScope | null }

export const visibleSwaps = (actor: Reader): SwapScope => ({
  userId: actor.userId,
  org: holds(actor, may.list) ? orgScope(actor, isSwapOffice(actor)) : null,
})

/** Only those the reader decides for departments and bases. */
export const decidedSwaps = (actor: Reader): SwapScope => ({
  userId: 0,
  org: orgScope(actor, isSwapOffice(actor)),
})

type Facts = {
  state: string
  ownerUserId: number
  otherUserId: number
  departmentIds: readonly number[]
  passedDepartments: readonly number[]
  ownDepartments: readonly number[]
  isOwnBase: boolean
}

/** Departments that have not agreed yet and for which the reader answers. */
export const departmentsToPass = (swap: Facts) =>
  swap.departmentIds.filter(
    (id) => swap.ownDepartments.includes(id) && !swap.passedDepartments.includes(id),
  )

/**
 * The relation of a person to a swap. A person who takes part in it does not decide it for a
 * department or the base.
 */
export function relationsToSwap(swap: Facts, actor: Reader): ReadonlySet<SwapRelation> {
  const [owner, other] = [swap.ownerUserId === actor.userId, swap.otherUserId === actor.userId]
  const isParty = owner || other
  const own = departmentsToPass(swap)
  const open = swap.departmentIds.filter((id) => !swap.passedDepartments.includes(id))

  const relations: Record<SwapRelation, boolean> = {
    owner,
    other,
    department: !isParty && own.length > 0,
    last: own.length === open.length,
    others: own.length < open.length,
    base: !isParty && (swap.isOwnBase || isSwapOffice(actor)),
    rewritten: false,
  }

  return new Set(
    (Object.keys(relations) as SwapRelation[]).filter((relation) => relations[relation]),
  )
}

const allowed = (swap: Facts, actor: Reader): readonly string[] =>
  allowedActions(swapFlow, swap.state, actor, relationsToSwap(swap, actor))

export const swapActions = (swap: Facts, actor: Reader) =>
  SWAP_REVIEW_ACTIONS.filter((action) => allowed(swap, actor).includes(action))

/** How the reader may leave a swap: as the one who asked, or as the other who had agreed. */
export const leavingOf = (swap: Facts, actor: Reader) =>
  (['withdraw', 'retract'] as const).find((action) => allowed(swap, actor).includes(action))

import { shiftSwapPermissions as may } from '@residency/contract/areas/duty/swaps/access'
import {
  SHIFT_SWAP_ACTIONS,
  type ShiftSwapRelation,
  shiftSwapFlow,
} from '@residency/contract/areas/duty/swaps/swap.flow'
import { allowedActions, holds } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'

/** Swaps somebody sees: the own ones, and those of the departments answered for. */
export type SwapScope = { userId: number; departments: OrgScope | null }

const departmentsOf = (actor: Reader) =>
  holds(actor, may.list) ? orgScope(actor, isOffice(actor, may.list)) : null

export const visibleSwaps = (actor: Reader): SwapScope => ({
  userId: actor.userId,
  departments: departmentsOf(actor),
})

/** Only those of the departments that the reader answers for. */
export const decidedSwaps = (actor: Reader): SwapScope => ({
  userId: 0,
  departments: departmentsOf(actor),
})

/** What the product itself does about them. */
export const EVERY_SWAP: SwapScope = { userId: 0, departments: { kind: 'all' } }

/** Only those in which the reader takes part. */
export const ownSwaps = (userId: number): SwapScope => ({ userId, departments: null })

type Facts = {
  state: string
  giverUserId: number
  takerUserId: number
  needsConsent: boolean
  isOwnDepartment: boolean
}

/**
 * The relation of a person to a swap. Nobody who takes part in it decides it for the department.
 */
export function relationsToSwap(swap: Facts, actor: Reader): ReadonlySet<ShiftSwapRelation> {
  const owner = swap.giverUserId === actor.userId
  const taker = swap.takerUserId === actor.userId

  const relations: Record<ShiftSwapRelation, boolean> = {
    owner,
    taker,
    direct: !swap.needsConsent,
    consent: swap.needsConsent,
    department: !owner && !taker && swap.isOwnDepartment,
    changed: false,
  }

  return new Set(
    (Object.keys(relations) as ShiftSwapRelation[]).filter((relation) => relations[relation]),
  )
}

const allowed = (swap: Facts, actor: Reader): readonly string[] =>
  allowedActions(shiftSwapFlow, swap.state, actor, relationsToSwap(swap, actor))

export const actionsOnSwap = (swap: Facts, actor: Reader) =>
  SHIFT_SWAP_ACTIONS.filter((action) => allowed(swap, actor).includes(action))

export const mayWithdraw = (swap: Facts, actor: Reader) => allowed(swap, actor).includes('withdraw')

import { flow } from '../../../kernel/flows/flow.ts'
import { rosterPermissions } from '../rosters/access.ts'
import { shiftSwapPermissions as may } from './access.ts'

/**
 * A trainee gives a shift to a colleague, or exchanges it for one of theirs. The colleague agrees;
 * where the department wants to be asked (`consent`), it agrees too, otherwise (`direct`) the
 * colleague's consent moves the shifts. `changed`: a shift of it was changed or has begun.
 */
export const shiftSwapFlow = flow({
  name: 'shiftSwap',
  states: ['asked', 'agreed', 'swapped', 'refused', 'withdrawn', 'lapsed'],
  initial: 'asked',
  relations: ['owner', 'taker', 'direct', 'consent', 'department', 'changed'],
  actions: {
    take: {
      kind: 'forward',
      from: ['asked'],
      to: 'swapped',
      permission: may.own,
      as: ['taker', 'direct'],
    },
    agree: {
      kind: 'forward',
      from: ['asked'],
      to: 'agreed',
      permission: may.own,
      as: ['taker', 'consent'],
    },
    decline: { kind: 'end', from: ['asked'], to: 'refused', permission: may.own, as: ['taker'] },
    approve: {
      kind: 'forward',
      from: ['agreed'],
      to: 'swapped',
      permission: may.decide,
      as: ['department'],
    },
    refuse: {
      kind: 'end',
      from: ['agreed'],
      to: 'refused',
      permission: may.decide,
      as: ['department'],
      needs: ['reason'],
    },
    withdraw: {
      kind: 'end',
      from: ['asked', 'agreed'],
      to: 'withdrawn',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
    lapse: {
      kind: 'end',
      from: ['asked', 'agreed'],
      to: 'lapsed',
      permission: rosterPermissions.plan,
      as: ['changed'],
    },
  },
})

export type ShiftSwapState = (typeof shiftSwapFlow.states)[number]
export type ShiftSwapRelation = (typeof shiftSwapFlow.relations)[number]

/** A swap is open as long as the person who asked can withdraw it. */
export const OPEN_SHIFT_SWAPS: readonly ShiftSwapState[] = shiftSwapFlow.actions.withdraw.from

export const SHIFT_SWAP_ACTIONS = ['take', 'agree', 'decline', 'approve', 'refuse'] as const

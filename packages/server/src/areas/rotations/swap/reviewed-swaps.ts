import { swapFlow } from '@residency/contract/areas/rotations/swap/swap.flow'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { relationsToSwap, visibleSwaps } from './swap.policy.ts'
import { findSwap } from './swap.queries.ts'

/** Who may take the present step of a swap. */
export const reviewedSwaps = reviewedFlow({
  flow: swapFlow,
  parties: ['other'],
  decisions: ['agreeAsDepartment', 'passAsDepartment', 'passAsBase'],
  page: '/rotation/swaps',
  find: (ctx, id) => findSwap(ctx.db, visibleSwaps(ctx.actor), id),
  relationsTo: (ctx, row) => relationsToSwap(row, ctx.actor),
})

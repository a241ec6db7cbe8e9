import { blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import { dayInChina } from '../../../platform/clock.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { relationsToBlock, visibleBlocks } from './block.policy.ts'
import { findBlocksForUpdate } from './block.queries.ts'

/**
 * Who may assess a stay; entry waits for its first day rather than for a person. Assessing does not
 * depend on what is short, so that the facts are not read for each of the many who are tried.
 */
export const reviewedBlocks = reviewedFlow({
  flow: blockFlow,
  decisions: ['assess'],
  page: '/rotation/month',
  find: async (ctx, id) => (await findBlocksForUpdate(ctx.db, visibleBlocks(ctx.actor), [id]))[0],
  relationsTo: (ctx, row) =>
    relationsToBlock(row, ctx.actor, { today: dayInChina(ctx.now()), shortfalls: [] }),
  nameOf: (row) => row.realName,
})

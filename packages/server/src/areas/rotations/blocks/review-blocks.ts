import { blockErrors as errors } from '@residency/contract/areas/rotations/blocks/access'
import { blockReview } from '@residency/contract/areas/rotations/blocks/block.contract'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { relationsToBlock, visibleBlocks } from './block.policy.ts'
import { findBlocksForUpdate } from './block.queries.ts'
import { findBlockFacts } from './block-facts.ts'
import { judgeStep } from './judge-steps.ts'
import { notifyOfStep } from './notify-of-step.ts'
import { columnsOf } from './step-columns.ts'

/**
 * Entry, exit, assessment and result of one stay, or of many. Who may assess is asked without the
 * facts, in `reviewed-blocks.ts`.
 */
export const blockPlan = reviewPlan(blockReview, {
  table: 'rotationBlocks',
  columns: [
    'supervisorId',
    'enteredOn',
    'entryEducationOn',
    'enteredBy',
    'theoryScore',
    'skillScore',
    'dailyScore',
    'workloadShare',
    'absenceDays',
    'exitNote',
    'assessedBy',
    'assessedAt',
  ],
  find: (tx, ids) => findBlocksForUpdate(tx.db, visibleBlocks(tx.actor), ids),
  facts: findBlockFacts,
  relationsTo: (tx, block, facts) => {
    const { shortfalls } = facts.get(block.id)!
    return relationsToBlock(block, tx.actor, { today: dayInChina(tx.now()), shortfalls })
  },
  nameOf: (block) => block.realName,

  obstacles: judgeStep,
  values: columnsOf,
  notify: (tx, { action }, moved, facts) => notifyOfStep(tx, action, moved, facts),

  explain: constraintErrors({ rotation_blocks_supervisor_ratio: errors.supervisorFullMeanwhile }),
})

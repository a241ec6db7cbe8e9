import type { blockReview } from '@residency/contract/areas/rotations/blocks/block.contract'
import { type BlockState, blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import { blockErrors as errors } from '@residency/contract/areas/rotations/blocks/errors'
import type { InputOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { blockActions, relationsToBlock, visibleBlocks } from './block.policy.ts'
import { type BlockRow, findBlocksForUpdate } from './block.queries.ts'
import { findBlockFacts } from './block-facts.ts'
import { type BlockDecision, judgeStep } from './judge-steps.ts'
import { notifyOfStep } from './notify-of-step.ts'
import { columnsOf } from './step-columns.ts'

const plan: ReviewPlan<BlockDecision> = {
  flow: blockFlow,
  table: 'rotation_blocks',
  columns: [
    ...['supervisor_id', 'entered_on', 'entry_education_on', 'entered_by', 'theory_score', 'skill_score', 'daily_score'],
    ...['workload_share', 'absence_days', 'exit_note', 'assessed_by', 'assessed_at', 'updated_at'],
  ],
  move: async (tx, decision, ids, versions) => {
    const { action, reason } = decision
    const rows = await findBlocksForUpdate(tx.db, visibleBlocks(tx.actor), ids)
    const facts = await findBlockFacts(tx, rows)
    const obstacles = await judgeStep(tx, decision, rows)
    const recorded = new Map(rows.map((b) => [b.id, facts.get(b.id)!.recordedAbsence]))
    const counted = new Map(rows.flatMap((b) => ((share) => (share === null ? [] : [[b.id, share] as const]))(facts.get(b.id)!.counted)))
    const relationsOf = (b: BlockRow) =>
      relationsToBlock(b, tx.actor, { today: dayInChina(tx.now()), shortfalls: facts.get(b.id)!.shortfalls })
    const asked = { action, reason, ids, versions, rows, obstacles, relationsOf, nameOf: (b: BlockRow) => b.real_name }
    const result = await moveMany(tx, blockFlow, asked, (state: BlockState, going) =>
      tx.db
        .updateTable('rotation_blocks')
        .set({ ...(columnsOf(tx, decision, recorded, counted) as Record<string, object>)[action], state, updated_at: tx.now() })
        .set((e) => ({ version: e('version', '+', 1) }))
        .where('id', '=', sql<number>`any(${sql.val(going.map(({ id }) => id))}::bigint[])`)
        .execute(),
    )
    await notifyOfStep(tx, action, result.moved, facts)
    return result
  },
  actionsOn: async (tx, id) => {
    const [b] = await findBlocksForUpdate(tx.db, visibleBlocks(tx.actor), [id])
    if (!b) return []
    const { shortfalls } = (await findBlockFacts(tx, [b])).get(id)!
    return blockActions(b, tx.actor, relationsToBlock(b, tx.actor, { today: dayInChina(tx.now()), shortfalls }))
  },
}
const full = constraintErrors({ rotation_blocks_supervisor_ratio: errors.supervisorFullMeanwhile })
/** Entry, exit, assessment and result of one stay, or of many. */
export const actOnBlock = (ctx: SignedCtx, input: InputOf<typeof blockReview.act, 'out'>) => decideOne(ctx, plan, input).catch(full)
export const actOnBlocks = (ctx: SignedCtx, input: InputOf<typeof blockReview.actMany, 'out'>) => decideMany(ctx, plan, input).catch(full)
export const undoBlocks = (ctx: SignedCtx, input: InputOf<typeof blockReview.undo, 'out'>) => undoDecision(ctx, plan, input)

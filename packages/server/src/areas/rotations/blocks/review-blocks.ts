import type { blockReview } from '@residency/contract/areas/rotations/blocks/block.contract'
import { type BlockState, blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import { blockErrors as errors } from '@residency/contract/areas/rotations/blocks/errors'
import type { InputOf } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
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

/** What a step writes beside state and version. */
function columnsOf(tx: SignedCtx, decision: BlockDecision, recorded: ReadonlyMap<number, number>, counted: ReadonlyMap<number, number>) {
  const supervisors = JSON.stringify(decision.supervisors.map(({ id, supervisorId }) => ({ id, supervisor: supervisorId })))
  const absences = JSON.stringify([...recorded].map(([id, days]) => ({ id, days })))
  const shares = JSON.stringify([...counted].map(([id, share]) => ({ id, share })))
  const { theoryScore, skillScore, dailyScore, workloadShare, absenceDays, exitNote } = decision
  const none = { entered_on: null, entry_education_on: null, entered_by: null, supervisor_id: null }
  const entry = {
    ...{ entered_on: decision.enteredOn!, entry_education_on: decision.entryEducationOn!, entered_by: tx.actor.userId },
    supervisor_id: sql<number>`(select s.supervisor from jsonb_to_recordset(${supervisors}::jsonb) s (id bigint, supervisor bigint)
      where s.id = rotation_blocks.id)`,
  }
  /** The workload by the entries, which stands with the result; the number entered where nothing was logged. */
  const shareOr = (entered: RawBuilder<unknown>) =>
    sql<number>`coalesce((select c.share from jsonb_to_recordset(${shares}::jsonb) c (id bigint, share numeric) where c.id = rotation_blocks.id), ${entered})`
  const result = { workload_share: shareOr(sql`rotation_blocks.workload_share`) }
  const scores = {
    ...{ theory_score: theoryScore!, skill_score: skillScore!, daily_score: dailyScore! },
    workload_share: shareOr(sql`${workloadShare ?? null}::numeric`),
    ...{ exit_note: exitNote ?? null, assessed_by: tx.actor.userId, assessed_at: tx.now() },
    absence_days: sql<number>`coalesce(${absenceDays ?? null}::numeric,
      (select a.days from jsonb_to_recordset(${absences}::jsonb) a (id bigint, days numeric) where a.id = rotation_blocks.id))`,
  }
  return { enter: entry, cancelEntry: none, assess: scores, reassess: { assessed_by: null, assessed_at: null }, pass: result, fail: result }
}

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

import type { cohortReview } from '@residency/contract/areas/standards/cohort/cohort.contract'
import { COHORT_REVIEW_ACTIONS, cohortFlow, deviationFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import { cohortErrors as errors } from '@residency/contract/areas/standards/cohort/errors'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import { undoSteps } from '../../../platform/flow/undo-steps.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { approveProposed } from './approve-deviations.ts'
import { relationsToCohort, reviewActions, visibleCohorts } from './cohort.policy.ts'
import { type CohortRecord, findCohortsForUpdate, findProposed } from './cohort.queries.ts'
import { shownDeviations } from './shown-cohort.ts'

type CohortDecision = Decision<(typeof COHORT_REVIEW_ACTIONS)[number]>

/** A cohort with a rejected deviation is not approved. */
async function obstaclesTo(tx: SignedCtx, action: CohortDecision['action'], rows: readonly CohortRecord[]) {
  const held = action === 'approve' ? rows.filter((row) => row.rejected_count > 0) : []
  const found = held.map(async (row) => {
    const first = (await shownDeviations(tx, row)).find(({ objection }) => objection !== null)
    return [row.id, { def: errors.deviationRejected, data: { count: row.rejected_count, clause: first?.clause ?? '' } }] as const
  })
  return new Map(await Promise.all(found))
}

const plan: ReviewPlan<CohortDecision, number[]> = {
  flow: cohortFlow,
  table: 'cohorts',
  columns: ['updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const rows = await findCohortsForUpdate(tx.db, visibleCohorts(tx.actor), ids)
    const asked = {
      ...{ action, reason, ids, versions, rows },
      obstacles: await obstaclesTo(tx, action, rows),
      relationsOf: (row: CohortRecord) => relationsToCohort(row, tx.actor),
      nameOf: (row: CohortRecord) => row.name,
    }
    const result = await moveMany(tx, cohortFlow, asked, async (state, going) => {
      if (action === 'approve') await approveProposed(tx, going)
      await tx.db
        .updateTable('cohorts')
        .set((e) => ({ state, version: e('version', '+', 1), updated_at: tx.now() }))
        .where('id', '=', sql<number>`any(${sql.val(going.map(({ id }) => id))}::bigint[])`)
        .execute()
    })
    await notify(
      tx,
      `cohort.${action}`,
      result.moved.flatMap(({ id, name, submitted_by }) =>
        submitted_by === null ? [] : [{ userId: submitted_by, values: { name, reason: reason ?? '' }, path: `/standard/batch?id=${id}` }],
      ),
    )
    return result
  },
  actionsOn: async (tx, id) => {
    const [row] = await findCohortsForUpdate(tx.db, visibleCohorts(tx.actor), [id])
    return row ? reviewActions(row, tx.actor) : []
  },
  otherTables: {
    read: async (tx, ids) => (await findProposed(tx.db, ids)).map(({ id }) => id),
    restore: (tx, _action, _ids, before) => undoSteps(tx, deviationFlow, 'cohort_deviations', 'approve', before),
  },
}
/** Approves a cohort with the deviations that wait, or returns it with a reason. */
export const actOnCohort = (ctx: SignedCtx, input: InputOf<typeof cohortReview.act, 'out'>) => decideOne(ctx, plan, input)
export const actOnCohorts = (ctx: SignedCtx, input: InputOf<typeof cohortReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoCohorts = (ctx: SignedCtx, input: InputOf<typeof cohortReview.undo, 'out'>) => undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedCohorts = reviewedFlow({
  flow: cohortFlow,
  decisions: COHORT_REVIEW_ACTIONS,
  page: '/standard/batch-audit',
  find: async (ctx, id) => (await findCohortsForUpdate(ctx.db, visibleCohorts(ctx.actor), [id]))[0],
  relationsTo: (ctx, row) => relationsToCohort(row, ctx.actor),
})

import type { situationReview } from '@residency/contract/areas/students/situations/situation.contract'
import { SITUATION_REVIEW_ACTIONS, situationFlow } from '@residency/contract/areas/students/situations/situation.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { applyEffects, takeBack } from './apply-effects.ts'
import { judgeAll } from './judge-situations.ts'
import { notifyOfSituations } from './notify-of-situations.ts'
import { basesToPass, relationsToSituation, situationActions, visibleSituations } from './situation.policy.ts'
import { findSituation, findSituationsForUpdate, type SituationRow } from './situation.queries.ts'

type Action = (typeof SITUATION_REVIEW_ACTIONS)[number]
const isForward = (action: Action) => situationFlow.actions[action].kind === 'forward'

/** Notes the bases for which the actor decides. */
const recordBases = (tx: SignedCtx, rows: readonly SituationRow[]) =>
  sql`update trainee_situations s set base_passed_by = ${tx.actor.userId}, passed_bases = s.passed_bases
      || coalesce((select array_agg(value::bigint) from jsonb_array_elements_text(g.bases)), '{}')
    from jsonb_to_recordset(${JSON.stringify(rows.map((row) => ({ id: row.id, bases: basesToPass(row) })))}::jsonb)
      g (id bigint, bases jsonb) where s.id = g.id`.execute(tx.db)

const plan: ReviewPlan<Decision<Action>> = {
  flow: situationFlow,
  table: 'trainee_situations',
  columns: ['refusal', 'passed_bases', 'base_passed_by', 'starts_on', 'ends_on', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const rows = await findSituationsForUpdate(tx.db, visibleSituations(tx.actor), ids)
    const open = rows.filter((row) => isForward(action) && (situationFlow.actions[action].from as readonly string[]).includes(row.state))
    const { outcomes, obstacles } = await judgeAll(tx, open)
    const asked = {
      ...{ action, reason, ids, versions, rows, obstacles },
      relationsOf: (row: SituationRow) => relationsToSituation(row, tx.actor, tx.now()),
      nameOf: (row: SituationRow) => row.name,
    }
    const result = await moveMany(tx, situationFlow, asked, async (state, going) => {
      await tx.db
        .updateTable('trainee_situations')
        .set((e) => ({ state, refusal: isForward(action) ? null : reason, version: e('version', '+', 1), updated_at: tx.now() }))
        .where(
          'id',
          'in',
          going.map(({ id }) => id),
        )
        .execute()
      if (action === 'agreeAsBase' || action === 'passAsBase') await recordBases(tx, going)
      if (action === 'passAsOffice') await applyEffects(tx, going, outcomes)
    })
    await notifyOfSituations(tx, action, result.moved, reason)
    return result
  },
  actionsOn: async (tx, id) => {
    const row = await findSituation(tx.db, visibleSituations(tx.actor), id)
    return row ? situationActions(row, tx.actor, tx.now()) : []
  },
  otherTables: {
    read: async () => undefined,
    restore: async (tx, action, ids) => (action === 'passAsOffice' ? takeBack(tx, ids) : undefined),
  },
}

/** A base or the office decides. */
export const actOnSituation = (ctx: SignedCtx, input: InputOf<typeof situationReview.act, 'out'>) => decideOne(ctx, plan, input)
export const actOnSituations = (ctx: SignedCtx, input: InputOf<typeof situationReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoSituations = (ctx: SignedCtx, input: InputOf<typeof situationReview.undo, 'out'>) => undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedSituations = reviewedFlow({
  flow: situationFlow,
  decisions: SITUATION_REVIEW_ACTIONS,
  page: '/student/situations',
  find: (ctx, id) => findSituation(ctx.db, visibleSituations(ctx.actor), id),
  relationsTo: (ctx, row) => relationsToSituation(row, ctx.actor, ctx.now()),
})

import { situationReview } from '@residency/contract/areas/students/situations/situation.contract'
import {
  SITUATION_REVIEW_ACTIONS,
  situationFlow,
} from '@residency/contract/areas/students/situations/situation.flow'
import { sql } from 'kysely'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isForward, isMovedForward } from '../forward-steps.ts'
import { applyEffects, takeBack } from './apply-effects.ts'
import { judgeAll } from './judge-situations.ts'
import { notifyOfSituations } from './notify-of-situations.ts'
import { basesToPass, relationsToSituation, visibleSituations } from './situation.policy.ts'
import { findSituation, findSituationsForUpdate, type SituationRow } from './situation.queries.ts'

/** A base or the office decides. */
export const situationPlan = reviewPlan(situationReview, {
  table: 'traineeSituations',
  columns: ['refusal', 'passedBases', 'basePassedBy', 'startsOn', 'endsOn'],
  find: (tx, ids) => findSituationsForUpdate(tx.db, visibleSituations(tx.actor), ids),
  look: (ctx, id) => findSituation(ctx.db, visibleSituations(ctx.actor), id),
  relationsTo: (tx, situation) => relationsToSituation(situation, tx.actor, tx.now()),

  facts: (tx, situations, action) => {
    const open = situations.filter(
      ({ state }) => action !== null && isMovedForward(situationFlow, action, state),
    )

    return judgeAll(tx, open)
  },
  obstacles: (_tx, _decision, _situations, { obstacles }) => obstacles,
  values: (_tx, { action, reason }) => ({
    refusal: isForward(situationFlow, action) ? null : reason,
  }),
  follow: async (tx, { action }, situations, { outcomes }) => {
    if (action === 'agreeAsBase' || action === 'passAsBase') await recordBases(tx, situations)
    if (action === 'passAsOffice') await applyEffects(tx, situations, outcomes)
  },
  notify: (tx, { action, reason }, moved) => notifyOfSituations(tx, action, moved, reason),

  otherTables: {
    read: async () => undefined,
    restore: async (tx, action, ids) => (action === 'passAsOffice' ? takeBack(tx, ids) : undefined),
  },
  reviewed: { decisions: SITUATION_REVIEW_ACTIONS, page: '/student/situations' },
})

/** Notes the bases for which the actor decides. */
const recordBases = (tx: SignedCtx, rows: readonly SituationRow[]) =>
  sql`update trainee_situations s
      set base_passed_by = ${tx.actor.userId}, passed_bases = s.passed_bases
      || coalesce((select array_agg(value::bigint) from jsonb_array_elements_text(g.bases)), '{}')
    from ${rowsOf(
      rows.map((row) => ({ id: row.id, bases: basesToPass(row) })),
      { id: 'bigint', bases: 'jsonb' },
    )} g where s.id = g.id`.execute(tx.db)

import { swapReview } from '@residency/contract/areas/rotations/swap/swap.contract'
import {
  type SWAP_REVIEW_ACTIONS,
  swapFlow,
} from '@residency/contract/areas/rotations/swap/swap.flow'
import { startsFrom } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { judgeSwaps } from './judge-swaps.ts'
import { lockPlaces, moveStays, putStaysBack, readSupervisors } from './move-stays.ts'
import { notifyOfSwap } from './notify-of-swap.ts'
import { departmentsToPass, relationsToSwap, visibleSwaps } from './swap.policy.ts'
import { findSwap, findSwapsForUpdate, type SwapRow } from './swap.queries.ts'
import { namedRefusals } from './swap-refusals.ts'

type Action = (typeof SWAP_REVIEW_ACTIONS)[number]

/**
 * Refusing is always possible, even if something has changed; every step towards the swap is judged
 * again.
 */
const isForward = (action: Action) => swapFlow.actions[action].kind === 'forward'

/**
 * What hinders a step of these swaps. Before stays move, the departments and the stays are locked:
 * seats are counted as they are then.
 */
async function obstaclesOf(
  tx: SignedCtx,
  action: Action,
  rows: readonly SwapRow[],
): Promise<Map<number, Obstacle>> {
  if (!isForward(action)) return new Map()

  const open = rows.filter((row) => startsFrom(swapFlow, action, row.state))
  if (action === 'passAsBase') await lockPlaces(tx, open)

  const refused = [...(await judgeSwaps(tx, open))]

  const named = await namedRefusals(
    tx,
    refused.map(([, refusal]) => refusal),
  )

  return new Map(refused.map(([id], i) => [id, named[i]!]))
}

/** Notes the departments for which the actor agrees. */
const recordConsents = (tx: SignedCtx, swaps: readonly SwapRow[]) =>
  sql`update rotation_swaps s set passed_departments = s.passed_departments
      || coalesce((select array_agg(value::bigint)
          from jsonb_array_elements_text(g.departments)), '{}')
    from ${rowsOf(
      swaps.map((swap) => ({ id: swap.id, departments: departmentsToPass(swap) })),
      { id: 'bigint', departments: 'jsonb' },
    )} g where s.id = g.id`.execute(tx.db)

/** The other trainee answers, a department agrees, or the base decides. */
export const swapPlan = reviewPlan(swapReview, {
  table: 'rotationSwaps',
  columns: ['refusal', 'passedDepartments'],
  find: (tx, ids) => findSwapsForUpdate(tx.db, visibleSwaps(tx.actor), ids),
  look: (ctx, id) => findSwap(ctx.db, visibleSwaps(ctx.actor), id),
  relationsTo: (tx, swap) => relationsToSwap(swap, tx.actor),

  obstacles: (tx, { action }, rows) => obstaclesOf(tx, action, rows),
  values: (_tx, { action, reason }) => ({ refusal: isForward(action) ? null : reason }),
  follow: async (tx, { action }, rows) => {
    if (action === 'agreeAsDepartment' || action === 'passAsDepartment')
      await recordConsents(tx, rows)
    if (action === 'passAsBase') await moveStays(tx, rows)
  },
  notify: (tx, { action, reason }, moved) => notifyOfSwap(tx, action, reason, moved),

  otherTables: {
    read: readSupervisors,
    restore: async (tx, action, ids, before) =>
      action === 'passAsBase' ? putStaysBack(tx, ids, before) : undefined,
  },
  reviewed: {
    parties: ['other'],
    decisions: ['agreeAsDepartment', 'passAsDepartment', 'passAsBase'],
    page: '/rotation/swaps',
  },
})

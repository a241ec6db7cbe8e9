import type { swapReview } from '@residency/contract/areas/rotations/swap/swap.contract'
import { type SWAP_REVIEW_ACTIONS, swapFlow } from '@residency/contract/areas/rotations/swap/swap.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany, type Obstacle } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { judgeSwaps } from './judge-swaps.ts'
import { lockPlaces, moveStays, putStaysBack, readSupervisors } from './move-stays.ts'
import { notifyOfSwap } from './notify-of-swap.ts'
import { departmentsToPass, relationsToSwap, swapActions, visibleSwaps } from './swap.policy.ts'
import { findSwap, findSwapsForUpdate, type SwapRow } from './swap.queries.ts'
import { namedRefusals } from './swap-refusals.ts'

type Action = (typeof SWAP_REVIEW_ACTIONS)[number]
/** Whoever refuses may do so whatever has changed; every step towards the swap is judged anew. */
const isForward = (action: Action) => swapFlow.actions[action].kind === 'forward'

/** What stands against a step of these swaps. Before stays move, the departments and the stays are locked: seats are counted as they are then. */
async function obstaclesOf(tx: SignedCtx, action: Action, rows: readonly SwapRow[]): Promise<Map<number, Obstacle>> {
  if (!isForward(action)) return new Map()
  const open = rows.filter((row) => (swapFlow.actions[action].from as readonly string[]).includes(row.state))
  if (action === 'passAsBase') await lockPlaces(tx, open)
  const refused = [...(await judgeSwaps(tx, open))]
  const named = await namedRefusals(
    tx,
    refused.map(([, one]) => one),
  )
  return new Map(refused.map(([id], i) => [id, named[i]!]))
}

/** Notes the departments for which the actor agrees. */
const recordConsents = (tx: SignedCtx, swaps: readonly SwapRow[]) =>
  sql`update rotation_swaps s set passed_departments = s.passed_departments
      || coalesce((select array_agg(value::bigint) from jsonb_array_elements_text(g.departments)), '{}')
    from jsonb_to_recordset(${JSON.stringify(swaps.map((swap) => ({ id: swap.id, departments: departmentsToPass(swap) })))}::jsonb)
      g (id bigint, departments jsonb) where s.id = g.id`.execute(tx.db)

const plan: ReviewPlan<Decision<Action>, Awaited<ReturnType<typeof readSupervisors>>> = {
  flow: swapFlow,
  table: 'rotation_swaps',
  columns: ['refusal', 'passed_departments', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const rows = await findSwapsForUpdate(tx.db, visibleSwaps(tx.actor), ids)
    const asked = {
      ...{ action, reason, ids, versions, rows, obstacles: await obstaclesOf(tx, action, rows) },
      relationsOf: (swap: SwapRow) => relationsToSwap(swap, tx.actor),
      nameOf: (swap: SwapRow) => swap.name,
    }
    const result = await moveMany(tx, swapFlow, asked, async (state, going) => {
      const moved = going.map(({ id }) => id)
      await tx.db
        .updateTable('rotation_swaps')
        .set((e) => ({ state, refusal: isForward(action) ? null : reason, version: e('version', '+', 1), updated_at: tx.now() }))
        .where('id', 'in', moved)
        .execute()
      if (action === 'agreeAsDepartment' || action === 'passAsDepartment') await recordConsents(tx, going)
      if (action === 'passAsBase') await moveStays(tx, going)
    })
    await notifyOfSwap(tx, action, reason, result.moved)
    return result
  },
  actionsOn: async (tx, id) => {
    const swap = await findSwap(tx.db, visibleSwaps(tx.actor), id)
    return swap ? swapActions(swap, tx.actor) : []
  },
  otherTables: {
    read: readSupervisors,
    restore: async (tx, action, ids, before) => (action === 'passAsBase' ? putStaysBack(tx, ids, before) : undefined),
  },
}

/** The other trainee answers, a department agrees, or the base decides. */
export const actOnSwap = (ctx: SignedCtx, input: InputOf<typeof swapReview.act, 'out'>) => decideOne(ctx, plan, input)
export const actOnSwaps = (ctx: SignedCtx, input: InputOf<typeof swapReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoSwaps = (ctx: SignedCtx, input: InputOf<typeof swapReview.undo, 'out'>) => undoDecision(ctx, plan, input)

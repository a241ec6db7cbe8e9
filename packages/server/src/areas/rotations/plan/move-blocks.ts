import type { BlockMove } from '@residency/contract/areas/rotations/plan/board.contract'
import { planErrors as errors } from '@residency/contract/areas/rotations/plan/errors'
import { sql } from 'kysely'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { checkVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findPlanValue } from './board.queries.ts'
import { mustBeDraft } from './draft.ts'
import { firstDay, monthNumber } from './months.rules.ts'
import { visiblePlans } from './plan.policy.ts'
import { findPlan, findPlanForUpdate } from './plan.queries.ts'
import { readBoard } from './read-board.ts'

/** The whole timetable of a plan in scope. */
export async function getBoard(ctx: SignedCtx, { id }: { id: number }) {
  return readBoard(ctx, found(await findPlan(ctx.db, visiblePlans(ctx.actor), id)))
}

type Placing = { id: number; startsOn: string | null; isLocked: boolean }
/** Writes places in one statement; two blocks of a trainee may change places, so their overlap is judged at the end. */
export async function writePlaces(db: Db, planId: number, places: readonly Placing[]): Promise<void> {
  await sql`set constraints plan_blocks_one_place deferred`.execute(db)
  await sql`update plan_blocks b set starts_on = p.starts_on, is_locked = p.is_locked
    from unnest(${sql.val(places.map((one) => one.id))}::bigint[], ${sql.val(places.map((one) => one.startsOn))}::date[],
      ${sql.val(places.map((one) => one.isLocked))}::boolean[]) as p (id, starts_on, is_locked)
    where b.id = p.id and b.plan_id = ${planId}`.execute(db)
  await sql`set constraints plan_blocks_one_place immediate`.execute(db)
}

/** Places, moves, locks or takes out blocks of a draft, all or none. */
export const moveBlocks = (ctx: SignedCtx, { id, version, moves }: { id: number; version: number; moves: BlockMove[] }) =>
  inTransaction(ctx, async (tx) => {
    const plan = mustBeDraft(checkVersion(await findPlanForUpdate(tx.db, visiblePlans(tx.actor), id), version))
    const first = monthNumber(plan.starts_on)
    const stored = new Map(
      (
        await tx.db
          .selectFrom('plan_blocks')
          .select(['id', 'months', 'block_id', 'is_locked'])
          .where('plan_id', '=', id)
          .where(
            'id',
            'in',
            moves.map((move) => move.blockId),
          )
          .execute()
      ).map((block) => [block.id, block]),
    )
    for (const move of moves) {
      const block = stored.get(move.blockId)
      if (!block) throw fail(errors.blockUnknown)
      if (block.block_id !== null) throw fail(errors.factStays)
      if (move.start !== null && move.start + block.months > plan.months) throw fail(errors.outsidePlan)
    }
    const places = moves.map(({ blockId, start, isLocked }) => ({
      ...{ id: blockId, startsOn: start === null ? null : firstDay(first + start), isLocked: isLocked && start !== null },
    }))
    await writePlaces(tx.db, id, places)
    // a lower bound holds for what is freer only as long as nothing was set free
    const isFreed = places.some((place) => stored.get(place.id)!.is_locked && !place.isLocked)
    const bound = isFreed ? null : plan.bound
    const value = await findPlanValue(tx.db, id)
    const next = await updateRow(tx, 'rotation_plans', plan, { value, bound, is_proven: value !== null && value === bound })
    return { version: next }
  }).catch(constraintErrors({ plan_blocks_one_place: errors.twoPlaces }))

/** Divides a block whose row allows it; the second piece has no place yet. */
export const splitBlock = (
  ctx: SignedCtx,
  { id, version, blockId, months }: { id: number; version: number; blockId: number; months: number },
) =>
  inTransaction(ctx, async (tx) => {
    const plan = mustBeDraft(checkVersion(await findPlanForUpdate(tx.db, visiblePlans(tx.actor), id), version))
    const block = await tx.db
      .selectFrom('plan_blocks as b')
      .innerJoin('cohort_rows as r', 'r.id', 'b.row_id')
      .selectAll('b')
      .select('r.may_split')
      .where('b.plan_id', '=', id)
      .where('b.id', '=', blockId)
      .executeTakeFirst()
    if (!block) throw fail(errors.blockUnknown)
    if (block.block_id !== null) throw fail(errors.factStays)
    if (!block.may_split || months >= block.months) throw fail(errors.notDivisible)
    const { trainee_id, row_id, department_id, stage } = block
    await tx.db.updateTable('plan_blocks').set({ months }).where('id', '=', blockId).execute()
    const second = { plan_id: id, trainee_id, row_id, department_id, stage, months: block.months - months }
    await tx.db.insertInto('plan_blocks').values(second).execute()
    return { version: await updateRow(tx, 'rotation_plans', plan, { value: null, bound: null, is_proven: false }) }
  })

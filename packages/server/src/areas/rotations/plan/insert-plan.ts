import { planErrors as errors } from '@residency/contract/areas/rotations/plan/access'
import type { NewPlanForm } from '@residency/contract/areas/rotations/plan/plan.contract'
import { monthNumber } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findPlanValue } from '../board/board.queries.ts'
import { monthBegun } from './months.rules.ts'
import type { Former } from './needs.rules.ts'
import { findPublishedPlan } from './plan.queries.ts'
import { insertBlocks, insertCohorts } from './plan-blocks.queries.ts'
import { contentsOf } from './plan-contents.ts'
import { swapsSince } from './swaps-since.ts'

type Draft = Pick<NewPlanForm, 'baseId' | 'name' | 'startsOn' | 'months' | 'cohortIds'>

/** The places of another plan, and the swaps it has taken over. */
type Origin = { formers: Map<number, Former[]>; swapIds: readonly number[] }

/** Writes a draft with its blocks. A trainee who begins after its last month is refused by name. */
export async function insertPlan(tx: SignedCtx, draft: Draft, origin?: Origin): Promise<number> {
  const first = monthNumber(draft.startsOn)
  // read before the stays: of a swap that comes in between the draft does not claim to know
  const swaps = await swapsSince(tx.db, draft.cohortIds, origin?.swapIds ?? [])
  const span = { first, months: draft.months, today: dayInChina(tx.now()) }
  const contents = await contentsOf(tx.db, draft.cohortIds, span, origin?.formers, swaps.moved)
  if (contents.trainees.length === 0) throw fail(errors.nobodyToPlan)

  const late = contents.trainees.find(
    (trainee) => monthBegun(trainee.startsOn) >= first + draft.months,
  )
  if (late) throw fail(errors.startsAfterPlan, { name: late.realName })

  const last = await tx.db
    .selectFrom('rotationPlans')
    .select('edition')
    .where('baseId', '=', draft.baseId)
    .orderBy('edition', 'desc')
    .executeTakeFirst()

  const { id } = await tx.db
    .insertInto('rotationPlans')
    .values({
      baseId: draft.baseId,
      name: draft.name,
      edition: (last?.edition ?? 0) + 1,
      startsOn: draft.startsOn,
      months: draft.months,
      supersedesId: (await findPublishedPlan(tx.db, draft.baseId))?.id ?? null,
      swapIds: swaps.ids,
      createdBy: tx.actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  await insertCohorts(tx.db, id, draft.cohortIds)
  await insertBlocks(tx.db, id, contents.blocks)

  const value = await findPlanValue(tx.db, id)

  await tx.db.updateTable('rotationPlans').set({ value }).where('id', '=', id).execute()

  await tx.audit({
    action: 'rotations.plan.create',
    entity: 'rotationPlan',
    entityId: id,
    detail: { cohorts: draft.cohortIds },
  })

  return id
}

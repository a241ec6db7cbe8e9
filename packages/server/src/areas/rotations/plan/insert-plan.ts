import { planErrors as errors } from '@residency/contract/areas/rotations/plan/errors'
import type { NewPlanForm } from '@residency/contract/areas/rotations/plan/plan.contract'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { monthBegun, monthNumber } from './months.rules.ts'
import type { Former } from './needs.rules.ts'
import { findPublishedPlan } from './plan.queries.ts'
import { insertBlocks, insertCohorts } from './plan-blocks.queries.ts'
import { contentsOf } from './plan-contents.ts'

type Draft = Pick<NewPlanForm, 'baseId' | 'name' | 'startsOn' | 'months' | 'cohortIds'>

/** Writes a draft with its blocks. Whoever begins after its last month is refused by name. */
export async function insertPlan(tx: SignedCtx, draft: Draft, formers?: Map<number, Former[]>): Promise<number> {
  const first = monthNumber(draft.startsOn)
  const contents = await contentsOf(tx.db, draft.cohortIds, { first, months: draft.months, today: dayInChina(tx.now()) }, formers)
  if (contents.trainees.length === 0) throw fail(errors.nobodyToPlan)
  const late = contents.trainees.find((trainee) => monthBegun(trainee.starts_on) >= first + draft.months)
  if (late) throw fail(errors.startsAfterPlan, { name: late.real_name })
  const last = await tx.db
    .selectFrom('rotation_plans')
    .select('edition')
    .where('base_id', '=', draft.baseId)
    .orderBy('edition', 'desc')
    .executeTakeFirst()
  const { id } = await tx.db
    .insertInto('rotation_plans')
    .values({
      ...{ base_id: draft.baseId, name: draft.name, edition: (last?.edition ?? 0) + 1, starts_on: draft.startsOn, months: draft.months },
      supersedes_id: (await findPublishedPlan(tx.db, draft.baseId))?.id ?? null,
      created_by: tx.actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertCohorts(tx.db, id, draft.cohortIds)
  await insertBlocks(tx.db, id, contents.blocks)
  await tx.audit({ action: 'rotations.plan.create', entity: 'rotationPlan', entityId: id, detail: { cohorts: draft.cohortIds } })
  return id
}

import { planErrors as errors } from '@residency/contract/areas/rotations/plan/access'
import { joinItems, kernelErrors } from '@residency/contract/kernel'
import { monthNumber } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { NewBlock } from './facts.rules.ts'
import { findCohortsOfPlan, findUnapprovedCohort } from './plan.queries.ts'
import { contentsOf } from './plan-contents.ts'
import { swapsSince } from './swaps-since.ts'

type PlannedStay = Pick<
  NewBlock,
  'traineeId' | 'rowId' | 'departmentId' | 'months' | 'startsOn' | 'blockId'
>

/**
 * What blocks are about, wherever those that have not begun are placed and however they are
 * divided.
 */
function askedBy(blocks: readonly PlannedStay[]): Map<string, number> {
  const monthsOf = new Map<string, number>()
  for (const { traineeId, rowId, departmentId, months, startsOn, blockId } of blocks) {
    const key = [
      traineeId,
      rowId,
      departmentId,
      ...(blockId === null ? [] : [blockId, startsOn]),
    ].join(' ')
    monthsOf.set(key, (monthsOf.get(key) ?? 0) + months)
  }

  return monthsOf
}

/** Names in a message, so many that it stays readable. */
const MAX_NAMES = 5

/** Refuses a draft that would undo a swap, by the names of those who swapped. */
async function mustKnowSwaps(
  tx: SignedCtx,
  cohortIds: readonly number[],
  known: readonly number[],
): Promise<void> {
  const { traineeIds } = await swapsSince(tx.db, cohortIds, known)
  if (traineeIds.length === 0) return

  const people = await tx.db
    .selectFrom('trainees')
    .select('realName')
    .where('id', 'in', traineeIds)
    .orderBy('id')
    .execute()

  const names = people.slice(0, MAX_NAMES).map((person) => person.realName)

  throw fail(errors.swappedSince, { names: joinItems(tx.language, names), count: people.length })
}

/**
 * Refuses a draft whose trainees, electives, tables or facts are others than when it was made:
 * somebody would be without departments, in one twice, or planned though they left. Their cohorts
 * are kept as they are until the end of the transaction.
 */
export async function mustBeCurrent(
  tx: SignedCtx,
  plan: { id: number; startsOn: string; months: number; swapIds: number[] },
): Promise<void> {
  const open = await findUnapprovedCohort(tx.db, plan.id)
  if (open) throw fail(errors.cohortNotApproved, { name: open.name })

  const span = {
    first: monthNumber(plan.startsOn),
    months: plan.months,
    today: dayInChina(tx.now()),
  }

  const cohortIds = await findCohortsOfPlan(tx.db, plan.id)
  await mustKnowSwaps(tx, cohortIds, plan.swapIds)

  const { blocks } = await contentsOf(tx.db, cohortIds, span)

  const stored = await tx.db
    .selectFrom('planBlocks')
    .select(['traineeId', 'rowId', 'departmentId', 'months', 'startsOn', 'blockId'])
    .where('planId', '=', plan.id)
    .execute()

  const [now, then] = [askedBy(blocks), askedBy(stored)]
  if (now.size !== then.size || [...now].some(([key, months]) => then.get(key) !== months))
    throw fail(errors.factsChanged)
}

/** Only a draft is changed: what is or was in force stays as people saw it. */
export function mustBeDraft<P extends { publishedAt: Date | null }>(plan: P): P {
  if (plan.publishedAt !== null) throw fail(kernelErrors.actionNotNow)
  return plan
}

import { labelIn } from '@residency/contract/kernel'
import { daysIn } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { shareOf } from './entry.rules.ts'
import {
  countDone,
  findLastEntry,
  findRequirements,
  findWorker,
  type RequirementRow,
} from './work-facts.queries.ts'
import { findStays } from './work-facts.ts'

type Stay = Awaited<ReturnType<typeof findStays>>[number]
const daysOf = ({ startsOn, endsOn }: Stay) => daysIn(startsOn, endsOn)

/**
 * What the reader needs to log cases, also without a network: stays, what each asks for and has,
 * and what was logged last.
 */
export async function getWorkBoard(ctx: SignedCtx) {
  const worker = await findWorker(ctx.db, ctx.actor.userId)
  if (!worker) return null

  const [stays, requirements, done, last] = await Promise.all([
    findStays(ctx, worker),
    findRequirements(ctx.db, worker.cohortId),
    countDone(ctx.db, worker.id),
    findLastEntry(ctx.db, worker.id),
  ])

  const rowDays = new Map<number, number>()

  for (const stay of stays)
    if (stay.rowId !== null) rowDays.set(stay.rowId, (rowDays.get(stay.rowId) ?? 0) + daysOf(stay))

  const presentRequirement = (stay: Stay, requirement: RequirementRow) => {
    const own = done.find(
      ({ requirementId, blockId }) => requirementId === requirement.id && blockId === stay.id,
    )
    const required = shareOf(requirement.minimum, daysOf(stay), rowDays.get(requirement.rowId) ?? 0)
    return {
      id: requirement.id,
      kind: requirement.kind,
      item: requirement.item,
      unit: requirement.unit,
      required,
      entered: own?.entered ?? 0,
      passed: own?.passed ?? 0,
    }
  }

  return {
    today: dayInChina(ctx.now()),
    startsOn: worker.startsOn,
    stays: stays.map((stay) => ({
      id: stay.id,
      department: labelIn(ctx.language, stay.department, stay.departmentEn),
      supervisor: stay.supervisor,
      startsOn: stay.startsOn,
      endsOn: stay.endsOn,
      isAssessed: stay.isAssessed,
      requirements: requirements
        .filter(({ rowId }) => rowId === stay.rowId)
        .map((requirement) => presentRequirement(stay, requirement)),
    })),
    last: last
      ? { requirementId: last.requirementId, kind: last.kind, item: last.item, role: last.role }
      : null,
  }
}

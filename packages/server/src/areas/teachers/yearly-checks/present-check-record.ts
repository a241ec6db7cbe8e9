import type { CheckState } from '@residency/contract/areas/teachers/yearly-checks/check.flow'
import type { CheckResult } from '@residency/contract/areas/teachers/yearly-checks/check-result.contract'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { validityOf } from '../validity.rules.ts'
import { recordActions } from './check.policy.ts'
import { type CheckRecordRow, findChecksOf } from './check-record.queries.ts'

type Result = {
  id: number
  state: CheckState
  reason: string | null
  settlement: string | null
  decidedAt: Date | null
} & {
  checkTitle: string
  year: number
}

const presentResult = (r: Result): CheckResult => ({
  ...r,
  decidedTime: r.decidedAt && minuteInChina(r.decidedAt),
})

/** What checks have found about somebody, the latest first. */
export const checkResultsOf = async (ctx: SignedCtx, userId: number) =>
  (await findChecksOf(ctx.db, userId)).map(presentResult)

export const listOwnChecks = (ctx: SignedCtx) => checkResultsOf(ctx, ctx.actor.userId)

/** A record of a check as the list shows it. */
export function presentCheckRecord(ctx: SignedCtx, r: CheckRecordRow) {
  const today = dayInChina(ctx.now())
  return {
    ...presentResult(r),
    name: r.name,
    base: labelIn(ctx.language, r.base, r.baseEn),
    department: labelIn(ctx.language, r.department, r.departmentEn),
    level: r.level,
    number: r.number,
    validUntil: r.validUntil,
    validity: validityOf(r.validUntil, today),
    isInLibrary: r.entryId !== null,
    decidedBy: r.decider,
    version: r.version,
    actions: recordActions(r, ctx.actor, today),
  }
}

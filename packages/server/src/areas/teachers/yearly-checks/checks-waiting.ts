import type { TeachersWaiting } from '@residency/contract/areas/teachers/waiting'
import { checkPermissions as may } from '@residency/contract/areas/teachers/yearly-checks/access'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isTeacherOffice } from '../teachers.policy.ts'
import { countCheckRecords } from './check-record.queries.ts'
import { recordMatch } from './list-check-records.ts'

/**
 * Teachers whose check is the reader's department's; for the office, objections to decide rather
 * than the work of every department.
 */
export async function checksWaiting(ctx: SignedCtx): Promise<WaitingCount<TeachersWaiting>[]> {
  const isOfOffice = isTeacherOffice(ctx.actor)

  const [review, settle] = await Promise.all([
    holds(ctx.actor, may.review) && !isOfOffice
      ? countCheckRecords(ctx.db, recordMatch(ctx, { waiting: '1' as const }))
      : 0,
    holds(ctx.actor, may.manage) && isOfOffice
      ? countCheckRecords(ctx.db, recordMatch(ctx, { state: 'objected' as const }))
      : 0,
  ])

  return [
    { kind: 'reviewTeacherChecks', count: review },
    { kind: 'settleTeacherChecks', count: settle },
  ]
}

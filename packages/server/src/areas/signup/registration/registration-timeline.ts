import type { TimelineEntry, TraineeRef } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** Steps of the registration that applicants know of; steps inside the office are left out. */
const SHOWN = [
  'submit',
  'resubmit',
  'pass',
  'passAtOffice',
  'return',
  'returnAtOffice',
  'admit',
  'admitExempt',
  'confirm',
  'arrive',
  'sign',
]

/** How the trainee was admitted: the steps of their registration. */
export async function registrationTimeline(
  ctx: SignedCtx,
  { registrationId }: TraineeRef,
): Promise<TimelineEntry[]> {
  if (registrationId === null) return []

  const steps = await ctx.db
    .selectFrom('flowHistory')
    .select(['action', 'at', 'reason'])
    .where('flow', '=', 'registration')
    .where('recordId', '=', registrationId)
    .where('action', 'in', SHOWN)
    .orderBy('id')
    .execute()

  const { auditActions } = ctx.words.signup![ctx.language] as unknown as {
    auditActions: Record<string, string>
  }

  return steps.map(({ action, at, reason }) => ({
    at,
    what: auditActions[`registration.${action}`] ?? action,
    note: reason,
  }))
}

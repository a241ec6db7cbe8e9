import { admissionPermissions as may } from '@residency/contract/areas/admission/run/access'
import type { AdmissionWaiting } from '@residency/contract/areas/admission/waiting'
import { holds, labelIn } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countSeatsToFill } from '../places/waiting.queries.ts'
import { visibleResults } from './admission.policy.ts'

/** Freed seats with a waiting list, by intake; for actors who call the waiting lists. */
export async function admissionWaiting(ctx: SignedCtx): Promise<WaitingCount<AdmissionWaiting>[]> {
  const { actor } = ctx
  if (visibleResults(actor).kind !== 'all' || !holds(actor, may.call)) return []

  const rows = await countSeatsToFill(ctx.db)

  return rows.map(({ id, name, nameEn, count }) => ({
    kind: 'callWaiting',
    count,
    subject: { id, name: labelIn(ctx.language, name, nameEn) },
  }))
}

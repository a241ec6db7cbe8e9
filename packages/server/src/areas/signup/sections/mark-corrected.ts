import type { Section } from '@residency/contract/areas/intakes/section.public'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** Marks returned parts as corrected when the registration is submitted again. */
export const markCorrected = (tx: SignedCtx, registrationId: number) =>
  tx.db
    .updateTable('registrationReturns')
    .set({ mendedAt: tx.now() })
    .where('registrationId', '=', registrationId)
    .where('mendedAt', 'is', null)
    .execute()

/** Marks a returned part as changed, the first time. */
export const markChanged = (tx: SignedCtx, registrationId: number, section: Section) =>
  tx.db
    .updateTable('registrationReturns')
    .set({ changedAt: tx.now() })
    .where('registrationId', '=', registrationId)
    .where('section', '=', section)
    .where('mendedAt', 'is', null)
    .where('changedAt', 'is', null)
    .execute()

import type { Section } from '@residency/contract/areas/intakes/section.public'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** Marks returned parts as corrected when the registration is submitted again. */
export const markMended = (tx: SignedCtx, registrationId: number) =>
  tx.db
    .updateTable('registration_returns')
    .set({ mended_at: tx.now() })
    .where('registration_id', '=', registrationId)
    .where('mended_at', 'is', null)
    .execute()

/** Marks a returned part as changed, the first time. */
export const markChanged = (tx: SignedCtx, registrationId: number, section: Section) =>
  tx.db
    .updateTable('registration_returns')
    .set({ changed_at: tx.now() })
    .where('registration_id', '=', registrationId)
    .where('section', '=', section)
    .where('mended_at', 'is', null)
    .where('changed_at', 'is', null)
    .execute()

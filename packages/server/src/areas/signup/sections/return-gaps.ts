import { SECTIONS, sectionOfMissing } from '@residency/contract/areas/intakes/section.public'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { gapReason } from './return-gaps.text.ts'

/**
 * Opens the parts of a returned registration in which something is missing although nobody sent
 * them back: another trainee kind may ask for more, and without them it could not be handed in
 * again. `returned`: what is open already; nothing named means all of it.
 */
export async function returnGaps(
  tx: SignedCtx,
  id: number,
  returned: readonly string[],
  missing: readonly string[],
): Promise<void> {
  if (returned.length === 0) return

  const lacking = new Set(missing.map(sectionOfMissing))
  const gaps = SECTIONS.filter((section) => lacking.has(section) && !returned.includes(section))
  if (gaps.length === 0) return

  const row = {
    registrationId: id,
    reason: gapReason[tx.language].gap,
    returnedBy: tx.actor.userId,
    returnedAt: tx.now(),
  }

  await tx.db
    .insertInto('registrationReturns')
    .values(gaps.map((section) => ({ ...row, section })))
    .execute()
}

import { kernelErrors } from '@residency/contract/kernel'
import { readAnyDocument } from '@residency/contract/kernel/identity-document'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findOpenIntake } from '../../intakes/intakes.public.ts'
import { findCardsTaken } from './partner.queries.ts'
import { approvedPartner } from './register-people.ts'

/** Enough for a unit's own people; too few for enumeration. */
const PER_UNIT = { points: 100, duration: 3600 }

/**
 * Limits how many people outside the unit it learns something about, across all endpoints; a sheet
 * over the limit is refused as a whole.
 */
export async function countRevealed(ctx: SignedCtx, partnerId: number, people: number) {
  if (people === 0) return

  const { count, seconds } = await ctx.limits.read('partner-judge', PER_UNIT, String(partnerId))
  if (count + people > PER_UNIT.points)
    throw fail(kernelErrors.tooMany, { seconds: seconds || PER_UNIT.duration })

  for (let n = 0; n < people; n++)
    await ctx.limits.take('partner-judge', PER_UNIT, String(partnerId))
}

/**
 * Whether a card is registered in the open intake, in training or barred. Approved units only,
 * limited and audited.
 */
export async function judgeCard(ctx: SignedCtx, { idCard }: { idCard: string }) {
  const partner = await approvedPartner(ctx)
  await ctx.limits.take('partner-judge', PER_UNIT, String(partner.id))

  const today = dayInChina(ctx.now())
  const card = readAnyDocument(idCard, today)
  const intake = await findOpenIntake(ctx.db, ctx.now())
  const hashes = 'fault' in card ? [] : ctx.fields.hashesOf('idCard', card.number)
  const isTaken = (await findCardsTaken(ctx.db, intake?.id ?? 0, hashes, today)).size > 0

  await ctx.audit({
    action: 'signup.partner.judge',
    entity: 'partner',
    entityId: partner.id,
    detail: { isTaken },
  })

  return isTaken
}

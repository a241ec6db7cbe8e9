import { signupErrors } from '@residency/contract/areas/signup/errors'
import type { ErrorDef } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findBar } from '../../recruitment/intakes/intakes.public.ts'
import { numbersOf } from '../registration-view.ts'
import { isInTraining } from './section.queries.ts'

type Registration = { id: number; user_id: number; id_card_sealed: string | null; mobile_sealed: string | null }
type Refusal = { def: ErrorDef; data: Readonly<Record<string, string>> }

/** Why somebody may not register: the office bars their card, or they are in training. Null where nothing stands in the way. */
async function refusalOf(ctx: SignedCtx, r: Registration, idCard: string | null): Promise<Refusal | null> {
  const hashes = idCard ? ctx.fields.hashesOf('idCard', idCard) : []
  if (await isInTraining(ctx.db, r, hashes)) return { def: signupErrors.alreadyTrainee, data: {} }
  for (const hash of hashes) {
    const bar = await findBar(ctx.db, hash, dayInChina(ctx.now()))
    if (bar) return { def: signupErrors.barred, data: { reason: bar.reason } }
  }
  return null
}

/** Stops where the card, a new one or the registration's own, belongs to somebody who may not register. */
export async function refuseBarred(tx: SignedCtx, r: Registration, idCard = numbersOf(tx, r).idCard) {
  const refusal = await refusalOf(tx, r, idCard)
  if (refusal) throw fail(refusal.def, refusal.data)
}

/** Why the person of a registration may not register; null where they may. */
export const checkIdentity = (ctx: SignedCtx, r: Registration) => refusalOf(ctx, r, numbersOf(ctx, r).idCard)

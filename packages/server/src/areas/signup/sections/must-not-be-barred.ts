import { signupErrors } from '@residency/contract/areas/signup/access'
import type { ErrorDef } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findBars } from '../../intakes/intakes.public.ts'
import { numbersOf } from '../registration/registration-view.ts'
import { isInTraining } from './section.queries.ts'

type Registration = {
  id: number
  userId: number
  idCardSealed: string | null
  mobileSealed: string | null
}

/** Somebody who has no registration yet has no `id`. */
type Person = { id?: number; userId: number }
type Refusal = { def: ErrorDef; data: Readonly<Record<string, string>> }

/**
 * Why somebody may not register: the office bars their card, or they are in training. Null if
 * nothing prevents it.
 */
async function refusalOf(
  ctx: SignedCtx,
  person: Person,
  hashes: readonly string[],
): Promise<Refusal | null> {
  if (await isInTraining(ctx.db, person, hashes))
    return { def: signupErrors.alreadyTrainee, data: {} }

  const [bar] = await findBars(ctx.db, hashes, dayInChina(ctx.now()))
  return bar ? { def: signupErrors.barred, data: { reason: bar.reason } } : null
}

const hashesOfCard = (ctx: SignedCtx, idCard: string | null) =>
  idCard ? ctx.fields.hashesOf('idCard', idCard) : []

/**
 * Stops where the card, a new one or the registration's own, belongs to somebody who may not
 * register.
 */
export async function mustNotBeBarred(
  tx: SignedCtx,
  r: Registration,
  idCard = numbersOf(tx, r).idCard,
) {
  const refusal = await refusalOf(tx, r, hashesOfCard(tx, idCard))
  if (refusal) throw fail(refusal.def, refusal.data)
}

/** Why the person of a registration may not register; null where they may. */
export const checkIdentity = (ctx: SignedCtx, r: Registration) =>
  refusalOf(ctx, r, hashesOfCard(ctx, numbersOf(ctx, r).idCard))

/**
 * Why the reader, who has no registration yet, may not register: by the card of the account, if a
 * reviewer has seen it. A card that was only typed must not disclose its holder.
 */
export async function checkNewcomer(ctx: SignedCtx) {
  const { userId } = ctx.actor

  const { idCardSealed, idCardSeenAt } = await ctx.db
    .selectFrom('users')
    .select(['idCardSealed', 'idCardSeenAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

  const idCard =
    idCardSeenAt &&
    ctx.fields.openCell({ table: 'users', column: 'id_card', row: userId }, idCardSealed)

  return refusalOf(ctx, { userId }, hashesOfCard(ctx, idCard))
}

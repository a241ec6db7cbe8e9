import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { mayReadArrivals } from '../signup.policy.ts'
import { findArrival } from './arrival.queries.ts'
import { choiceName } from './named-choice.rules.ts'

/** The place of a sign-up and what came of it, for the office; null where no place is held. */
export async function arrivalOf(ctx: SignedCtx, registrationId: number) {
  const row = mayReadArrivals(ctx.actor) ? await findArrival(ctx.db, registrationId) : undefined
  if (!row) return null
  const { number, signed_on, starts_on, ends_on, file_key } = row
  return {
    offer: choiceName(ctx.language, row),
    arriveAt: row.arrive_at && minuteInChina(row.arrive_at),
    place: row.place,
    note: row.note,
    arrivedOn: row.arrived_on,
    agreement: number ? { number, signedOn: signed_on!, startsOn: starts_on!, endsOn: ends_on!, hasCopy: file_key !== null } : null,
    enrolledOn: row.enrolled_on,
  }
}

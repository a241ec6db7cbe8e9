import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { mayReadArrivals } from '../signup.policy.ts'
import { findArrival } from './arrival.queries.ts'
import { choiceName } from './review.rules.ts'

/** The place of a sign-up and what came of it, for the office; null where no place is held. */
export async function arrivalOf(ctx: SignedCtx, registrationId: number) {
  const row = mayReadArrivals(ctx.actor) ? await findArrival(ctx.db, registrationId) : undefined
  if (!row) return null

  const { number, signedOn, startsOn, endsOn, fileKey } = row

  return {
    offer: choiceName(ctx.language, row),
    arriveAt: row.arriveAt && minuteInChina(row.arriveAt),
    place: row.place,
    note: row.note,
    arrivedOn: row.arrivedOn,
    agreement: number
      ? {
          number,
          signedOn: signedOn!,
          startsOn: startsOn!,
          endsOn: endsOn!,
          hasCopy: fileKey !== null,
        }
      : null,
    enrolledOn: row.enrolledOn,
  }
}

import { spanOf } from '../../../platform/calendar/calendar.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findActorById } from '../../accounts/accounts.public.ts'
import type { Span } from '../day-accounts/days.rules.ts'
import { seatsIn } from './seats.rules.ts'

/** An appointment that needs the trainee at a fixed time; `when`: its first minute, or its day. */
export type Seat = { what: string; on: string; when: string }

/**
 * Exams, classes, lectures and duties of a person at a fixed time during a leave, in the reader's
 * language.
 */
export async function findSeats(ctx: SignedCtx, userId: number, span: Span): Promise<Seat[]> {
  const actor = userId === ctx.actor.userId ? ctx.actor : await findActorById(ctx.db, userId)
  if (!actor) return []

  const range = { from: span.startsOn, until: span.endsOn }
  const events = await Promise.all(
    ctx.services.areas.map(({ calendar }) => calendar?.({ ...ctx, actor }, range) ?? []),
  )

  return seatsIn(events.flat(), span)
    .map(({ title, time }) => {
      const { from, startsAt } = spanOf(time)
      return { what: title, on: from, when: startsAt ? minuteInChina(startsAt) : from }
    })
    .sort((a, b) => a.when.localeCompare(b.when))
}

import { examsErrors as errors } from '@residency/contract/areas/admission/entrance-exams/access'
import type { ArrangementInput } from '@residency/contract/areas/admission/entrance-exams/arrangement.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findTakenSeats, findWaiting } from './arrangement.queries.ts'
import { type Room, seatPlan } from './arrangement.rules.ts'
import { type ExamSessionRow, findSessions } from './session.queries.ts'

/**
 * The chosen sessions in the order in which they are filled; all of the intake, none of them begun.
 */
async function sessionsOf(ctx: SignedCtx, preference: ArrangementInput): Promise<ExamSessionRow[]> {
  const ids = [...new Set(preference.sessionIds)]
  const sessions = await findSessions(ctx.db, ids)
  if (sessions.length !== ids.length || sessions.some((s) => s.intakeId !== preference.intakeId))
    throw fail(errors.sessionUnknown)

  const begun = sessions.find((s) => s.startsAt <= ctx.now())
  if (begun) throw fail(errors.sessionBegun, { name: begun.name })

  return sessions
}

async function roomsOf(ctx: SignedCtx, sessions: readonly ExamSessionRow[]): Promise<Room[]> {
  const takenBySession = new Map<number, Set<number>>(sessions.map((s) => [s.id, new Set()]))
  for (const seat of await findTakenSeats(ctx.db, [...takenBySession.keys()]))
    takenBySession.get(seat.sessionId)!.add(seat.seatNo)

  return sessions.map((s) => ({ id: s.id, seats: s.seats, takenSeats: takenBySession.get(s.id)! }))
}

/** Who would sit where. */
export async function planArrangement(
  ctx: SignedCtx,
  preference: ArrangementInput,
  isLocked: boolean,
) {
  const sessions = await sessionsOf(ctx, preference)
  const waiting = await findWaiting(ctx.db, preference, isLocked)
  const rooms = await roomsOf(ctx, sessions)

  const examinees = waiting.map((r) => ({
    id: r.id,
    name: r.realName ?? '',
    offerPlace: r.offerPlace,
    majorName: r.major ?? '',
  }))

  return { sessions, rooms, waiting, ...seatPlan(examinees, rooms), people: waiting.length }
}

export type ArrangementDraft = Awaited<ReturnType<typeof planArrangement>>

import { SCORES_OUT } from '@residency/contract/areas/signup/registration/registration.flow'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { WholeRegistration } from '../registration/registration.queries.ts'
import { findCheckedScores, findExam } from './exam.queries.ts'

/** Exam session and, once released, scores; null before it is arranged. */
export async function examOf(ctx: SignedCtx, r: WholeRegistration) {
  const seat = await findExam(ctx.db, r.id)
  if (!seat) return null

  const scores = SCORES_OUT.includes(r.state) ? await findCheckedScores(ctx.db, r.id) : []

  return {
    session: seat.name,
    startsAt: minuteInChina(seat.startsAt),
    place: seat.place,
    room: seat.room,
    seatNo: seat.seatNo,
    ticketNumber: seat.ticketNumber,
    scores: scores.map((score) => ({
      component: score.component,
      offerId: score.offerId,
      points: score.points,
    })),
  }
}

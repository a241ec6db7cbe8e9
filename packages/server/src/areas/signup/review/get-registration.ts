import { maskNumber } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { filesOf } from '../../files/files.public.ts'
import { findRegistration, type WholeRegistration } from '../registration.queries.ts'
import { contactOf, numbersOf, shownRegistration, standing } from '../registration-standing.ts'
import { shownSections } from '../sections/shown-sections.ts'
import { mayJudge, stepsOf, visibleRegistrations } from '../signup.policy.ts'
import { findExam, findScores } from './exam.queries.ts'
import { reviewActionsOn } from './list-registrations.ts'
import { findAgainst } from './mark-eligibility.ts'
import { choiceName, nameIn } from './named-choice.rules.ts'
import { findAdministered, findHistory, findReviewedChoices } from './review.queries.ts'

/** The choices with what was found about each, and whether the reader may judge it. */
export async function reviewedChoices(ctx: SignedCtx, r: WholeRegistration) {
  const [choices, found] = [await findReviewedChoices(ctx.db, [r.id]), await findAgainst(ctx, [r])]
  const own = await findAdministered(ctx.db, ctx.actor.userId)
  return choices.map((c) => ({
    rank: c.rank,
    offerId: c.offer_id,
    label: choiceName(ctx.language, c),
    isEligible: c.is_eligible,
    reason: c.eligibility_reason,
    judgedBy: c.judged_by,
    judgedAt: c.judged_at && minuteInChina(c.judged_at),
    against: found.find((one) => one.offer_id === c.offer_id)?.against ?? [],
    canJudge: mayJudge(r, own.has(c.base_id), stepsOf(ctx.actor), ctx.now()),
  }))
}

/** Scores are everybody's once they were found whole. */
const BEFORE_SCORES: ReadonlySet<string> = new Set([
  'submitted',
  'basePassed',
  'returned',
  'rejected',
  'qualified',
  'examArranged',
  'withdrawn',
])
async function examOf(ctx: SignedCtx, r: WholeRegistration) {
  const seat = await findExam(ctx.db, r.id)
  if (!seat) return null
  const scores = BEFORE_SCORES.has(r.state) ? [] : await findScores(ctx.db, r.id)
  return {
    session: seat.name,
    startsAt: minuteInChina(seat.starts_at),
    place: seat.place,
    room: seat.room,
    seatNo: seat.seat_no,
    ticketNumber: seat.ticket_number,
    scores: scores.map((one) => ({ component: one.component as never, offerId: one.offer_id, points: one.points })),
  }
}

/** One visible sign-up with everything a reviewer judges it by, numbers masked. */
export async function getRegistration(ctx: SignedCtx, { id }: { id: number }) {
  const r = found(await findRegistration(ctx.db, visibleRegistrations(ctx.actor), id, ctx.actor.userId))
  const history = await findHistory(ctx.db, r.id)
  const { idCard, mobile } = numbersOf(ctx, r)
  const { missing } = await standing(ctx, r)
  const shown = shownRegistration(r)
  return {
    ...shown,
    intake: { ...shown.intake, name: nameIn(ctx.language, r.intake_name, r.intake_name_en) },
    ...(await shownSections(ctx.db, r.id)),
    files: await filesOf(ctx.db, { kind: 'registration', id: r.id }),
    idCard: maskNumber(idCard),
    mobile: maskNumber(mobile),
    contactMobile: maskNumber(contactOf(ctx, r).contactMobile),
    missing,
    reviewUntil: minuteInChina(r.review_until),
    choices: await reviewedChoices(ctx, r),
    exam: await examOf(ctx, r),
    actions: reviewActionsOn(ctx, r),
    history: history.map((h) => ({
      action: h.action as never,
      from: h.from_state as never,
      to: h.to_state as never,
      reason: h.reason,
      by: h.nickname ?? '',
      at: minuteInChina(h.at),
    })),
  }
}

/** The full numbers of one visible sign-up; the binder seals them and writes the reading down. */
export async function getRegistrationWithPersonalData(ctx: SignedCtx, { id }: { id: number }) {
  const r = found(await findRegistration(ctx.db, visibleRegistrations(ctx.actor), id, ctx.actor.userId))
  return { id: r.id, ...numbersOf(ctx, r), ...contactOf(ctx, r) }
}

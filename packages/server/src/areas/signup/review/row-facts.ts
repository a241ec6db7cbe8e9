import { maskNumber } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { numbersOf } from '../registration/registration-view.ts'
import type { EducationRow } from '../sections/section.queries.ts'
import type { findSeatsOf } from './exam.queries.ts'
import type { ReviewRow } from './review.queries.ts'

/** The numbers of a row as lists show them. */
export const maskedNumbers = (ctx: SignedCtx, r: ReviewRow) => {
  const { mobile, idCard } = numbersOf(ctx, r)
  return { mobile: maskNumber(mobile), idCard: maskNumber(idCard) }
}

/** The highest level of education. */
export const shownStudy = (one: EducationRow | undefined) =>
  one
    ? { level: one.level as never, schoolName: one.schoolName ?? one.schoolOther, major: one.major }
    : null

/** Session and ticket of the exam. */
export const shownSeat = (one: Awaited<ReturnType<typeof findSeatsOf>>[number] | undefined) =>
  one
    ? { session: one.name, startsAt: minuteInChina(one.startsAt), ticketNumber: one.ticketNumber }
    : null

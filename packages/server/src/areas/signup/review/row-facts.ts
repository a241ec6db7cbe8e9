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
export const presentStudy = (study: EducationRow | undefined) =>
  study
    ? {
        level: study.level,
        schoolName: study.schoolName ?? study.schoolOther,
        major: study.major,
      }
    : null

/** Session and ticket of the exam. */
export const presentSeat = (seat: Awaited<ReturnType<typeof findSeatsOf>>[number] | undefined) =>
  seat
    ? {
        session: seat.name,
        startsAt: minuteInChina(seat.startsAt),
        ticketNumber: seat.ticketNumber,
      }
    : null

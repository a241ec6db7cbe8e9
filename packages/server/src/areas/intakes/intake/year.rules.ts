import type { IntakeForm } from '@residency/contract/areas/intakes/intake/intake.contract'
import { addMonths } from '@residency/contract/kernel/day'

/**
 * A day or an instant the same day of another year, the last of the month where that year has no
 * such day (29 February).
 */
export const inAnotherYear = (date: string, years: number) =>
  `${addMonths(date.slice(0, 10), years * 12)}${date.slice(10)}`

const DATES = [
  'signUpFrom',
  'signUpUntil',
  'editUntil',
  'reviewUntil',
  'confirmUntil',
  'scoreReviewUntil',
  'examOn',
  'publicationFrom',
  'publicationUntil',
  'arrivalOn',
] as const

/** An intake with every date of it moved by whole years. */
export function movedByYears(form: IntakeForm, years: number): IntakeForm {
  const moved = DATES.map(
    (field) => [field, form[field] === null ? null : inAnotherYear(form[field], years)] as const,
  )

  return { ...form, ...(Object.fromEntries(moved) as Pick<IntakeForm, (typeof DATES)[number]>) }
}

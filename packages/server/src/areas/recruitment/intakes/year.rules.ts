import type { IntakeForm } from '@residency/contract/areas/recruitment/intakes/intake.contract'

const TWO_DIGITS = (n: number) => String(n).padStart(2, '0')
const daysOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** A day or an instant the same day of another year, the last of the month where that year has no such day (29 February). */
export function inAnotherYear(date: string, years: number): string {
  const [year, month, day] = [Number(date.slice(0, 4)) + years, Number(date.slice(5, 7)), Number(date.slice(8, 10))]
  return `${year}-${TWO_DIGITS(month)}-${TWO_DIGITS(Math.min(day, daysOfMonth(year, month)))}${date.slice(10)}`
}

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
  const moved = DATES.map((field) => [field, form[field] === null ? null : inAnotherYear(form[field], years)] as const)
  return { ...form, ...(Object.fromEntries(moved) as Pick<IntakeForm, (typeof DATES)[number]>) }
}

import { partsOf } from '../../../ui/moment.rules.ts'

/** Dates in the order they follow each other; each may be the day of the one ahead of it, not an earlier one. */
const LINES = [
  ['signUpFrom', 'signUpUntil', 'editUntil', 'reviewUntil', 'confirmUntil'],
  ['examOn', 'publicationFrom', 'publicationUntil', 'arrivalOn'],
] as const
export type IntakeDate = (typeof LINES)[number][number] | 'scoreReviewUntil'
type Dates = Readonly<Partial<Record<string, unknown>>>
const dayOf = (dates: Dates, name: string) => (typeof dates[name] === 'string' ? partsOf(dates[name]).day : undefined)

/**
 * The first day a date of an intake can be: not before the dates ahead of it, nor before what was `promised` of it once it only moves
 * later; `notBefore` is a day of its own (today, where it has to lie ahead).
 */
export function firstDayOf(name: IntakeDate, dates: Dates, promised: Dates = {}, notBefore?: string): string | undefined {
  const line: readonly string[] = LINES.find((one) => (one as readonly string[]).includes(name)) ?? []
  const days = [...line.slice(0, Math.max(0, line.indexOf(name))).map((ahead) => dayOf(dates, ahead)), dayOf(promised, name), notBefore]
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}

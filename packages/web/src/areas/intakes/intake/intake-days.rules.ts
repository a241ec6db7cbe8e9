import { partsOf } from '../../../ui/times/moment.rules.ts'

/** The dates in chronological order; each may equal its predecessor but not precede it. */
const LINES = [
  ['signUpFrom', 'signUpUntil', 'editUntil', 'reviewUntil', 'confirmUntil'],
  ['examOn', 'publicationFrom', 'publicationUntil', 'arrivalOn'],
] as const

export type IntakeDate = (typeof LINES)[number][number] | 'scoreReviewUntil'
type Dates = Readonly<Partial<Record<string, unknown>>>

const dayOf = (dates: Dates, name: string) =>
  typeof dates[name] === 'string' ? partsOf(dates[name]).day : undefined

/**
 * The earliest day of a date of an intake: not before its predecessors, nor before the `promised`
 * date if it may only move later; `notBefore` is a further limit (today, for future dates).
 */
export function firstDayOf(
  name: IntakeDate,
  dates: Dates,
  promised: Dates = {},
  notBefore?: string,
): string | undefined {
  const line: readonly string[] =
    LINES.find((one) => (one as readonly string[]).includes(name)) ?? []

  const days = [
    ...line.slice(0, Math.max(0, line.indexOf(name))).map((ahead) => dayOf(dates, ahead)),
    dayOf(promised, name),
    notBefore,
  ]

  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}

/**
 * How the end of the public notice holds up the results: they are published after it and before
 * places can no longer be confirmed.
 */
export function noticeHolds(dates: Dates): 'never' | 'until' | 'no' {
  const [until, confirm] = [dayOf(dates, 'publicationUntil'), dayOf(dates, 'confirmUntil')]
  if (!until) return 'no'

  return confirm && confirm <= until ? 'never' : 'until'
}

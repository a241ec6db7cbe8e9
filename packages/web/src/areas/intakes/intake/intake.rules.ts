import { say } from '../../../platform/texts/i18n.ts'
import { partsOf } from '../../../ui/times/moment.rules.ts'

type Sentences = { closeImports: string; closeDrafts: string }

/**
 * What is under way and would be cut off by closing an intake, a sentence each: imports of people,
 * sign-ups not yet sent.
 */
export const closingReminders = (
  text: Sentences,
  { drafts, imports }: { drafts: number; imports: number },
): string[] => [
  ...(imports > 0 ? [say(text.closeImports, { count: imports })] : []),
  ...(drafts > 0 ? [say(text.closeDrafts, { count: drafts })] : []),
]

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

export type Windows = {
  signUpFrom: string
  signUpUntil: string
  editUntil: string
  reviewUntil: string
  confirmUntil: string
}

type Stop = keyof Windows

const STOPS: readonly Stop[] = [
  'signUpFrom',
  'signUpUntil',
  'editUntil',
  'reviewUntil',
  'confirmUntil',
]

/** A segment between two dates, in percent of the width; empty ones are left out. */
type Stretch = { until: Stop; left: number; width: number }

/** The windows of an intake on a line from the start of registration to the end of confirmation. */
export function lineOf(
  windows: Windows,
  now: number,
): { stretches: Stretch[]; today: number | null; next: Stop | null } {
  const at = STOPS.map((stop) => Date.parse(windows[stop]))
  const [from, to] = [at[0]!, at.at(-1)!]
  const share = (instant: number) => ((instant - from) / Math.max(1, to - from)) * 100

  const stretches = STOPS.slice(1).flatMap((until, i): Stretch[] => {
    const [left, right] = [share(at[i]!), share(at[i + 1]!)]
    return right > left ? [{ until, left, width: right - left }] : []
  })

  return {
    stretches,
    today: now >= from && now <= to ? share(now) : null,
    next: STOPS.find((_, i) => at[i]! > now) ?? null,
  }
}

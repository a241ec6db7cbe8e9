import type { EntrySection } from '../intakes/section.public.ts'
import { EDUCATION_LEVELS, type EducationLevel } from '../trainees/trainee-facts.public.ts'

/*
 * Date checks of a section, used by the form while typing and by the server on save. Days are valid `YYYY-MM-DD` already
 * (checked by their schema); `today` is the day in Asia/Shanghai.
 */
export type DayFault = {
  field: string

  /** Key in `issues`; `level` is the other level of education concerned. */
  issue:
    | 'days.future'
    | 'days.order'
    | 'days.overlap'
    | 'days.level'
    | 'days.endNeeded'
    | 'days.endOpen'
    | 'leaving.reason'
  level?: EducationLevel
}

export type Span = { startedOn: string | null; endedOn: string | null }

const startsAfter = (span: Span, today: string) => span.startedOn !== null && span.startedOn > today

const endsBeforeStart = ({ startedOn, endedOn }: Span) =>
  startedOn !== null && endedOn !== null && endedOn < startedOn

/**
 * Checks one level against a lower or higher one: a higher level starts later, and not before the
 * lower one has ended.
 */
function findLevelFault(
  own: Span,
  other: Span,
  isOtherLower: boolean,
): Omit<DayFault, 'level'> | null {
  const [lower, higher] = isOtherLower ? [other, own] : [own, other]
  if (!lower.startedOn || !higher.startedOn) return null
  if (lower.startedOn >= higher.startedOn) return { field: 'startedOn', issue: 'days.level' }
  if (!lower.endedOn || lower.endedOn <= higher.startedOn) return null

  return { field: isOtherLower ? 'startedOn' : 'endedOn', issue: 'days.overlap' }
}

/**
 * Checks the days of one level against today and the person's other levels. A study may end in the
 * future.
 */
export function educationFaults(
  level: EducationLevel,
  own: Span,
  others: Readonly<Partial<Record<EducationLevel, Span>>>,
  today: string,
): DayFault[] {
  if (startsAfter(own, today)) return [{ field: 'startedOn', issue: 'days.future' }]
  if (endsBeforeStart(own) || (own.startedOn && own.startedOn === own.endedOn))
    return [{ field: 'endedOn', issue: 'days.order' }]

  const place = EDUCATION_LEVELS.indexOf(level)

  for (const [i, other] of EDUCATION_LEVELS.entries()) {
    const span = others[other]
    const fault = i !== place && span ? findLevelFault(own, span, i < place) : null
    if (fault) return [{ ...fault, level: other }]
  }

  return []
}

/** Days that must be in the past, by section. */
const PAST: Readonly<Record<EntrySection, readonly string[]>> = {
  foreign: ['takenOn'],
  certificate: ['issuedOn'],
  work: ['startedOn', 'endedOn'],
  scientific: ['happenedOn'],
  award: ['happenedOn'],
  regular: ['startedOn', 'endedOn'],
}

const PAIRS = [
  ['startedOn', 'endedOn'],
  ['issuedOn', 'expiresOn'],
] as const

/**
 * Checks one list entry: the end is not before the start, no event is in the future, leaving a job
 * needs a reason.
 */
export function entryFaults(
  section: EntrySection,
  entry: Readonly<Record<string, unknown>>,
  today: string,
): DayFault[] {
  const day = (name: string) => (typeof entry[name] === 'string' ? (entry[name] as string) : null)
  const faults: DayFault[] = PAST[section]
    .filter((name) => (day(name) ?? '') > today)
    .map((field) => ({ field, issue: 'days.future' }))

  for (const [from, until] of PAIRS) {
    const [start, end] = [day(from), day(until)]
    if (start && end && end < start) faults.push({ field: until, issue: 'days.order' })
  }

  if (section !== 'regular') return faults

  if (entry.outcome === 'ongoing' && day('endedOn'))
    faults.push({ field: 'endedOn', issue: 'days.endOpen' })
  if ((entry.outcome === 'finished' || entry.outcome === 'left') && !day('endedOn'))
    faults.push({ field: 'endedOn', issue: 'days.endNeeded' })
  if (entry.outcome === 'left' && !entry.leavingReason)
    faults.push({ field: 'leavingReason', issue: 'leaving.reason' })

  return faults
}

import type { EntryMark } from '@residency/contract/areas/workload/entries/entry.contract'
import { withoutInvisible } from '@residency/contract/kernel'
import { daysBetween } from '@residency/contract/kernel/day'

const TAIL = 4

/**
 * A device that was offline sends within days; a longer gap is shown, because its date may have
 * been set by hand.
 */
const MAX_DAYS_OFFLINE = 14

type Stay = {
  id: number
  departmentId: number
  startsOn: string
  endsOn: string
  isAssessed: boolean
}

export type DayFacts = {
  today: string

  /** First and, if known, last day of the training. */
  startsOn: string
  plannedEnd: string | null
  stays: readonly Stay[]

  /**
   * More days than these after the case an entry is late; the office sets it with the thresholds of
   * evidence.
   */
  lateDays: number

  /** Days away, as the timetable has them. */
  away: readonly { startsOn: string; endsOn: string }[]
}

/** `writtenOn` is what the device says, `arrivedOn` when the entry was first sent. */
type EntryDays = {
  caseDay: string
  writtenOn: string
  arrivedOn: string
  explanation: string | null
}

export type DayJudgement =
  | { refused: 'dayAhead' | 'dayBeforeTraining' | 'dayAfterTraining' | 'dayOutside' | 'dayOnLeave' }
  | { refused: null; stay: Stay | null; marks: EntryMark[] }

const covers = (day: string) => (span: { startsOn: string; endsOn: string }) =>
  span.startsOn <= day && day <= span.endsOn

/**
 * Where an entry belongs by its day, and with which indicators. A day to come or outside the
 * training is refused; a day of leave or without a stay needs an explanation. An entry is late by
 * the day it was written on the device, which may have been offline; it is delayed where that day
 * is weeks before the one on which it arrived.
 */
export function judgeDay(
  { caseDay, writtenOn, arrivedOn, explanation }: EntryDays,
  facts: DayFacts,
): DayJudgement {
  if (caseDay > facts.today) return { refused: 'dayAhead' }
  if (caseDay < facts.startsOn) return { refused: 'dayBeforeTraining' }
  if (facts.plannedEnd !== null && caseDay > facts.plannedEnd)
    return { refused: 'dayAfterTraining' }

  const stay =
    facts.stays.find(({ startsOn, endsOn }) => startsOn <= caseDay && caseDay <= endsOn) ?? null
  const isAway = facts.away.some(covers(caseDay))
  if (!explanation && isAway) return { refused: 'dayOnLeave' }
  if (!explanation && !stay) return { refused: 'dayOutside' }

  const marks: [EntryMark, boolean][] = [
    ['late', daysBetween(caseDay, writtenOn) > facts.lateDays],
    ['leave', isAway],
    ['outside', stay === null],
    ['closed', stay?.isAssessed ?? false],
    ['delayed', daysBetween(writtenOn, arrivedOn) > MAX_DAYS_OFFLINE],
  ]

  return { refused: null, stay, marks: marks.filter(([, holds]) => holds).map(([mark]) => mark) }
}

/** A number as it is compared: full-width characters, spaces and case make no difference. */
export const plainNumber = (number: string) =>
  withoutInvisible(number).normalize('NFKC').replace(/\s+/g, '').toUpperCase()

/** What is kept of a number in clear. */
export const tailOf = (number: string) => plainNumber(number).slice(-TAIL)

/**
 * What one stay asks for of a requirement of its row: its share by months, rounded up, so that the
 * stays of a row never ask for too little.
 */
export const shareOf = (minimum: number, stayDays: number, rowDays: number) =>
  rowDays > 0 ? Math.min(minimum, Math.ceil((minimum * stayDays) / rowDays)) : minimum

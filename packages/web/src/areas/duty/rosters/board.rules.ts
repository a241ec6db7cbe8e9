import type {
  RosterBoard,
  RosterPersonRow,
  RosterShift,
} from '@residency/contract/areas/duty/rosters/roster.contract'
import { rosterFlow } from '@residency/contract/areas/duty/rosters/roster.flow'
import { startsFrom } from '@residency/contract/kernel'

/** A cell of the grid: a person on a day. */
export type BoardCell = { person: RosterPersonRow; day: string; shift: RosterShift | null }

const keyOf = (traineeId: number, day: string) => `${traineeId} ${day}`

/** The shifts of a roster by person and day. */
export function indexShifts({ shifts }: RosterBoard) {
  const byCell = new Map(shifts.map((shift) => [keyOf(shift.traineeId, shift.day), shift]))
  return (traineeId: number, day: string) => byCell.get(keyOf(traineeId, day)) ?? null
}

/** The cells that a rule complains about, as a test of a person and a day. */
export function indexFaults({ faults }: RosterBoard) {
  const cells = new Set(
    faults.flatMap(({ traineeId, day }) =>
      traineeId !== null && day !== null ? [keyOf(traineeId, day)] : [],
    ),
  )

  return (traineeId: number, day: string) => cells.has(keyOf(traineeId, day))
}

/** What a person has in the month, for a sentence. */
export const sumsOf = ({ nights, weekends, holidays, hours }: RosterPersonRow) => ({
  nights,
  weekends,
  holidays,
  hours,
})

/**
 * How many preferences of a person the roster meets, for a sentence; null: the person has none, or
 * nothing is planned yet.
 */
export function preferencesMetOf({ preferences }: RosterPersonRow) {
  const judged = preferences.filter(({ isMet }) => isMet !== null)
  if (judged.length === 0) return null

  return { met: judged.filter(({ isMet }) => isMet).length, count: judged.length }
}

/** The open places of each kind of shift, in the order of the kinds; none of them is left out. */
export const openByKind = ({ kinds, open }: Pick<RosterBoard, 'kinds' | 'open'>) =>
  kinds
    .map(({ id: kindId, name }) => ({
      kindId,
      name,
      places: open.filter((place) => place.kindId === kindId),
    }))
    .filter(({ places }) => places.length > 0)

/** What a person preferences for a day. */
export const preferenceOn = ({ preferences }: RosterPersonRow, day: string) => {
  const preference = preferences.find((one) => one.day === day)
  if (!preference) return null

  return preference.wants ? 'want' : 'ratherNot'
}

/** The hours of a person's exams and lectures on a day. */
export const appointmentsOn = ({ appointments }: RosterPersonRow, day: string) =>
  appointments
    .filter(({ startsAt, endsAt }) => startsAt.slice(0, 10) <= day && day <= endsAt.slice(0, 10))
    .map(({ startsAt, endsAt }) => `${startsAt.slice(11)}–${endsAt.slice(11)}`)

/** Whether a proposal can fill the roster. */
export const isDraftState = (state: RosterBoard['state']) =>
  startsFrom(rosterFlow, 'publish', state)

/** Whether a change needs a reason that its people read. */
export const needsReason = (state: RosterBoard['state']) => startsFrom(rosterFlow, 'close', state)

/** The kinds that exist on a day. */
export function kindsOn({ kinds, days }: RosterBoard, day: string) {
  const dayClass = days.find((entry) => entry.day === day)?.dayClass
  return kinds.filter(({ dayClasses }) => dayClass !== undefined && dayClasses.includes(dayClass))
}

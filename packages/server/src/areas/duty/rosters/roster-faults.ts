import { rosterWords } from '@residency/contract/areas/duty/rosters/text'
import type { Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { checkRoster, type RosterFault } from '../../../algorithms/roster/check-roster.ts'
import { assignmentOf, instanceOf } from './build-instance.ts'
import type { RosterFacts } from './roster-facts.ts'
import { spanOfShift } from './shift-hours.rules.ts'

/** A rule that the roster breaks, as a sentence in the reader's language. */
function presentFault(language: Language, facts: RosterFacts, fault: RosterFault) {
  const person = facts.people.find(({ traineeId }) => String(traineeId) === fault.person)
  const kind = [...facts.kinds, ...facts.otherKinds].find(({ id }) => String(id) === fault.kind)

  return {
    traineeId: person?.traineeId ?? null,
    day: fault.day ?? null,
    text: fillSentence(rosterWords[language].rules[fault.rule], {
      person: person?.name ?? '',
      kind: kind?.name ?? '',
      day: fault.day ?? '',
      count: fault.count === undefined ? '' : Math.round(fault.count * 10) / 10,
    }),
  }
}

/**
 * The rules that a roster breaks, by the checker that shares no code with the solver. Open shifts are
 * no fault: a department may publish with a place that nobody can fill. A lock is for the solver, it
 * excuses nothing.
 */
const checkerOf = (facts: RosterFacts) => {
  const instance = { ...instanceOf(facts), locked: [] }

  return (shifts: RosterFacts['shifts'], only?: ReadonlySet<string>): RosterFault[] =>
    checkRoster(instance, shifts.map(assignmentOf), only).faults
}

export const findFaults = (language: Language, facts: RosterFacts) =>
  checkerOf(facts)(facts.shifts).map((fault) => presentFault(language, facts, fault))

/** A cell of the grid as it is to be: no shift without a kind. */
export type Cell = { traineeId: number; day: string; kindId: number | null; isLocked: boolean }

const keyOf = ({ traineeId, day }: Pick<Cell, 'traineeId' | 'day'>) => `${traineeId} ${day}`

/** The facts of a roster once its cells are set. */
export function withCells(facts: RosterFacts, cells: readonly Cell[]): RosterFacts {
  const set = new Set(cells.map(keyOf))

  const assigned = cells.flatMap(({ kindId, ...cell }) => {
    const kind = facts.kinds.find(({ id }) => id === kindId)
    return kind
      ? [{ ...cell, kindId: kind.id, id: 0, hasHours: false, ...spanOfShift(cell.day, kind) }]
      : []
  })

  return {
    ...facts,
    shifts: [...facts.shifts.filter((shift) => !set.has(keyOf(shift))), ...assigned],
  }
}

const placeOf = ({ rule, person, kind, day }: RosterFault) => [rule, person, kind, day].join(' ')

/**
 * Rules that the roster keeps now and would break with these cells, or would break more. Asked often
 * for one roster: only the people of the cells are judged again.
 */
export function findAddedFaults(language: Language, facts: RosterFacts) {
  const check = checkerOf(facts)
  const before = new Map(check(facts.shifts).map((fault) => [placeOf(fault), fault.excess ?? 0]))
  const isWorse = (fault: RosterFault) => (fault.excess ?? 0) > before.get(placeOf(fault))!

  return (cells: readonly Cell[]) => {
    const people = new Set(cells.map(({ traineeId }) => String(traineeId)))

    return check(withCells(facts, cells).shifts, people)
      .filter((fault) => !before.has(placeOf(fault)) || isWorse(fault))
      .map((fault) => presentFault(language, facts, fault))
  }
}

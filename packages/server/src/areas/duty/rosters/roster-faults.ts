import { rosterWords } from '@residency/contract/areas/duty/rosters/text'
import type { Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { checkRoster, type RosterFault } from '../../../algorithms/roster/check-roster.ts'
import { assignmentOf, instanceOf } from './build-instance.ts'
import type { RosterFacts } from './roster-facts.ts'

/** A rule that the roster breaks, as a sentence in the reader's language. */
function presentFault(language: Language, facts: RosterFacts, fault: RosterFault) {
  const person = facts.people.find(({ traineeId }) => String(traineeId) === fault.person)
  const kind = facts.kinds.find(({ id }) => String(id) === fault.kind)

  return {
    traineeId: person?.traineeId ?? null,
    day: fault.day ?? null,
    text: fillSentence(rosterWords[language].rules[fault.rule], {
      person: person?.name ?? '',
      kind: kind?.name ?? '',
      day: fault.day ?? '',
      count: fault.count ?? '',
    }),
  }
}

/**
 * The rules that a roster breaks, by the checker that shares no code with the solver. Open shifts are
 * no fault: a department may publish with a place that nobody can fill.
 */
export const findFaults = (language: Language, facts: RosterFacts) =>
  checkRoster(instanceOf(facts), facts.shifts.map(assignmentOf)).faults.map((fault) =>
    presentFault(language, facts, fault),
  )

/** A cell of the grid as it is to be: no shift without a kind. */
export type Cell = { traineeId: number; day: string; kindId: number | null; isLocked: boolean }

const keyOf = ({ traineeId, day }: Pick<Cell, 'traineeId' | 'day'>) => `${traineeId} ${day}`

/** The facts of a roster once its cells are set. */
export function withCells(facts: RosterFacts, cells: readonly Cell[]): RosterFacts {
  const set = new Set(cells.map(keyOf))
  const assigned = cells.flatMap(({ kindId, ...cell }) =>
    kindId === null ? [] : [{ ...cell, kindId, id: 0 }],
  )

  return {
    ...facts,
    shifts: [...facts.shifts.filter((shift) => !set.has(keyOf(shift))), ...assigned],
  }
}

/** Rules that the roster keeps now and would break with these cells; asked often for one roster. */
export function findAddedFaults(language: Language, facts: RosterFacts) {
  const before = new Set(findFaults(language, facts).map(({ text }) => text))

  return (cells: readonly Cell[]) =>
    findFaults(language, withCells(facts, cells)).filter(({ text }) => !before.has(text))
}

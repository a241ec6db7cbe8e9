import type { Model, Person, Starts } from '../model.ts'
import { monthsWithin, type PersonPreference } from './preferences.ts'

function isMet(person: Person, starts: Int16Array, preference: PersonPreference): boolean {
  if (preference.kind === 'place') {
    const within = preference.blocks.reduce(
      (sum, b) => sum + monthsWithin(preference.months, starts[b]!, person.blocks[b]!.months),
      0,
    )

    return preference.need === 0 ? within === 0 : within >= preference.need
  }

  const { first, next } = preference
  if (first.length === 0 || next.length === 0) return false

  const ends = first.map((b) => starts[b]! + person.blocks[b]!.months)

  return Math.max(...ends) <= Math.min(...next.map((b) => starts[b]!))
}

/** The weight of the preferences that are met for one person. */
export const metOf = (person: Person, starts: Int16Array): number =>
  person.preferences.reduce(
    (sum, preference) => sum + (isMet(person, starts, preference) ? preference.weight : 0),
    0,
  )

/** The weight of the preferences that are met for everybody. */
export const metWeight = (model: Model, starts: Starts): number =>
  model.people.reduce((sum, person, p) => sum + metOf(person, starts[p]!), 0)

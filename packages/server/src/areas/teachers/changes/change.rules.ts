import {
  CHANGE_FACTS,
  type ChangeFact,
} from '@residency/contract/areas/teachers/changes/change.contract'

/** Reviewed facts of a teacher by the names of the form. */
export type Facts = Record<ChangeFact, string | null>
export type SomeFacts = Partial<Facts>

/** The columns of teacher_profiles that a change may touch. */
export const COLUMN_OF = {
  title: 'title',
  titleSince: 'titleSince',
  education: 'education',
  degree: 'degree',
  specialty: 'specialty',
  specialtySince: 'specialtySince',
  teachingSince: 'teachingSince',
} as const satisfies Record<ChangeFact, string>

type Profile = { [K in ChangeFact as (typeof COLUMN_OF)[K]]: string | null }

export const factsOf = (profile: Profile) =>
  Object.fromEntries(CHANGE_FACTS.map((key) => [key, profile[COLUMN_OF[key]]])) as Facts

/**
 * Of what is wanted only that which differs, as it is and as it is to be; a fact that is left out
 * stays.
 */
export function differences(
  currentFacts: Facts,
  wanted: { [K in ChangeFact]?: string | null | undefined },
) {
  const keys = CHANGE_FACTS.filter(
    (key) => wanted[key] !== undefined && wanted[key] !== currentFacts[key],
  )
  const pick = (facts: { [K in ChangeFact]?: string | null | undefined }) =>
    Object.fromEntries(keys.map((key) => [key, facts[key] ?? null])) as SomeFacts
  return { keys, before: pick(currentFacts), after: pick(wanted) }
}

/**
 * Facts that are no longer what they were at the request; all of them if the profile is gone.
 */
export const movedFacts = (before: SomeFacts, currentFacts: Facts | null): ChangeFact[] =>
  CHANGE_FACTS.filter(
    (key) => key in before && (currentFacts === null || currentFacts[key] !== before[key]),
  )

import { SECTIONS, type Section } from '@residency/contract/areas/intakes/section.public'
import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'

/**
 * Passed by a reviewer and not examined yet: it may still be corrected, and a core field sends it
 * back to review.
 */
export const PASSED: ReadonlySet<string> = new Set(registrationFlow.actions.resubmit.from)

/**
 * What the applicant may write now: a draft whole, of a returned registration what was returned
 * (all of it where nothing is named). Of a passed one everything but the choices, until corrections
 * end. Otherwise nothing.
 */
export function editableSections(
  r: { state: string; editUntil: Date },
  returned: readonly string[],
  now: Date,
): readonly Section[] {
  if (r.state === 'draft') return SECTIONS
  if (r.state === 'returned')
    return returned.length ? SECTIONS.filter((section) => returned.includes(section)) : SECTIONS
  if (PASSED.has(r.state) && now < r.editUntil)
    return SECTIONS.filter((section) => section !== 'train')

  return []
}

/**
 * `section.field` of every value that differs, as core fields are called; what is not named
 * afterwards did not change.
 */
export const changedIn = (
  section: Section,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] =>
  Object.keys(after)
    .filter((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
    .map((name) => `${section}.${name}`)

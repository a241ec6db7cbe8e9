import type { Preference } from '@residency/contract/areas/rotations/preferences/preference.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
import type { PreferenceRow } from './preference.queries.ts'

/** A preference as pages show it, with what is counted of it. */
export const presentPreference = (
  language: Language,
  preference: PreferenceRow,
  result: Pick<Preference, 'points' | 'isMet' | 'planned' | 'nextPlanned'>,
): Preference => ({
  rank: preference.rank,
  kind: preference.kind,
  departmentId: preference.departmentId,
  department: labelIn(language, preference.department, preference.departmentEn),
  months: preference.months,
  nextId: preference.nextId,
  next: preference.next === null ? null : labelIn(language, preference.next, preference.nextEn),
  ...result,
})

import type { Preference } from '@residency/contract/areas/duty/preferences/preference.contract'

/** What a press on a day makes of its preference: a shift, none, nothing preferred. */
export function nextPreference(preference: Preference): Preference {
  if (preference === null) return 'want'

  return preference === 'want' ? 'ratherNot' : null
}

/** The sign of a preference in the month. */
export const PREFERENCE_SIGNS = { want: '+', ratherNot: '−' } as const satisfies Record<
  NonNullable<Preference>,
  string
>

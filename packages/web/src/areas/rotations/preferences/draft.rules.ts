import type {
  OwnPreferences,
  Preference,
  PreferenceForm,
} from '@residency/contract/areas/rotations/preferences/preference.contract'

/** A preference while it is edited; `id` is its key in the list. */
export type DraftPreference = { id: number; form: PreferenceForm }

const formOf = ({ kind, departmentId, months, nextId }: Preference): PreferenceForm =>
  nextId === null
    ? { kind: kind === 'avoid' ? 'avoid' : 'prefer', departmentId, months: [...months] }
    : { kind: 'order', departmentId, nextId }

/** The preferences as they were saved. */
export const draftOf = (preferences: readonly Preference[]): DraftPreference[] =>
  preferences.map((preference) => ({ id: preference.rank, form: formOf(preference) }))

/** Whether the draft differs from what was saved. */
export const isChanged = (
  draft: readonly DraftPreference[],
  saved: readonly DraftPreference[],
): boolean =>
  JSON.stringify(draft.map(({ form }) => form)) !== JSON.stringify(saved.map(({ form }) => form))

const isSame = (preference: PreferenceForm, other: PreferenceForm): boolean => {
  if (preference.kind !== other.kind) return false
  if (preference.kind !== 'order' || other.kind !== 'order')
    return preference.departmentId === other.departmentId

  const [first, second] = [preference, other].map(({ departmentId, nextId }) =>
    [departmentId, nextId].sort((a, b) => a - b).join(),
  )

  return first === second
}

/** Adds a preference at the end; one of the same kind about the same departments is replaced. */
export function withPreference(
  draft: readonly DraftPreference[],
  form: PreferenceForm,
): DraftPreference[] {
  const at = draft.findIndex((preference) => isSame(preference.form, form))
  if (at < 0) return [...draft, { id: Math.max(0, ...draft.map(({ id }) => id)) + 1, form }]

  return draft.map((preference, place) => (place === at ? { ...preference, form } : preference))
}

/** The earlier and the later half of the months in which a trainee may be somewhere. */
export function halvesOf({ from, until }: Pick<OwnPreferences, 'from' | 'until'>): {
  all: number[]
  early: number[]
  late: number[]
} {
  const all = Array.from({ length: until - from }, (_, at) => from + at)
  const middle = Math.ceil(all.length / 2)

  return { all, early: all.slice(0, middle), late: all.slice(middle) }
}

type PreferenceFacts = Pick<OwnPreferences, 'departments' | 'preferences'>

/** A preference of the draft with the names of its departments, as sentences need it. */
export function named(
  form: PreferenceForm,
  { departments, preferences }: PreferenceFacts,
): Pick<Preference, 'kind' | 'department' | 'next' | 'months'> {
  // a saved preference may be about a department that is not offered any more
  const names = new Map<number | null, string | null>([
    ...preferences.flatMap((preference): [number | null, string | null][] => [
      [preference.departmentId, preference.department],
      [preference.nextId, preference.next],
    ]),
    ...departments.map(({ id, name }): [number, string] => [id, name]),
  ])
  const nameOf = (id: number) => names.get(id) ?? ''

  return form.kind === 'order'
    ? {
        kind: form.kind,
        department: nameOf(form.departmentId),
        next: nameOf(form.nextId),
        months: [],
      }
    : { kind: form.kind, department: nameOf(form.departmentId), next: null, months: form.months }
}

/** Whether nothing is to be placed any more that a preference is about: it cannot be saved. */
export function isOutdated(form: PreferenceForm, { departments, from, until }: OwnPreferences) {
  const isOffered = (wanted: number) => departments.some(({ id }) => id === wanted)
  if (!isOffered(form.departmentId)) return true

  return form.kind === 'order'
    ? !isOffered(form.nextId)
    : form.months.some((month) => month < from || month >= until)
}

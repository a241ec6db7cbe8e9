import type { MentorEntry } from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Fact } from '../../../ui/fact-list.tsx'
import { libraryText } from './library.text.ts'
import { Places } from './places.tsx'

type EntryFactValues = Omit<MentorEntry, 'actions' | 'mayEdit'>

/** The facts of an entry, as pages show them. */
export function useEntryFacts(): (entry: EntryFactValues) => Fact[] {
  const text = useText(libraryText)
  const { fields } = useText(libraryWords)
  return (entry) => [
    [fields.baseId, entry.base],
    [fields.departmentId, entry.department],
    [fields.year, say(text.year, { year: entry.year })],
    [text.places, <Places key="places" taken={entry.taken} capacity={entry.capacity} />],
    [fields.title, entry.titleLabel],
    [fields.direction, entry.direction],
    [text.submittedAt, entry.submittedAt],
    [fields.profile, entry.profile, true],
    [fields.expectations, entry.expectations, true],
    ...(entry.reason ? [[fields.reason, entry.reason, true] as const] : []),
  ]
}

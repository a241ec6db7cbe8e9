import type { EntrySection } from '@residency/contract/areas/intakes/section.public'
import { signupWords } from '@residency/contract/areas/signup/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { applicantText } from '../applicant.text.ts'
import { useDictionary } from '../signup.queries.ts'
import { type Entry, notesOf } from './entry.rules.ts'

/** The line below an entry's title: facts, dates, number of files. */
export function EntryNote({ section, entry }: { section: EntrySection; entry: Entry }) {
  const text = useText(applicantText)
  const { entryKinds, outcomes } = useText(signupWords)
  const languages = useDictionary('language_level')
  const awards = useDictionary('award_level')
  const known: Readonly<Record<string, string>> = { ...entryKinds, ...outcomes }

  const labelOf = (name: string) => {
    const value = String(entry[name])
    if (name === 'languageLevel')
      return languages.data?.find((option) => option.value === value)?.label ?? value
    if (name === 'awardLevel')
      return awards.data?.find((option) => option.value === value)?.label ?? value

    return name === 'kind' || name === 'outcome' ? (known[value] ?? value) : value
  }

  const days = entry.startedOn
    ? say(text.span, {
        from: String(entry.startedOn),
        until: String(entry.endedOn ?? text.untilNow),
      })
    : null

  const files = entry.files.length ? say(text.fileCount, { count: entry.files.length }) : null

  return (
    <small className="soft">
      {[...notesOf(section, entry).map(labelOf), days, files].filter(Boolean).join(' · ')}
    </small>
  )
}

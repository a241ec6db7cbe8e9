import { ENTRY_SECTIONS } from '@residency/contract/areas/intakes/section.public'
import { signupWords } from '@residency/contract/areas/signup/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { Proofs, type SectionPartProps } from './facts.tsx'
import { useLabels } from './registration.queries.ts'
import { reviewText } from './review.text.ts'
import { useDuration } from './use-duration.ts'

const FROM_LIST: Readonly<Record<string, string>> = {
  languageLevel: 'language_level',
  awardLevel: 'award_level',
}

/**
 * Certificates, languages, work, papers, awards and earlier training; empty lists share one line.
 */
export function ExperiencePart({ registration, files, onShow }: SectionPartProps) {
  const text = useText(reviewText)
  const { fields, sections, entryKinds, outcomes } = useText(signupWords)
  const label = useLabels('language_level', 'award_level')
  const lasted = useDuration()
  const words: Readonly<Record<string, string>> = { ...entryKinds, ...outcomes }

  const factsOf = (entry: object): Fact[] =>
    Object.entries(entry).flatMap(([name, value]) => {
      if (name === 'id' || name === 'files' || value === null) return []

      const known = (fields as Readonly<Record<string, string>>)[name] ?? name
      const dictionary = FROM_LIST[name]

      const chooseLabel = () => {
        if (dictionary) return label(dictionary, value)
        if (name === 'kind' || name === 'outcome') return words[value] ?? value

        return value
      }

      const valueLabel = chooseLabel()

      return [[known, String(valueLabel)] as const]
    })

  const filled = ENTRY_SECTIONS.filter((section) => registration.entries[section].length > 0)
  const empty = ENTRY_SECTIONS.filter((section) => registration.entries[section].length === 0)

  return (
    <>
      {filled.map((section) => (
        <div key={section} className="review-entry">
          <h3>{sections[section]}</h3>
          {registration.entries[section].map((entry) => (
            <div key={entry.id} className="review-item">
              <FactList
                facts={[
                  ...factsOf(entry),
                  ...('startedOn' in entry ? lasted(entry.startedOn, entry.endedOn) : []),
                ]}
              />
              <Proofs files={entry.files} all={files} onShow={onShow} />
            </div>
          ))}
        </div>
      ))}
      {empty.length > 0 && (
        <p className="soft">
          {say(text.empty, { sections: empty.map((section) => sections[section]).join(' · ') })}
        </p>
      )}
    </>
  )
}

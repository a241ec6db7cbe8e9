import { MIN_LETTERS } from '@residency/contract/areas/competence/levels/level.contract'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { SearchInput } from '../../../ui/choices/search-input.tsx'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { FoundLevels } from './found-levels.tsx'
import { useFoundLevels } from './level.queries.ts'
import { levelText } from './level.text.ts'
import './levels.css'

/** View key competence/find/index: what a trainee may do, by name, for staff on the wards. */
export default function FindLevelsPage() {
  const text = useText(levelText)
  const [typed, setTyped] = useState<string | undefined>()
  const keywords = useDebounced((typed ?? '').trim())
  const { data, error } = useFoundLevels(keywords)
  const isTooShort = keywords.length < MIN_LETTERS

  return (
    <section>
      <PageHead title={text.findTitle} lead={text.findLead} />
      <div className="found-search">
        <SearchInput
          value={typed}
          onChange={setTyped}
          placeholder={text.findLabel}
          aria-label={text.findLabel}
        />
      </div>
      {isTooShort && <p className="soft">{text.findHint}</p>}
      {error && (
        <div className="panel list-message" role="alert">
          {error.message}
        </div>
      )}
      {!isTooShort && data && <People people={data.list} hasMore={data.hasMore} />}
    </section>
  )
}

type FoundPeople = NonNullable<ReturnType<typeof useFoundLevels>['data']>

function People({ people, hasMore }: { people: FoundPeople['list']; hasMore: boolean }) {
  const text = useText(levelText)
  if (people.length === 0) return <div className="panel list-message">{text.findNone}</div>

  return (
    <div className="found-levels">
      {people.map((person) => (
        <article key={person.id} className="panel">
          <h2>{person.name}</h2>
          <p className="soft">{[person.number, person.department].filter(Boolean).join(' · ')}</p>
          <FoundLevels levels={person.levels} />
        </article>
      ))}
      {hasMore && <p className="soft">{text.findMore}</p>}
    </div>
  )
}

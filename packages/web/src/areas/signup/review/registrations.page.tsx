import type { RegistrationRow } from '@residency/contract/areas/signup/registration.contract'
import { registrationFlow } from '@residency/contract/areas/signup/registration.flow'
import { useSearchParams } from 'react-router'
import { say, useText } from '../../../platform/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list-filters.tsx'
import { ListScreen } from '../../../screens/list-screen.tsx'
import { useListState } from '../../../screens/list-state.ts'
import '../signup.css'
import { useSignupWords } from '../use-signup-words.ts'
import { useRegistrationColumns } from './registration.columns.tsx'
import { type RegistrationListInput, useRegistrations, useWaiting } from './registration.queries.ts'
import { RegistrationReview } from './registration-review.tsx'
import { reviewText } from './review.text.ts'

/** /recruit/registration: the sign-ups of the reader's scope; `?id=` opens one of them in the same place. */
export default function RegistrationsPage() {
  const [query, setQuery] = useSearchParams()
  const id = Number(query.get('id'))
  const open = (next: number | null) => {
    const fresh = new URLSearchParams(query)
    if (next === null) fresh.delete('id')
    else fresh.set('id', String(next))
    setQuery(fresh, { replace: id > 0 && next !== null })
    window.scrollTo(0, 0)
  }
  return id > 0 ? <RegistrationReview key={id} id={id} onOpen={open} /> : <RegistrationList onOpen={open} />
}

function RegistrationList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(reviewText)
  const { fields, states } = useSignupWords()
  const list = useListState('registrations', ['keywords', 'state'])
  const result = useRegistrations(list.input as RegistrationListInput)
  const waiting = useWaiting()
  const columns = useRegistrationColumns((row) => onOpen(row.id))
  const choices = registrationFlow.states.filter((state) => state !== 'draft').map((value) => ({ value, label: states[value] }))
  return (
    <ListScreen<RegistrationRow>
      title={text.title}
      lead={result.data && waiting && say(text.lead, { total: result.data.total, waiting: waiting.length })}
      list={list}
      result={result}
      columns={columns}
      filters={[textFilter('keywords', text.searchHint), choiceFilter('state', fields.state, choices)]}
    />
  )
}

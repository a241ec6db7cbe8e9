import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { NewRequest } from './new-request.tsx'
import { OwnRequests } from './own-requests.tsx'
import { useRequestChoices } from './request.queries.ts'
import { requestText } from './request.text.ts'
import './requests.css'

/** View key evaluate/ask/index: a trainee asks a supervisor for an evaluation, on a phone. */
export default function AskPage() {
  const { ask: text } = useText(requestText)
  const { data, error, refetch } = useRequestChoices()
  const [shownId, setShownId] = useState<number | null>(null)
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  return (
    <section>
      <PageHead title={text.title} lead={text.lead} />
      <NewRequest choices={data} onAsked={setShownId} />
      <OwnRequests shownId={shownId} onShow={setShownId} />
    </section>
  )
}

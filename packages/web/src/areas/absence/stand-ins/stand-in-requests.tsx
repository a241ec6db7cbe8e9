import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import type { StandInRequest } from '@residency/contract/areas/absence/stand-ins/stand-in.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { daysOf } from '../leave/leave-tones.rules.ts'
import { useAnswerStandIn, useStandInRequests } from './stand-in.queries.ts'
import { standInText } from './stand-in.text.ts'

const DeclineForm = lazyDialog(() => import('./decline-form.tsx').then((part) => part.DeclineForm))

/** Leaves of colleagues whose work the reader is asked to do, or has agreed to do. */
export function StandInRequests() {
  const text = useText(standInText)
  const { data = [] } = useStandInRequests()
  const [declined, setDeclined] = useState<StandInRequest | null>(null)
  if (data.length === 0) return null

  return (
    <section className="panel" aria-label={text.requests}>
      <h2>{text.requests}</h2>
      <ul className="leave-under-way">
        {data.map((request) => (
          <Request key={request.id} request={request} onDecline={() => setDeclined(request)} />
        ))}
      </ul>
      <DeclineForm
        isOpen={declined !== null}
        request={declined}
        onClose={() => setDeclined(null)}
      />
    </section>
  )
}

function Request({ request, onDecline }: { request: StandInRequest; onDecline: () => void }) {
  const text = useText(standInText)
  const { halves } = useText(leaveWords)
  const answer = useAnswerStandIn()

  const agree = () =>
    answer.mutate(
      { id: request.id, answer: 'agreed', note: null },
      { onSuccess: () => void toast.success(text.answered) },
    )

  return (
    <li>
      <span>
        {say(text.ask, { name: request.name })} · {daysOf(request, halves)}
        {request.department && ` · ${request.department}`}
      </span>
      {request.answer === 'agreed' ? (
        <span className="soft">{text.agreedTo}</span>
      ) : (
        <span className="leave-buttons">
          <Button onClick={onDecline}>{text.decline}</Button>
          <Button type="primary" loading={answer.isPending} onClick={agree}>
            {text.agree}
          </Button>
        </span>
      )}
    </li>
  )
}

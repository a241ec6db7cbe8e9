import type { OpenedDeparture } from '@residency/contract/areas/students/departure/departure.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { Checklist } from './checklist.tsx'
import { useOwnDeparture, useWithdrawDeparture } from './departure.queries.ts'
import { departureText } from './departure.text.ts'
import type { DepartureFormProps } from './departure-form.tsx'
import { DEPARTURE_TONES, hasLeft } from './departure-tones.rules.ts'
import type { RatingFormProps } from './rating-form.tsx'
import { useDepartureFacts } from './use-departure-facts.ts'
import { useDepartureWords } from './use-departure-words.ts'

const DepartureForm = lazyDialog<DepartureFormProps>(() => import('./departure-form.tsx').then((part) => part.default))
const RatingForm = lazyDialog<RatingFormProps>(() => import('./rating-form.tsx').then((part) => part.default))

/** View key student/departure/own: the trainee's own departure and its checklist. */
export default function OwnDeparturePage() {
  const { own: text } = useText(departureText)
  const { menus } = useDepartureWords()
  const title = menus['training.ownDeparture']
  const { data, error, refetch } = useOwnDeparture()
  const [isOpen, setOpen] = useState(false)
  if (!data) return <Pending title={title} error={error} onRetry={() => void refetch()} />
  const { departure, isTrainee, mayAsk } = data
  return (
    <section>
      <div className="screen-head">
        <div>
          <h1>{title}</h1>
          <p className="screen-lead">{text.lead}</p>
        </div>
        <div className="screen-actions">
          {mayAsk && (
            <Button type="primary" onClick={() => setOpen(true)}>
              {text.ask}
            </Button>
          )}
        </div>
      </div>
      {!departure && <div className="panel list-message">{isTrainee ? text.none : text.notTrainee}</div>}
      {departure && <OwnDeparture one={departure} />}
      <DepartureForm isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}

function OwnDeparture({ one }: { one: OpenedDeparture }) {
  const { own: text } = useText(departureText)
  const { flows, departureKinds } = useDepartureWords()
  const factsOf = useDepartureFacts()
  const withdraw = useWithdrawDeparture()
  const [isRating, setRating] = useState(false)
  const giveUp = async () => {
    if (await ask({ title: text.withdrawQuestion, content: text.withdrawNote, okText: text.withdraw, danger: true }))
      withdraw.mutate(one.id, { onSuccess: () => void toast.success(text.withdrawn) })
  }
  return (
    <>
      <section className="panel" aria-label={departureKinds[one.kind]}>
        <div className="panel-head">
          <h2>{departureKinds[one.kind]}</h2>
          <StateTag tone={DEPARTURE_TONES[one.state]}>{flows.departure.states[one.state]}</StateTag>
        </div>
        <FactList facts={factsOf(one).slice(1)} />
        {hasLeft(one.state) && <p className="soft">{text.gone}</p>}
        {one.mayWithdraw && <Button onClick={() => void giveUp()}>{text.withdraw}</Button>}
      </section>
      <Checklist
        items={one.clearances}
        extra={(item) => item.owner === 'trainee' && one.mayRate && <Button onClick={() => setRating(true)}>{text.rate}</Button>}
      />
      <RatingForm isOpen={isRating} id={one.id} onClose={() => setRating(false)} />
    </>
  )
}

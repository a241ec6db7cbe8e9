import type { DepartureDetail } from '@residency/contract/areas/students/departure/departure.contract'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { Checklist } from './checklist.tsx'
import { useWithdrawDeparture } from './departure.queries.ts'
import { DEPARTURE_TONES, hasLeft } from './departure.rules.ts'
import { departureText } from './departure.text.ts'
import type { RatingFormProps } from './rating-form.tsx'
import { useDepartureFacts } from './use-departure-facts.ts'

const RatingForm = lazyDialog<RatingFormProps>(() =>
  import('./rating-form.tsx').then((part) => part.default),
)

/** The trainee's departure: facts, status, the checklist with the evaluation. */
export function OwnDeparture({ departure }: { departure: DepartureDetail }) {
  const { own: text, record: note } = useText(departureText)
  const { flows, departureKinds } = useText(departureWords)
  const factsOf = useDepartureFacts()
  const withdraw = useWithdrawDeparture()
  const [isRating, setRating] = useState(false)
  const giveUp = () => askToWithdraw(text, {}, () => withdraw.mutateAsync(departure.id))

  return (
    <>
      <section className="panel" aria-label={departureKinds[departure.kind]}>
        <div className="panel-head">
          <h2>{departureKinds[departure.kind]}</h2>
          <StateTag tone={DEPARTURE_TONES[departure.state]}>
            {flows.departure.states[departure.state]}
          </StateTag>
        </div>
        <FactList facts={factsOf(departure).slice(1)} />
        {departure.recordedBy && <p>{say(note.own, { name: departure.recordedBy })}</p>}
        {hasLeft(departure.state) && <p className="soft">{text.gone}</p>}
        {departure.mayWithdraw && <Button onClick={() => void giveUp()}>{text.withdraw}</Button>}
      </section>
      <Checklist
        items={departure.clearances}
        extra={(item) =>
          item.owner === 'trainee' &&
          departure.mayRate && <Button onClick={() => setRating(true)}>{text.rate}</Button>
        }
      />
      <RatingForm isOpen={isRating} id={departure.id} onClose={() => setRating(false)} />
    </>
  )
}

import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { downloadOwnAgreement, useOwnArrival } from './arrival.queries.ts'
import { arrivalText } from './arrival.text.ts'

/** When and where to come, for the one who is to come; the agreement once there is one. */
export function OwnArrival() {
  const text = useText(arrivalText)
  const own = useOwnArrival().data
  const [isBusy, setBusy] = useState(false)
  if (!own) return null
  const { agreement } = own
  const facts: [string, string][] = [
    [text.when, own.arriveAt],
    [text.where, own.place],
    ...(own.note ? [[text.note, own.note] as [string, string]] : []),
    ...(agreement
      ? ([
          [text.agreement, agreement.number],
          [text.training, say(text.trainingSpan, { from: agreement.startsOn, to: agreement.endsOn })],
        ] as [string, string][])
      : []),
  ]
  const download = () => {
    setBusy(true)
    void downloadOwnAgreement()
      .catch(() => {}) // told by the call itself
      .finally(() => setBusy(false))
  }
  return (
    <section className="panel">
      <h2>{text.ownTitle}</h2>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {agreement && (
        <Button type="primary" loading={isBusy} onClick={download}>
          {text.ownAgreement}
        </Button>
      )}
    </section>
  )
}

import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { useFileWindowOf } from '../../files/files.public.ts'
import { downloadOwnAgreement, useOwnArrival } from './arrival.queries.ts'
import { arrivalText } from './arrival.text.ts'

/** Time and place of arrival for the applicant, and the agreement if it exists. */
export function OwnArrival() {
  const text = useText(arrivalText)
  const own = useOwnArrival().data
  const copies = useFileWindowOf()
  if (!own) return null

  const { agreement } = own

  const facts: (Fact | false | null)[] = [
    [text.when, own.arriveAt],
    [text.where, own.place],
    own.note !== null && [text.note, own.note],
    agreement && [text.agreement, agreement.number],
    agreement && [
      text.training,
      say(text.trainingSpan, { from: agreement.startsOn, to: agreement.endsOn }),
    ],
  ]

  return (
    <section className="panel">
      <h2>{text.ownTitle}</h2>
      <FactList facts={facts.filter((fact) => fact !== null && fact !== false)} />
      {agreement && (
        <p className="panel-way">
          <DownloadButton type="primary" download={downloadOwnAgreement}>
            {text.ownAgreement}
          </DownloadButton>{' '}
          {agreement.copy && (
            <Button onClick={() => copies.preview(agreement.copy!)}>{text.copy}</Button>
          )}
        </p>
      )}
      {copies.previewWindow}
    </section>
  )
}

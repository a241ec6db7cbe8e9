import type { Certificate } from '@residency/contract/areas/teachers/certificates/certificate.contract'
import { certificateWords } from '@residency/contract/areas/teachers/certificates/text'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { FileNames } from '../file-names.tsx'
import '../teachers.css'
import {
  type OwnCertificates as Own,
  useOwnCertificates,
  useWithdrawRecord,
} from './certificate.queries.ts'
import { certificateText } from './certificate.text.ts'
import { RECORD_TONES, VALIDITY_TONES } from './certificate-tones.rules.ts'
import type { HandInProps } from './hand-in.tsx'

const HandIn = lazyDialog<HandInProps>(() => import('./hand-in.tsx').then((part) => part.default))

/** The own certificates, and those handed in that wait or were turned down. */
export function OwnCertificates() {
  const { own: text } = useText(certificateText)
  const { data, error, refetch } = useOwnCertificates()
  const handInDialog = useRowDialog<Certificate>()
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  const isNone = data.certificates.length + data.records.length === 0

  return (
    <section className="panel" aria-label={text.title}>
      <div className="panel-head">
        <h2>{text.title}</h2>
        <Button onClick={handInDialog.add}>{text.add}</Button>
      </div>
      {isNone && <p className="soft">{text.none}</p>}
      <ul className="paper-list">
        {data.records.map((record) => (
          <OwnRecord key={`r${record.id}`} record={record} />
        ))}
        {data.certificates.map((certificate) => (
          <OwnCertificate
            key={certificate.id}
            certificate={certificate}
            onRenew={() => handInDialog.open(certificate)}
          />
        ))}
      </ul>
      <HandIn
        isOpen={handInDialog.isOpen}
        renewed={handInDialog.opened}
        onClose={handInDialog.close}
      />
    </section>
  )
}

type Paper = { kindLabel: string; number: string; issuer: string; validUntil: string | null }

function PaperFacts({ paper }: { paper: Paper }) {
  const { own: text } = useText(certificateText)

  const line = say(paper.validUntil ? text.until : text.endless, {
    issuer: paper.issuer,
    until: paper.validUntil ?? '',
  })

  return (
    <div>
      <strong>{paper.kindLabel}</strong> <span className="figures">{paper.number}</span>
      <br />
      <span className="soft">{line}</span>
    </div>
  )
}

function OwnCertificate({
  certificate,
  onRenew,
}: {
  certificate: Certificate
  onRenew: () => void
}) {
  const { own: text } = useText(certificateText)
  const { validities } = useText(certificateWords)
  return (
    <li>
      <PaperFacts paper={certificate} />
      <StateTag tone={VALIDITY_TONES[certificate.validity]}>
        {validities[certificate.validity]}
      </StateTag>
      <FileNames files={certificate.files} />
      {certificate.validUntil && <Button onClick={onRenew}>{text.renew}</Button>}
    </li>
  )
}

function OwnRecord({ record }: { record: Own['records'][number] }) {
  const { own: text } = useText(certificateText)
  const { states } = useText(certificateWords).flows.certificateRecord
  const withdraw = useWithdrawRecord()
  const leave = () => askToWithdraw(text, {}, () => withdraw.mutateAsync(record.id))

  return (
    <li>
      <div>
        <PaperFacts paper={record} />
        {record.reason && <p>{say(text.reason, { reason: record.reason })}</p>}
      </div>
      <StateTag tone={RECORD_TONES[record.state]}>{states[record.state]}</StateTag>
      <FileNames files={record.files} />
      {record.mayWithdraw && <Button onClick={() => void leave()}>{text.withdraw}</Button>}
    </li>
  )
}

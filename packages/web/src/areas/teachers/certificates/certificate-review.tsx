import type { CertificateRecord } from '@residency/contract/areas/teachers/certificates/certificate.contract'
import { certificateWords } from '@residency/contract/areas/teachers/certificates/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { asEvidence, useEvidencePane } from '../../files/files.public.ts'
import { PhonePapers } from '../phone-papers.tsx'
import { useCertificateRecord, useWaitingRecords } from './certificate.queries.ts'
import { certificateText } from './certificate.text.ts'
import { RECORD_TONES } from './certificate-tones.rules.ts'

type Props = { id: number; isVisit: boolean; review: Review; onOpen: (id: number | null) => void }

/** A certificate handed in: what it says left, its scans right. */
export function CertificateReview({ id, isVisit, review, onOpen }: Props) {
  const text = useText(certificateText)
  const { fields, flows, recordActions } = useText(certificateWords)
  const { data: certificate, error } = useCertificateRecord(id)
  const waiting = useWaitingRecords().data
  const files = asEvidence(certificate?.files, fields.files)
  const pane = useEvidencePane(files)

  return (
    <ReviewScreen<CertificateRecord>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={certificate}
      lead={
        certificate && (
          <StateTag tone={RECORD_TONES[certificate.state]}>
            {flows.certificateRecord.states[certificate.state]}
          </StateTag>
        )
      }
      evidence={pane}
    >
      {certificate && (
        <section className="panel">
          <FactList
            facts={[
              [text.what, recordActions[certificate.action]],
              [text.department, certificate.department],
              [fields.kind, certificate.kindLabel],
              [fields.number, certificate.number],
              [fields.issuer, certificate.issuer],
              [fields.issuedOn, certificate.issuedOn],
              [fields.validUntil, certificate.validUntil ?? text.endless],
              [text.handedIn, certificate.createTime],
              ...(certificate.reason ? [[text.reason, certificate.reason, true] as const] : []),
            ]}
          />
        </section>
      )}
      <PhonePapers title={text.scans} files={certificate?.files ?? []} />
    </ReviewScreen>
  )
}

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
  const { data: one, error } = useCertificateRecord(id)
  const waiting = useWaitingRecords().data
  const files = asEvidence(one?.files, fields.files)
  const pane = useEvidencePane(files)

  return (
    <ReviewScreen<CertificateRecord>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={one}
      lead={
        one && (
          <StateTag tone={RECORD_TONES[one.state]}>
            {flows.certificateRecord.states[one.state]}
          </StateTag>
        )
      }
      evidence={pane}
    >
      {one && (
        <section className="panel">
          <FactList
            facts={[
              [text.what, recordActions[one.action]],
              [text.department, one.department],
              [fields.kind, one.kindLabel],
              [fields.number, one.number],
              [fields.issuer, one.issuer],
              [fields.issuedOn, one.issuedOn],
              [fields.validUntil, one.validUntil ?? text.endless],
              [text.handedIn, one.createTime],
              ...(one.reason ? [[text.reason, one.reason, true] as const] : []),
            ]}
          />
        </section>
      )}
      <PhonePapers title={text.scans} files={one?.files ?? []} />
    </ReviewScreen>
  )
}

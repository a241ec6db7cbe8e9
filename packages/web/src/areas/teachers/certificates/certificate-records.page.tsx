import {
  type CertificateRecord,
  certificateRecordSorts,
  certificateReview,
} from '@residency/contract/areas/teachers/certificates/certificate.contract'
import { certificateRecordFlow } from '@residency/contract/areas/teachers/certificates/certificate-record.flow'
import { certificateWords } from '@residency/contract/areas/teachers/certificates/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import type { Review } from '../../../screens/review/review.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import {
  CERTIFICATE_PATHS,
  type RecordListInput,
  useCertificateKinds,
  useCertificateRecords,
} from './certificate.queries.ts'
import { certificateText } from './certificate.text.ts'
import { useRecordColumns } from './certificate-columns.tsx'
import { CertificateReview } from './certificate-review.tsx'

/** View key teacher/certificate/record: certificates handed in; `?id=` opens one in the page. */
export default function CertificateRecordsPage() {
  const { id, isVisit, open } = useOpened()
  const { done } = useText(certificateText)
  const { actions } = useText(certificateWords).flows.certificateRecord
  const review: Review = { calls: certificateReview, paths: CERTIFICATE_PATHS, actions, done }

  return id > 0 ? (
    <CertificateReview key={id} id={id} isVisit={isVisit} review={review} onOpen={open} />
  ) : (
    <RecordList review={review} onOpen={open} />
  )
}

function RecordList({ review, onOpen }: { review: Review; onOpen: (id: number) => void }) {
  const text = useText(certificateText)
  const { fields, flows } = useText(certificateWords)
  const list = useListState('certificate-records', ['keywords', 'waiting', 'state', 'kind'])
  const result = useCertificateRecords(list.input as RecordListInput)
  const kinds = useCertificateKinds().data ?? []
  const { actionsOf, dialogs } = useDecisions(review)
  const columns = useRecordColumns(onOpen, actionsOf)

  return (
    <>
      <ListScreen<CertificateRecord>
        title={text.recordsTitle}
        lead={result.data && say(text.recordsLead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={certificateRecordSorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter(
            'state',
            fields.state,
            toChoices(certificateRecordFlow.states, flows.certificateRecord.states),
          ),
          choiceFilter('kind', fields.kind, kinds),
        ]}
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {text.noneRecords}
      </ListScreen>
      {dialogs}
    </>
  )
}

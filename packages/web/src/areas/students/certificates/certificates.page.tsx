import { completionPermissions as may } from '@residency/contract/areas/students/completion/access'
import {
  type Certificate,
  certificateSorts,
} from '@residency/contract/areas/students/completion/certificate.contract'
import { completionWords } from '@residency/contract/areas/students/completion/text'
import { useState } from 'react'
import { usePerm } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { useCertificateColumns } from './certificate.columns.tsx'
import {
  type CertificateListInput,
  downloadBatch,
  downloadCertificate,
  useBatches,
  useCertificates,
} from './certificate.queries.ts'
import { certificatesText } from './certificates.text.ts'
import type { EndProps } from './end-certificate.tsx'

const EndCertificate = lazyDialog<EndProps>(() =>
  import('./end-certificate.tsx').then((part) => part.default),
)

const LOOK_MS = 3000

/** View key student/certificate/index: every certificate, revocation and duplicates. */
export default function CertificatesPage() {
  const text = useText(certificatesText)
  const { menus } = useText(completionWords)
  const list = useListState('certificates', ['keywords', 'validity'])
  const [isDrawing, setDrawing] = useState(false)
  const result = useCertificates(list.input as CertificateListInput, isDrawing ? LOOK_MS : false)
  const isOpen =
    result.data?.list.some(({ isDrawn, revokedOn }) => !isDrawn && revokedOn === null) ?? false
  if (isOpen !== isDrawing) setDrawing(isOpen)

  const [ended, setEnded] = useState<Omit<EndProps, 'onClose'>>({
    isOpen: false,
    row: undefined,
    isDuplicate: false,
  })

  const actionsOf = (row: Certificate): RowAction[] =>
    row.actions.map((key) => ({
      key,
      label: text[key],
      danger: key === 'revoke',
      onClick: () =>
        key === 'download'
          ? void downloadCertificate(row.id)
          : setEnded({ isOpen: true, row, isDuplicate: key === 'reissue' }),
    }))

  const validities = toChoices(['valid', 'revoked'], text)

  return (
    <>
      <ListScreen<Certificate>
        title={menus['training.certificates']}
        list={list}
        result={result}
        columns={useCertificateColumns(actionsOf)}
        lead={result.data && say(text.lead, { total: result.data.total })}
        sorts={certificateSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('validity', text.validity, validities),
        ]}
      >
        {text.empty}
      </ListScreen>
      <Batches />
      <EndCertificate {...ended} onClose={() => setEnded({ ...ended, isOpen: false })} />
    </>
  )
}

/** The own latest issues: how far they are, all of one as an archive. */
function Batches() {
  const text = useText(certificatesText)
  const mayIssue = usePerm([may.issue])
  const { data = [] } = useBatches(mayIssue)
  if (data.length === 0) return null

  return (
    <section className="panel" aria-label={text.batches}>
      <h2>{text.batches}</h2>
      <ul className="record-list">
        {data.map(({ id, createTime, total, done }) => (
          <li key={id} className="panel-head">
            <span className="figures">{say(text.batch, { time: createTime, done, total })}</span>
            {done === total && (
              <DownloadButton download={() => downloadBatch(id)}>{text.zip}</DownloadButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

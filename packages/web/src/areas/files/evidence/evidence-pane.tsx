import type { storedFile } from '@residency/contract/areas/files/stored-file.public'
import { Alert, Button, Empty, Skeleton } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PreviewPicture } from '../../../ui/upload/pictures/preview-picture.tsx'
import { openInWindow } from '../../../ui/upload/queue/open-address.ts'
import '../../../ui/upload/upload.css'
import { useAddress } from '../../../ui/upload/use-address.ts'
import './evidence.css'
import { evidenceText } from '../files.text.ts'
import { useFileService } from '../use-file-services.ts'

/** PDF viewer options: fit to width, no thumbnails. */
const BARE_VIEWER = '#navpanes=0&view=FitH'

type StoredFile = z.output<typeof storedFile>

/** A file and the fact it proves. */
type Evidence = { key: string; label: string; hint: string; file: StoredFile }

/** The files of a record, none while it is loading; `hint` is the fact that they all prove. */
export const asEvidence = (files: readonly StoredFile[] | undefined, hint: string): Evidence[] =>
  (files ?? []).map((file) => ({ key: file.filePath, label: file.name, hint, file }))

type EvidencePaneProps = {
  files: readonly Evidence[]
  openKey: string | null
  onShow: (key: string) => void
}

/** The evidence of a record, one file at a time, next to the record. */
export function EvidencePane({ files, openKey, onShow }: EvidencePaneProps) {
  const text = useText(evidenceText)
  const shownFile = files.find(({ key }) => key === openKey) ?? files[0]
  return (
    <aside className="panel evidence" aria-label={text.title}>
      <h2>
        {text.title}{' '}
        {files.length > 0 && (
          <small className="soft">{say(text.count, { count: files.length })}</small>
        )}
      </h2>
      {!shownFile && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.none} />}
      {shownFile && (
        <>
          <ul className="evidence-list">
            {files.map((file) => (
              <li key={file.key}>
                <button
                  type="button"
                  aria-pressed={file.key === shownFile.key}
                  title={file.hint}
                  onClick={() => onShow(file.key)}
                >
                  {file.label}
                </button>
              </li>
            ))}
          </ul>
          <EvidenceFile key={shownFile.key} evidence={shownFile} />
        </>
      )}
    </aside>
  )
}

/** The same pane, which remembers by itself which file is shown. */
export function useEvidencePane(files: readonly Evidence[]) {
  const [openKey, setOpenKey] = useState<string | null>(null)
  return <EvidencePane files={files} openKey={openKey} onShow={setOpenKey} />
}

function EvidenceFile({ evidence: { file } }: { evidence: Evidence }) {
  const text = useText(evidenceText)
  const reading = useFileService('proof')
  const address = useAddress(file, reading)

  const open = (
    <Button onClick={() => void openInWindow(() => reading.addressOf(file)).catch(() => {})}>
      {text.openFile}
    </Button>
  )

  if (address.fault)
    return (
      <Alert
        type="error"
        role="alert"
        title={say(text.cannotShow, { reason: address.fault })}
        action={<Button onClick={address.renew}>{text.again}</Button>}
      />
    )

  if (address.url === null) return <Skeleton.Node active className="evidence-waiting" />
  if (file.view === 'image')
    return <PreviewPicture url={address.url} name={file.name} renew={address.renew} />

  // Browsers without a PDF viewer would download it into the frame.
  if (file.view === 'pdf' && navigator.pdfViewerEnabled !== false)
    return (
      <iframe className="evidence-paper" src={`${address.url}${BARE_VIEWER}`} title={file.name} />
    )

  return <Alert type="info" title={file.view === 'pdf' ? file.name : text.noView} action={open} />
}

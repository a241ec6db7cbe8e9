import { Alert, Button, Empty, Skeleton } from 'antd'
import { say, useText } from '../../../platform/i18n.ts'
import { openInWindow } from '../../../ui/upload/open-address.ts'
import { PreviewPicture } from '../../../ui/upload/preview-picture.tsx'
import '../../../ui/upload/upload.css'
import { useAddress } from '../../../ui/upload/use-address.ts'
import { useFileService } from '../../files/files.public.ts'
import { useSignupWords } from '../use-signup-words.ts'
import type { Evidence } from './review.rules.ts'
import { reviewText } from './review.text.ts'

/** The page as wide as the pane, without the list of pages beside it. */
const BARE_VIEWER = '#navpanes=0&view=FitH'

type EvidencePaneProps = { files: readonly Evidence[]; shown: string | null; onShow: (key: string) => void }

/** What proves the sign-up, one file at a time, beside what it proves. */
export function EvidencePane({ files, shown, onShow }: EvidencePaneProps) {
  const text = useText(reviewText)
  const { sections } = useSignupWords()
  // a level of education or a list may have several: their own names tell them apart
  const nameOf = ({ section, title, file }: Evidence) => {
    const named = sections[section as keyof typeof sections] ?? section
    return title ? say(text.evidenceOf, { section: named, name: file.name }) : named
  }
  const one = files.find(({ key }) => key === shown) ?? files[0]
  return (
    <aside className="panel evidence" aria-label={text.evidence}>
      <h2>
        {text.evidence} {files.length > 0 && <small className="soft">{say(text.evidenceCount, { count: files.length })}</small>}
      </h2>
      {!one && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.evidenceNone} />}
      {one && (
        <>
          <ul className="evidence-list">
            {files.map((file) => (
              <li key={file.key}>
                <button
                  type="button"
                  aria-pressed={file.key === one.key}
                  title={[file.title, file.file.name].filter(Boolean).join(' · ')}
                  onClick={() => onShow(file.key)}
                >
                  {nameOf(file)}
                </button>
              </li>
            ))}
          </ul>
          <Shown key={one.key} one={one} />
        </>
      )}
    </aside>
  )
}

function Shown({ one: { file } }: { one: Evidence }) {
  const text = useText(reviewText)
  const reading = useFileService('proof')
  const address = useAddress(file, reading)
  const open = <Button onClick={() => void openInWindow(reading.addressOf(file)).catch(() => {})}>{text.openFile}</Button>
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
  if (file.view === 'image') return <PreviewPicture url={address.url} name={file.name} renew={address.renew} />
  // browsers without a PDF viewer of their own would download it into the frame
  if (file.view === 'pdf' && navigator.pdfViewerEnabled !== false)
    return <iframe className="evidence-paper" src={`${address.url}${BARE_VIEWER}`} title={file.name} />
  return <Alert type="info" title={file.view === 'pdf' ? file.name : text.noView} action={open} />
}

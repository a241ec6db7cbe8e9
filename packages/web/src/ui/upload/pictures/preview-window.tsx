import { DownloadOutlined, ExportOutlined } from '@ant-design/icons'
import { Alert, Button, Skeleton } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../dialog.tsx'
import { openInWindow } from '../queue/open-address.ts'
import type { StoredFile } from '../queue/stored-file.ts'
import type { UploadService } from '../queue/upload-service.ts'
import { uploadText } from '../upload.text.ts'
import { type Address, useAddress } from '../use-address.ts'
import { PreviewMedia } from './preview-media.tsx'
import { PreviewPicture } from './preview-picture.tsx'
import '../upload.css'

type PreviewWindowProps = {
  isOpen: boolean
  file: StoredFile | null
  reading: Pick<UploadService, 'addressOf'>
  onClose: () => void
  onDownload: () => void
}

/** File preview: pictures, PDF, video and audio. */
export function PreviewWindow({ isOpen, file, reading, onClose, onDownload }: PreviewWindowProps) {
  const text = useText(uploadText)
  const address = useAddress(isOpen ? file : null, reading)
  if (!file) return null

  const renderPreview = () => {
    if (address.fault)
      return (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={say(text.cannotShow, { reason: address.fault })}
          action={<Button onClick={address.renew}>{text.again}</Button>}
        />
      )
    if (address.url === null) return <Skeleton.Node active className="preview-waiting" />

    return <PreviewContent key={file.filePath} file={file} address={address} url={address.url} />
  }

  return (
    <Dialog title={file.name} isOpen={isOpen} onClose={onClose} width={1040}>
      <div className="preview">
        <div className="preview-acts">
          {(file.view === 'pdf' || file.view === 'image') && (
            <Button
              icon={<ExportOutlined />}
              onClick={() => void openInWindow(() => reading.addressOf(file)).catch(showError)}
            >
              {text.newWindow}
            </Button>
          )}
          <Button icon={<DownloadOutlined />} onClick={onDownload}>
            {text.downloadShort}
          </Button>
        </div>
        {renderPreview()}
      </div>
    </Dialog>
  )
}

const showError = (error: unknown) =>
  toast.error(error instanceof Error ? error.message : String(error))

function PreviewContent({
  file,
  address,
  url,
}: {
  file: StoredFile
  address: Address
  url: string
}) {
  const text = useText(uploadText)
  if (file.view === 'image')
    return <PreviewPicture url={url} name={file.name} renew={address.renew} />
  if (file.view === 'video' || file.view === 'audio')
    return <PreviewMedia kind={file.view} name={file.name} url={url} renew={address.renew} />

  // Browsers without a PDF viewer (most phones) would download it into the frame.
  if (file.view === 'pdf' && navigator.pdfViewerEnabled !== false)
    return (
      <iframe className="preview-pdf" src={url} title={say(text.preview, { name: file.name })} />
    )

  return null
}

import { useState } from 'react'
import { toast } from '../../platform/feedback.ts'
import { lazyDialog } from '../lazy-dialog.tsx'
import { openInWindow, saveAddress } from './queue/open-address.ts'
import type { StoredFile } from './queue/stored-file.ts'
import type { UploadService } from './queue/upload-service.ts'

const PreviewWindow = lazyDialog(() =>
  import('./pictures/preview-window.tsx').then((part) => part.PreviewWindow),
)

type FileAddresses = Pick<UploadService, 'addressOf'>

const showError = (error: unknown) =>
  toast.error(error instanceof Error ? error.message : String(error))

/**
 * Preview and download of files; render `previewWindow` once, anywhere. A PDF opens in a window of
 * its own; if the browser forbids one, in the preview.
 */
export function useFileWindow(reading: FileAddresses) {
  const [file, setFile] = useState<StoredFile | null>(null)
  const [isOpen, setOpen] = useState(false)
  const download = (storedFile: StoredFile) =>
    void reading
      .addressOf(storedFile)
      .then((address) => saveAddress(address, storedFile.name), showError)

  const show = (storedFile: StoredFile) => {
    setFile(storedFile)
    setOpen(true)
  }

  const preview = (storedFile: StoredFile) => {
    if (storedFile.view === 'pdf')
      void openInWindow(
        () => reading.addressOf(storedFile),
        () => show(storedFile),
      ).catch(showError)
    else show(storedFile)
  }

  const previewWindow = (
    <PreviewWindow
      isOpen={isOpen}
      file={file}
      reading={reading}
      onClose={() => setOpen(false)}
      onDownload={() => file && download(file)}
    />
  )

  return { preview, download, previewWindow }
}

import { useEffect, useRef, useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { lazyDialog } from '../lazy-dialog.tsx'
import { FileRow } from './file-row.tsx'
import type { StoredFile } from './queue/stored-file.ts'
import type { UploadService } from './queue/upload-service.ts'
import { uploadText } from './upload.text.ts'
import { cutOf, UploadArea } from './upload-area.tsx'
import { UploadRow } from './upload-row.tsx'
import { useFileWindow } from './use-file-window.tsx'
import { useOwnUploader, useUploads } from './use-uploads.ts'

const CropDialog = lazyDialog(() =>
  import('./pictures/crop-dialog.tsx').then((part) => part.CropDialog),
)

type UploadFieldProps = {
  id?: string
  value?: readonly StoredFile[]
  onChange?: (value: readonly StoredFile[]) => void
  service: UploadService
  max?: number
  hint?: string

  /** Aspect ratio (width / height) to crop pictures to before the upload. */
  cropTo?: number

  /** The number of pending or failed uploads: the form cannot be submitted while there are any. */
  onBusy?: (count: number) => void
}

const NONE: readonly StoredFile[] = []

/** A form field of files: stored ones, uploads, and a drop area. */
export function UploadField({
  id,
  value = NONE,
  onChange,
  service,
  max = 10,
  hint,
  cropTo,
  onBusy,
}: UploadFieldProps) {
  const text = useText(uploadText)
  const frame = useRef<HTMLDivElement>(null)
  const current = useRef(value)

  useEffect(() => {
    current.current = value
  }, [value])

  /** Only pictures chosen on this page can be cropped again. */
  const [sources, setSources] = useState<ReadonlyMap<string, File>>(new Map())
  const [cropped, setCropped] = useState<{ file: StoredFile; source: File } | null>(null)
  const replaces = useRef<{ old: StoredFile; source: File } | null>(null)
  const files = useFileWindow(service)
  const uploader = useOwnUploader(service.wire, frame)

  const change = (next: readonly StoredFile[]) => {
    current.current = next
    onChange?.(next)
  }

  const { snapshot, announcement } = useUploads(uploader, (file, source) => {
    setSources((known) => new Map(known).set(file.filePath, source))
    const gone = replaces.current?.source === source ? replaces.current.old : null

    change([
      ...current.current.filter(
        (storedFile) => storedFile !== gone && storedFile.filePath !== file.filePath,
      ),
      file,
    ])
  })

  const waiting = snapshot.items.length

  useEffect(() => onBusy?.(waiting), [onBusy, waiting])

  const recrop = (part: Blob) => {
    if (!cropped) return

    const source = cutOf(cropped.source, part)
    const judged = service.judge(source)
    if ('refusal' in judged) return

    replaces.current = { old: cropped.file, source }
    uploader.add(source, judged.purpose)
  }

  return (
    <div ref={frame} className="upload-field">
      <UploadArea
        id={id}
        uploader={uploader}
        service={service}
        room={max - value.length - waiting}
        max={max}
        hint={hint}
        cropTo={cropTo}
      />
      <ul className="file-list" aria-label={text.list}>
        {value.map((file) => {
          const source = sources.get(file.filePath)
          return (
            <FileRow
              key={file.filePath}
              file={file}
              source={source}
              onPreview={() => files.preview(file)}
              onDownload={() => files.download(file)}
              onCrop={
                source && file.view === 'image' ? () => setCropped({ file, source }) : undefined
              }
              onRemove={() =>
                change(
                  current.current.filter((storedFile) => storedFile.filePath !== file.filePath),
                )
              }
            />
          )
        })}
        {snapshot.items.map((item) => (
          <UploadRow key={item.key} item={item} pausedBy={snapshot.pausedBy} uploader={uploader} />
        ))}
      </ul>
      <span className="unseen" role="status">
        {announcement}
      </span>
      <CropDialog
        title={text.crop}
        okText={text.cropUse}
        isOpen={cropped !== null}
        picture={cropped?.source ?? null}
        {...(cropTo ? { aspect: cropTo } : {})}
        onClose={() => setCropped(null)}
        onDone={recrop}
      />
      {files.previewWindow}
    </div>
  )
}

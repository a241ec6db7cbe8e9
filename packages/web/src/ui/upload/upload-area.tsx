import { CameraOutlined, UploadOutlined } from '@ant-design/icons'
import { Alert } from 'antd'
import { type DragEvent, useRef, useState } from 'react'
import { toast } from '../../platform/feedback.ts'
import { say, useText } from '../../platform/texts/i18n.ts'
import { lazyDialog } from '../lazy-dialog.tsx'
import { FileButton } from './file-button.tsx'
import type { UploadService } from './queue/upload-service.ts'
import type { Uploader } from './queue/uploader.ts'
import { extensionOf, familyOf } from './size-words.rules.ts'
import { uploadText } from './upload.text.ts'
import { usePaste } from './use-paste.ts'
import './upload.css'

const CropDialog = lazyDialog(() =>
  import('./pictures/crop-dialog.tsx').then((part) => part.CropDialog),
)

type UploadAreaProps = {
  /** The id of the field: its label opens the chooser. */
  id?: string | undefined
  uploader: Uploader
  service: UploadService

  /** How many more files are accepted. */
  room: number
  max: number

  /** One line of limits: types, size, count. */
  hint?: string | undefined

  /** Aspect ratio (width / height) to crop pictures to before the upload. */
  cropTo?: number | undefined
}

const canUpload = () =>
  typeof File === 'function' &&
  typeof FileReader === 'function' &&
  typeof Blob.prototype.slice === 'function'

/** The drop area: choose, drop, paste or photograph files. */
export function UploadArea({ id, uploader, service, room, max, hint, cropTo }: UploadAreaProps) {
  const text = useText(uploadText)
  const frame = useRef<HTMLFieldSetElement>(null)
  const [isOver, setOver] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [picture, setPicture] = useState<File | null>(null)

  const send = (files: readonly File[]) => {
    const refused: string[] = []
    let left = room

    for (const file of files) {
      const { name } = file
      const judged = service.judge(file)

      if ('refusal' in judged) {
        refused.push(say(text.refused, { name, reason: judged.refusal }))
        toast.error(judged.refusal)
      } else if (left <= 0) refused.push(say(text.tooMany, { max, name }))
      else {
        const why = uploader.add(file, judged.purpose)
        if (why) refused.push(say(text[why], { name }))
        else left -= 1
      }
    }

    setRefusals(refused)
  }

  const take = (files: File[]) => {
    const first = files[0]
    if (cropTo && first && familyOf(first.name) === 'image' && !('refusal' in service.judge(first)))
      return setPicture(first)

    if (files.length) send(files)
  }

  usePaste(frame, take)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }

  if (!canUpload()) return <Alert type="error" showIcon title={text.unsupported} role="alert" />

  const isFull = room <= 0
  const choosing = { accept: service.accept, isDisabled: isFull, onFiles: take }

  return (
    <fieldset
      ref={frame}
      className={isOver ? 'drop-zone is-over' : 'drop-zone'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false)
      }}
      onDrop={drop}
    >
      <legend className="unseen">{text.choose}</legend>
      <div className="drop-line">
        <FileButton
          id={id}
          icon={<UploadOutlined />}
          label={text.choose}
          isMultiple={max > 1 && !cropTo}
          {...choosing}
        />
        <FileButton
          icon={<CameraOutlined />}
          label={text.takePhoto}
          camera="environment"
          {...choosing}
          accept="image/*"
        />
        <span className="drop-words">{isOver ? text.dropNow : text.drop}</span>
      </div>
      {hint && <small className="soft">{hint}</small>}
      {refusals.length > 0 && (
        <ul className="drop-refusals">
          {refusals.map((refusal) => (
            <li key={refusal}>{refusal}</li>
          ))}
        </ul>
      )}
      <CropDialog
        title={text.crop}
        okText={text.cropUse}
        isOpen={picture !== null}
        picture={picture}
        {...(cropTo ? { aspect: cropTo } : {})}
        onClose={() => setPicture(null)}
        onDone={(part) => send([cutOf(picture!, part)])}
      />
    </fieldset>
  )
}

/** A cropped picture keeps the original name with the extension jpg. */
export const cutOf = (picture: File, part: Blob) => {
  const extension = extensionOf(picture.name)
  const bare = extension ? picture.name.slice(0, -extension.length - 1) : picture.name
  return new File([part], `${bare}.jpg`, { type: 'image/jpeg' })
}

import { CameraOutlined, PictureOutlined } from '@ant-design/icons'
import { Alert, Progress } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FileButton } from '../../../ui/upload/file-button.tsx'
import { CropDialog } from '../../../ui/upload/pictures/crop-dialog.tsx'
import { applicantText } from '../applicant.text.ts'
import { EvidencePhoto } from '../evidence-photo.tsx'
import { uploadPhoto, useOwnRegistration } from '../registration/use-own-registration.ts'

const KINDS = ['image/jpeg', 'image/png']

/** Below this many pixels the photo on a printed ticket is too coarse. */
const MIN_WIDTH = 240

/** Choose or take a photo, crop, preview, save. */
export function PhotoStep() {
  const text = useText(applicantText)
  const own = useOwnRegistration((s) => s.own)
  const [picture, setPicture] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const choose = ([file]: File[]) => {
    if (!file) return

    const isTaken = KINDS.includes(file.type)

    setRefusal(isTaken ? null : text.photoWrongKind)

    if (isTaken) setPicture(file)
  }

  const use = async (part: Blob) => {
    setShare(0)

    try {
      await uploadPhoto(part, setShare)
      toast.success(text.photoSaved)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    }

    setShare(null)
  }

  const percent = Math.round((share ?? 0) * 100)
  const choosing = { accept: KINDS.join(), onFiles: choose }

  return (
    <div className="photo-step">
      <EvidencePhoto photoKey={own?.photoKey ?? null} alt={text.photoAlt} />
      <div className="photo-side">
        <p>{text.photoLead}</p>
        {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
        <div className="photo-buttons">
          <FileButton
            icon={<PictureOutlined />}
            label={own?.photoKey ? text.photoReplace : text.photoChoose}
            {...choosing}
          />
          <FileButton
            icon={<CameraOutlined />}
            label={text.photoCamera}
            camera="user"
            {...choosing}
          />
        </div>
      </div>
      <CropDialog
        title={text.photoCrop}
        okText={text.photoUse}
        isOpen={picture !== null}
        picture={picture}
        aspect={3 / 4}
        minWidth={MIN_WIDTH}
        onClose={() => setPicture(null)}
        onDone={use}
      >
        {share !== null && (
          <Progress percent={percent} aria-label={say(text.uploading, { percent })} />
        )}
      </CropDialog>
    </div>
  )
}

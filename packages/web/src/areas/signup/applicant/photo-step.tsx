import { CameraOutlined, PictureOutlined } from '@ant-design/icons'
import { Alert, Button, Progress, Skeleton } from 'antd'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EvidencePhoto } from '../evidence-photo.tsx'
import { applicantText } from './applicant.text.ts'
import { type Cut, cropPhoto } from './crop-photo.rules.ts'
import { uploadPhoto, useOwnRegistration } from './use-own-registration.ts'

const PhotoCrop = lazy(() => import('./photo-crop.tsx'))
const KINDS = ['image/jpeg', 'image/png']

/** Choose or take a photo, crop it, see it, keep it. */
export function PhotoStep() {
  const text = useText(applicantText)
  const own = useOwnRegistration((s) => s.own)
  const [source, setSource] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const cut = useRef<Cut | null>(null)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = '' // the same file may be chosen again
    if (!file) return
    if (!KINDS.includes(file.type)) return setRefusal(text.photoWrongKind)
    setRefusal(null)
    setSource(URL.createObjectURL(file))
  }
  const close = () => {
    if (source) URL.revokeObjectURL(source)
    setSource(null)
  }
  const use = async () => {
    if (!source || !cut.current) return
    setShare(0)
    try {
      await uploadPhoto(await cropPhoto(source, cut.current), setShare)
      toast.success(text.photoSaved)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    }
    setShare(null)
    close()
  }
  const percent = Math.round((share ?? 0) * 100)
  return (
    <div className="photo-step">
      <EvidencePhoto photoKey={own?.photoKey ?? null} alt={text.photoAlt} />
      <div className="photo-side">
        <p>{text.photoLead}</p>
        {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
        <div className="photo-buttons">
          <FileButton icon={<PictureOutlined />} label={own?.photoKey ? text.photoReplace : text.photoChoose} onChange={choose} />
          <FileButton icon={<CameraOutlined />} label={text.photoCamera} onChange={choose} isCamera />
        </div>
      </div>
      <Dialog
        title={text.photoCrop}
        isOpen={source !== null}
        onClose={close}
        onOk={() => void use()}
        okText={text.photoUse}
        isBusy={share !== null}
      >
        <Suspense fallback={<Skeleton active />}>{source && <PhotoCrop source={source} onCut={(one) => (cut.current = one)} />}</Suspense>
        {share !== null && <Progress percent={percent} aria-label={say(text.uploading, { percent })} />}
      </Dialog>
    </div>
  )
}

type FileButtonProps = {
  icon: React.ReactNode
  label: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  isCamera?: boolean
}
function FileButton({ icon, label, onChange, isCamera = false }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={icon} onClick={() => input.current?.click()} className={isCamera ? 'camera-button' : ''}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={KINDS.join()}
        {...(isCamera ? { capture: 'user' as const } : {})}
        onChange={onChange}
      />
    </>
  )
}

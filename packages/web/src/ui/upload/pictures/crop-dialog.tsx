import { Skeleton } from 'antd'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../dialog.tsx'
import { uploadText } from '../upload.text.ts'
import { type Cut, cropPicture } from './crop-picture.ts'
import '../upload.css'
import { useObjectUrl } from '../use-object-url.ts'

const CropView = lazy(() => import('./crop-view.tsx'))

type CropDialogProps = {
  title: string
  okText: string
  isOpen: boolean
  picture: Blob | null
  aspect?: number
  minWidth?: number
  onClose: () => void

  /** Receives the cropped jpg; the dialog waits for it and then closes. */
  onDone: (part: Blob) => Promise<unknown> | unknown

  /** Shown below while waiting. */
  children?: ReactNode
}

/** A dialog to crop a picture. */
export function CropDialog({
  title,
  okText,
  isOpen,
  picture,
  aspect,
  minWidth = 0,
  onClose,
  onDone,
  children,
}: CropDialogProps) {
  const text = useText(uploadText)
  const source = useObjectUrl(picture ?? undefined)
  const [isBusy, setBusy] = useState(false)
  const cut = useRef<Cut | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins without a cut
  useEffect(() => {
    cut.current = null
  }, [picture])

  const use = async () => {
    if (!source || !cut.current) return

    setBusy(true)

    try {
      const part = await cropPicture(source, cut.current).catch(() => null)
      if (!part) return toast.error(text.unreadable)

      await onDone(part)
      onClose()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      onOk={() => void use()}
      okText={okText}
      isBusy={isBusy}
    >
      <Suspense fallback={<Skeleton active />}>
        {source && (
          <CropView
            source={source}
            aspect={aspect}
            minWidth={minWidth}
            onCut={(cutPicture) => (cut.current = cutPicture)}
          />
        )}
      </Suspense>
      {children}
    </Dialog>
  )
}

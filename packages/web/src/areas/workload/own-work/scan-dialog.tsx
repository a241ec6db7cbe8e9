import { Alert } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { startScan } from './barcode.calls.ts'
import '../entries/entries.css'
import { entryText } from '../entries/entry.text.ts'

export type ScanDialogProps = {
  isOpen: boolean
  numbers: readonly string[]
  onCodes: (codes: string[]) => void
  onClose: () => void
}

/** Reads barcodes by the camera, one after another; the camera is off as soon as it is closed. */
export default function ScanDialog({ isOpen, numbers, onCodes, onClose }: ScanDialogProps) {
  const { scan: text, comma } = useText(entryText)
  return (
    <Dialog title={text.title} isOpen={isOpen} onClose={onClose}>
      <Camera onCodes={onCodes} />
      <p role="status" className="figures">
        {numbers.length === 0
          ? text.none
          : say(text.taken, { count: numbers.length, codes: numbers.join(comma) })}
      </p>
    </Dialog>
  )
}

/** Lives as long as the dialog is open. */
function Camera({ onCodes }: Pick<ScanDialogProps, 'onCodes'>) {
  const { scan: text } = useText(entryText)
  const video = useRef<HTMLVideoElement>(null)
  const take = useRef(onCodes)

  take.current = onCodes

  const [camera, setCamera] = useState<'starting' | 'on' | 'refused' | 'failed'>('starting')

  useEffect(
    () =>
      startScan(video.current!, {
        onStart: () => setCamera('on'),
        onCodes: (codes) => take.current(codes),
        onFail: (isRefused) => setCamera(isRefused ? 'refused' : 'failed'),
      }),
    [],
  )

  const isBad = camera === 'refused' || camera === 'failed'

  return (
    <div className="work-scan">
      {isBad ? (
        <Alert type="warning" showIcon title={text[camera]} role="alert" />
      ) : (
        <p>{camera === 'starting' ? text.starting : text.help}</p>
      )}
      <video ref={video} muted playsInline hidden={isBad} aria-label={text.picture} />
    </div>
  )
}

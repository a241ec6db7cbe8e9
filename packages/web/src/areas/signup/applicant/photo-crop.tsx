import { Alert, Slider } from 'antd'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { say, useText } from '../../../platform/i18n.ts'
import { applicantText } from './applicant.text.ts'
import { type Cut, MIN_WIDTH } from './crop-photo.rules.ts'

const MAX_ZOOM = 4

/** Moves a 3:4 frame over a picture: by finger or mouse, zoom also by a slider; the arrow keys move it too. */
export default function PhotoCrop({ source, onCut }: { source: string; onCut: (cut: Cut) => void }) {
  const text = useText(applicantText)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [size, setSize] = useState<Cut | null>(null)
  const [isBroken, setBroken] = useState(false)
  return (
    <div>
      <div className="crop-frame">
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={3 / 4}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => {
            setSize(area)
            onCut(area)
          }}
          mediaProps={{ onError: () => setBroken(true), alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': text.photoCrop }}
        />
      </div>
      <div className="crop-zoom">
        <span>{text.photoZoom}</span>
        <Slider
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={setZoom}
          tooltip={{ open: false }}
          ariaLabelForHandle={text.photoZoom}
        />
      </div>
      {isBroken && <Alert type="error" showIcon title={text.photoUnreadable} role="alert" />}
      {size && size.width < MIN_WIDTH && (
        <Alert type="warning" showIcon title={say(text.photoSmall, { width: Math.round(size.width), height: Math.round(size.height) })} />
      )}
    </div>
  )
}

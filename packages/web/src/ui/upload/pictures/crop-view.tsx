import { RotateLeftOutlined, RotateRightOutlined } from '@ant-design/icons'
import { Alert, Segmented, Slider } from 'antd'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../choices/choices.ts'
import { IconButton } from '../../icon-button.tsx'
import { uploadText } from '../upload.text.ts'
import type { Cut } from './crop-picture.ts'

const MAX_ZOOM = 4
const ASPECTS = { own: null, square: 1, upright: 3 / 4, wide: 4 / 3 } as const
type AspectName = keyof typeof ASPECTS

type CropViewProps = {
  source: string

  /** Aspect ratio (width / height); free if left out. */
  aspect?: number | undefined

  /** Below this many pixels the crop is reported as low resolution. */
  minWidth: number
  onCut: (cut: Cut) => void
}

/** Moves a crop frame over a picture by mouse, finger or arrow keys; a slider also zooms. */
export default function CropView({ source, aspect, minWidth, onCut }: CropViewProps) {
  const text = useText(uploadText)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [turn, setTurn] = useState(0)
  const [cut, setCut] = useState<Cut | null>(null)
  const [own, setOwn] = useState(1)
  const [chosen, setChosen] = useState<AspectName>('own')
  const [isBroken, setBroken] = useState(false)
  const ownNow = turn % 180 === 0 ? own : 1 / own
  const shapes = toChoices(Object.keys(ASPECTS) as AspectName[], text.aspects)

  return (
    <div>
      <div className="crop-frame">
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          rotation={turn}
          maxZoom={MAX_ZOOM}
          aspect={aspect ?? ASPECTS[chosen] ?? ownNow}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => setOwn(naturalWidth / naturalHeight)}
          onCropComplete={(_, area) => {
            const next = { ...area, turn }
            setCut(next)
            onCut(next)
          }}
          mediaProps={{ onError: () => setBroken(true), alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': text.crop }}
        />
      </div>
      <div className="crop-zoom">
        <span>{text.zoom}</span>
        <Slider
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={setZoom}
          tooltip={{ open: false }}
          ariaLabelForHandle={text.zoom}
        />
        <IconButton
          label={text.turnLeft}
          icon={<RotateLeftOutlined />}
          onClick={() => setTurn((turn + 270) % 360)}
        />
        <IconButton
          label={text.turnRight}
          icon={<RotateRightOutlined />}
          onClick={() => setTurn((turn + 90) % 360)}
        />
      </div>
      {aspect === undefined && (
        <Segmented<AspectName>
          options={shapes}
          value={chosen}
          onChange={setChosen}
          aria-label={text.aspect}
        />
      )}
      {isBroken && <Alert type="error" showIcon title={text.unreadable} role="alert" />}
      {!isBroken && cut && cut.width < minWidth && (
        <Alert
          type="warning"
          showIcon
          title={say(text.coarse, { width: Math.round(cut.width), height: Math.round(cut.height) })}
        />
      )}
    </div>
  )
}

import {
  CompressOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { IconButton } from '../../icon-button.tsx'
import { byKey } from '../../key-press.ts'
import { uploadText } from '../upload.text.ts'
import {
  clampScale,
  FITTED,
  type PictureTransform,
  pinched,
  STEP,
} from './picture-transform.rules.ts'

const NUDGE = 40

/** A picture with zoom, rotation and panning by buttons, wheel, keys, mouse and two fingers. */
export function PreviewPicture({
  url,
  name,
  renew,
}: {
  url: string
  name: string
  renew: () => void
}) {
  const text = useText(uploadText)
  const [transform, setTransform] = useState<PictureTransform>(FITTED)
  const { fault, onError, again } = useFault(url, renew)
  const frame = useRef<HTMLDivElement>(null)
  const fingers = useFingers(setTransform)
  const zoom = (factor: number) =>
    setTransform((last) => ({ ...last, scale: clampScale(last.scale * factor) }))
  const turn = (degrees: number) => setTransform((last) => ({ ...last, turn: last.turn + degrees }))
  const move = (x: number, y: number) =>
    setTransform((last) => ({ ...last, x: last.x + x, y: last.y + y }))

  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    0: () => setTransform(FITTED),
    ArrowLeft: () => move(NUDGE, 0),
    ArrowRight: () => move(-NUDGE, 0),
    ArrowUp: () => move(0, NUDGE),
    ArrowDown: () => move(0, -NUDGE),
  }

  const onKey = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return

    event.preventDefault()
    act()
  }

  useEffect(() => {
    const node = frame.current

    // React's wheel listener is passive and cannot stop the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      setTransform((last) => ({
        ...last,
        scale: clampScale(last.scale * (event.deltaY < 0 ? STEP : 1 / STEP)),
      }))
    }

    node?.addEventListener('wheel', onWheel, { passive: false })

    return () => node?.removeEventListener('wheel', onWheel)
  }, [])

  if (fault === 'unreadable')
    return <Alert type="error" showIcon role="alert" title={text.unreadable} />

  if (fault) {
    const title = fault === 'busy' ? text.busy : text.unreachable
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={title}
        action={<Button onClick={again}>{text.again}</Button>}
      />
    )
  }

  return (
    <>
      <div className="preview-tools">
        <IconButton
          label={text.zoomOut}
          icon={<ZoomOutOutlined />}
          onClick={() => zoom(1 / STEP)}
        />
        <span className="figures" role="status">
          {say(text.percent, { percent: Math.round(transform.scale * 100) })}
        </span>
        <IconButton label={text.zoomIn} icon={<ZoomInOutlined />} onClick={() => zoom(STEP)} />
        <IconButton
          label={text.fit}
          icon={<CompressOutlined />}
          onClick={() => setTransform(FITTED)}
        />
        <IconButton label={text.turnLeft} icon={<RotateLeftOutlined />} onClick={() => turn(-90)} />
        <IconButton
          label={text.turnRight}
          icon={<RotateRightOutlined />}
          onClick={() => turn(90)}
        />
      </div>
      <div
        ref={frame}
        className="preview-picture"
        tabIndex={0}
        role="group"
        aria-label={text.picture}
        onKeyDown={byKey(onKey)}
        {...fingers}
      >
        <img
          src={url}
          alt={name}
          draggable={false}
          onError={onError}
          style={{
            transform: `translate(${transform.x}px, ${transform.y}px) rotate(${transform.turn}deg) scale(${transform.scale})`,
          }}
        />
      </div>
    </>
  )
}

/** An `img` does not report why it failed: the URL is requested once more. */
function useFault(url: string, renew: () => void) {
  const [fault, setFault] = useState<'unreadable' | 'busy' | 'network' | null>(null)

  const onError = async () => {
    const answer = await fetch(url).catch(() => null)
    void answer?.body?.cancel()

    const faultOf = () => {
      if (!answer) return 'network'

      return answer.status === 503 ? 'busy' : 'unreadable'
    }

    setFault(faultOf())
  }

  const again = () => {
    setFault(null)
    renew()
  }

  return { fault, onError: () => void onError(), again }
}

/** One finger or the mouse pans, two fingers zoom. */
function useFingers(setTransform: (change: (last: PictureTransform) => PictureTransform) => void) {
  const down = useRef(new Map<number, { x: number; y: number }>())
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const last = down.current.get(event.pointerId)
      if (!last) return

      const now = { x: event.clientX, y: event.clientY }

      down.current.set(event.pointerId, now)

      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1]

      setTransform((transform) =>
        other
          ? pinched(transform, other, last, now)
          : { ...transform, x: transform.x + now.x - last.x, y: transform.y + now.y - last.y },
      )
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => void down.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent<HTMLElement>) =>
      void down.current.delete(event.pointerId),
  }
}

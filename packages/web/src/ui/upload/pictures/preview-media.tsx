import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { uploadText } from '../upload.text.ts'

type PreviewMediaProps = { kind: 'video' | 'audio'; name: string; url: string; renew: () => void }

/** Minimum time between new URLs: a repeated failure right away is not caused by the URL. */
const RENEW_MS = 5000

/**
 * Video or audio with the browser's controls. When its URL expires, playback continues with a new
 * one at the same position.
 */
export function PreviewMedia({ kind, name, url, renew }: PreviewMediaProps) {
  const text = useText(uploadText)
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const position = useRef({ at: 0, isPlaying: false })
  const renewedAt = useRef(0)
  const [fault, setFault] = useState<'format' | 'network' | null>(null)

  const again = () => {
    renewedAt.current = Date.now()
    setFault(null)
    renew()
  }

  const onError = () => {
    // After a seek into unloaded data, the error can come before the seek event.
    position.current.at = player.current?.currentTime || position.current.at

    const isFormat = player.current?.error?.code === MediaError.MEDIA_ERR_DECODE
    const isTooSoon = Date.now() - renewedAt.current < RENEW_MS
    if (!isFormat && !isTooSoon && navigator.onLine) return again()

    const hasPlayed = position.current.at > 0

    setFault(isFormat || (!hasPlayed && navigator.onLine) ? 'format' : 'network')
  }

  const onReady = () => {
    const media = player.current
    if (!media || position.current.at === 0) return

    media.currentTime = position.current.at

    if (position.current.isPlaying) void media.play().catch(() => {})
  }

  useEffect(() => {
    if (fault !== 'network') return

    window.addEventListener('online', again)

    return () => window.removeEventListener('online', again)
  })

  const remember = () => {
    const media = player.current
    // An element that failed or has a new URL reports 0 and paused, so the last known position is
    // used.
    if (media && !media.error && media.readyState > 0)
      position.current = { at: media.currentTime, isPlaying: !media.paused }
  }

  const props = {
    ref: player,
    src: url,
    controls: true,
    preload: 'metadata' as const,
    'aria-label': name,
    onError,
    onLoadedMetadata: onReady,
    onTimeUpdate: remember,
    onSeeking: remember,
    onPlay: remember,
    onPause: remember,
  }

  return (
    <>
      {kind === 'video' ? (
        <video className="preview-film" playsInline {...props} />
      ) : (
        <audio className="preview-sound" {...props} />
      )}
      {fault && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={fault === 'format' ? text.cannotPlay : text.unreachable}
          {...(fault === 'network'
            ? { action: <Button onClick={again}>{text.again}</Button> }
            : {})}
        />
      )}
    </>
  )
}

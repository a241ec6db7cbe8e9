import { Alert } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { withPrompt } from '../../../platform/own-prompt.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { checkText } from './check.text.ts'
import { codeReader } from './read-code.calls.ts'

const LOOK_MS = 250
const pause = () => new Promise((go) => setTimeout(go, LOOK_MS))

/** Looks for a code in the picture of the camera until one is found. */
async function scan(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const stream = await withPrompt(() =>
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
  )
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) stop()

  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()

  const read = await codeReader()

  for (;;) {
    if (signal.aborted) return null

    const text = await read(video)
    if (text) {
      stop()
      return text
    }

    await pause()
  }
}

/** The camera's picture; reports the first code it sees. */
export function CameraScan({ onText }: { onText: (text: string) => void }) {
  const text = useText(checkText)
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onText)

  latest.current = onText

  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    const leaving = new AbortController()
    if (video.current)
      scan(video.current, leaving.signal).then(
        (found) => found && latest.current(found),
        () => !leaving.signal.aborted && setFailed(true),
      )

    return () => leaving.abort()
  }, [])

  if (isFailed) return <Alert type="warning" showIcon title={text.cameraFailed} />

  return (
    <figure className="camera-scan">
      <video ref={video} muted playsInline />
      <figcaption className="soft">{text.cameraHelp}</figcaption>
    </figure>
  )
}

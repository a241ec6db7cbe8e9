import { withPrompt } from '../../../platform/own-prompt.ts'

/** Part of the Barcode Detection API, which not every browser has. */
type Detector = { detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorKind = { new (): Detector; getSupportedFormats: () => Promise<string[]> }
const EACH_MS = 250
const detectorKind = () => (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector

/** Whether this browser reads barcodes and has a camera. */
export async function canScan(): Promise<boolean> {
  const kind = detectorKind()
  if (!kind || !navigator.mediaDevices) return false

  const [formats, devices] = await Promise.all([
    kind.getSupportedFormats(),
    navigator.mediaDevices.enumerateDevices(),
  ])

  return formats.length > 0 && devices.some((device) => device.kind === 'videoinput')
}

/** Shows the camera in a video and reports what it reads, until the returned function is called. */
export function startScan(
  video: HTMLVideoElement,
  watcher: {
    onStart: () => void
    onCodes: (codes: string[]) => void
    onFail: (isRefused: boolean) => void
  },
): () => void {
  let isOver = false
  let end = () => {}

  const run = async () => {
    const stream = await withPrompt(() =>
      navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
    )
    const stop = () => {
      for (const track of stream.getTracks()) track.stop()
    }
    if (isOver) return stop()

    end = stop
    video.srcObject = stream
    await video.play()
    watcher.onStart()

    const detector = new (detectorKind()!)()

    while (!isOver) {
      // a picture that cannot be read yet: the next one will
      const found = await detector.detect(video).catch(() => [])
      if (!isOver && found.length > 0) watcher.onCodes(found.map(({ rawValue }) => rawValue))
      await new Promise((next) => setTimeout(next, EACH_MS))
    }
  }

  run().catch((error: Error) => {
    end()
    if (!isOver) watcher.onFail(error.name === 'NotAllowedError')
  })

  return () => {
    isOver = true
    end()
  }
}

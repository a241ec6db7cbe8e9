type Source = HTMLVideoElement | ImageBitmap
type Detector = { detect: (source: Source) => Promise<{ rawValue: string }[]> }

type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

const LARGEST = 1200

const sizeOf = (source: Source) =>
  source instanceof HTMLVideoElement
    ? [source.videoWidth, source.videoHeight]
    : [source.width, source.height]

/** The browser's own reader of codes, if it has one. */
async function ownReader() {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (!Own) return null

  const formats: string[] = await Own.getSupportedFormats().catch(() => [])

  return formats.includes('qr_code') ? new Own({ formats: ['qr_code'] }) : null
}

/** Pixels of a picture, made smaller if it is large: a code needs no more. */
function pixelsOf(canvas: HTMLCanvasElement, source: Source) {
  const [width = 0, height = 0] = sizeOf(source)
  const scale = Math.min(1, LARGEST / Math.max(width, height, 1))

  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)

  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawing || canvas.width === 0) return null

  drawing.drawImage(source, 0, 0, canvas.width, canvas.height)

  return drawing.getImageData(0, 0, canvas.width, canvas.height)
}

/** Reads the QR code of a picture; null without one. */
export async function codeReader(): Promise<(source: Source) => Promise<string | null>> {
  const own = await ownReader()
  const canvas = document.createElement('canvas')
  const { default: decodeQr } = await import('qr/decode.js')

  const byLibrary = (source: Source) => {
    const pixels = pixelsOf(canvas, source)
    try {
      return pixels && decodeQr(pixels)
    } catch {
      return null
    }
  }

  return async (source) =>
    (await own?.detect(source).catch(() => []))?.[0]?.rawValue ?? byLibrary(source)
}

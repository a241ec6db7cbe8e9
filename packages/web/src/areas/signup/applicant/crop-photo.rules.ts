export type Cut = { x: number; y: number; width: number; height: number }
/** Below this many pixels a printed ticket looks coarse. */
export const MIN_WIDTH = 240
const MAX_WIDTH = 900
const QUALITY = 0.9

/** The chosen part of a picture as a jpg, at most 900 × 1200. What the picture says about place and camera stays behind. */
export async function cropPhoto(source: string, cut: Cut): Promise<Blob> {
  const image = new Image()
  image.src = source
  await image.decode()
  const width = Math.min(MAX_WIDTH, Math.round(cut.width))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((width * cut.height) / cut.width)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('canvas')
  pen.fillStyle = '#fff' // a transparent ground would turn black in a jpg
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('canvas'))), 'image/jpeg', QUALITY),
  )
}

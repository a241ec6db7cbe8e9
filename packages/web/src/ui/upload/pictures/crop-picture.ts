/** The crop area, in pixels of the rotated picture. */
export type Cut = { x: number; y: number; width: number; height: number; turn: number }
const MAX_WIDTH = 1600
const QUALITY = 0.9

/** Crops a picture to a jpg, at most 1600 px wide. Metadata (place, camera) is removed. */
export async function cropPicture(
  source: string,
  { x, y, width, height, turn }: Cut,
): Promise<Blob> {
  const image = new Image()
  image.src = source
  await image.decode()

  const scale = Math.min(1, MAX_WIDTH / width)
  const canvas = document.createElement('canvas')

  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))

  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('canvas')

  pen.fillStyle = '#fff' // Transparent areas would turn black in a jpg.
  pen.fillRect(0, 0, canvas.width, canvas.height)

  const isUpright = turn % 180 === 0
  const [turnedWidth, turnedHeight] = isUpright
    ? [image.naturalWidth, image.naturalHeight]
    : [image.naturalHeight, image.naturalWidth]

  pen.scale(scale, scale)
  pen.translate(turnedWidth / 2 - x, turnedHeight / 2 - y)
  pen.rotate((turn * Math.PI) / 180)
  pen.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2)

  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('canvas'))),
      'image/jpeg',
      QUALITY,
    ),
  )
}

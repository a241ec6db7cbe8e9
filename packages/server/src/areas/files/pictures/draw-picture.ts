import { filesErrors } from '@residency/contract/areas/files/access'
import { fileTypeFromBuffer } from 'file-type'
import { fail } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { loadSharp } from '../../../platform/load-sharp.ts'
import { maxFileSize } from '../files.policy.ts'
import { readUpload } from '../read-upload.ts'

const MAX_PIXELS = 40_000_000 // a header that claims more is refused before a pixel is decoded
const MAX_SIDE = 1600

export type Picture = {
  bytes: Buffer
  name: string
  type: 'image/jpeg' | 'image/png' | 'video/webm'
}

/** Receives a picture (jpg, png by its bytes). Refuses others with the specification's messages. */
async function receive(part: UploadedPart): Promise<{ bytes: Buffer; kind: 'jpg' | 'png' }> {
  const bytes = await readUpload(part, maxFileSize('photo'))
  const kind = (await fileTypeFromBuffer(bytes))?.ext
  if (kind !== 'jpg' && kind !== 'png') throw fail(filesErrors.onlyImages)

  return { bytes, kind }
}

/**
 * Draws a picture again with at most 1600 px a side, which removes metadata (location, camera). A
 * JPEG gets a white ground.
 */
async function draw(original: Buffer, kind: 'jpg' | 'png', filename: string): Promise<Picture> {
  const sharp = await loadSharp()
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })

  const drawn =
    kind === 'png'
      ? picture.png()
      : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 88 })

  const bytes = await drawn.toBuffer().catch(() => {
    throw fail(filesErrors.imageUnreadable)
  })

  const name = filename
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .slice(0, 100)

  return {
    bytes,
    name: `${name || 'picture'}.${kind}`,
    type: kind === 'png' ? 'image/png' : 'image/jpeg',
  }
}

/** A picture for the screen, in its own kind: a PNG stays transparent. */
export async function drawPicture(part: UploadedPart): Promise<Picture> {
  const { bytes, kind } = await receive(part)
  return draw(bytes, kind, part.filename)
}

/** A photo for print: always JPEG. */
export async function drawPhoto(part: UploadedPart): Promise<Picture> {
  const { bytes } = await receive(part)
  return draw(bytes, 'jpg', part.filename)
}

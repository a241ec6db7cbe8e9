import { filesErrors } from '@residency/contract/areas/files/errors'
import { fileTypeFromBuffer } from 'file-type'
import { fail } from '../../platform/http/fail.ts'
import type { UploadedPart } from '../../platform/http/read-input.ts'
import { maxFileSize } from './files.policy.ts'
import { readUpload } from './read-upload.ts'

const MAX_PIXELS = 40_000_000 // a header that claims more is refused before a pixel is decoded
const MAX_SIDE = 1600

export type Picture = { bytes: Buffer; name: string }

/**
 * Receives a picture: detects its kind from the bytes (jpg, png) and re-encodes it as JPEG of at most 1600 px a side, which
 * removes metadata (location, camera). Refuses with the specification's messages.
 */
export async function drawPicture(part: UploadedPart): Promise<Picture> {
  const given = await readUpload(part, maxFileSize('photo'))
  const real = await fileTypeFromBuffer(given)
  if (!real || !['jpg', 'png'].includes(real.ext)) throw fail(filesErrors.onlyImages)
  const { default: sharp } = await import('sharp') // 15 MB, imported only when needed
  const bytes = await sharp(given, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(() => {
      throw fail(filesErrors.imageUnreadable)
    })
  const name = part.filename
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .slice(0, 100)
  return { bytes, name: `${name || 'picture'}.jpg` }
}

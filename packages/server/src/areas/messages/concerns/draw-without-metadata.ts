import { MAX_MEGABYTES } from '@residency/contract/areas/messages/concerns/sender.contract'
import { fileTypeFromBuffer } from 'file-type'
import type { Fail } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { loadSharp } from '../../../platform/load-sharp.ts'
import { readUpload } from '../../files/files.public.ts'

const MAX_PIXELS = 40_000_000
const MAX_SIDE = 1600
const KINDS: readonly string[] = ['jpg', 'png', 'webp']

/**
 * A picture drawn again as JPEG with at most 1600 px a side. Place, camera, time and name of the
 * file are not part of the result.
 */
export async function drawWithoutMetadata(part: UploadedPart, unfit: () => Fail): Promise<Buffer> {
  const upload = await readUpload(part, MAX_MEGABYTES * 1024 * 1024)
  const kind = (await fileTypeFromBuffer(upload))?.ext ?? ''
  if (!KINDS.includes(kind)) throw unfit()

  return (await loadSharp())(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(() => {
      throw unfit()
    })
}

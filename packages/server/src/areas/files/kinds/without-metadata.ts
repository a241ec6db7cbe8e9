import { filesErrors } from '@residency/contract/areas/files/access'
import { fail } from '../../../platform/http/fail.ts'
import type { Kind } from './file-kinds.ts'
import { jpegWithoutMetadata } from './jpeg-parts.rules.ts'
import { pngWithoutMetadata } from './png-parts.rules.ts'
import { webpWithoutMetadata } from './webp-parts.rules.ts'

const CLEANERS: Readonly<Partial<Record<Kind, (file: Buffer) => Buffer | null>>> = {
  jpg: jpegWithoutMetadata,
  png: pngWithoutMetadata,
  webp: webpWithoutMetadata,
}

/**
 * Removes location, camera data, previews and trailing data from pictures without decoding: no
 * pixel changes, and a small file that claims many pixels costs no memory (docs/decisions/0011).
 */
export function withoutMetadata(bytes: Buffer, kind: Kind): Buffer {
  const clean = CLEANERS[kind]
  if (!clean) return bytes

  const cleaned = clean(bytes)
  if (!cleaned) throw fail(filesErrors.imageUnreadable)

  return cleaned
}

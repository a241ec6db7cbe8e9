import {
  MAX_DOCUMENT_BYTES,
  PURPOSES,
  type Purpose,
} from '@residency/contract/areas/files/upload.contract'

const FILMS = /^(mp4|m4v|mov|webm|mkv|avi|flv|3gp|rmvb|rm|mp3|m4a|wav|wma|ogg|aac|flac)$/

const takes = (purpose: Purpose, extension: string) =>
  (PURPOSES[purpose].extensions as readonly string[]).includes(extension)

/** The size limit of a file kind for a purpose. */
const maxBytesOf = (purpose: Purpose, extension: string) =>
  purpose === 'course' && !FILMS.test(extension)
    ? Math.min(MAX_DOCUMENT_BYTES, PURPOSES.course.maxBytes)
    : PURPOSES[purpose].maxBytes

/**
 * Purposes of own files: papers may contain personal data and are encrypted, the large ones are
 * course material.
 */
export function ownPurposeOf(extension: string, size: number, mayCourse: boolean): Purpose | null {
  const plain = (['attachment', 'proof', 'guide'] as const).find((purpose) =>
    takes(purpose, extension),
  )
  if (plain && (size <= PURPOSES[plain].maxBytes || !mayCourse || !takes('course', extension)))
    return plain

  return mayCourse && takes('course', extension) ? 'course' : null
}

export type Fault =
  | { error: 'kind'; purpose: Purpose | null }
  | { error: 'large'; megabytes: number }
  | null

/** Why a file is refused for a purpose; the server also checks its content. */
export function faultOf(purpose: Purpose | null, extension: string, size: number): Fault {
  if (!purpose || !takes(purpose, extension)) return { error: 'kind', purpose }

  const max = maxBytesOf(purpose, extension)
  return size > max ? { error: 'large', megabytes: Math.round(max / 1024 / 1024) } : null
}

/** The extensions of purposes as an `accept` attribute. */
export const acceptOf = (purposes: readonly Purpose[]) =>
  [...new Set(purposes.flatMap((purpose) => PURPOSES[purpose].extensions as readonly string[]))]
    .map((extension) => `.${extension}`)
    .join()

import { filesErrors } from '@residency/contract/areas/files/errors'
import { fail } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'

// stopping half way must not destroy the stream: the rest of the request is still to be read past, or the connection would hang
const pieces = ({ stream }: UploadedPart): AsyncIterable<Buffer> => stream.iterator({ destroyOnReturn: false })

/** The bytes of a part, which must be as many as announced: more would lie where the next chunk is, fewer would be a hole. */
export async function* exactly(part: UploadedPart, length: number) {
  let there = 0
  for await (const piece of pieces(part)) {
    there += piece.length
    if (there > length) throw fail(filesErrors.wrongChunk)
    yield piece
  }
  if (there !== length) throw fail(filesErrors.wrongChunk)
}

/** The bytes of a part, refused as too large where there are more. */
export async function* atMost(part: UploadedPart, bytes: number) {
  const tooLarge = () => fail(filesErrors.tooLarge, { megabytes: bytes / 1024 / 1024 })
  let there = 0
  for await (const piece of pieces(part)) {
    there += piece.length
    if (there > bytes) throw tooLarge()
    yield piece
  }
  if (part.stream.truncated) throw tooLarge()
}

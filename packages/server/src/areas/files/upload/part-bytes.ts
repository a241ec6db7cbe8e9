import { filesErrors } from '@residency/contract/areas/files/errors'
import { kernelErrors } from '@residency/contract/kernel'
import { fail } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'

/** A sender who says nothing for so long is given up: others may be waiting for the same place. */
export const STALL_MS = 60_000

const inTime = <T>(next: Promise<T>) =>
  new Promise<T>((done, failed) => {
    const silence = setTimeout(() => failed(fail(kernelErrors.unavailable)), STALL_MS)
    next.then(done, failed).finally(() => clearTimeout(silence))
  })

/**
 * The pieces of a part. Stopping half way must not destroy the stream: the rest is still to be read past, or the connection would hang.
 * It only flows again once the iterator has let go of it, which for a sender who fell silent is not before their next byte.
 */
async function* pieces({ stream }: UploadedPart): AsyncIterable<Buffer> {
  const given = stream.iterator({ destroyOnReturn: false })
  try {
    for (;;) {
      const step = (await inTime(given.next())) as IteratorResult<Buffer>
      if (step.done) return
      yield step.value
    }
  } finally {
    given.return?.().then(
      () => stream.resume(),
      () => {}, // broken off: nothing is left to read
    )
  }
}

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

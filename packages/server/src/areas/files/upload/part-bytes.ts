import { filesErrors } from '@residency/contract/areas/files/access'
import { kernelErrors } from '@residency/contract/kernel'
import { fail } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'

/** A sender silent for this long is disconnected: others may be waiting for the slot. */
export const STALL_MS = 60_000

const inTime = <T>(next: Promise<T>) =>
  new Promise<T>((done, failed) => {
    const silence = setTimeout(() => failed(fail(kernelErrors.unavailable)), STALL_MS)
    next.then(done, failed).finally(() => clearTimeout(silence))
  })

/**
 * The chunks of a part. Stopping early must not destroy the stream: the rest must be drained, or
 * the connection would hang. It flows again only after the iterator releases it; with a stalled
 * sender that is at their next byte.
 */
async function* pieces({ stream }: UploadedPart): AsyncIterable<Buffer> {
  const chunks = stream.iterator({ destroyOnReturn: false })
  try {
    for (;;) {
      const step = (await inTime(chunks.next())) as IteratorResult<Buffer>
      if (step.done) return

      yield step.value
    }
  } finally {
    chunks.return?.().then(
      () => stream.resume(),
      () => {}, // aborted: nothing left to read
    )
  }
}

/**
 * The bytes of a part, which must have exactly the announced length: more would overlap the next
 * chunk, fewer would leave a gap.
 */
export async function* exactly(part: UploadedPart, length: number) {
  let there = 0

  for await (const piece of pieces(part)) {
    there += piece.length
    if (there > length) throw fail(filesErrors.wrongChunk)

    yield piece
  }

  if (there !== length) throw fail(filesErrors.wrongChunk)

  await part.mustBeLast?.()
}

/** The bytes of a part; throws "too large" if there are more. */
export async function* atMost(part: UploadedPart, bytes: number) {
  const tooLarge = () => fail(filesErrors.tooLarge, { megabytes: bytes / 1024 / 1024 })
  let there = 0

  for await (const piece of pieces(part)) {
    there += piece.length
    if (there > bytes) throw tooLarge()

    yield piece
  }

  if (part.stream.truncated) throw tooLarge()

  await part.mustBeLast?.()
}

import { filesErrors } from '@residency/contract/areas/files/access'
import { fail } from '../../platform/http/fail.ts'
import type { UploadedPart } from '../../platform/http/read-input.ts'

/** Reads a small upload into memory; refuses empty files and more than `maxBytes`. */
export async function readUpload(part: UploadedPart, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0

  for await (const chunk of part.stream as AsyncIterable<Buffer>) {
    size += chunk.length

    if (size > maxBytes || part.stream.truncated) {
      part.stream.resume()
      throw fail(filesErrors.tooLarge, { megabytes: maxBytes / 1024 / 1024 })
    }

    chunks.push(chunk)
  }

  if (part.stream.truncated) throw fail(filesErrors.tooLarge, { megabytes: maxBytes / 1024 / 1024 })
  if (size === 0) throw fail(filesErrors.empty)

  await part.mustBeLast?.()

  return Buffer.concat(chunks)
}

import { sheetErrors } from '@residency/contract/kernel'
import { BlobTooLarge } from '../../../platform/files/blob-store.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'

const ZIP = Buffer.from('PK\u0003\u0004')

/**
 * The bytes of an uploaded sheet. Detects the format: a workbook is a zip archive; anything else
 * may be a .csv, whose text has no NUL. Whether it is readable shows when it is read.
 */
export async function* sheetBytes(part: UploadedPart) {
  let isFirst = true

  for await (const chunk of part.stream as AsyncIterable<Buffer>) {
    if (isFirst && !chunk.subarray(0, ZIP.length).equals(ZIP) && chunk.includes(0))
      throw fail(sheetErrors.sheetUnreadable)

    isFirst = false
    yield chunk
  }

  if (isFirst) throw fail(sheetErrors.sheetUnreadable)
  if (part.stream.truncated) throw new BlobTooLarge()

  await part.mustBeLast?.()
}

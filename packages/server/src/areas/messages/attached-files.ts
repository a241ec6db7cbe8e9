import type { Purpose } from '@residency/contract/areas/files/upload.contract'
import { picturesOf, type RichText } from '@residency/contract/kernel/rich-text'
import type { Db } from '../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { claimFiles, filesOf, type RecordRef, releaseFiles } from '../files/files.public.ts'

type Texts = { body: RichText; files: readonly { filePath: string }[] }

/**
 * Attaches the pictures of a text and its attachments to a record, and lets go those no longer
 * used. Answers the attachments' keys.
 */
export async function storeFiles(
  tx: SignedCtx,
  record: RecordRef,
  { body, files }: Texts,
  purpose: Purpose,
  more: readonly string[] = [],
) {
  const [pictures, keys] = [picturesOf(body), [...new Set(files.map(({ filePath }) => filePath))]]
  await claimFiles(tx, { keys: pictures, purposes: [purpose, 'image'], record, field: 'body' })
  await claimFiles(tx, { keys, purposes: [purpose], record, field: 'files' })
  await releaseFiles(tx, record, [...pictures, ...keys, ...more])

  return keys
}

/** The attachments of a record in their order; one that is gone is left out. */
export async function attachmentsOf(db: Db, record: RecordRef, keys: readonly string[]) {
  const known = new Map((await filesOf(db, record)).map((file) => [file.filePath, file]))
  return keys.flatMap((key) => known.get(key) ?? [])
}

import type { Db } from '../../platform/db/pool.ts'
import type { BlobStore } from '../../platform/files/blob-store.ts'

/**
 * Removes every file of these records, in the caller's transaction. The bytes go before the rows are committed: should that
 * fail, the rows are found again and the bytes removed once more, whereas bytes without a row would stay for ever.
 */
export async function removeFilesOf(tx: Db, blobs: BlobStore, recordKind: string, recordIds: readonly number[]) {
  if (recordIds.length === 0) return
  const gone = await tx
    .deleteFrom('files')
    .where('record_kind', '=', recordKind)
    .where('record_id', 'in', recordIds)
    .returning('stored_as')
    .execute()
  for (const { stored_as } of gone) await blobs.remove(stored_as)
}

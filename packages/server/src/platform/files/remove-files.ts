import type { Db } from '../db/connect/pool.ts'
import type { BlobStore } from './blob-store.ts'

/**
 * Deletes every file of these records, in the caller's transaction. Bytes are removed before the
 * rows: if the commit fails, the rows allow a retry, whereas bytes without rows would stay forever.
 */
export async function removeFilesOf(
  tx: Db,
  blobs: BlobStore,
  recordKind: string,
  recordIds: readonly number[],
) {
  if (recordIds.length === 0) return

  const gone = await tx
    .deleteFrom('files')
    .where('recordKind', '=', recordKind)
    .where('recordId', 'in', recordIds)
    .returning('storedAs')
    .execute()
  for (const { storedAs } of gone) await blobs.remove(storedAs)
}

/** The disk, quota or bucket is full: nothing was stored; retry when there is space. */
export class StorageFull extends Error {}

/** The store does not answer now (a bucket behind a broken network); retry later. */
export class StorageUnavailable extends Error {}

/** The object is not in the store. */
export class ObjectMissing extends Error {}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Maps a file system error for "no space" or "not found" to ours. */
export function asStorageError(error: unknown): unknown {
  const { code } = error as { code?: string }
  if (FULL.has(code ?? '')) return new StorageFull(code)
  if (code === 'ENOENT' || code === 'ENOTDIR') return new ObjectMissing('not in the store')

  return error
}

/** The disk, the quota or the bucket has no room left: nothing was kept, and it works again once there is room. */
export class StorageFull extends Error {}
/** The store does not answer now (a bucket behind a broken network); it may well answer later. */
export class StorageUnavailable extends Error {}
/** The object is not in the store. */
export class ObjectMissing extends Error {}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** An error of the file system as one of ours where it says that there is no room, or nothing there. */
export function asStorageError(error: unknown): unknown {
  const { code } = error as { code?: string }
  if (FULL.has(code ?? '')) return new StorageFull(code)
  if (code === 'ENOENT' || code === 'ENOTDIR') return new ObjectMissing('not in the store')
  return error
}

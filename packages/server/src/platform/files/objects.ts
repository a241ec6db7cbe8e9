export type StoredObject = { name: string; size: number; touchedAt: Date }

/**
 * Storage below stores and staging: named, immutable byte strings. Names are generated (letters,
 * digits, `-`, `/`), never personal. Implemented by a folder and by a bucket; both throw the errors
 * of storage-errors.ts.
 */
export type Objects = {
  /** Stores the whole stream or nothing; once it resolves the bytes survive a power cut. */
  write(name: string, bytes: AsyncIterable<Buffer>): Promise<void>

  /**
   * Bytes `start` to `end` (both inclusive, cut at the object's end); throws ObjectMissing on the
   * first read if it does not exist.
   */
  read(name: string, start: number, end: number): AsyncIterable<Buffer>

  /** Removing a missing object is no error. */
  remove(name: string): Promise<void>

  /** Removes every object whose name starts with `folder/`. */
  removeFolder(folder: string): Promise<void>

  /** Every object below `folder/` (all of them with ''), ordered by name. */
  list(folder: string): AsyncIterable<StoredObject>

  /** Removes unfinished writes started before `before` by writers that died. */
  sweepUnfinished(before: Date): Promise<void>
}

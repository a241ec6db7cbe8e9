export type StoredObject = { name: string; size: number; touchedAt: Date }

/**
 * What stores and staging stand on: named byte strings that never change once they are there. Names are ours (letters, digits, `-`, `/`),
 * never a person's. A folder and a bucket are its two forms; both throw the errors of storage-errors.ts.
 */
export type Objects = {
  /** Keeps the stream whole or not at all; when it resolves the bytes survive a power cut. */
  write(name: string, bytes: AsyncIterable<Buffer>): Promise<void>
  /** Bytes `start` to `end` (both included, cut at the object's end); ObjectMissing at the first byte when there is none. */
  read(name: string, start: number, end: number): AsyncIterable<Buffer>
  /** Removing a missing object is no error. */
  remove(name: string): Promise<void>
  /** Removes every object whose name starts with `folder/`. */
  removeFolder(folder: string): Promise<void>
  /** Every object below `folder/` (all of them with ''), ordered by name. */
  list(folder: string): AsyncIterable<StoredObject>
  /** Clears away what writers that died before `before` left half done. */
  sweepUnfinished(before: Date): Promise<void>
}

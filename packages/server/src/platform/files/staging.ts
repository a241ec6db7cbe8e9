import { randomBytes } from 'node:crypto'
import type { KeyRing } from '../crypto/keys.ts'
import { headerLength, openSealed, plainLength, seal } from './frames.ts'
import type { Objects, StoredObject } from './objects.ts'
import { ObjectMissing } from './storage-errors.ts'

declare module '../http/ctx.ts' {
  interface Services {
    staging: Staging
  }
}

/** Bytes of uploads that are still arriving, encrypted, one object per write: any number of processes may write one upload at once. */
export type Staging = {
  /**
   * Keeps the stream at `offset`; when it resolves it survives a power cut. A stream that throws leaves nothing. What was written can be
   * taken back: somebody else wrote the same, or the upload is over.
   */
  write(uploadId: string, offset: number, bytes: AsyncIterable<Buffer>): Promise<{ length: number; takeBack(): Promise<void> }>
  /** The first `size` bytes in order, whatever was written twice or overlaps; UploadIncomplete where a byte is missing. */
  read(uploadId: string, size: number): AsyncIterable<Buffer>
  /** Forgets the upload; one that is unknown is no error. */
  remove(uploadId: string): Promise<void>
  /** The uploads that hold bytes, with the time of their last write. */
  list(): AsyncIterable<{ id: string; touchedAt: Date }>
}
export class UploadIncomplete extends Error {}

type Segment = { name: string; offset: number; end: number; writtenAt: string }

const idOf = (uploadId: string) => {
  if (!/^[A-Za-z0-9_-]{1,100}$/.test(uploadId)) throw new Error('not the id of an upload')
  return uploadId
}

/** `offset-time-random-headerLength`: order and length are known without decrypting. */
function segmentOf({ name, size }: StoredObject): Segment {
  const [offset = '', writtenAt = '', , header = ''] = name.slice(name.lastIndexOf('/') + 1).split('-')
  return { name, offset: Number(offset), end: Number(offset) + plainLength(size, Number(header)), writtenAt }
}

/** Of the segments that hold the byte at `place` the one that reaches furthest, of equal ones the latest. */
function segmentAt(segments: readonly Segment[], place: number) {
  let best: Segment | undefined
  for (const one of segments) {
    if (one.offset > place) break
    if (one.end <= place) continue
    if (!best || one.end > best.end || (one.end === best.end && one.writtenAt >= best.writtenAt)) best = one
  }
  return best
}

/** Staging on objects of its own: a folder, or a bucket where the processes run on several machines. */
export function stagingOn(objects: Objects, ring: KeyRing): Staging {
  return {
    async write(uploadId, offset, bytes) {
      const stamp = `${Date.now().toString(36)}-${randomBytes(6).toString('hex')}`
      const name = `${idOf(uploadId)}/${String(offset).padStart(16, '0')}-${stamp}-${headerLength(ring)}`
      let length = 0
      const counted = async function* () {
        for await (const chunk of bytes) {
          length += chunk.length
          yield chunk
        }
      }
      await objects.write(name, seal(counted(), ring)).catch((e) => {
        // removed while it was written: as if it had been removed just after
        if (!(e instanceof ObjectMissing)) throw e
      })
      return { length, takeBack: () => objects.remove(name) }
    },
    async *read(uploadId, size) {
      let segments: Segment[] = []
      for await (const object of objects.list(idOf(uploadId))) segments.push(segmentOf(object))
      for (let place = 0; place < size; ) {
        const segment = segmentAt(segments, place)
        if (!segment) throw new UploadIncomplete(`nothing at ${place}`)
        const range = { start: place - segment.offset, end: Math.min(segment.end, size) - segment.offset - 1 }
        const read = (start: number, end: number) => objects.read(segment.name, start, end)
        try {
          for await (const part of openSealed(read, segment.end - segment.offset, range, ring)) {
            place += part.length
            yield part
          }
        } catch (e) {
          if (!(e instanceof ObjectMissing)) throw e
          segments = segments.filter((one) => one !== segment) // taken back: another holds the same bytes
        }
        segments = segments.filter((one) => one.end > place)
      }
    },
    remove: (uploadId) => objects.removeFolder(idOf(uploadId)),
    async *list() {
      let last: { id: string; touchedAt: Date } | undefined
      for await (const { name, touchedAt } of objects.list('')) {
        const id = name.slice(0, name.indexOf('/'))
        if (last && last.id !== id) yield last
        if (last?.id !== id) last = { id, touchedAt }
        else if (touchedAt > last.touchedAt) last = { id, touchedAt }
      }
      if (last) yield last
    },
  }
}

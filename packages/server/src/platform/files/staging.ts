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

/**
 * Bytes of uploads in progress, encrypted, one object per write: several processes may write to one
 * upload at once.
 */
export type Staging = {
  /**
   * Stores the stream at `offset`; once it resolves the bytes survive a power cut. A failing stream
   * leaves nothing. The returned function withdraws the write, if it was a duplicate or the upload
   * has ended.
   */
  write(
    uploadId: string,
    offset: number,
    bytes: AsyncIterable<Buffer>,
  ): Promise<{ length: number; takeBack(): Promise<void> }>

  /**
   * The first `size` bytes in order, even if parts were repeated or overlap; throws
   * UploadIncomplete if a byte is missing.
   */
  read(uploadId: string, size: number): AsyncIterable<Buffer>

  /** Removes an upload; an unknown one is no error. */
  remove(uploadId: string): Promise<void>

  /** Uploads with stored bytes and the time of their last write. */
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
  const [offset = '', writtenAt = '', , header = ''] = name
    .slice(name.lastIndexOf('/') + 1)
    .split('-')

  return {
    name,
    offset: Number(offset),
    end: Number(offset) + plainLength(size, Number(header)),
    writtenAt,
  }
}

/**
 * Of the segments containing the byte at `place`, the one that reaches furthest; of equal ones the
 * latest.
 */
function segmentAt(segments: readonly Segment[], place: number) {
  let best: Segment | undefined
  for (const segment of segments) {
    if (segment.offset > place) break
    if (segment.end <= place) continue

    if (
      !best ||
      segment.end > best.end ||
      (segment.end === best.end && segment.writtenAt >= best.writtenAt)
    )
      best = segment
  }

  return best
}

/** Staging on its own objects: a folder, or a bucket if processes run on several machines. */
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
        // removed during the write: treated as removed right after it
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

        const range = {
          start: place - segment.offset,
          end: Math.min(segment.end, size) - segment.offset - 1,
        }

        const read = (start: number, end: number) => objects.read(segment.name, start, end)

        try {
          for await (const part of openSealed(read, segment.end - segment.offset, range, ring)) {
            place += part.length
            yield part
          }
        } catch (e) {
          if (!(e instanceof ObjectMissing)) throw e
          // withdrawn: another segment has the same bytes
          segments = segments.filter((one) => one !== segment)
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

import { filesPermissions as may } from '@residency/contract/areas/files/access'
import {
  MAX_CHUNK_SIZE,
  PURPOSES,
  type Purpose,
} from '@residency/contract/areas/files/upload.contract'
import { type FlowActor, holds } from '@residency/contract/kernel'
import { DAY_MS } from '@residency/contract/kernel/day'

const MB = 1024 * 1024
type Uploader = Pick<FlowActor, 'isRoot' | 'permissions'>

/**
 * Quota per person, including unfinished uploads. Uploaders of course material get room for videos.
 */
const ROOM = { everybody: 500 * MB, courses: 50 * 1024 * MB }

/** Maximum number of unfinished uploads per person. */
export const MAX_UPLOADS = 20

/** Unattached files and uploads without a new chunk are stored for a day. */
export const RETENTION_MS = DAY_MS

/**
 * How long a completed upload answers a repeated chunk with its file. After that the same name and
 * size start a new upload.
 */
export const REMEMBERED_MS = 10 * 60_000

/**
 * Maximum bytes per request, by the endpoint's declaration: a single upload, a chunk, or a special
 * purpose.
 */
const PER_REQUEST: Readonly<Record<string, number>> = {
  single: 20 * MB,
  chunk: 2 * MAX_CHUNK_SIZE,
  concern: 5 * MB,
}

export const maxFileSize = (purpose: string) =>
  PER_REQUEST[purpose] ?? PURPOSES[purpose as Purpose]?.maxBytes ?? MB

/**
 * Course material is large and readable by everybody in a course; everything else may contain
 * personal data.
 */
export const isEncrypted = (purpose: Purpose) => purpose !== 'course' && purpose !== 'guide'

const uploadsCourses = (actor: Uploader) => holds(actor, may.courseUpload)

export const mayUpload = (actor: Uploader, purpose: Purpose) =>
  purpose !== 'course' || uploadsCourses(actor)

export const roomOf = (actor: Uploader) => (uploadsCourses(actor) ? ROOM.courses : ROOM.everybody)

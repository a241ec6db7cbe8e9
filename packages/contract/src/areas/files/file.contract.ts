import { z } from 'zod'
import { endpoint } from '../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../kernel/calls/page.ts'
import { moment } from '../../kernel/values/moment.ts'
import { filesErrors } from './access.ts'
import { purpose, uploadedFile } from './upload.contract.ts'

const filePath = z.string().min(1).max(200)

const read = {
  method: 'GET',
  access: 'signedIn',
  query: z.object({ filePath, inline: z.enum(['1']).optional() }),
  answer: 'binary',
  errors: [kernelErrors.notFound, filesErrors.imageUnreadable, filesErrors.drawingBusy],
} as const

/**
 * `filePath` is the opaque key of a file. Readers of the record that refers to it may read the
 * file; for others it does not exist. `inline=1` shows pictures, PDF, video and audio inline;
 * everything else is a download. Range requests are supported.
 */
export const readFile = endpoint({
  ...read,
  path: '/fileOperation',
  summary: 'A file, by its opaque key',
})

export const signReadFile = endpoint({
  ...read,
  path: '/sign/fileOperation',
  summary: 'A file, by its opaque key (sign-up spelling)',
})

/**
 * Media elements send no headers: a ticket opens one file for five minutes to the session that
 * requested it.
 */
export const giveTicket = endpoint({
  method: 'POST',
  path: '/fileOperation/ticket',
  summary: 'A ticket with which a media element reads one file',
  access: 'signedIn',
  body: z.object({ filePath }),
  answer: z.object({ ticket: z.string(), expiresAt: moment }),
  errors: [kernelErrors.notFound],
})

export const streamFile = endpoint({
  method: 'GET',
  path: '/fileOperation/stream',
  summary: 'A file shown in place, by its key and a ticket; ranges are answered',
  access: 'public',
  query: z.object({ filePath, ticket: z.string().min(1).max(200) }),
  answer: 'binary',
  errors: [kernelErrors.notFound, filesErrors.imageUnreadable, filesErrors.drawingBusy],
})

/** `usedFor` names the record that refers to the file, in the reader's language. */
const ownFile = uploadedFile.extend({
  purpose: z.union([purpose, z.string()]),
  isUsed: z.boolean(),
  usedFor: z.string().nullable(),
  actions: z.array(z.enum(['delete'])),
})

/** By what readers order the own files; without it the newest is first. */
export const ownFileSorts = ['name', 'size', 'createTime'] as const

export const listOwnFiles = endpoint({
  method: 'GET',
  path: '/fileOperation/own/page',
  summary: 'What one has uploaded oneself, newest first',
  access: 'signedIn',
  query: searchQuery.extend({ sort: sortBy(ownFileSorts) }),
  answer: pageOf(ownFile),
})

export type OwnFileFilters = z.output<typeof listOwnFiles.query>

/** In bytes: the space used by the reader's files and uploads in progress, and the quota. */
export const getRoom = endpoint({
  method: 'GET',
  path: '/fileOperation/room',
  summary: 'How much room one has for files',
  access: 'signedIn',
  answer: z.object({ used: z.number().int(), allowed: z.number().int() }),
})

const deleting = {
  method: 'DELETE',
  access: 'signedIn',
  query: z.object({ filePath }),
  answer: z.null(),
  errors: [kernelErrors.notFound, filesErrors.stillUsed],
} as const

export const deleteFile = endpoint({
  ...deleting,
  path: '/fileOperation',
  summary: 'Delete a file one has uploaded oneself and no record refers to',
})

export const signDeleteFile = endpoint({
  ...deleting,
  path: '/sign/fileOperation',
  summary: 'Delete a file one has uploaded oneself and no record refers to (sign-up spelling)',
})

/**
 * The published client's upload of a picture (avatar: 2 MB there, 20 MB here). The client puts
 * `url` into `<img src>`, which sends no header, so the opaque key alone opens the picture
 * (docs/decisions/0009).
 */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/v1/files',
  summary: 'Upload a picture for the own profile',
  access: 'signedIn',
  limit: 'upload',
  file: { field: 'file', purpose: 'photo' },
  answer: z.object({ name: z.string(), url: z.string() }),
  errors: [
    filesErrors.onlyImages,
    filesErrors.imageUnreadable,
    filesErrors.tooLarge,
    filesErrors.roomFull,
    filesErrors.roomShort,
    filesErrors.empty,
  ],
})

/** `filePath` is the upload's URL or its key. */
export const deletePicture = endpoint({
  method: 'DELETE',
  path: '/api/v1/files',
  summary: 'Delete a picture one has uploaded oneself',
  access: 'signedIn',
  query: z.object({ filePath: z.string().min(1).max(300) }),
  answer: z.null(),
  errors: [kernelErrors.notFound],
})

export const readPicture = endpoint({
  method: 'GET',
  path: '/api/v1/pictures/{key}',
  summary: 'A profile picture by its opaque key',
  access: 'public',
  params: z.object({ key: z.string().regex(/^[0-9a-f]{32}$/) }),
  answer: 'binary',
  errors: [kernelErrors.notFound],
})

import { z } from 'zod'
import { endpoint } from '../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../kernel/calls/errors.ts'
import { requiredText } from '../../kernel/text/text.ts'
import { filesErrors } from './access.ts'
import { uploadErrors } from './form-uploads.public.ts'
import { storedFile } from './stored-file.public.ts'

const MB = 1024 * 1024
const PAPERS = ['jpg', 'jpeg', 'png', 'pdf'] as const
const PICTURES = ['jpg', 'jpeg', 'png', 'heic', 'heif'] as const

const DOCUMENTS = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'txt',
  'csv',
  'epub',
  'pages',
  'numbers',
  'key',
  'keynote',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'bmp',
  'webp',
] as const

const FILMS = [
  'mp4',
  'm4v',
  'mov',
  'webm',
  'mkv',
  'avi',
  'flv',
  '3gp',
  'rmvb',
  'rm',
  'mp3',
  'm4a',
  'wav',
  'wma',
  'ogg',
  'aac',
  'flac',
] as const

/**
 * The purpose of an upload sets its maximum size, the accepted kinds (detected from the bytes; the
 * extensions are for the browser's file chooser) and the error for other kinds.
 */
export const PURPOSES = {
  image: { maxBytes: 10 * MB, extensions: PICTURES, refusal: 'onlyImages' },
  avatar: { maxBytes: 10 * MB, extensions: PICTURES, refusal: 'onlyImages' },
  photo: { maxBytes: 10 * MB, extensions: PICTURES, refusal: 'onlyImages' },
  attachment: { maxBytes: 20 * MB, extensions: PAPERS, refusal: 'onlyPapers' },
  proof: { maxBytes: 20 * MB, extensions: [...PAPERS, 'heic', 'heif'], refusal: 'onlyPapers' },
  sheet: { maxBytes: 20 * MB, extensions: ['xlsx', 'csv'], refusal: 'onlySheets' },
  guide: { maxBytes: 20 * MB, extensions: DOCUMENTS, refusal: 'kindNotTaken' },
  inform: { maxBytes: 20 * MB, extensions: DOCUMENTS, refusal: 'kindNotTaken' },
  material: { maxBytes: 100 * MB, extensions: DOCUMENTS, refusal: 'kindNotTaken' },
  course: { maxBytes: 4096 * MB, extensions: [...DOCUMENTS, ...FILMS], refusal: 'kindNotTaken' },
} as const satisfies Record<
  string,
  { maxBytes: number; extensions: readonly string[]; refusal: keyof typeof filesErrors }
>

export type Purpose = keyof typeof PURPOSES
export const PURPOSE_NAMES = Object.keys(PURPOSES) as [Purpose, ...Purpose[]]

/** Course documents have a smaller limit than videos. */
export const MAX_DOCUMENT_BYTES = 200 * MB

export const purpose = z.enum(PURPOSE_NAMES)

/** A stored file as its owner sees it. */
export const uploadedFile = storedFile.extend({ createTime: z.string() })
export type UploadedFile = z.output<typeof uploadedFile>

/**
 * A chunk is at most twice `chunkSize` long: the last one also takes the remainder and is shorter
 * than the others only if it is alone.
 */
export const MAX_CHUNK_SIZE = 32 * MB
const MAX_CHUNKS = 20_000
const count = (max: number) => z.coerce.number().int().min(1).max(max)

/** The eight fields of simple-uploader.js, as strings of a query or form, plus our purpose. */
const chunkFields = z.object({
  chunkNumber: count(MAX_CHUNKS),
  chunkSize: count(MAX_CHUNK_SIZE),
  currentChunkSize: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 * MAX_CHUNK_SIZE),
  totalSize: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  identifier: requiredText(1000),
  filename: requiredText(500),
  relativePath: requiredText(2000),
  totalChunks: count(MAX_CHUNKS),
  purpose: purpose.optional(),
})

const testing = {
  method: 'GET',
  access: 'signedIn',
  query: chunkFields,
  answer: uploadedFile.nullable(),

  /** 204: the chunk has not been received. */
  mayBeEmpty: true,
} as const

/**
 * 200 if the chunk (or the whole file) was received, else 204; `data` is the file once it is
 * complete.
 */
export const testChunk = endpoint({
  ...testing,
  path: '/fileOperation/chunk',
  summary: 'Whether a chunk of an upload is here already',
})

export const signTestChunk = endpoint({
  ...testing,
  path: '/sign/fileOperation/chunk',
  summary: 'Whether a chunk of an upload is here already (sign-up spelling)',
})

const sending = {
  method: 'POST',
  access: 'signedIn',
  query: z.object({ purpose: purpose.optional() }),
  form: chunkFields,
  file: { field: 'file', purpose: 'chunk', isStreamed: true },
  answer: uploadedFile.nullable(),
  errors: [
    ...uploadErrors,
    filesErrors.wrongChunk,
    filesErrors.uploadOver,
    filesErrors.tooManyUploads,
  ],
} as const

/**
 * Chunks may arrive in any order, concurrently, and repeatedly; the one that completes the file
 * returns it. There is no merge call.
 */
export const sendChunk = endpoint({
  ...sending,
  path: '/fileOperation/chunk',
  summary: 'Send a chunk of an upload',
})

export const signSendChunk = endpoint({
  ...sending,
  path: '/sign/fileOperation/chunk',
  summary: 'Send a chunk of an upload (sign-up spelling)',
})

/**
 * Cancels the caller's own upload and removes its chunks; an unknown or already completed upload is
 * not an error.
 */
export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/fileOperation/chunk',
  summary: 'Cancel an upload in progress of one’s own; its chunks are removed',
  access: 'signedIn',
  query: chunkFields.omit({ chunkNumber: true, currentChunkSize: true, filename: true }),
  answer: z.null(),
  errors: [kernelErrors.notAllowed],
})

const single = {
  method: 'POST',
  access: 'signedIn',
  limit: 'upload',
  query: z.object({ purpose: purpose.default('attachment') }),
  file: { field: 'file', purpose: 'single', isStreamed: true },
  answer: uploadedFile,
  errors: uploadErrors,
} as const

export const uploadAttachment = endpoint({
  ...single,
  path: '/fileOperation/attachment',
  summary: 'Upload a file of up to 20 MB at once',
})

export const signUploadAttachment = endpoint({
  ...single,
  path: '/sign/fileOperation/attachment',
  summary: 'Upload a file of up to 20 MB at once (sign-up spelling)',
})

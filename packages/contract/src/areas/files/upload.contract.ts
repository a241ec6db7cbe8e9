import { z } from 'zod'
import { endpoint, kernelErrors, requiredText } from '../../kernel/index.ts'
import { filesErrors } from './errors.ts'
import { storedFile } from './stored-file.public.ts'

const MB = 1024 * 1024
const PAPERS = ['jpg', 'jpeg', 'png', 'pdf'] as const
const PICTURES = ['jpg', 'jpeg', 'png', 'heic', 'heif'] as const
const DOCUMENTS = [
  ...['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'csv', 'epub', 'pages', 'numbers', 'key', 'keynote'],
  ...['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp'],
] as const
const FILMS = [
  ...['mp4', 'm4v', 'mov', 'webm', 'mkv', 'avi', 'flv', '3gp', 'rmvb', 'rm'],
  ...['mp3', 'm4a', 'wav', 'wma', 'ogg', 'aac', 'flac'],
] as const

/**
 * What an upload is for decides how large it may be, which kinds are taken (found from the bytes; the extensions are for the chooser of
 * the browser) and which sentence refuses the others.
 */
export const PURPOSES = {
  image: { maxBytes: 10 * MB, extensions: PICTURES, refusal: 'onlyImages' },
  avatar: { maxBytes: 10 * MB, extensions: PICTURES, refusal: 'onlyImages' },
  photo: { maxBytes: 20 * MB, extensions: PICTURES, refusal: 'onlyImages' },
  attachment: { maxBytes: 20 * MB, extensions: PAPERS, refusal: 'onlyPapers' },
  proof: { maxBytes: 20 * MB, extensions: [...PAPERS, 'heic', 'heif'], refusal: 'onlyPapers' },
  sheet: { maxBytes: 20 * MB, extensions: ['xlsx', 'csv'], refusal: 'onlySheets' },
  guide: { maxBytes: 20 * MB, extensions: DOCUMENTS, refusal: 'kindNotTaken' },
  course: { maxBytes: 4096 * MB, extensions: [...DOCUMENTS, ...FILMS], refusal: 'kindNotTaken' },
} as const satisfies Record<string, { maxBytes: number; extensions: readonly string[]; refusal: keyof typeof filesErrors }>
export type Purpose = keyof typeof PURPOSES
export const PURPOSE_NAMES = Object.keys(PURPOSES) as [Purpose, ...Purpose[]]
/** Documents of a course are smaller than its films. */
export const MAX_DOCUMENT_BYTES = 200 * MB

export const purpose = z.enum(PURPOSE_NAMES)

/** A stored file as its owner knows it. */
export const uploadedFile = storedFile.extend({ createTime: z.string() })
export type UploadedFile = z.output<typeof uploadedFile>

/** One chunk is at most twice `chunkSize` long (the last one, which is never shorter than the others unless it is alone). */
export const MAX_CHUNK_SIZE = 32 * MB
const MAX_CHUNKS = 20_000
const count = (max: number) => z.coerce.number().int().min(1).max(max)
/** The eight fields of simple-uploader.js, as texts in an address or a form, and our purpose. */
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

const UPLOAD_ERRORS = [
  ...[filesErrors.onlyImages, filesErrors.onlyPapers, filesErrors.onlySheets, filesErrors.kindNotTaken, filesErrors.imageUnreadable],
  ...[
    filesErrors.tooLarge,
    filesErrors.roomFull,
    filesErrors.roomShort,
    filesErrors.roomEnds,
    filesErrors.empty,
    kernelErrors.storageFull,
    kernelErrors.notAllowed,
    kernelErrors.tooMany,
  ],
]
const testing = {
  method: 'GET',
  access: 'signedIn',
  query: chunkFields,
  answer: uploadedFile.nullable(),
  /** 204: the chunk is not here yet. */
  mayBeEmpty: true,
} as const
/** 200 where the chunk (or the whole file) is here, 204 where it is not; `data` is the file once it is complete. */
export const testChunk = endpoint({ ...testing, path: '/fileOperation/chunk', summary: 'Whether a chunk of an upload is here already' })
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
  errors: [...UPLOAD_ERRORS, filesErrors.wrongChunk, filesErrors.uploadOver, filesErrors.tooManyUploads],
} as const
/** Chunks come in any order, several at once, twice; whichever completes the file is answered with it. There is no merge call. */
export const sendChunk = endpoint({ ...sending, path: '/fileOperation/chunk', summary: 'Send a chunk of an upload' })
export const signSendChunk = endpoint({
  ...sending,
  path: '/sign/fileOperation/chunk',
  summary: 'Send a chunk of an upload (sign-up spelling)',
})

/** Forgets an upload in progress of one's own and removes its chunks; one that is unknown, or a file by now, is no error. */
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
  errors: UPLOAD_ERRORS,
} as const
export const uploadAttachment = endpoint({ ...single, path: '/fileOperation/attachment', summary: 'Upload a file of up to 20 MB at once' })
export const signUploadAttachment = endpoint({
  ...single,
  path: '/sign/fileOperation/attachment',
  summary: 'Upload a file of up to 20 MB at once (sign-up spelling)',
})

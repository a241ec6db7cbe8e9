import { z } from 'zod'
import { endpoint, kernelErrors } from '../../kernel/index.ts'
import { filesErrors } from './errors.ts'

const read = {
  method: 'GET',
  access: 'signedIn',
  query: z.object({ filePath: z.string().min(1).max(200) }),
  answer: 'binary',
  errors: [kernelErrors.notFound],
} as const
/** `filePath` is the opaque key of a file. Whoever may read the record that refers to it may read the file; others are told it does not exist. */
export const readFile = endpoint({ ...read, path: '/fileOperation', summary: 'A file, by its opaque key' })
export const readFileInSignUp = endpoint({ ...read, path: '/sign/fileOperation', summary: 'A file, by its opaque key (sign-up spelling)' })

/**
 * The published client's upload of a picture (an avatar, 2 MB there, 10 MB here). `url` is put into `<img src>` without a header,
 * so the picture is read by its opaque key alone (docs/decisions/0009).
 */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/v1/files',
  summary: 'Upload a picture for the own profile',
  access: 'signedIn',
  limit: 'upload',
  file: { field: 'file', purpose: 'photo' },
  answer: z.object({ name: z.string(), url: z.string() }),
  errors: [filesErrors.onlyImages, filesErrors.imageUnreadable, filesErrors.tooLarge, filesErrors.roomFull, filesErrors.empty],
})
/** `filePath` is the url of the upload, or its key. */
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

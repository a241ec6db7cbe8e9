import { z } from 'zod'
import { endpoint, kernelErrors } from '../../kernel/index.ts'

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

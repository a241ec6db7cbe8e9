import { kernelErrors } from '../../kernel/calls/errors.ts'
import { filesErrors } from './access.ts'

/** Errors with which an upload may be refused. */
export const uploadErrors = [
  filesErrors.onlyImages,
  filesErrors.onlyPapers,
  filesErrors.onlySheets,
  filesErrors.kindNotTaken,
  filesErrors.imageUnreadable,
  filesErrors.tooLarge,
  filesErrors.roomFull,
  filesErrors.roomShort,
  filesErrors.roomEnds,
  filesErrors.empty,
  kernelErrors.storageFull,
  kernelErrors.notAllowed,
  kernelErrors.tooMany,
]

/**
 * Papers that a form sends as file parts, in addition to or instead of the keys of uploaded ones in
 * `filePath`.
 */
export const papersOfForm = {
  fields: ['filePath', 'file'],
  into: 'filePath',
  purpose: 'proof',
} as const

import type { Pictures } from '../../../ui/rich-text/picture.tsx'
import { useFileService } from '../../files/files.public.ts'

/** Reads pictures of questions; the service needs the key of a file alone. */
export const useQuestionPictures = (): Pictures => useFileService('guide') as unknown as Pictures

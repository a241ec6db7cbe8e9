import { createContext, useContext } from 'react'
import type { Pictures } from '../../../ui/rich-text/picture.tsx'
import { useFileService } from '../../files/files.public.ts'

const Reading = createContext<Pictures | null>(null)

/** Around questions whose pictures are read in another way than by the reader's account. */
export const PicturesBy = Reading.Provider

export function useQuestionPictures(): Pictures {
  const own = useFileService('guide')
  // The service needs the key of a file alone.
  return useContext(Reading) ?? own
}

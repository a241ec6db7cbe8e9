import {
  type FilePreview,
  previewQuestionFile,
} from '@residency/contract/areas/questions/formats/format.contract'
import { useRef, useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'

type PreviewState = {
  file: File | null
  sent: number | null
  preview: FilePreview | null
  fault: string | null
}

const NOTHING: PreviewState = { file: null, sent: null, preview: null, fault: null }

/**
 * A chosen file and what it holds; the answer about a file that was taken away meanwhile is not
 * shown.
 */
export function useFilePreview() {
  const [reading, setReading] = useState<PreviewState>(NOTHING)
  const latest = useRef<AbortController | null>(null)

  const clear = (fault: string | null = null) => {
    latest.current?.abort()
    setReading({ ...NOTHING, fault })
  }

  const take = (file: File) => {
    clear()

    const own = new AbortController()

    latest.current = own

    const show = (part: Partial<PreviewState>) => {
      if (!own.signal.aborted) setReading((before) => ({ ...before, ...part }))
    }

    show({ file, sent: 0 })

    const sending = {
      file: { blob: file, name: file.name },
      quiet: true,
      signal: own.signal,
      onProgress: (sent: number) => show({ sent }),
    }

    call(previewQuestionFile, {}, sending).then(
      (preview) => show({ preview, sent: null }),
      (error: Error) => show({ fault: error.message, sent: null, file: null }),
    )
  }

  return { ...reading, take, clear }
}

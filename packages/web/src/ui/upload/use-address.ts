import { useCallback, useEffect, useState } from 'react'
import type { StoredFile } from './queue/stored-file.ts'
import type { UploadService } from './queue/upload-service.ts'

export type Address = { url: string | null; fault: string | null; renew: () => void }

/**
 * The URL of a previewed file. It expires after some minutes; `renew` requests another, and so does
 * the return of the network.
 */
export function useAddress(
  file: StoredFile | null,
  reading: Pick<UploadService, 'addressOf'>,
): Address {
  const [known, setKnown] = useState<{
    of: StoredFile
    url: string | null
    fault: string | null
  } | null>(null)

  const [times, setTimes] = useState(0)
  const renew = useCallback(() => setTimes((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks for the same file again
  useEffect(() => {
    if (!file) return setKnown(null)

    let isLeft = false

    reading.addressOf(file).then(
      (url) => !isLeft && setKnown({ of: file, url, fault: null }),
      (error: unknown) =>
        !isLeft &&
        setKnown({
          of: file,
          url: null,
          fault: error instanceof Error ? error.message : String(error),
        }),
    )

    return () => {
      isLeft = true
    }
  }, [file, reading, times])

  const isFaulty = known?.fault != null

  useEffect(() => {
    if (!isFaulty) return

    window.addEventListener('online', renew)

    return () => window.removeEventListener('online', renew)
  }, [isFaulty, renew])

  const isKnown = known !== null && known.of === file

  return { url: isKnown ? known.url : null, fault: isKnown ? known.fault : null, renew }
}

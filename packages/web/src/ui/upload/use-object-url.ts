import { useEffect, useState } from 'react'

/** The address of a file in this window, given back when it is not shown any more; null without one. */
export function useObjectUrl(file: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)

  useEffect(() => {
    if (!file) return setUrl(null)

    const address = URL.createObjectURL(file)

    setUrl(address)

    return () => URL.revokeObjectURL(address)
  }, [file])

  return url
}

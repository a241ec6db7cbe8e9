import { useEffect, useState } from 'react'
import { addressOf } from '../../files/file-address.public.ts'
import './news.css'

/**
 * The cover of news; without one, or while it loads, a calm field with the first characters of the
 * title.
 */
export function Cover({ filePath, title }: { filePath: string | null; title: string }) {
  const [url, setUrl] = useState<string | null>(null)

  useEffect(() => {
    if (!filePath) return

    let isLeft = false

    addressOf({ filePath }).then(
      (address) => !isLeft && setUrl(address),
      () => {},
    )

    return () => {
      isLeft = true
    }
  }, [filePath])

  return (
    <span className="news-cover" aria-hidden="true">
      {filePath && url ? (
        <img src={url} alt="" loading="lazy" onError={() => setUrl(null)} />
      ) : (
        <i>{title.slice(0, 2)}</i>
      )}
    </span>
  )
}

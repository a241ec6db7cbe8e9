import { useEffect, useState } from 'react'
import { useFileService } from '../../files/files.public.ts'
import './news.css'

/** The cover of news; without one, or while it loads, a calm field with the first characters of the title. */
export function Cover({ filePath, title }: { filePath: string | null; title: string }) {
  const files = useFileService('image')
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!filePath) return
    let isLeft = false
    files.addressOf({ filePath } as Parameters<typeof files.addressOf>[0]).then(
      (address) => !isLeft && setUrl(address),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [filePath, files])
  return (
    <span className="news-cover" aria-hidden="true">
      {filePath && url ? <img src={url} alt="" loading="lazy" onError={() => setUrl(null)} /> : <i>{title.slice(0, 2)}</i>}
    </span>
  )
}

import { useEffect, useState } from 'react'
import { say, useText } from '../../platform/texts/i18n.ts'
import { richTextText } from './rich-text.text.ts'
import './rich-text.css'

/** Resolves a picture's key to a URL that is valid for some minutes. */
export type Pictures = { addressOf: (file: { filePath: string }) => Promise<string> }

/** A picture of a text; if it cannot be loaded, its alt text is shown. */
export function Picture({
  filePath,
  alt,
  pictures,
}: {
  filePath: string
  alt: string
  pictures: Pictures
}) {
  const text = useText(richTextText)
  const [url, setUrl] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    let isLeft = false
    setMissing(false)

    pictures.addressOf({ filePath }).then(
      (address) => !isLeft && setUrl(address),
      () => !isLeft && setMissing(true),
    )

    return () => {
      isLeft = true
    }
  }, [filePath, pictures])

  if (isMissing) return <p className="rich-text-missing">{say(text.pictureMissing, { alt })}</p>

  return (
    <p className="rich-text-picture">
      {url && <img src={url} alt={alt} loading="lazy" onError={() => setMissing(true)} />}
    </p>
  )
}

import { Image, Skeleton } from 'antd'
import { useText } from '../../platform/texts/i18n.ts'
import { useFileUrl } from './signup.queries.ts'
import { signupText } from './signup.text.ts'

/** A photo of a registration, 3:4; enlarged on click. */
export function EvidencePhoto({ photoKey, alt }: { photoKey: string | null; alt: string }) {
  const text = useText(signupText)
  const { url, error } = useFileUrl(photoKey)
  if (!photoKey || error)
    return <div className="photo-frame is-empty">{error ? error.message : text.noPhoto}</div>
  if (!url) return <Skeleton.Node active className="photo-frame" />

  return (
    <div className="photo-frame">
      <Image src={url} alt={alt} />
    </div>
  )
}

import { useLocation } from 'react-router'
import { useText } from '../../platform/texts/i18n.ts'
import { Entries } from './entries.tsx'
import { PublicHead } from './public-head.tsx'
import { publicPagesText } from './public-pages.text.ts'

/**
 * /white and every path below it without a page of its own: what this is, and what is open to
 * everybody (decision 0050).
 */
export default function WhitePage() {
  const text = useText(publicPagesText)
  const isMissing = !/^\/white\/?$/.test(useLocation().pathname)
  return (
    <main className="entrance">
      <PublicHead />
      <h1>{text.whiteTitle}</h1>
      {isMissing && (
        <p className="entrance-in" role="status">
          {text.whiteMissing}
        </p>
      )}
      <p>{text.whiteLead}</p>
      <p className="soft">{text.whiteOwner}</p>
      <p className="soft">{text.whitePrivate}</p>
      <Entries group="open" without="about" />
      <Entries group="hospital" />
      <Entries group="outside" />
    </main>
  )
}

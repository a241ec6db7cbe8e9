import { Link } from 'react-router'
import { useCurrentUser } from '../../platform/current-user.ts'
import { readToken } from '../../platform/session.ts'
import { say, useText } from '../../platform/texts/i18n.ts'
import { shellText } from '../shell/shell.text.ts'
import { Entries } from './entries.tsx'
import { PublicHead } from './public-head.tsx'
import { publicPagesText } from './public-pages.text.ts'

/** /entrance: the entries by who one is. A person with a session continues without choosing. */
export default function EntrancePage() {
  const shell = useText(shellText)
  const text = useText(publicPagesText)
  const name = useCurrentUser((state) => state.me?.nickname)
  const hasSession = readToken() !== null

  return (
    <main className="entrance">
      <PublicHead />
      <h1>{shell.entranceTitle}</h1>
      <p className="soft">{text.lead}</p>
      {hasSession && (
        <p className="entrance-in">
          {name && <span>{say(text.loggedIn, { name })}</span>}
          <Link to="/">{text.goOn}</Link>
        </p>
      )}
      <Entries group="hospital" />
      <Entries group="outside" />
      <Entries group="open" />
    </main>
  )
}

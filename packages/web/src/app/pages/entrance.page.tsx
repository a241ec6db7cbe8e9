import { Link } from 'react-router'
import { useCurrentUser } from '../../platform/current-user.ts'
import { say, useText } from '../../platform/i18n.ts'
import { readToken } from '../../platform/session.ts'
import { shellText } from '../shell/shell.text.ts'
import { Entries } from './entries.tsx'
import { PublicHead } from './public-head.tsx'

/** /entrance: the entries by who one is. Somebody with a session goes on without choosing. */
export default function EntrancePage() {
  const text = useText(shellText)
  const name = useCurrentUser((state) => state.me?.nickname)
  const hasSession = readToken() !== null
  return (
    <main className="entrance">
      <PublicHead />
      <h1>{text.entranceTitle}</h1>
      <p className="soft">{text.entranceLead}</p>
      {hasSession && (
        <p className="entrance-in">
          {name && <span>{say(text.entranceIn, { name })}</span>}
          <Link to="/">{text.entranceGo}</Link>
        </p>
      )}
      <Entries group="house" />
      <Entries group="outside" />
      <Entries group="open" />
    </main>
  )
}

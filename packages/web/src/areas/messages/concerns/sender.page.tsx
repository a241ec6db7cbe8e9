import { Button } from 'antd'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { PublicTitle } from '../../../screens/visitors/public-title.tsx'
import { concernText } from './concern.text.ts'
import './concerns.css'
import { FOLLOW, hiddenOf } from './concern.rules.ts'
import { FollowConcern } from './follow-concern.tsx'
import { SendConcern } from './send-concern.tsx'
import { SentCode } from './sent-code.tsx'

type SentConcern = { code: string; unsent: number }

/**
 * View key white/concern: somebody without a session sends a concern, or reads the answer by the
 * code. A person who is signed in sends nothing of it either (`anonymous` of the calls).
 */
export default function SenderPage() {
  const { send, follow } = useText(concernText)
  const { hash } = useLocation()
  const [isFollowing, setFollowing] = useState(hash === FOLLOW)
  const [sent, setSent] = useState<SentConcern | null>(null)

  if (sent && !isFollowing)
    return (
      <main className="concern-page">
        <PublicTitle title={send.ready} />
        <SentCode {...sent} onRead={() => setFollowing(true)} />
      </main>
    )

  return (
    <main className="concern-page">
      <PublicTitle title={isFollowing ? follow.title : send.title} />
      {isFollowing ? (
        <FollowConcern known={sent?.code ?? ''} />
      ) : (
        <SendConcern hiddenFrom={hiddenOf(hash)} onSent={setSent} />
      )}
      <div className="concern-buttons">
        <Button
          type="link"
          onClick={() => {
            setSent(null)
            setFollowing(!isFollowing)
          }}
        >
          {isFollowing ? send.title : follow.title}
        </Button>
      </div>
    </main>
  )
}

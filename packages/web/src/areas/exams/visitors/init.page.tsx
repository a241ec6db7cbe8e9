import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { InductionFrame } from './induction-frame.tsx'
import { openInvitation } from './own-induction.queries.ts'
import { ownInductionText } from './own-induction.text.ts'
import { readInvitation, readPersonToken, saveInvitation } from './use-person-session.ts'
import { whyPath } from './why.rules.ts'

/**
 * View key employment/init: stores the invitation of the address in this tab, and opens the login
 * or says why not.
 */
export default function InitPage() {
  const text = useText(ownInductionText)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [invitationInAddress] = useState(() => params.get('invitation'))
  const [failed, setFailed] = useState<Error | null>(null)
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    const before = readInvitation()
    if (invitationInAddress) saveInvitation(invitationInAddress)

    const invitation = invitationInAddress ?? before
    if (!invitation) return void navigate(whyPath('none'), { replace: true })

    setFailed(null)

    let isLeft = false

    openInvitation(invitation).then(
      ({ phase, opensAt, closesAt }) => {
        if (isLeft) return

        if (phase !== 'open')
          return void navigate(whyPath(phase, phase === 'ahead' ? opensAt : closesAt), {
            replace: true,
          })

        const isSamePerson = before === invitation && readPersonToken() !== null

        void navigate(isSamePerson ? '/employment/learn' : '/employment/login', { replace: true })
      },
      (error: Error) => !isLeft && setFailed(error),
    )

    return () => {
      isLeft = true
    }
  }, [invitationInAddress, navigate, turn])

  return (
    <InductionFrame>
      <section aria-label={text.opening}>
        <PendingPanel error={failed} onRetry={() => setTurn((count) => count + 1)} />
      </section>
    </InductionFrame>
  )
}

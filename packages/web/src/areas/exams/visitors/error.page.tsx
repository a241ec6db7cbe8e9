import { Link, useSearchParams } from 'react-router'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { InductionFrame } from './induction-frame.tsx'
import { ownInductionText } from './own-induction.text.ts'
import { readInvitation } from './use-person-session.ts'
import { whyOf } from './why.rules.ts'

/** View key employment/error: why the induction cannot be entered, and what to do. */
export default function ErrorPage() {
  const text = useText(ownInductionText)
  const { why, at } = whyOf(useSearchParams()[0])
  return (
    <InductionFrame>
      <section className="induction-narrow panel">
        <h1>{text.why.title}</h1>
        <p role="status">{say(text.why[why], { at: at ? minuteOf(at) : '' })}</p>
        <p>
          {readInvitation() !== null && why !== 'none' && (
            <>
              <Link to="/employment/init">{text.retry}</Link> ·{' '}
            </>
          )}
          <Link to="/entrance">{text.why.home}</Link>
        </p>
      </section>
    </InductionFrame>
  )
}

import { Alert, Button } from 'antd'
import { inShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { BASE } from '../../../platform/session.ts'
import { DetailScreen } from '../../../screens/detail-screen.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { OwnExam, OwnScores } from '../../recruitment/exams/exams.public.ts'
import { EvidencePhoto } from '../evidence-photo.tsx'
import { flowSteps, toneOf } from '../registration-state.rules.ts'
import { useOffers } from '../signup.queries.ts'
import { signupText } from '../signup.text.ts'
import { useSignupWords } from '../use-signup-words.ts'
import { applicantText } from './applicant.text.ts'
import type { Own } from './basic.rules.ts'
import { OwnFacts } from './own-facts.tsx'
import { useOwnActs } from './use-own-acts.ts'

const BANNER = { bad: 'error', wait: 'warning', busy: 'success', good: 'success', calm: 'info' } as const

/** Where the sign-up stands, in a sentence; with the reason where there is one, and the way on where there is one. */
export function StandingBanner({ own }: { own: Own }) {
  const text = useText(applicantText)
  const hasReason = own.returnReason && (own.state === 'returned' || own.state === 'rejected')
  const until = inShanghai(own.intake.signUpUntil).format('YYYY-MM-DD HH:mm')
  if (own.state === 'draft') return <p className="applicant-until">{say(text.until, { time: until })}</p>
  return (
    <>
      <Alert
        className="standing-banner"
        type={own.state === 'submitted' ? 'info' : BANNER[toneOf(own.state)]}
        showIcon
        title={say(text.states[own.state], { number: own.traineeNumber ?? '—' })}
        description={hasReason ? say(text.reason, { reason: own.returnReason ?? '' }) : undefined}
        action={
          // roles have changed: the whole application starts anew behind this door
          own.state === 'enrolled' && (
            <Button type="primary" href={`${BASE}/dashboard`}>
              {text.toHome}
            </Button>
          )
        }
      />
      <OwnExam />
      <OwnScores />
    </>
  )
}

/** A sign-up that cannot be changed now: how far it is, what was handed in. */
export function Standing({ own }: { own: Own }) {
  const text = useText(applicantText)
  const words = useSignupWords()
  const acts = useOwnActs(own)
  const canWithdraw = own.actions.includes('withdraw')
  return (
    <>
      <StandingBanner own={own} />
      <DetailScreen
        title={say(text.title, { intake: own.intake.name })}
        state={<StateTag tone={toneOf(own.state)}>{words.states[own.state]}</StateTag>}
        steps={flowSteps(own.state, text.flow)}
        actions={
          canWithdraw && (
            <Button danger loading={acts.isBusy} onClick={acts.withdraw}>
              {text.withdraw}
            </Button>
          )
        }
        sections={[
          { title: text.sectionPerson, content: <OwnFacts own={own} /> },
          { title: text.sectionChoices, content: <ChosenOffers own={own} /> },
          { title: text.sectionPhoto, content: <EvidencePhoto photoKey={own.photoKey} alt={text.photoAlt} /> },
        ]}
      />
    </>
  )
}

function ChosenOffers({ own }: { own: Own }) {
  const text = useText(applicantText)
  const shared = useText(signupText)
  const offers = useOffers(true)
  return (
    <>
      <ol className="chosen">
        {own.offerIds.map((id, i) => {
          const offer = offers.data?.find(({ value }) => value === id)
          return (
            <li key={id}>
              <small>{say(text.choiceNth, { n: i + 1 })}</small> {offer ? `${offer.label} · ${offer.unit}` : `#${id}`}
            </li>
          )
        })}
      </ol>
      <p className="soft">{shared.adjustment[own.acceptsAdjustment ? 'yes' : 'no']}</p>
    </>
  )
}

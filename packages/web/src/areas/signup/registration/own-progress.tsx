import { getOwnProgress } from '@residency/contract/areas/signup/registration/registration.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import type { AnswerOf } from '@residency/contract/kernel'
import { Steps } from 'antd'
import { Link } from 'react-router'
import { useEndpoint } from '../../../platform/calls/queries.ts'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { stepNow } from '../../../screens/detail-screen.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import { applicantText } from '../applicant.text.ts'
import { flowSteps, isDraft, isQualifiedExempt, toneOf } from '../registration-state.rules.ts'
import { signupPaths } from '../signup.paths.ts'
import { registrationStatusText } from './registration-status.text.ts'

type Sign = NonNullable<AnswerOf<typeof getOwnProgress>['own']>

/** How far the own sign-up is and what comes next. */
export default function OwnProgress() {
  const { card: text } = useText(registrationStatusText)
  const { data } = useEndpoint(getOwnProgress, {})
  if (!data) return null

  const { own, openIntakes } = data

  return (
    <section className="panel" aria-label={text.title}>
      <div className="panel-head">
        <h2>{text.title}</h2>
        {own && <Link to={signupPaths.sign}>{isDraft(own.state) ? text.fill : text.open}</Link>}
      </div>
      {own ? <Status own={own} /> : <NotYet openIntakes={openIntakes} />}
    </section>
  )
}

function Status({ own }: { own: Sign }) {
  const text = useText(registrationStatusText)
  const { title } = useText(applicantText)
  const words = useText(signupWords)
  const isPhone = usePhone()
  const steps = flowSteps(own.state, text.flow, own.isExempt)
  const sentence = isQualifiedExempt(own)
    ? text.exempt
    : say(text.states[own.state], { number: own.traineeNumber ?? '—' })

  return (
    <>
      <p>
        <strong>{say(title, { intake: own.intake })}</strong>{' '}
        <StateTag tone={toneOf(own.state)}>{words.flows.registration.states[own.state]}</StateTag>
      </p>
      <p className="soft">
        {sentence}
        {isDraft(own.state) && ` · ${say(text.until, { time: minuteOf(own.signUpUntil) })}`}
      </p>
      <Steps
        size="small"
        current={stepNow(steps)}
        orientation={isPhone ? 'vertical' : 'horizontal'}
        items={steps.map(({ title: name, state: status }) => ({ title: name, status }))}
      />
    </>
  )
}

/** No sign-up yet: what is open. */
function NotYet({ openIntakes }: { openIntakes: readonly string[] }) {
  const { card: text } = useText(registrationStatusText)
  return openIntakes.length > 0 ? (
    <p>
      {openIntakes.map((intake) => say(text.isOpen, { intake })).join(' ')}{' '}
      <Link to={signupPaths.sign}>{text.begin}</Link>
    </p>
  ) : (
    <p className="soft">{text.noneOpen}</p>
  )
}

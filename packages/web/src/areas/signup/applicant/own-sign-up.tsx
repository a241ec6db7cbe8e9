import { Button, Skeleton } from 'antd'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { type FormStep, StepForm } from '../../../screens/step-form.tsx'
import '../signup.css'
import { signupPaths } from '../signup.paths.ts'
import { applicantText } from './applicant.text.ts'
import { ApplicantFrame } from './applicant-frame.tsx'
import { missingIn, type Own, STEPS, type Step } from './basic.rules.ts'
import { BasicStep } from './basic-step.tsx'
import { ChoicesStep } from './choices-step.tsx'
import { useMissingLabels } from './missing-list.tsx'
import { PhotoStep } from './photo-step.tsx'
import { SavingBanner } from './saving-banner.tsx'
import { Standing, StandingBanner } from './standing.tsx'
import { useOwnActs } from './use-own-acts.ts'
import { loadOwn, saveNow, startSignUp, useOwnRegistration } from './use-own-registration.ts'
import { useSavedAt } from './use-saved-at.ts'

/** Both pages of the applicant's sign-up: what it is and whose turn; the form while it may be filled in. */
export function OwnSignUp({ page }: { page: 'basic' | 'train' }) {
  const [query] = useSearchParams()
  const { phase, own } = useOwnRegistration()
  const step: Step = page === 'train' ? 'train' : query.get('step') === 'photo' ? 'photo' : 'basic'
  useEffect(() => {
    if (useOwnRegistration.getState().phase !== 'open') void loadOwn()
  }, [])
  return (
    <ApplicantFrame>
      {phase === 'open' && own ? own.isEditable ? <Filling own={own} step={step} /> : <Standing own={own} /> : <Before />}
    </ApplicantFrame>
  )
}

function Filling({ own, step }: { own: Own; step: Step }) {
  const text = useText(applicantText)
  const navigate = useNavigate()
  const labels = useMissingLabels()
  const savedAt = useSavedAt()
  const acts = useOwnActs(own)
  const content = { basic: <BasicStep />, photo: <PhotoStep />, train: <ChoicesStep /> }
  const steps: FormStep[] = STEPS.map((key) => ({
    key,
    title: text.steps[key],
    content: content[key],
    missing: labels(missingIn(key, own.missing)),
  }))
  const go = (key: string) => {
    void saveNow()
    navigate(signupPaths[key as Step])
    window.scrollTo(0, 0)
  }
  return (
    <>
      <StandingBanner own={own} />
      <SavingBanner />
      <StepForm
        title={say(text.title, { intake: own.intake.name })}
        steps={steps}
        current={step}
        onStep={go}
        saved={savedAt}
        submitText={text.submit}
        isBusy={acts.isBusy}
        onSubmit={acts.submit}
      />
    </>
  )
}

/** Nothing to fill in: still reading, not read, no intake, or not begun. */
function Before() {
  const text = useText(applicantText)
  const { phase, message } = useOwnRegistration()
  if (phase === 'loading' || phase === 'open') return <Skeleton active className="panel" paragraph={{ rows: 8 }} />
  const begin = () => startSignUp().catch((error: Error) => toast.error(error.message))
  const says = {
    failed: { title: say(text.failed, { reason: message }), lead: '', button: text.retry, act: loadOwn },
    closed: { title: text.closedTitle, lead: text.closedLead, button: text.retry, act: loadOwn },
    unopened: { title: text.unopenedTitle, lead: text.unopenedLead, button: text.start, act: begin },
  }[phase]
  return (
    <section className="applicant-before" role={phase === 'failed' ? 'alert' : undefined}>
      <h1>{says.title}</h1>
      <p>{says.lead}</p>
      <Button type={phase === 'unopened' ? 'primary' : 'default'} size="large" onClick={() => void says.act()}>
        {says.button}
      </Button>
    </section>
  )
}

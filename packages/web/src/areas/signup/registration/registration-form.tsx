import { Button, Skeleton } from 'antd'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { logOut } from '../../../platform/reactions.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { type FormStep, StepForm } from '../../../screens/steps/step-form.tsx'
import { AcademicStep } from '../sections/academic-step.tsx'
import { signupPaths } from '../signup.paths.ts'
import './applicant.css'
import { applicantText } from '../applicant.text.ts'
import { ChoicesStep } from '../choices/choices-step.tsx'
import { SavingBanner } from '../drafts/saving-banner.tsx'
import { useSavedAt } from '../drafts/use-saved-at.ts'
import { ForeignStep, WorkStep } from '../entries/lists-step.tsx'
import { isToBeHandedIn } from '../registration-state.rules.ts'
import type { Own } from '../sections/basic.rules.ts'
import { BasicStep } from '../sections/basic-step.tsx'
import { PhotoStep } from '../sections/photo-step.tsx'
import { SignStep } from '../sections/sign-step.tsx'
import { ApplicantFrame } from './applicant-frame.tsx'
import { BeginRegistration } from './begin-registration.tsx'
import { CheckStep } from './check-step.tsx'
import { MendingBar } from './mending-bar.tsx'
import { useMissingLabels } from './missing-list.tsx'
import { personText } from './person.text.ts'
import { registrationStatusText } from './registration-status.text.ts'
import { RegistrationStatus, StatusBanner } from './registration-status.tsx'
import { missingIn, type Step, stepAt, stepsFor } from './steps.rules.ts'
import { useOwnActs } from './use-own-acts.ts'
import { loadOwn, openRegistration, saveSoon, useOwnRegistration } from './use-own-registration.ts'
import { useRegistrationName, useStepPath } from './use-registration-name.ts'
import { useStepNote } from './use-step-note.ts'

type Page = 'basic' | 'train' | 'academic' | 'foreign' | 'work'

const CONTENT: Readonly<Record<Step, ComponentType>> = {
  sign: SignStep,
  basic: BasicStep,
  photo: PhotoStep,
  academic: AcademicStep,
  foreign: ForeignStep,
  work: WorkStep,
  train: ChoicesStep,
  check: CheckStep,
}

type RegistrationFormProps = {
  page: Page

  /** The id of a registration of a unit's applicant; one's own if left out. */
  person?: number

  /** The title of the frame, and what is above the registration. */
  area?: string
  head?: ReactNode
}

/** All pages of a registration: its state and who has to act; the form while it can be edited. */
export function RegistrationForm({ page, person, area, head }: RegistrationFormProps) {
  const { phase, own, isMending, person: loadedPerson } = useOwnRegistration()
  const wanted = person ?? null

  useEffect(() => {
    const there = useOwnRegistration.getState()
    // The applicant's pages are one visit; a unit that returns refetches.
    if (wanted !== null || there.person !== null) void openRegistration(wanted)
    else if (there.phase !== 'open') void loadOwn()
  }, [wanted])

  const isFilling = own?.isEditable && (isMending || isToBeHandedIn(own.state))
  const isThere = phase === 'open' && own !== null && loadedPerson === wanted

  const renderContent = () => {
    if (isThere)
      return isFilling ? <Filling own={own} page={page} /> : <RegistrationStatus own={own} />

    return <Before />
  }

  return (
    <ApplicantFrame area={area}>
      {head}
      {renderContent()}
    </ApplicantFrame>
  )
}

function Filling({ own, page }: { own: Own; page: Page }) {
  const text = useText(applicantText)
  const statusText = useText(registrationStatusText)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const labels = useMissingLabels()
  const savedAt = useSavedAt()
  const acts = useOwnActs(own)
  const name = useRegistrationName(own)
  const stepPath = useStepPath()
  const isMending = useOwnRegistration((s) => s.isMending)
  const noteOf = useStepNote(own)
  const open = stepsFor(own.editable).filter((step) => !(isMending && step === 'check'))
  const [atFirst] = useState(() => stepAt({ page, step: null }, own.missing, open))
  // Without a step in the address the initial one stays: the reader is not moved while filling in.
  const current = stepAt({ page, step: query.get('step') ?? atFirst }, own.missing, open)

  const steps: FormStep[] = open.map((key) => {
    const Content = CONTENT[key]
    const missing = labels(missingIn(key, own.missing))
    const note = missing.length === 0 ? noteOf(key) : undefined

    return { key, title: text.steps[key], content: <Content />, missing, ...(note && { note }) }
  })

  const go = (key: string) => {
    saveSoon()
    navigate(stepPath(key as Step))
    window.scrollTo(0, 0)
  }

  return (
    <>
      <StatusBanner own={own} />
      <SavingBanner />
      {isMending && <MendingBar own={own} />}
      <StepForm
        title={say(text.title, { intake: name })}
        steps={steps}
        current={current}
        onStep={go}
        saved={isMending ? null : savedAt}
        submitText={isMending ? statusText.mendSave : text.submit}
        isBusy={acts.isBusy}
        onSubmit={isMending ? acts.mend : acts.submit}
      />
      {!isMending && own.actions.includes('withdraw') && (
        <p className="applicant-give-up">
          <Button type="link" danger disabled={acts.isBusy} onClick={acts.withdraw}>
            {acts.withdrawalLabel}
          </Button>
        </p>
      )}
    </>
  )
}

/** No form: not begun, loading, failed, no intake, or an account that does not register. */
function Before() {
  const text = useText(applicantText)
  const person = useText(personText)
  const navigate = useNavigate()
  const { phase, message } = useOwnRegistration()
  const [isBusy, setBusy] = useState(false)
  if (phase === 'loading' || phase === 'open')
    return <Skeleton active className="panel" paragraph={{ rows: 8 }} />

  if (phase === 'unopened') return <BeginRegistration />

  const says = {
    failed: {
      title: say(text.failed, { reason: message }),
      lead: '',
      button: text.retry,
      act: loadOwn,
    },
    closed: { title: text.closedTitle, lead: text.closedLead, button: text.retry, act: loadOwn },
    unknown: {
      title: person.unknownTitle,
      lead: person.unknownLead,
      button: person.back,
      act: () => navigate(signupPaths.people),
    },
    elsewhere: {
      title: text.elsewhereTitle,
      lead: text.elsewhereLead,
      button: text.toHome,
      act: () => navigate('/dashboard'),
    },
  }[phase]

  const act = () => {
    setBusy(true)
    void Promise.resolve(says.act()).finally(() => setBusy(false))
  }

  return (
    <section
      className="applicant-before"
      role={phase === 'failed' || phase === 'unknown' ? 'alert' : undefined}
    >
      <h1>{says.title}</h1>
      <p>{says.lead}</p>
      <Button
        type={phase === 'elsewhere' ? 'primary' : 'default'}
        size="large"
        loading={isBusy}
        onClick={act}
      >
        {says.button}
      </Button>
      {phase === 'elsewhere' && (
        <Button type="link" size="large" onClick={() => void logOut()}>
          {text.logOutToRegister}
        </Button>
      )}
    </section>
  )
}

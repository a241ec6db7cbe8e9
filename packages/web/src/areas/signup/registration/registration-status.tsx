import { FilePdfOutlined } from '@ant-design/icons'
import { signupWords } from '@residency/contract/areas/signup/text'
import { Alert, Button } from 'antd'
import { AreaPart } from '../../../platform/area-parts.tsx'
import { minuteOf } from '../../../platform/clock.ts'
import { BASE } from '../../../platform/session.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen } from '../../../screens/detail-screen.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { applicantText } from '../applicant.text.ts'
import {
  bannerOf,
  flowSteps,
  hasReason,
  isDraft,
  isEnrolled,
  isQualifiedExempt,
  isToBeHandedIn,
  toneOf,
} from '../registration-state.rules.ts'
import type { Own } from '../sections/basic.rules.ts'
import { useOpenIntakes } from '../signup.queries.ts'
import { NextIntake } from './next-intake.tsx'
import { PersonBanner } from './person-banner.tsx'
import { registrationStatusText } from './registration-status.text.ts'
import { useOwnActs } from './use-own-acts.ts'
import { loadOwn, startMending, useOwnRegistration } from './use-own-registration.ts'
import { useRegistrationName } from './use-registration-name.ts'
import { useRegistrationSections } from './use-registration-sections.tsx'

declare module '../../../platform/area-parts.tsx' {
  interface AreaParts {
    ownAdmission: { onDecided: () => unknown }
  }
}

/** A registration not submitted in time: that it is closed, and the alternatives. */
function OverBanner({ own, isOwn }: { own: Own; isOwn: boolean }) {
  const statusText = useText(registrationStatusText)
  const isOpenElsewhere = useOpenIntakes().data?.some(({ value }) => value !== own.intake.id)
  const isNew = isDraft(own.state)

  return (
    <>
      <Alert
        className="standing-banner"
        type="warning"
        showIcon
        title={isNew ? statusText.draftOver : statusText.returnedOver}
        description={isNew && isOpenElsewhere ? statusText.draftMove : undefined}
      />
      {isOwn && <NextIntake own={own} />}
    </>
  )
}

/** The state of the registration in a sentence, with reason and next step if any. */
export function StatusBanner({ own }: { own: Own }) {
  const statusText = useText(registrationStatusText)
  const isOwn = useOwnRegistration((s) => s.person === null)
  const until = minuteOf(own.intake.signUpUntil)
  if (own.isEditable && !own.isInTime && isToBeHandedIn(own.state))
    return <OverBanner own={own} isOwn={isOwn} />
  if (!isOwn) return <PersonBanner own={own} />
  if (isDraft(own.state))
    return <p className="applicant-until">{say(statusText.until, { time: until })}</p>

  return (
    <>
      <Alert
        className="standing-banner"
        type={bannerOf(own.state)}
        showIcon
        title={
          isQualifiedExempt(own)
            ? statusText.exempt
            : say(statusText.states[own.state], { number: own.traineeNumber ?? '—' })
        }
        description={
          own.returnReason && hasReason(own.state)
            ? say(statusText.reason, { reason: own.returnReason })
            : undefined
        }
        action={
          // The roles have changed: the application reloads behind this link.
          isEnrolled(own.state) && (
            <Button type="primary" href={`${BASE}/dashboard`}>
              {statusText.toHome}
            </Button>
          )
        }
      />
      <NextIntake own={own} />
      <AreaPart name="ownAdmission" props={{ onDecided: loadOwn }} />
    </>
  )
}

/**
 * A registration that is not being edited: progress, content, and the link to correct it while
 * allowed.
 */
export function RegistrationStatus({ own }: { own: Own }) {
  const text = useText(applicantText)
  const statusText = useText(registrationStatusText)
  const words = useText(signupWords)
  const acts = useOwnActs(own)
  const whole = useRegistrationSections(own)
  const name = useRegistrationName(own)
  const until = minuteOf(own.intake.editUntil)

  return (
    <>
      <DetailScreen
        title={say(text.title, { intake: name })}
        state={
          <StateTag tone={toneOf(own.state)}>{words.flows.registration.states[own.state]}</StateTag>
        }
        banner={<StatusBanner own={own} />}
        steps={flowSteps(own.state, statusText.flow, own.isExempt)}
        actions={
          <>
            <Button icon={<FilePdfOutlined />} loading={acts.isBusy} onClick={acts.print}>
              {text.print}
            </Button>
            {own.isEditable && <Button onClick={startMending}>{statusText.mend}</Button>}
          </>
        }
        sections={whole.sections}
      />
      {own.isEditable && <p className="soft">{say(statusText.mendUntil, { time: until })}</p>}
      {own.actions.includes('withdraw') && (
        <p className="applicant-give-up">
          <Button danger loading={acts.isBusy} onClick={acts.withdraw}>
            {acts.withdrawalLabel}
          </Button>
        </p>
      )}
      {whole.previewWindow}
    </>
  )
}

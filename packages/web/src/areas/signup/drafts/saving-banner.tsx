import type { Section } from '@residency/contract/areas/intakes/section.public'
import { signupWords } from '@residency/contract/areas/signup/text'
import { toMoment } from '@residency/contract/kernel'
import { Alert, Button } from 'antd'
import { useNavigate } from 'react-router'
import { minuteOf } from '../../../platform/clock.ts'
import { ask } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { stepOf } from '../registration/steps.rules.ts'
import { loadOwn, saveNow, useOwnRegistration } from '../registration/use-own-registration.ts'
import { useStepPath } from '../registration/use-registration-name.ts'
import { savingText } from './saving.text.ts'

/** Shown when automatic saving fails: no network, a refusal, a conflict. */
export function SavingBanner() {
  const saving = useText(savingText)
  const { state, message } = useOwnRegistration((s) => s.saveStatus)
  const warnings = useOwnRegistration((s) => s.warnings)
  const navigate = useNavigate()
  const stepPath = useStepPath()
  const entry = useOwnRegistration((s) => s.entry)
  const { sections } = useText(signupWords)
  const restoredAt = useOwnRegistration((s) => s.restoredAt)

  const loadLatest = async () => {
    const question = {
      title: saving.loadLatestQuestion,
      content: saving.loadLatestContent,
      okText: saving.loadLatest,
      danger: true,
    }
    if (await ask(question)) await loadOwn()
  }

  const isDraftStored = useOwnRegistration((s) => s.isDraftStored)
  const offline = isDraftStored ? saving.noNetwork : saving.noNetworkHere

  const says = {
    offline: { type: 'warning', title: offline, button: saving.retryNow, act: saveNow },
    stopped: {
      type: 'error',
      title: say(saving.stopped, { reason: message }),
      button: saving.retryNow,
      act: saveNow,
    },
    conflict: { type: 'error', title: saving.conflict, button: saving.loadLatest, act: loadLatest },
  } as const

  const banner = state in says ? says[state as keyof typeof says] : null

  return (
    <div aria-live="polite" className="saving-banner">
      {banner && (
        <Alert
          type={banner.type}
          showIcon
          title={banner.title}
          action={<Button onClick={() => void banner.act()}>{banner.button}</Button>}
        />
      )}
      {entry && (
        <Alert
          type="info"
          showIcon
          title={say(saving.leftEntry, { section: sections[entry.section as Section] })}
          action={
            <Button onClick={() => navigate(stepPath(stepOf(entry.section as Section)))}>
              {saving.goOn}
            </Button>
          }
        />
      )}
      {restoredAt !== null && (
        <Alert
          type="info"
          showIcon
          closable
          title={say(saving.restored, {
            time: minuteOf(toMoment(new Date(restoredAt))),
          })}
        />
      )}
      {warnings.map((sentence) => (
        <Alert key={sentence} type="warning" showIcon title={sentence} />
      ))}
    </div>
  )
}

import type { Section } from '@residency/contract/areas/signup/section.public'
import { Alert, Button } from 'antd'
import { useNavigate } from 'react-router'
import { inShanghai } from '../../../platform/clock.ts'
import { ask } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { signupPaths } from '../signup.paths.ts'
import { useSignupWords } from '../use-signup-words.ts'
import { applicantText } from './applicant.text.ts'
import { stepOf } from './steps.rules.ts'
import { loadOwn, saveNow, useOwnRegistration } from './use-own-registration.ts'

/** Says when saving does not go by itself: no network, a refusal, somebody else was here. */
export function SavingBanner() {
  const text = useText(applicantText)
  const { state, message } = useOwnRegistration((s) => s.news)
  const warnings = useOwnRegistration((s) => s.warnings)
  const navigate = useNavigate()
  const entry = useOwnRegistration((s) => s.entry)
  const { sections } = useSignupWords()
  const restoredAt = useOwnRegistration((s) => s.restoredAt)
  const loadLatest = async () => {
    const question = { title: text.loadLatestQuestion, content: text.loadLatestContent, okText: text.loadLatest, danger: true }
    if (await ask(question)) await loadOwn()
  }
  const says = {
    offline: { type: 'warning', title: text.noNetwork, button: text.retryNow, act: saveNow },
    stopped: { type: 'error', title: say(text.stopped, { reason: message }), button: text.retryNow, act: saveNow },
    conflict: { type: 'error', title: text.conflict, button: text.loadLatest, act: loadLatest },
  } as const
  const one = state in says ? says[state as keyof typeof says] : null
  return (
    <div aria-live="polite" className="saving-banner">
      {one && (
        <Alert
          type={one.type}
          showIcon
          title={one.title}
          action={
            <Button size="small" onClick={() => void one.act()}>
              {one.button}
            </Button>
          }
        />
      )}
      {entry && (
        <Alert
          type="info"
          showIcon
          title={say(text.leftEntry, { section: sections[entry.section as Section] })}
          action={
            <Button size="small" onClick={() => navigate(signupPaths[stepOf(entry.section as Section)])}>
              {text.goOn}
            </Button>
          }
        />
      )}
      {restoredAt !== null && (
        <Alert
          type="info"
          showIcon
          closable
          title={say(text.restored, { time: inShanghai(new Date(restoredAt).toISOString()).format('MM-DD HH:mm') })}
        />
      )}
      {warnings.map((sentence) => (
        <Alert key={sentence} type="warning" showIcon title={sentence} />
      ))}
    </div>
  )
}

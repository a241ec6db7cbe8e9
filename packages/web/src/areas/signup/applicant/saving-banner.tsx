import { Alert, Button } from 'antd'
import { ask } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { applicantText } from './applicant.text.ts'
import { loadOwn, saveNow, useOwnRegistration } from './use-own-registration.ts'

/** Says when saving does not go by itself: no network, a refusal, somebody else was here. */
export function SavingBanner() {
  const text = useText(applicantText)
  const { state, message } = useOwnRegistration((s) => s.news)
  const warnings = useOwnRegistration((s) => s.warnings)
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
      {warnings.map((sentence) => (
        <Alert key={sentence} type="warning" showIcon title={sentence} />
      ))}
    </div>
  )
}

import { Button } from 'antd'
import { say, useText } from '../../platform/texts/i18n.ts'
import { screensText } from '../screens.text.ts'
import { type FormStep, StepNav } from './step-nav.tsx'

export type { FormStep }

/**
 * One step: its fields and the labels of missing ones; `note` replaces the missing list below its
 * name.
 */
type StepFormProps = {
  title: string
  steps: readonly FormStep[]
  current: string
  onStep: (key: string) => void

  /** 'saving', the time of the last save, or undefined. */
  saved: string | 'saving' | null
  submitText?: string
  isBusy: boolean
  onSubmit: () => void
}

/**
 * A long form in steps. Every step can be opened at any time, missing fields are always listed, the
 * last step submits.
 */
export function StepForm({
  title,
  steps,
  current,
  onStep,
  saved,
  submitText,
  isBusy,
  onSubmit,
}: StepFormProps) {
  const text = useText(screensText)

  const at = Math.max(
    0,
    steps.findIndex((step) => step.key === current),
  )

  const step = steps[at]!

  return (
    <section className="step-form" aria-label={title}>
      <div className="screen-head">
        <h1>{title}</h1>
        <p className="screen-lead" role="status">
          {saved === 'saving' ? text.saving : saved && say(text.saved, { time: saved })}
        </p>
      </div>
      <div className="step-columns">
        <nav className="panel" aria-label={text.steps}>
          <StepNav steps={steps} at={at} onStep={onStep} />
        </nav>
        <div className="panel">
          <h2>{step.title}</h2>
          {step.content}
          <div className="page-buttons">
            {at > 0 && <Button onClick={() => onStep(steps[at - 1]!.key)}>{text.before}</Button>}
            {at < steps.length - 1 ? (
              <Button type="primary" onClick={() => onStep(steps[at + 1]!.key)}>
                {text.next}
              </Button>
            ) : (
              <Button
                type="primary"
                loading={isBusy}
                onClick={onSubmit}
                disabled={steps.some(({ missing }) => missing.length > 0)}
              >
                {submitText ?? text.submit}
              </Button>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

import { Button, Steps } from 'antd'
import type { ReactNode } from 'react'
import { say, useText } from '../platform/i18n.ts'
import { usePhone } from '../ui/use-phone.ts'
import { screensText } from './screens.text.ts'

/** One step: its fields, and the labels of what is still missing in it. */
export type FormStep = { key: string; title: string; content: ReactNode; missing: readonly string[] }
type StepFormProps = {
  title: string
  steps: readonly FormStep[]
  current: string
  onStep: (key: string) => void
  /** 'saving', the time it was saved, or nothing yet. */
  saved: string | 'saving' | null
  submitText?: string
  isBusy: boolean
  onSubmit: () => void
}

/** A long form in steps: one may go to any of them; what is missing is always said; the last one hands in. */
export function StepForm({ title, steps, current, onStep, saved, submitText, isBusy, onSubmit }: StepFormProps) {
  const text = useText(screensText)
  const isPhone = usePhone()
  const at = Math.max(
    0,
    steps.findIndex((step) => step.key === current),
  )
  const step = steps[at]!
  const stateOf = (missing: readonly string[], i: number) => (i === at ? 'process' : missing.length ? 'wait' : 'finish')
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
          <Steps
            size="small"
            current={at}
            orientation={isPhone ? 'horizontal' : 'vertical'}
            responsive={false}
            items={steps.map(({ title: name, missing }, i) => ({
              title: name,
              status: stateOf(missing, i),
              ...(isPhone ? {} : { content: missing.length ? say(text.missing, { names: missing.join(text.comma) }) : text.complete }),
            }))}
            onChange={(i) => onStep(steps[i]!.key)}
          />
        </nav>
        <div className="panel">
          <h2>{step.title}</h2>
          {step.content}
          <div className="step-buttons">
            {at > 0 && <Button onClick={() => onStep(steps[at - 1]!.key)}>{text.before}</Button>}
            {at < steps.length - 1 ? (
              <Button type="primary" onClick={() => onStep(steps[at + 1]!.key)}>
                {text.next}
              </Button>
            ) : (
              <Button type="primary" loading={isBusy} onClick={onSubmit} disabled={steps.some(({ missing }) => missing.length > 0)}>
                {submitText ?? text.submit}
              </Button>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

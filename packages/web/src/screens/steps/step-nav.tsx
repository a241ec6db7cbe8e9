import { DownOutlined } from '@ant-design/icons'
import { Progress, Steps } from 'antd'
import { type ReactNode, useState } from 'react'
import { say, useText } from '../../platform/texts/i18n.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { useNarrow, usePhone } from '../../ui/use-phone.ts'
import { screensText } from '../screens.text.ts'

/** One step: its name and the labels of missing fields. */
export type FormStep = {
  key: string
  title: string
  content: ReactNode
  missing: readonly string[]
  note?: string
}

type StepNavProps = { steps: readonly FormStep[]; at: number; onStep: (key: string) => void }

/**
 * More steps than this do not fit in a row on a phone or above a form: they become a list behind
 * the current step.
 */
const FEW = 4

/** The steps of a long form with their missing fields. */
export function StepNav({ steps, at, onStep }: StepNavProps) {
  const text = useText(screensText)
  const isPhone = usePhone()
  const isNarrow = useNarrow()
  const [isOpen, setOpen] = useState(false)
  const isLong = isNarrow && steps.length > FEW
  const summary = (missing: readonly string[]) =>
    missing.length ? say(text.missing, { names: missing.join(text.comma) }) : text.complete

  const list = (
    <Steps
      size="small"
      current={at}
      orientation={isPhone && !isLong ? 'horizontal' : 'vertical'}
      responsive={false}
      items={steps.map(({ title, missing, note }, i) => {
        const chooseStatus = () => {
          if (i === at) return 'process'

          return missing.length || note ? 'wait' : 'finish'
        }

        return {
          title,
          status: chooseStatus(),
          ...(isPhone && !isLong ? {} : { content: note ?? summary(missing) }),
        }
      })}
      onChange={(i) => {
        setOpen(false)
        onStep(steps[i]!.key)
      }}
    />
  )

  if (!isLong) return list

  const filled = steps.filter(({ note }) => !note)
  const whole = filled.filter(({ missing }) => missing.length === 0).length
  const left = filled.length - whole

  return (
    <>
      <button
        type="button"
        className="step-brief"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>
          <small>
            {say(text.stepOf, { at: at + 1, count: steps.length })} ·{' '}
            {left ? say(text.stepsLeft, { count: left }) : text.stepsWhole}
          </small>
          <strong>{steps[at]!.title}</strong>
        </span>
        <DownOutlined aria-hidden="true" />
      </button>
      <Progress
        percent={Math.round((whole / filled.length) * 100)}
        showInfo={false}
        size="small"
        aria-label={text.steps}
      />
      <SidePanel title={text.steps} isOpen={isOpen} onClose={() => setOpen(false)}>
        {list}
      </SidePanel>
    </>
  )
}

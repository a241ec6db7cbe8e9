import { Alert, ConfigProvider, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { toast } from '../../platform/feedback.ts'
import { useText } from '../../platform/texts/i18n.ts'
import { StepForm } from '../../screens/steps/step-form.tsx'
import { galleryText } from './gallery.text.ts'
import type { ScreenState, StateExamples } from './gallery-states.ts'

type StepKey = 'one' | 'two' | 'three'
const STEPS: readonly StepKey[] = ['one', 'two', 'three']

export function StepExample({ state }: { state: ScreenState }) {
  const text = useText(galleryText)
  const [step, setStep] = useState<StepKey>('one')

  const contents: StateExamples<ReactNode> = {
    usual: text.application,
    empty: text.emptyLead,
    loading: <Skeleton active />,
    error: <Alert type="error" showIcon title={text.fault} />,
    disabled: text.application,
    long: text.long,
  }

  const chooseSaved = () => {
    if (state === 'error') return null

    return state === 'loading' ? 'saving' : '10:32'
  }

  return (
    <ConfigProvider componentDisabled={state === 'disabled'}>
      <StepForm
        title={text.screens.step}
        steps={STEPS.map((key) => ({
          key,
          title: state === 'long' ? `${text.steps[key]} ${text.longLabel}` : text.steps[key],
          content: contents[state],
          missing: state === 'empty' || key === 'two' ? [text.name, text.day] : [],
        }))}
        current={step}
        onStep={(key) => setStep(key as StepKey)}
        saved={chooseSaved()}
        isBusy={state === 'loading' || state === 'disabled'}
        onSubmit={() => toast.info(text.received)}
      />
    </ConfigProvider>
  )
}

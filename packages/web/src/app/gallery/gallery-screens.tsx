import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from '../../platform/i18n.ts'
import { DetailScreen } from '../../screens/detail-screen.tsx'
import { StepForm } from '../../screens/step-form.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { galleryText } from './gallery.text.ts'

type Shape = 'detail' | 'step'
type StepKey = 'one' | 'two' | 'three'
const STEPS: readonly StepKey[] = ['one', 'two', 'three']

/** A record page and a step form, one at a time. */
export function GalleryScreens() {
  const text = useText(galleryText)
  const [shape, setShape] = useState<Shape>('detail')
  const [step, setStep] = useState<StepKey>('one')
  const shapes = (['detail', 'step'] as const).map((value) => ({ value, label: text[value] }))
  return (
    <>
      <Segmented<Shape> aria-label={text.title} options={shapes} value={shape} onChange={setShape} style={{ marginBottom: 16 }} />
      {shape === 'detail' && (
        <DetailScreen
          title={text.person}
          state={<StateTag tone="wait">{text.states.wait}</StateTag>}
          steps={STEPS.map((key, i) => ({ title: text.steps[key], state: i === 0 ? 'finish' : i === 1 ? 'process' : 'wait' }))}
          sections={[{ title: text.application, facts: [{ label: text.fact, value: text.factValue }] }]}
          history={[
            { key: 'b', at: '2026-11-20', what: text.passed, who: text.department },
            { key: 'a', at: '2026-11-18', what: text.submitted, who: text.person },
          ]}
        />
      )}
      {shape === 'step' && (
        <StepForm
          title={text.step}
          steps={STEPS.map((key) => ({
            key,
            title: text.steps[key],
            content: text.application,
            missing: key === 'two' ? [text.name] : [],
          }))}
          current={step}
          onStep={(key) => setStep(key as StepKey)}
          saved="10:32"
          isBusy={false}
          onSubmit={() => {}}
        />
      )}
    </>
  )
}

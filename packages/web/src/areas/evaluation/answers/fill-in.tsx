import type { FormSection } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { Button } from 'antd'
import { useRef } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { answerText } from './answer.text.ts'
import { EvaluationForm } from './evaluation-form.tsx'
import { MarkRest } from './mark-rest.tsx'
import type { EvaluationFormState } from './use-evaluation-form.ts'

type Props = {
  sections: readonly FormSection[]
  form: EvaluationFormState
  isBusy: boolean
  onSubmit: () => void
}

/**
 * A form with its button within the thumb's reach; what is missing is marked and the first of it
 * shown.
 */
export function FillIn({ sections, form, isBusy, onSubmit }: Props) {
  const text = useText(answerText)
  const panel = useRef<HTMLDivElement>(null)

  const submit = () => {
    if (form.isWhole) return onSubmit()

    form.showMissing()
    requestAnimationFrame(() =>
      panel.current?.querySelector('.is-missing')?.scrollIntoView({ block: 'center' }),
    )
  }

  return (
    <div className="panel" ref={panel}>
      <MarkRest sections={sections} form={form} />
      <EvaluationForm sections={sections} form={form} />
      <div className="page-buttons">
        <span className="soft figures evaluation-left">
          {say(text.left, { given: form.answeredCount, all: form.itemCount })}
        </span>
        <Button type="primary" loading={isBusy} onClick={submit}>
          {text.submit}
        </Button>
      </div>
    </div>
  )
}

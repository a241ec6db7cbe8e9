import type { FormSection } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { useText } from '../../../platform/texts/i18n.ts'
import { EvaluationForm } from '../answers/evaluation-form.tsx'
import { useEvaluationForm } from '../answers/use-evaluation-form.ts'
import { templateText } from './template.text.ts'

const nowhere = { read: () => null, write: () => true, clear: () => {} }

/** A form as a phone shows it, to be tried; nothing is stored. */
export function PhonePreview({ sections }: { sections: readonly FormSection[] }) {
  const text = useText(templateText)
  const form = useEvaluationForm(sections, nowhere)
  return (
    <>
      <p className="soft">{text.previewNote}</p>
      <div className="phone-preview">
        <EvaluationForm sections={sections} form={form} />
      </div>
    </>
  )
}

import {
  kindsOfSide,
  type NewTemplateForm,
  newTemplateForm,
  type Side,
  type Template,
} from '@residency/contract/areas/evaluation/templates/template.contract'
import { templateWords } from '@residency/contract/areas/evaluation/templates/text'
import { useNavigate } from 'react-router'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { useRecordPath } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { NameFields } from '../../../ui/fields/small-fields.tsx'
import { useCreateTemplate } from './template.queries.ts'
import { templateText } from './template.text.ts'

export type NewTemplateProps = {
  isOpen: boolean
  from: Template | null
  side: Side
  onClose: () => void
}

const { shape } = newTemplateForm

/** A new draft, empty or with the items of another form; then its page opens. */
export default function NewTemplate({ isOpen, from, side, onClose }: NewTemplateProps) {
  const text = useText(templateText)
  const { fields, templateKinds } = useText(templateWords)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const create = useCreateTemplate()

  const submit = async (values: NewTemplateForm) => {
    const { id } = await create.mutateAsync({ ...values, fromId: from?.id ?? null })
    toast.success(text.created)
    navigate(pathOf(id))
  }

  const initial = from ? { name: from.name, nameEn: from.nameEn, kind: from.kind } : {}

  return (
    <FormDialog<NewTemplateForm>
      title={from ? text.copyTitle : text.add}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={initial}
    >
      <SelectField
        name="kind"
        label={fields.kind}
        options={toChoices(kindsOfSide(side), templateKinds)}
        shape={shape.kind}
      />
      <NameFields labels={[fields.name, fields.nameEn]} shape={shape} lengths={[60, 100]} />
      <LongTextField name="intro" label={fields.intro} maxLength={300} rows={2} isOptional />
      <LongTextField name="introEn" label={fields.introEn} maxLength={500} rows={2} isOptional />
    </FormDialog>
  )
}

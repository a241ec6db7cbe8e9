import {
  personChange,
  personForm,
  type PersonForm as Values,
} from '@residency/contract/areas/exams/induction/person.contract'
import { inductionWords } from '@residency/contract/areas/exams/induction/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { halfWidth, TextField } from '../../../ui/fields/fields.tsx'
import { useInductionPerson, useSavePerson } from './induction.queries.ts'
import { inductionText } from './induction.text.ts'

/** `id`: the person who is changed; null: somebody new. */
export type PersonFormProps = {
  isOpen: boolean
  trainId: number
  id: number | null
  onClose: () => void
}

/** Somebody on the list: name, mobile and ID card, by which they log in. */
export default function PersonForm({ isOpen, trainId, id, onClose }: PersonFormProps) {
  const { people: text } = useText(inductionText)
  const { fields } = useText(inductionWords)
  const opened = isOpen ? id : null
  const known = useFirstRead(opened, useInductionPerson(opened).data)
  const save = useSavePerson(trainId)
  const { shape } = id === null ? personForm : personChange

  const submit = async (values: Values) => {
    await save.mutateAsync({ ...values, id, version: known?.version ?? 0 })
    toast.success(id === null ? text.added : text.saved)
  }

  const help = id === null ? {} : { help: text.numberHelp }

  return (
    <FormDialog<Values>
      title={id === null ? text.addTitle : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={id === null ? {} : (known as Partial<Values> | undefined)}
      width={480}
    >
      <TextField name="name" label={fields.name} shape={shape.name} maxLength={60} />
      <TextField
        name="mobile"
        label={fields.mobile}
        shape={shape.mobile}
        maxLength={30}
        inputMode="tel"
        normalise={halfWidth}
        {...help}
      />
      <TextField
        name="idCard"
        label={fields.idCard}
        shape={shape.idCard}
        maxLength={30}
        normalise={halfWidth}
        {...help}
      />
    </FormDialog>
  )
}

import { type BarForm, barForm } from '@residency/contract/areas/intakes/bars/bar.contract'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, LongTextField, TextField } from '../../../ui/fields/fields.tsx'
import { useBarForm, useSaveBar } from './bar.queries.ts'
import { barText } from './bar.text.ts'

type Props = { isOpen: boolean; id: number | null; onClose: () => void }
type Values = BarForm & { version?: number }
const { shape } = barForm

/** The form of a bar: person, reason, end; an unchanged mask keeps the stored number. */
export function BarFormDialog({ isOpen, id, onClose }: Props) {
  const text = useText(barText)
  const { fields } = useText(intakesWords)
  const form = useBarForm(isOpen ? id : null)
  const save = useSaveBar()

  const submit = async ({ realName, idCard, reason, until, version }: Values) => {
    await save.mutateAsync({
      realName,
      idCard,
      reason,
      until: until ?? null,
      id,
      ...(version === undefined ? {} : { version }),
    })
    toast.success(say(text.saved, { name: realName }))
  }

  return (
    <FormDialog<Values>
      title={id === null ? text.add : text.editTitle}
      initial={id === null ? {} : (form.data as Partial<Values> | undefined)}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <TextField name="realName" label={fields.realName} shape={shape.realName} maxLength={64} />
      <TextField
        name="idCard"
        label={fields.idCard}
        shape={shape.idCard}
        maxLength={30}
        {...(id === null ? {} : { help: text.cardHelp })}
      />
      <LongTextField
        name="reason"
        label={fields.reason}
        shape={shape.reason}
        maxLength={300}
        rows={3}
        help={text.reasonHelp}
      />
      <DayField
        name="until"
        label={fields.until}
        shape={shape.until}
        isOptional
        help={text.untilHelp}
      />
    </FormDialog>
  )
}

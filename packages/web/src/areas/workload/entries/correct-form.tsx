import type { Entry } from '@residency/contract/areas/workload/entries/entry.contract'
import {
  CORRECTIONS,
  correctEntry,
} from '@residency/contract/areas/workload/entries/entry-review.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { useCorrectEntry } from './entry.queries.ts'
import { entryText } from './entry.text.ts'

type Values = { to: (typeof CORRECTIONS)[number]; reason: string }
type CorrectFormProps = { isOpen: boolean; entry: Entry | null; onClose: () => void }
const { shape } = correctEntry.body

/** Corrects a mistaken decision; the former decision stays as a former version. */
export function CorrectForm({ isOpen, entry, onClose }: CorrectFormProps) {
  const { list: text } = useText(entryText)
  const { corrections } = useText(entryWords)
  const correct = useCorrectEntry()

  const submit = async (values: Values) => {
    await correct.mutateAsync({ id: entry!.id, version: entry!.version, ...values })
    toast.success(text.corrected)
  }

  return (
    <FormDialog<Values>
      title={text.correct}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{}}
    >
      <SelectField
        name="to"
        label={text.correctTo}
        shape={shape.to}
        options={toChoices(CORRECTIONS, corrections)}
      />
      <LongTextField
        name="reason"
        label={text.correctReason}
        shape={shape.reason}
        maxLength={500}
        rows={3}
      />
    </FormDialog>
  )
}

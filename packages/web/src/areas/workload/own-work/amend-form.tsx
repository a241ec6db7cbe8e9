import {
  CASE_ROLES,
  type Entry,
  entryShape,
} from '@residency/contract/areas/workload/entries/entry.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { Segmented } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, Field, LongTextField, TextField } from '../../../ui/fields/fields.tsx'
import { useAmendEntry } from '../entries/entry.queries.ts'
import { entryText } from '../entries/entry.text.ts'
import { CountField } from './count-field.tsx'

type Values = {
  caseDay: string
  count?: number
  role: Entry['role']
  number: string | null
  note: string | null
  explanation: string | null
}

export type AmendFormProps = { isOpen: boolean; entry: Entry | null; onClose: () => void }

/** Corrects an entry that was returned; its item stays what it was. */
export default function AmendForm({ isOpen, entry, onClose }: AmendFormProps) {
  const { own: text, form } = useText(entryText)
  const { fields, caseRoles } = useText(entryWords)
  const amend = useAmendEntry()

  const submit = async ({ number, ...values }: Values) => {
    const { id, version, kind, requirementId, item, patientId } = entry!

    const input = {
      caseDay: values.caseDay,
      count: values.count ?? 1,
      role: values.role,
      note: values.note,
      explanation: values.explanation,
    }

    await amend.mutateAsync({
      id,
      version,
      kind,
      requirementId,
      item,
      patientId,
      ...input,
      ...(number ? { number } : {}),
    })

    toast.success(text.amended)
  }

  const initial = entry
    ? {
        caseDay: entry.caseDay,
        count: entry.count,
        role: entry.role,
        note: entry.note,
        explanation: entry.explanation,
      }
    : undefined

  // a case with a number of its own is one entry
  const isNumbered = entry?.numberTail !== null

  return (
    <FormDialog<Values>
      title={text.amend}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={initial}
    >
      <Field name="role" label={fields.role}>
        <Segmented block options={toChoices(CASE_ROLES, caseRoles)} aria-label={fields.role} />
      </Field>
      <DayField name="caseDay" label={form.day} shape={entryShape.caseDay} />
      {!isNumbered && <CountField />}
      <TextField
        name="number"
        label={form.numbers}
        help={form.unchanged}
        shape={entryShape.number}
        maxLength={40}
        isOptional
      />
      <LongTextField
        name="note"
        label={fields.note}
        shape={entryShape.note}
        maxLength={1000}
        rows={2}
        isOptional
      />
      <LongTextField
        name="explanation"
        label={fields.explanation}
        shape={entryShape.explanation}
        rows={2}
        isOptional
      />
    </FormDialog>
  )
}

import {
  type EligibleMentor,
  type MentorEntry,
  mentorEntryForm,
  type saveMentorEntry,
} from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import type { InputOf } from '@residency/contract/kernel'
import { Form } from 'antd'
import { useState } from 'react'
import { yearInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SearchSelect } from '../../../ui/choices/search-select.tsx'
import { Field, SelectField } from '../../../ui/fields/fields.tsx'
import { EntryFields } from './entry-fields.tsx'
import { useEligible, useSaveEntry } from './library.queries.ts'
import { libraryText } from './library.text.ts'

type Values = Required<InputOf<typeof saveMentorEntry>>
export type EntryFormProps = { isOpen: boolean; entry: MentorEntry | null; onClose: () => void }

/** A department enters a teacher as mentor, or changes the entry. */
export default function EntryForm({ isOpen, entry, onClose }: EntryFormProps) {
  const text = useText(libraryText)
  const save = useSaveEntry()
  const year = yearInShanghai()

  const submit = async (values: Values) => {
    const { userId, baseId, capacity, title, direction, profile, expectations } = values
    const facts = { capacity, title, direction, profile, expectations }

    await save.mutateAsync({
      userId,
      baseId,
      year: Number(values.year),
      ...facts,
      ...(entry ? { version: entry.version } : {}),
    })

    toast.success(entry ? text.changed : text.entered)
  }

  return (
    <FormDialog<Values>
      title={entry ? `${entry.name} · ${say(text.year, { year: entry.year })}` : text.enter}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      width={640}
      initial={entry ?? ({ year, capacity: 2 } as Partial<Values>)}
    >
      {!entry && <Whom years={[year, year + 1]} />}
      <EntryFields taken={entry?.taken ?? 0} titleIsFixed={entry !== null} />
    </FormDialog>
  )
}

/**
 * Who is entered, at which of the teacher's bases, for which year; the title is that of the
 * qualification until it is changed.
 */
function Whom({ years }: { years: number[] }) {
  const text = useText(libraryText)
  const { fields } = useText(libraryWords)
  const form = Form.useFormInstance<Values>()
  const [teacher, setTeacher] = useState<EligibleMentor | null>(null)

  const choose = (next: EligibleMentor | null) => {
    setTeacher(next)
    if (next) form.setFieldsValue({ title: next.title, baseId: next.bases[0]?.value as number })
  }

  const { shape } = mentorEntryForm

  return (
    <>
      <Field name="userId" label={fields.userId} shape={shape.baseId} help={text.teacherHelp}>
        <SearchSelect useFound={useEligible} none={text.nobody} onPick={choose} />
      </Field>
      <div className="field-pair">
        <SelectField
          name="baseId"
          label={fields.baseId}
          options={teacher?.bases ?? []}
          shape={shape.baseId}
        />
        <SelectField
          name="year"
          label={fields.year}
          options={years.map((value) => ({ value, label: String(value) }))}
          shape={shape.year}
        />
      </div>
    </>
  )
}

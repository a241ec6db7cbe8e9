import type { EntrySection } from '@residency/contract/areas/intakes/section.public'
import { signupWords } from '@residency/contract/areas/signup/text'
import { Form } from 'antd'
import { useEffect } from 'react'
import { ApiError } from '../../../platform/calls/api-error.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { applicantText } from '../applicant.text.ts'
import {
  changeSection,
  saveSoon,
  typeEntry,
  useOwnRegistration,
} from '../registration/use-own-registration.ts'
import { faultsOfEntry } from '../sections/section-faults.rules.ts'
import { type Entry, entryFrom, withEntry } from './entry.rules.ts'
import { ENTRY_FIELDS } from './entry-fields.tsx'

type EntryDialogProps = { section: EntrySection; entry: Entry | null; onClose: () => void }

/**
 * The dialog of one entry. It is added to its list when complete; until then it is stored as a
 * draft.
 */
export function EntryDialog({ section, entry, onClose }: EntryDialogProps) {
  const text = useText(applicantText)
  const { sections } = useText(signupWords)
  const Fields = ENTRY_FIELDS[section]

  const submit = async (input: Record<string, unknown>) => {
    const { values } = useOwnRegistration.getState()
    if (!entry || !values) return

    const whole = entryFrom(section, input, entry)
    const faults = Object.entries(faultsOfEntry(section, whole))
    if (faults.length)
      throw new ApiError(
        '',
        faults[0]![1],
        faults.map(([path, message]) => ({ path, message })),
      )

    changeSection(section, withEntry(values[section], whole))
    saveSoon()
  }

  const title = say(entry?.id ? text.editEntry : text.addEntry, { section: sections[section] })

  return (
    <FormDialog<Record<string, unknown>>
      title={title}
      isOpen={entry !== null}
      onClose={onClose}
      initial={entry ?? {}}
      submit={submit}
    >
      <Fields />
      {entry && <StoreTyped section={section} entry={entry} />}
    </FormDialog>
  )
}

function StoreTyped({ section, entry }: { section: EntrySection; entry: Entry }) {
  const form = Form.useFormInstance()
  const values = Form.useWatch((all: Record<string, unknown>) => all, form)

  useEffect(() => {
    if (values && form.isFieldsTouched())
      typeEntry({
        section,
        key: entry.key,
        id: entry.id,
        values: entryFrom(section, values, entry),
      })
  }, [values, form, section, entry])

  return null
}

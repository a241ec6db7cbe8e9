import {
  mentorEntryForm,
  type OwnMentorEntries,
  type OwnMentorEntry,
} from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import { Alert } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField } from '../../../ui/fields/fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { EntryFields } from './entry-fields.tsx'
import { useSaveOwnEntry } from './library.queries.ts'
import { libraryText } from './library.text.ts'

type Values = {
  baseId: number
  year: number
  capacity: number
  title: string
  direction: string | null
  profile: string | null
  expectations: string | null
  files: StoredFile[]
}

export type OwnEntryFormProps = {
  own: OwnMentorEntries
  entry: OwnMentorEntry | null
  isOpen: boolean
  onClose: () => void
}

/** The own entry of a base and a year: a new one starts from the facts of the last. */
export default function OwnEntryForm({ own, entry, isOpen, onClose }: OwnEntryFormProps) {
  const { own: text, year: yearText } = useText(libraryText)
  const { fields } = useText(libraryWords)
  const save = useSaveOwnEntry()
  const isPassed = entry?.titleIsFixed === true

  const submit = async ({ files, ...values }: Values) => {
    const { baseId, year, capacity, title, direction, profile, expectations } = values
    const filePath = files.map((file) => file.filePath).join(',')
    const version = entry ? { version: entry.version } : {}

    await save.mutateAsync({
      baseId,
      year,
      capacity,
      title,
      direction,
      profile,
      expectations,
      filePath,
      ...version,
    })

    toast.success(isPassed ? text.saved : text.submitted)
  }

  const { shape } = mentorEntryForm

  const free =
    own.years.find(
      (year) => !own.entries.some((one) => one.year === year && one.baseId === own.known.baseId),
    ) ?? own.years[0]

  const fresh: Partial<Values> = {
    files: [],
    capacity: 2,
    ...own.known,
    ...(free ? { year: free } : {}),
  }

  const chooseTitle = () => {
    if (isPassed) return text.passedNote
    if (!entry && own.knownYear) return say(text.copied, { year: own.knownYear })

    return text.submitNote
  }

  return (
    <FormDialog<Values>
      title={entry ? `${entry.base} · ${say(yearText, { year: entry.year })}` : text.offer}
      okText={isPassed ? text.save : text.submit}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      width={680}
      initial={entry ?? fresh}
    >
      <Alert type="info" showIcon title={chooseTitle()} style={{ marginBottom: 16 }} />
      {!entry && (
        <div className="field-pair">
          <SelectField
            name="baseId"
            label={fields.baseId}
            options={own.bases}
            shape={shape.baseId}
          />
          <SelectField
            name="year"
            label={fields.year}
            options={own.years.map((value) => ({ value, label: say(yearText, { year: value }) }))}
            shape={shape.year}
          />
        </div>
      )}
      <EntryFields taken={entry?.taken ?? 0} titleIsFixed={isPassed} />
      <FilesField
        name="files"
        label={fields.filePath}
        purpose="attachment"
        max={10}
        help={text.filesHelp}
        isOptional
      />
    </FormDialog>
  )
}

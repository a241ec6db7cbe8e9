import type { FileSection } from '@residency/contract/areas/students/file/field.contract'
import {
  type FileEntry,
  SECTION_SHAPES,
} from '@residency/contract/areas/students/file/file.contract'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { ENTRY_FIELDS } from '../../signup/entry-fields.public.ts'
import { useSaveEntry } from './file.queries.ts'
import { fileText } from './file.text.ts'
import { StudyFields } from './study-fields.tsx'

/** `entry` null: a new one. */
export type EntryFormProps = {
  isOpen: boolean
  section: FileSection
  entry: FileEntry | null
  onClose: () => void
}

type Values = Record<string, unknown> & { files?: StoredFile[] }

/** Adds an entry to a list of the own file, or changes one. */
export default function EntryForm({ isOpen, section, entry, onClose }: EntryFormProps) {
  const text = useText(fileText)
  const { fileSections } = useText(fileWords)
  const save = useSaveEntry()
  const Fields = section === 'education' ? StudyFields : ENTRY_FIELDS[section]

  const submit = async ({ files = [], ...values }: Values) => {
    const names = Object.keys(SECTION_SHAPES[section].shape)
    const data = Object.fromEntries(
      names.map((name) => [name, (values[name] ?? null) as string | null]),
    )
    const at = entry ? { id: entry.id, version: entry.version } : {}

    await save.mutateAsync({
      section,
      data,
      files: files.map(({ filePath }) => ({ filePath })),
      ...at,
    })

    toast.success(text.saved)
  }

  return (
    <FormDialog<Values>
      title={say(entry ? text.editEntry : text.addTo, { section: fileSections[section] })}
      width={720}
      isOpen={isOpen}
      onClose={onClose}
      initial={entry ? { ...entry.data, files: entry.files } : { files: [] }}
      submit={submit}
    >
      <Fields />
    </FormDialog>
  )
}

import { traineeChangeWords } from '@residency/contract/areas/students/changes/text'
import type { FileField } from '@residency/contract/areas/students/file/field.contract'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { FactField } from '../file/fact-field.tsx'
import type { OwnFile } from '../file/file.queries.ts'
import { useFactReader } from '../file/use-fact-reader.ts'
import { useAskForTraineeChange } from './change.queries.ts'
import { changeText } from './change.text.ts'

export type ChangeFormProps = {
  isOpen: boolean
  field: FileField | null
  file: OwnFile
  onClose: () => void
}

type Values = { value: string; note?: string; files?: StoredFile[] }

/** Asks for a change of one protected fact, with papers where it asks for them. */
export default function ChangeForm({ isOpen, field, file, onClose }: ChangeFormProps) {
  const { own: text, nothing } = useText(changeText)
  const { fields } = useText(fileWords)
  const words = useText(traineeChangeWords).fields
  const read = useFactReader()
  const ask = useAskForTraineeChange()
  if (field === null) return null

  const needsPapers = file.fields.find((rule) => rule.field === field)?.needsPapers === true

  return (
    <FormDialog<Values>
      title={say(text.askTitle, { field: fields[field] })}
      isOpen={isOpen}
      onClose={onClose}
      okText={text.send}
      initial={{ files: [] }}
      submit={async ({ value, note, files = [] }) => {
        await ask.mutateAsync({
          field,
          value,
          note: note ?? null,
          files: files.map(({ filePath }) => ({ filePath })),
        })
        toast.success(text.sent)
      }}
    >
      <p className="soft">
        {say(text.current, { value: read(field, file.facts[field]) ?? nothing })}
      </p>
      <FactField field={field} name="value" label={words.value} />
      <LongTextField
        name="note"
        label={words.note}
        help={text.noteHelp}
        isOptional
        rows={2}
        maxLength={500}
      />
      <FilesField
        name="files"
        label={fields.files}
        purpose="proof"
        max={10}
        isOptional={!needsPapers}
        help={text.papersHelp}
      />
    </FormDialog>
  )
}

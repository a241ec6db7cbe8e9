import { informForm, MAX_FILES } from '@residency/contract/areas/messages/informs/inform.contract'
import { informWords } from '@residency/contract/areas/messages/informs/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField } from '../../../ui/fields/small-fields.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { useFileService } from '../../files/files.public.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { choiceOf, NO_RECIPIENTS, RecipientsFields } from '../recipients/recipients-fields.tsx'
import { type InformValues, useInformForm, useSaveInform } from './inform.queries.ts'
import { informText } from './inform.text.ts'

type Values = Pick<InformValues, 'title' | 'body'> & {
  isUrgent: 0 | 1
  files: StoredFile[]
  recipients: Parameters<typeof choiceOf>[0]
}

/** `id`: the draft that is changed; null: a new one. */
export type InformFormProps = {
  isOpen: boolean
  id: number | null
  onMade: (id: number) => void
  onClose: () => void
}

/** An inform: text, attachments, and whom it is for. It is sent from its page. */
export default function InformForm({ isOpen, id, onMade, onClose }: InformFormProps) {
  const { manage: text } = useText(informText)
  const { fields } = useText(informWords)
  const pictures = useFileService('inform')
  const opened = isOpen ? id : null
  const known = useFirstRead(opened, useInformForm(opened).data)
  const save = useSaveInform()

  const submit = async ({ title, body, isUrgent, files, recipients }: Values) => {
    const form: InformValues = {
      title,
      body,
      isUrgent: isUrgent === 1,
      recipients: choiceOf(recipients),
      files,
    }

    const saved = await save.mutateAsync({ ...form, id, version: known?.version ?? 0 })

    toast.success(say(text.saved, { name: title }))

    if (id === null) onMade(saved.id)
  }

  const before = known && ({ ...known, isUrgent: known.isUrgent ? 1 : 0 } as Partial<Values>)

  return (
    <FormDialog<Values>
      title={id === null ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={id === null ? { isUrgent: 0, files: [], recipients: NO_RECIPIENTS } : before}
      width={880}
    >
      <TextField name="title" label={fields.title} shape={informForm.shape.title} maxLength={120} />
      <RecipientsFields known={known?.knownPeople ?? []} />
      <RichTextField name="body" label={fields.body} pictures={pictures} />
      <FilesField name="files" label={fields.files} purpose="inform" max={MAX_FILES} isOptional />
      <SwitchField
        name="isUrgent"
        label={fields.isUrgent}
        on={text.urgentOn}
        off={text.urgentOff}
        help={text.urgentHelp}
      />
    </FormDialog>
  )
}

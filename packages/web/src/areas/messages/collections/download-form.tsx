import type { Collection } from '@residency/contract/areas/messages/collections/collection.contract'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { downloadZip } from './collection.queries.ts'
import { collectionText } from './collection.text.ts'

type Values = { which: 'all' | 'accepted'; reason?: string }
export type DownloadFormProps = {
  isOpen: boolean
  collection: Collection | null
  onClose: () => void
}

/** Takes the files of a collection out as one archive. */
export default function DownloadForm({ isOpen, collection, onClose }: DownloadFormProps) {
  const { manage: text } = useText(collectionText)

  const submit = async ({ which, reason }: Values) => {
    await downloadZip({
      id: collection!.id,
      reason: reason ?? null,
      ...(which === 'accepted' ? { accepted: '1' as const } : {}),
    })
    toast.success(text.downloaded)
  }

  const choices = [
    { value: 'all', label: text.downloadAll },
    { value: 'accepted', label: text.downloadAccepted },
  ]

  return (
    <FormDialog<Values>
      title={text.downloadTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{ which: 'all' }}
      okText={text.download}
      width={460}
    >
      <p className="soft">{text.downloadLead}</p>
      <SelectField name="which" label={text.scope} options={choices} />
      <TextField name="reason" label={text.reason} maxLength={200} isOptional />
    </FormDialog>
  )
}

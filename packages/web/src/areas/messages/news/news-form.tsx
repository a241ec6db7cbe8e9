import { MAX_FILES } from '@residency/contract/areas/messages/informs/inform.contract'
import { newsForm } from '@residency/contract/areas/messages/news/news.contract'
import { newsWords } from '@residency/contract/areas/messages/news/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField } from '../../../ui/fields/small-fields.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { useFileService } from '../../files/files.public.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { type NewsValues, useNewsForm, useSaveNews } from './news.queries.ts'
import { newsText } from './news.text.ts'

type Values = Pick<NewsValues, 'title' | 'body'> & {
  summary?: string | null
  isPinned: 0 | 1
  cover: StoredFile[]
  files: StoredFile[]
}

export type NewsFormProps = { isOpen: boolean; id: number | null; onClose: () => void }

/** News with cover, text and attachments. */
export default function NewsFormDialog({ isOpen, id, onClose }: NewsFormProps) {
  const { manage: text } = useText(newsText)
  const { fields } = useText(newsWords)
  const pictures = useFileService('guide')
  const opened = isOpen ? id : null
  const known = useFirstRead(opened, useNewsForm(opened).data)
  const save = useSaveNews()

  const submit = async ({ title, summary, body, cover, files, isPinned }: Values) => {
    const form: NewsValues = {
      title,
      summary: summary ?? null,
      body,
      cover,
      files,
      isPinned: isPinned === 1,
    }

    await save.mutateAsync({ ...form, id, version: known?.version ?? 0 })
    toast.success(say(text.saved, { name: title }))
  }

  const before = known && ({ ...known, isPinned: known.isPinned ? 1 : 0 } as Partial<Values>)

  return (
    <FormDialog<Values>
      title={id === null ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={id === null ? { isPinned: 0, cover: [], files: [] } : before}
      width={880}
    >
      <TextField name="title" label={fields.title} shape={newsForm.shape.title} maxLength={120} />
      <LongTextField
        name="summary"
        label={fields.summary}
        shape={newsForm.shape.summary}
        maxLength={300}
        rows={2}
        isOptional
      />
      <FilesField
        name="cover"
        label={fields.cover}
        purpose="image"
        max={1}
        cropTo={16 / 9}
        help={text.coverHelp}
        isOptional
      />
      <RichTextField name="body" label={fields.body} pictures={pictures} />
      <FilesField name="files" label={fields.files} purpose="guide" max={MAX_FILES} isOptional />
      <SwitchField name="isPinned" label={fields.isPinned} on={text.pinOn} off={text.pinOff} />
    </FormDialog>
  )
}

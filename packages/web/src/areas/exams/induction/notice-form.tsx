import {
  inductionNoticeForm,
  type InductionNoticeForm as Values,
} from '@residency/contract/areas/exams/induction/notice.contract'
import { inductionWords } from '@residency/contract/areas/exams/induction/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField } from '../../../ui/fields/small-fields.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { useFileService } from '../../files/files.public.ts'
import { useInductionNotice, useSaveNotice, useTrainChoices } from './induction.queries.ts'
import { inductionText } from './induction.text.ts'

type FieldValues = Omit<Values, 'isShown'> & { isShown: 0 | 1 }

/** `id`: the notice that is changed; null: a new one. */
export type NoticeFormProps = { isOpen: boolean; id: number | null; onClose: () => void }

/** A notice: for one train or all, with formatted text and pictures. */
export default function NoticeForm({ isOpen, id, onClose }: NoticeFormProps) {
  const { notice: text } = useText(inductionText)
  const { fields } = useText(inductionWords)
  const pictures = useFileService('guide')
  const trains = useTrainChoices().data?.trains
  const opened = isOpen ? id : null
  const known = useFirstRead(opened, useInductionNotice(opened).data)
  const save = useSaveNotice()

  const submit = async ({ trainId, isShown, ...values }: FieldValues) => {
    await save.mutateAsync({
      ...values,
      trainId: trainId ?? null,
      isShown: isShown === 1,
      id,
      version: known?.version ?? 0,
    })
    toast.success(say(text.saved, { name: values.title }))
  }

  const before = known && ({ ...known, isShown: known.isShown ? 1 : 0 } as Partial<FieldValues>)

  const chooseInitial = (): Partial<FieldValues> | undefined => {
    if (!trains) return undefined

    return id === null ? { isShown: 1 } : before
  }

  return (
    <FormDialog<FieldValues>
      title={id === null ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={chooseInitial()}
      width={880}
    >
      <TextField
        name="title"
        label={text.name}
        shape={inductionNoticeForm.shape.title}
        maxLength={120}
      />
      <SelectField
        name="trainId"
        label={text.train}
        options={trains ?? []}
        help={text.trainHelp}
        isOptional
      />
      <RichTextField name="body" label={fields.body} pictures={pictures} />
      <SwitchField name="isShown" label={fields.isShown} on={text.shown} off={text.hidden} />
    </FormDialog>
  )
}

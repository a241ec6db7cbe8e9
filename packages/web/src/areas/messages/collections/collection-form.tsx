import {
  collectionForm,
  MATERIAL_KINDS,
  MAX_MATERIALS,
  MAX_MEGABYTES,
} from '@residency/contract/areas/messages/collections/collection.contract'
import { collectionWords } from '@residency/contract/areas/messages/collections/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { MomentField } from '../../../ui/times/time-fields.tsx'
import { useFileService } from '../../files/files.public.ts'
import { choiceOf, NO_RECIPIENTS, RecipientsFields } from '../recipients/recipients-fields.tsx'
import {
  type CollectionValues,
  useCollectionForm,
  useSaveCollection,
} from './collection.queries.ts'
import { collectionText } from './collection.text.ts'

const { shape } = collectionForm

type Values = Omit<CollectionValues, 'takesLate' | 'recipients'> & {
  takesLate: 0 | 1
  recipients: Parameters<typeof choiceOf>[0]
}

export type CollectionFormProps = {
  isOpen: boolean
  id: number | null
  onMade: (id: number) => void
  onClose: () => void
}

/** What is asked, of whom, by when. */
export default function CollectionForm({ isOpen, id, onMade, onClose }: CollectionFormProps) {
  const { manage: text, ...texts } = useText(collectionText)
  const { fields, materialKinds } = useText(collectionWords)
  const pictures = useFileService('inform')
  const opened = isOpen ? id : null
  const known = useFirstRead(opened, useCollectionForm(opened).data)
  const save = useSaveCollection()

  const submit = async ({
    title,
    body,
    kinds,
    maxMegabytes,
    mostFiles,
    dueAt,
    takesLate,
    nameRule,
    recipients,
  }: Values) => {
    const form = {
      title,
      body,
      kinds,
      maxMegabytes,
      mostFiles,
      dueAt,
      nameRule,
      takesLate: takesLate === 1,
      recipients: choiceOf(recipients),
    }

    const saved = await save.mutateAsync({ ...form, id, version: known?.version ?? 0 })

    toast.success(say(id === null ? text.created : text.saved, { count: saved.asked }))

    if (id === null) onMade(saved.id)
  }

  const fresh: Partial<Values> = {
    kinds: ['pdf'],
    maxMegabytes: 20,
    mostFiles: 3,
    takesLate: 0,
    nameRule: text.nameUsual,
  }

  const before = known && ({ ...known, takesLate: known.takesLate ? 1 : 0 } as Partial<Values>)

  return (
    <FormDialog<Values>
      title={id === null ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={id === null ? { ...fresh, recipients: NO_RECIPIENTS } : before}
      width={880}
      {...(id === null ? { okText: text.open } : {})}
    >
      <TextField name="title" label={fields.title} shape={shape.title} maxLength={120} />
      <RecipientsFields known={known?.knownPeople ?? []} />
      <RichTextField name="body" label={fields.body} pictures={pictures} />
      <div className="form-columns">
        <SelectField
          name="kinds"
          label={fields.kinds}
          shape={shape.kinds}
          options={toChoices(MATERIAL_KINDS, materialKinds)}
          isMultiple
        />
        <MomentField name="dueAt" label={fields.dueAt} edge="end" />
        <WholeNumberField
          name="maxMegabytes"
          label={fields.maxMegabytes}
          shape={shape.maxMegabytes}
          max={MAX_MEGABYTES}
        />
        <WholeNumberField
          name="mostFiles"
          label={fields.mostFiles}
          shape={shape.mostFiles}
          max={MAX_MATERIALS}
        />
      </div>
      <SwitchField
        name="takesLate"
        label={fields.takesLate}
        on={texts.yes}
        off={texts.no}
        help={text.lateHelp}
      />
      <TextField
        name="nameRule"
        label={fields.nameRule}
        shape={shape.nameRule}
        maxLength={120}
        help={text.nameHelp}
      />
    </FormDialog>
  )
}

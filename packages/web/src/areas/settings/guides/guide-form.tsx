import {
  type GuideChange,
  guideForm,
} from '@residency/contract/areas/settings/guides/guide.contract'
import { Form, Switch } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { useFileService } from '../../files/files.public.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { RolesField } from '../roles-field.tsx'
import { useGuideForm, useSaveGuide } from './guide.queries.ts'
import { guideText } from './guide.text.ts'

type Props = { isOpen: boolean; id: number | null; onClose: () => void }
const NEW: Partial<GuideChange> = { roleIds: [], files: [], isPublished: false }

/** The form of a guide: both languages, roles, files. */
export function GuideFormDialog({ isOpen, id, onClose }: Props) {
  const text = useText(guideText)
  const pictures = useFileService('guide')
  const form = useGuideForm(isOpen ? id : null)
  const save = useSaveGuide()
  const { shape } = guideForm

  const submit = async (values: GuideChange) => {
    await save.mutateAsync({ ...values, bodyEn: values.bodyEn ?? null, id })
    toast.success(say(text.saved, { name: values.title }))
  }

  return (
    <FormDialog<GuideChange>
      title={id === null ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      initial={id === null ? NEW : (form.data as Partial<GuideChange> | undefined)}
      submit={submit}
      width={880}
    >
      <div className="field-pair">
        <TextField name="title" label={text.guideTitle} shape={shape.title} maxLength={100} />
        <TextField
          name="titleEn"
          label={text.guideTitleEn}
          shape={shape.titleEn}
          isOptional
          maxLength={200}
        />
      </div>
      <RolesField name="roleIds" label={text.roles} help={text.rolesHelp} />
      <RichTextField name="body" label={text.body} pictures={pictures} />
      <RichTextField
        name="bodyEn"
        label={text.bodyEn}
        isOptional
        help={text.bodyEnHelp}
        pictures={pictures}
      />
      <FilesField name="files" label={text.files} purpose="guide" max={20} isOptional />
      <Form.Item name="isPublished" label={text.publishNow} required>
        <PublishSwitch on={text.publishOn} off={text.publishOff} />
      </Form.Item>
    </FormDialog>
  )
}

type SwitchProps = {
  id?: string
  value?: boolean
  onChange?: (value: boolean) => void
  on: string
  off: string
}

/** The label is next to the switch: inside, white on the accent colour has too little contrast. */
const PublishSwitch = ({ id, value, onChange, on, off }: SwitchProps) => (
  <span className="nowrap">
    <Switch id={id} checked={value === true} onChange={onChange} /> {value ? on : off}
  </span>
)

import {
  type SchoolForm,
  schoolForm,
} from '@residency/contract/areas/settings/schools/school.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { StatusField } from '../../../ui/fields/small-fields.tsx'
import { useSaveSchool, useSchoolForm } from './school.queries.ts'
import { schoolText } from './school.text.ts'

type Values = SchoolForm & { version?: number }
type Props = { isOpen: boolean; id: number | null; onClose: () => void }
const { shape } = schoolForm

/** The form of a school. */
export function SchoolFormDialog({ isOpen, id, onClose }: Props) {
  const text = useText(schoolText)
  const { fields } = useText(settingsWords)
  const form = useSchoolForm(isOpen ? id : null)
  const save = useSaveSchool()

  const submit = async (values: Values) => {
    const nothing = { department: null, city: null, level: null, remarks: null }
    await save.mutateAsync({ ...nothing, ...values, version: values.version ?? 0, id })
    toast.success(say(text.saved, { name: values.name }))
  }

  return (
    <FormDialog<Values>
      title={id === null ? text.add : text.editTitle}
      initial={id === null ? { status: 1 } : form.data}
      width={640}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <div className="field-pair">
        <TextField name="name" label={text.name} shape={shape.name} maxLength={120} />
        <TextField
          name="code"
          label={text.code}
          shape={shape.code}
          maxLength={32}
          help={text.codeHelp}
        />
        <TextField
          name="level"
          label={fields.level}
          shape={shape.level}
          isOptional
          maxLength={20}
          help={text.levelHelp}
        />
        <TextField name="city" label={fields.city} shape={shape.city} isOptional maxLength={60} />
        <TextField
          name="department"
          label={fields.department}
          shape={shape.department}
          isOptional
          maxLength={60}
        />
        <TextField
          name="remarks"
          label={fields.remarks}
          shape={shape.remarks}
          isOptional
          maxLength={100}
          help={text.remarksHelp}
        />
      </div>
      <StatusField />
    </FormDialog>
  )
}

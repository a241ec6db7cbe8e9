import {
  dutyForm,
  FROM_ASSESSMENT,
} from '@residency/contract/areas/teachers/requirements/duty.contract'
import { requirementWords } from '@residency/contract/areas/teachers/requirements/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { useActivities, useAddDuty } from './requirement.queries.ts'
import { requirementText } from './requirement.text.ts'

export type DutyFormProps = { isOpen: boolean; today: string; onClose: () => void }

type Values = {
  activity: string
  heldOn: string
  topic: string
  participants: number
  files: StoredFile[]
}

const { shape } = dutyForm

/** Records a teaching activity: four answers, the day being today unless another is chosen. */
export default function DutyForm({ isOpen, today, onClose }: DutyFormProps) {
  const text = useText(requirementText)
  const { fields } = useText(requirementWords)
  const activities = useActivities()
  const add = useAddDuty()
  const options = (activities.data ?? []).filter(
    ({ value }) => !FROM_ASSESSMENT.includes(String(value)),
  )

  return (
    <FormDialog<Values>
      title={text.own.add}
      isOpen={isOpen}
      onClose={onClose}
      initial={{ heldOn: today, files: [] }}
      submit={async ({ files, ...values }) => {
        await add.mutateAsync({ ...values, files: (files ?? []).map(({ filePath }) => filePath) })
        toast.success(text.own.added)
      }}
    >
      <SelectField
        name="activity"
        label={fields.activity}
        options={options}
        isLoading={activities.isPending}
        shape={shape.activity}
      />
      <TextField name="topic" label={fields.topic} shape={shape.topic} maxLength={120} />
      <DayField name="heldOn" label={fields.heldOn} shape={shape.heldOn} max={today} />
      <WholeNumberField
        name="participants"
        label={fields.participants}
        shape={shape.participants}
        max={500}
      />
      <FilesField name="files" label={text.files} purpose="attachment" isOptional />
    </FormDialog>
  )
}

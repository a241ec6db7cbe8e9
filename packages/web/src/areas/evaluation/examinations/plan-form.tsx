import {
  type ExaminationForm,
  examinationForm,
} from '@residency/contract/areas/evaluation/examinations/examine.contract'
import { examineWords } from '@residency/contract/areas/evaluation/examinations/text'
import { Form } from 'antd'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { useStillOffered } from '../../../ui/choices/use-still-offered.ts'
import { DayField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { TimeField } from '../../../ui/times/time-fields.tsx'
import { useExaminationChoices, usePlanExaminations } from './examine.queries.ts'
import { examineText } from './examine.text.ts'

export type PlanFormProps = { isOpen: boolean; onClose: () => void }
const { shape } = examinationForm

/** Plans an examination of one or several trainees of a department. */
export default function PlanForm({ isOpen, onClose }: PlanFormProps) {
  const text = useText(examineText)
  const plan = usePlanExaminations()
  const choices = useExaminationChoices().data

  const submit = async (values: ExaminationForm) => {
    const { ids } = await plan.mutateAsync(values)
    toast.success(say(text.planned, { count: ids.length }))
  }

  const { departments = [], forms = [] } = choices ?? {}
  const only = departments.length === 1 ? { departmentId: departments[0]!.value } : {}

  const initial = {
    ...only,
    traineeIds: [],
    ...(forms[0] ? { templateId: forms[0].value } : {}),
    examOn: todayInShanghai(),
  }

  return (
    <FormDialog<ExaminationForm>
      title={text.add}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      width={720}
      initial={choices ? initial : undefined}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const text = useText(examineText)
  const { fields } = useText(examineWords)

  const {
    departments = [],
    trainees = [],
    examiners = [],
    forms = [],
  } = useExaminationChoices().data ?? {}

  const form = Form.useFormInstance<ExaminationForm>()
  const departmentId = Form.useWatch('departmentId', form)
  const within = <T extends { departmentId: number }>(list: readonly T[]) =>
    list.filter((person) => person.departmentId === departmentId)

  useStillOffered('examinerId', 'departmentId', within(examiners))
  useStillOffered('traineeIds', 'departmentId', within(trainees))

  return (
    <>
      <TextField
        name="topic"
        label={fields.topic}
        help={text.topicHelp}
        shape={shape.topic}
        maxLength={80}
      />
      <div className="field-pair">
        <SelectField
          name="departmentId"
          label={fields.departmentId}
          options={departments}
          shape={shape.departmentId}
        />
        <SelectField
          name="examinerId"
          label={fields.examinerId}
          options={within(examiners)}
          shape={shape.examinerId}
        />
      </div>
      <SelectField
        name="traineeIds"
        label={fields.traineeIds}
        options={within(trainees)}
        help={text.traineesHelp}
        shape={shape.traineeIds}
        isMultiple
      />
      <div className="field-pair">
        <DayField
          name="examOn"
          label={fields.examOn}
          shape={shape.examOn}
          min={todayInShanghai()}
        />
        <TimeField name="startsAt" label={fields.startsAt} />
        <TextField name="place" label={fields.place} shape={shape.place} maxLength={80} />
        <SelectField
          name="templateId"
          label={text.formLabel}
          options={forms}
          shape={shape.templateId}
        />
      </div>
    </>
  )
}

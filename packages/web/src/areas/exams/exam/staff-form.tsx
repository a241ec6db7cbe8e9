import type { ExamDetail } from '@residency/contract/areas/exams/exam/exam.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { PersonField } from '../../organisation/person-field.public.tsx'
import { useSaveStaff } from './exam.queries.ts'
import { examText } from './exam.text.ts'

type Values = { invigilatorIds: number[]; markerIds: number[] }
export type StaffFormProps = { isOpen: boolean; exam: ExamDetail; onClose: () => void }

/** Who invigilates and who marks, by name. */
export default function StaffForm({ isOpen, exam: latestExam, onClose }: StaffFormProps) {
  const exam = useFirstRead(isOpen, latestExam)!
  const text = useText(examText)
  const { fields } = useText(examWords)
  const save = useSaveStaff()
  const idsOf = (people: ExamDetail['markers']) => people.map(({ value }) => value)

  const submit = async ({ invigilatorIds, markerIds }: Values) => {
    const staff = { invigilatorIds: invigilatorIds ?? [], markerIds: markerIds ?? [] }
    await save.mutateAsync({ id: exam.id, version: exam.version, ...staff })
    toast.success(text.saved)
  }

  return (
    <FormDialog<Values>
      title={text.staffEdit}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{ invigilatorIds: idsOf(exam.invigilators), markerIds: idsOf(exam.markers) }}
    >
      <PersonField
        name="invigilatorIds"
        label={fields.invigilatorIds}
        known={exam.invigilators}
        isMultiple
      />
      <PersonField name="markerIds" label={fields.markerIds} known={exam.markers} isMultiple />
    </FormDialog>
  )
}

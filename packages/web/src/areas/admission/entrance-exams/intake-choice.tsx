import type { ExamIntake } from '@residency/contract/areas/admission/entrance-exams/exam-intake.contract'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import { Select } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'

type Props = { intakes: readonly ExamIntake[]; value: number; onChange: (id: number) => void }

/** Choice of the intake. */
export function IntakeChoice({ intakes, value, onChange }: Props) {
  const { fields } = useText(examsWords)
  return (
    <Select
      className="intake-choice"
      aria-label={fields.intakeId}
      value={value}
      options={intakes.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChange}
      popupMatchSelectWidth={false}
    />
  )
}

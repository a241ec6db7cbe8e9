import type { ExamDetail } from '@residency/contract/areas/exams/exam/exam.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { examText } from './exam.text.ts'
import type { StaffFormProps } from './staff-form.tsx'

const StaffForm = lazyDialog<StaffFormProps>(() =>
  import('./staff-form.tsx').then((part) => part.default),
)

/** Who invigilates and who marks. */
export function ExamStaff({ exam }: { exam: ExamDetail }) {
  const text = useText(examText)
  const { fields } = useText(examWords)
  const [isOpen, setOpen] = useState(false)
  const names = (people: ExamDetail['markers']) =>
    people.map(({ label }) => label).join(text.comma) || text.nobody

  return (
    <>
      <FactList
        facts={[
          [fields.invigilatorIds, names(exam.invigilators)],
          [fields.markerIds, names(exam.markers)],
        ]}
      />
      {exam.actions.includes('edit') && (
        <div className="exam-part-actions">
          <Button onClick={() => setOpen(true)}>{text.staffEdit}</Button>
        </div>
      )}
      <StaffForm isOpen={isOpen} exam={exam} onClose={() => setOpen(false)} />
    </>
  )
}

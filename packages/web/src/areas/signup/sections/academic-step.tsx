import { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { useText } from '../../../platform/texts/i18n.ts'
import { applicantText } from '../applicant.text.ts'
import { StudyCard } from './study-card.tsx'

/** Education by level; each level is saved and cleared separately. */
export function AcademicStep() {
  const text = useText(applicantText)
  return (
    <>
      <p className="soft">{text.academicLead}</p>
      {EDUCATION_LEVELS.map((level) => (
        <StudyCard key={level} level={level} />
      ))}
    </>
  )
}

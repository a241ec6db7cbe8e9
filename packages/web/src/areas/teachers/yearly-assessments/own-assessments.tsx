import { useText } from '../../../platform/texts/i18n.ts'
import { useOwnAssessments } from './assessment.queries.ts'
import { assessmentText } from './assessment.text.ts'
import { YearlyList } from './yearly-list.tsx'

/** The own assessments, the latest first. */
export function OwnAssessments() {
  const text = useText(assessmentText)
  const { data } = useOwnAssessments()
  if (!data) return null

  return (
    <section className="panel" aria-label={text.own}>
      <h2>{text.own}</h2>
      <YearlyList rows={data} none={text.none} />
    </section>
  )
}

import type { YearlyAssessment } from '@residency/contract/areas/teachers/yearly-assessments/assessment.contract'
import { assessmentWords } from '@residency/contract/areas/teachers/yearly-assessments/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import '../teachers.css'
import { useAssessmentsOf } from './assessment.queries.ts'
import { assessmentText } from './assessment.text.ts'
import { resultTone } from './assessment-tones.rules.ts'

/** Yearly assessments of one teacher: year, score and remark, and the result. */
export function YearlyList({ rows, none }: { rows: readonly YearlyAssessment[]; none: string }) {
  const text = useText(assessmentText)
  const { results } = useText(assessmentWords)
  if (rows.length === 0) return <p className="soft">{none}</p>

  return (
    <ul className="paper-list">
      {rows.map(({ year, result, score, remark }) => (
        <li key={year}>
          <div>
            <strong>{say(text.year, { year })}</strong>{' '}
            {score !== null && <span className="figures">{say(text.points, { score })}</span>}
            {remark && <p className="soft">{remark}</p>}
          </div>
          <StateTag tone={resultTone(result)}>{results[result]}</StateTag>
        </li>
      ))}
    </ul>
  )
}

/** Those of the teacher of a library entry. */
export function AssessmentsOf({ id }: { id: number }) {
  const text = useText(assessmentText)
  const { data, error } = useAssessmentsOf(id)
  if (error) return <p className="soft">{error.message}</p>

  return data ? <YearlyList rows={data} none={text.noneOf} /> : null
}

import { say, useText } from '../../../platform/i18n.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import '../teachers.css'
import { useOwnAssessments } from './assessment.queries.ts'
import { assessmentText } from './assessment.text.ts'
import { resultTone } from './assessment-tones.rules.ts'
import { useAssessmentWords } from './use-assessment-words.ts'

/** The own assessments, the latest first. */
export function OwnAssessments() {
  const text = useText(assessmentText)
  const { results } = useAssessmentWords()
  const { data } = useOwnAssessments()
  if (!data) return null
  return (
    <section className="panel" aria-label={text.own}>
      <h2>{text.own}</h2>
      {data.length === 0 && <p className="soft">{text.none}</p>}
      <ul className="paper-list">
        {data.map(({ year, result, score, remark }) => (
          <li key={year}>
            <div>
              <strong>{say(text.year, { year })}</strong> {score !== null && <span className="figures">{say(text.points, { score })}</span>}
              {remark && <p className="soft">{remark}</p>}
            </div>
            <StateTag tone={resultTone(result)}>{results[result]}</StateTag>
          </li>
        ))}
      </ul>
    </section>
  )
}

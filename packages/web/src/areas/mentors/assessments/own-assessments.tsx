import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useOwnAssessments } from './assessment.queries.ts'
import { assessmentText } from './assessment.text.ts'
import { RESULT_TONES } from './assessment-tones.rules.ts'

/** The own yearly results as mentor; nothing before the first. */
export function OwnAssessments() {
  const text = useText(assessmentText)
  const { results } = useText(recordWords)
  const own = useOwnAssessments().data ?? []
  if (own.length === 0) return null

  return (
    <section className="panel" aria-label={text.ownTitle}>
      <h2>{text.ownTitle}</h2>
      <ul className="record-list">
        {own.map((assessment) => (
          <li key={assessment.id}>
            <div className="meeting-head">
              <strong>{say(text.own, { year: assessment.year, base: assessment.base })}</strong>
              <StateTag tone={RESULT_TONES[assessment.result ?? 'none']}>
                {results[assessment.result ?? 'none']}
              </StateTag>
              {assessment.score !== null && (
                <span className="figures">{say(text.score, { score: assessment.score })}</span>
              )}
            </div>
            {assessment.remark && <p>{assessment.remark}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

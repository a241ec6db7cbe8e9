import type { AwardCompetitionDetail } from '@residency/contract/areas/awards/competition/award-competition.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { competitionText } from './competition.text.ts'

/** Criteria and reviewers with their progress; of their scores nothing. */
export function ReviewerList({ awardCompetition }: { awardCompetition: AwardCompetitionDetail }) {
  const text = useText(competitionText)
  return (
    <>
      <section className="panel" aria-label={text.reviewers}>
        <h2>{text.reviewers}</h2>
        {awardCompetition.reviewerList.length === 0 && <p className="soft">{text.noReviewers}</p>}
        <ul className="award-usage">
          {awardCompetition.reviewerList.map(
            ({ userId, name, department, scored, submittedAt }) => (
              <li key={userId}>
                <strong>{name}</strong>{' '}
                {department && <span className="soft">{department} · </span>}
                <span className="figures">
                  {submittedAt
                    ? say(text.submittedAt, { at: submittedAt })
                    : say(text.reviewerLine, { scored, candidates: awardCompetition.candidates })}
                </span>
              </li>
            ),
          )}
        </ul>
      </section>
      <section className="panel" aria-label={text.criteria}>
        <h2>{text.criteria}</h2>
        <ul className="award-usage figures">
          {awardCompetition.criteria.map((criterion) => (
            <li key={criterion.id}>{say(text.criterion, criterion)}</li>
          ))}
        </ul>
      </section>
    </>
  )
}

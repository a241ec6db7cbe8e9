import type {
  AwardCandidate,
  AwardCompetitionDetail,
} from '@residency/contract/areas/awards/competition/award-competition.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { competitionText } from './competition.text.ts'
import { isRanked } from './competition-tones.rules.ts'

/** The candidates, ranked once the scoring is closed, with how each score came about. */
export function Ranking({ awardCompetition }: { awardCompetition: AwardCompetitionDetail }) {
  const text = useText(competitionText)
  const hasRanking = isRanked(awardCompetition.state)
  const title = hasRanking ? text.ranking : text.candidates

  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      <p className="soft">{hasRanking ? text.explain : text.noRanking}</p>
      <ol className="open-awards">
        {awardCompetition.candidateList.map((candidate) => (
          <Candidate key={candidate.id} candidate={candidate} hasRanking={hasRanking} />
        ))}
      </ol>
    </section>
  )
}

function Candidate({ candidate, hasRanking }: { candidate: AwardCandidate; hasRanking: boolean }) {
  const text = useText(competitionText)
  const { place, score, points, totals } = candidate
  return (
    <li>
      <div className="own-award-head">
        {hasRanking && (
          <strong className="figures">
            {place === null ? text.out : say(text.place, { place })}
          </strong>
        )}
        <span>{candidate.name}</span>
        <span className="soft">
          {[candidate.base, say(text.number, { code: candidate.code })].filter(Boolean).join(' · ')}
        </span>
        {score !== null && (
          <strong className="figures">{say(text.score, { score: score.toFixed(2) })}</strong>
        )}
        {candidate.isTied && <StateTag tone="wait">{text.tied}</StateTag>}
        {candidate.isGranted && <StateTag tone="good">{text.granted}</StateTag>}
      </div>
      {points.length > 0 && (
        <p className="soft figures">
          {points.map((point) => say(text.pointsLine, point)).join(' · ')}
        </p>
      )}
      {totals.length > 0 && (
        <p className="soft figures">
          {say(text.totalsLine, {
            totals: totals
              .map((total) => `${total.reviewer} ${total.score.toFixed(2)}`)
              .join(' · '),
          })}
        </p>
      )}
    </li>
  )
}

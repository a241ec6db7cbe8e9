import type { ScoringDuty } from '@residency/contract/areas/awards/competition/award-scoring.contract'
import { awardCompetitionWords } from '@residency/contract/areas/awards/competition/text'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import '../awards.css'
import { useDuties } from './competition.queries.ts'
import { competitionText } from './competition.text.ts'
import { COMPETITION_TONES } from './competition-tones.rules.ts'
import { ScoreSheets } from './score-sheets.tsx'

/** View key award/scoring/index: competitions that the reader scores; `?id=` opens one. */
export default function ScoringPage() {
  const { id, open } = useOpened()
  return id > 0 ? (
    <ScoreSheets key={id} id={id} onBack={() => open(null)} />
  ) : (
    <Duties onOpen={open} />
  )
}

function Duties({ onOpen }: { onOpen: (id: number) => void }) {
  const { scoring: text } = useText(competitionText)
  const { data, error, refetch } = useDuties()
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  return (
    <section>
      <PageHead title={text.title} lead={text.lead} />
      {data.length === 0 && <div className="panel list-message">{text.empty}</div>}
      <div className="own-awards">
        {data.map((duty) => (
          <Duty key={duty.id} duty={duty} onOpen={() => onOpen(duty.id)} />
        ))}
      </div>
    </section>
  )
}

function Duty({ duty, onOpen }: { duty: ScoringDuty; onOpen: () => void }) {
  const all = useText(competitionText)
  const { states } = useText(awardCompetitionWords).flows.awardCompetition
  const text = all.scoring

  return (
    <section className="panel">
      <div className="own-award-head">
        <h2>{say(all.kindLine, { kind: duty.kind, year: duty.year })}</h2>
        <StateTag tone={COMPETITION_TONES[duty.state]}>{states[duty.state]}</StateTag>
        <span className="soft figures">
          {say(all.round, { round: duty.round })} ·{' '}
          {duty.submittedAt
            ? say(text.submitted, { at: duty.submittedAt })
            : say(text.done, { scored: duty.scored, candidates: duty.candidates })}
        </span>
      </div>
      <Button type={duty.submittedAt ? 'default' : 'primary'} onClick={onOpen}>
        {duty.submittedAt ? text.look : text.open}
      </Button>
    </section>
  )
}

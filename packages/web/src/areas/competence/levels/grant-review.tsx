import type { Grant, GrantDetail } from '@residency/contract/areas/competence/levels/level.contract'
import { levelWords } from '@residency/contract/areas/competence/levels/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { GRANT_TONES, isSuperseded } from './grant-tones.rules.ts'
import { useOneGrant, useWaitingGrants } from './level.queries.ts'
import { levelText } from './level.text.ts'
import { LevelScale } from './level-scale.tsx'
import { ObservationLines } from './observation-lines.tsx'
import { useGrantReview } from './use-grant-review.ts'

type Props = { id: number; isVisit: boolean; onOpen: (id: number | null) => void }

/** One level: facts, the observations on which it rests, other levels of the item. */
export function GrantReview({ id, isVisit, onOpen }: Props) {
  const { flows } = useText(levelWords)
  const review = useGrantReview()
  const waiting = useWaitingGrants().data
  const { data: grant, error } = useOneGrant(id)

  const lead = grant && (
    <StateTag tone={GRANT_TONES[grant.state]}>{flows.competenceGrant.states[grant.state]}</StateTag>
  )

  return (
    <ReviewScreen<Grant>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      lead={lead}
      record={grant}
    >
      {grant && (
        <>
          <Facts grant={grant} />
          <Evidence evidence={grant.evidence} />
          <History history={grant.history} />
        </>
      )}
    </ReviewScreen>
  )
}

function Facts({ grant }: { grant: GrantDetail }) {
  const text = useText(levelText)
  const { fields } = useText(levelWords)

  return (
    <section className="panel">
      <h2>{grant.item}</h2>
      <p>
        <LevelScale level={grant.level} />
      </p>
      {isSuperseded(grant) && <p className="soft">{text.superseded}</p>}
      <FactList
        facts={[
          [text.trainee, `${grant.name} ${grant.number}`],
          [text.department, grant.department],
          [fields.validUntil, grant.validUntil],
          [text.proposer, `${grant.proposer} ${grant.createTime}`],
          [text.granter, grant.granter],
          [text.grantedOn, grant.grantedOn],
          [fields.basis, grant.basis, true],
          ...(grant.reason ? [[fields.reason, grant.reason, true] as const] : []),
        ]}
      />
    </section>
  )
}

function Evidence({ evidence }: Pick<GrantDetail, 'evidence'>) {
  const text = useText(levelText)
  return (
    <section className="panel">
      <h2>{say(text.evidence, { count: evidence.length })}</h2>
      {evidence.length === 0 ? (
        <p className="soft">{text.noEvidence}</p>
      ) : (
        <ObservationLines rows={evidence} />
      )}
    </section>
  )
}

function History({ history }: Pick<GrantDetail, 'history'>) {
  const text = useText(levelText)
  const { states } = useText(levelWords).flows.competenceGrant
  if (history.length === 0) return null

  return (
    <section className="panel">
      <h2>{text.history}</h2>
      <ul className="observation-list">
        {history.map(({ id, level, state, validUntil }) => (
          <li key={id}>
            {say(text.historyLine, { level, state: states[state], until: validUntil })}
          </li>
        ))}
      </ul>
    </section>
  )
}

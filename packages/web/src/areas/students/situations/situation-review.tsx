import {
  type Situation,
  situationReview,
} from '@residency/contract/areas/students/situations/situation.contract'
import { situationWords } from '@residency/contract/areas/students/situations/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { asEvidence, useEvidencePane } from '../../files/files.public.ts'
import { EffectPanel } from './effect-panel.tsx'
import { SITUATION_PATHS, useOneSituation, useWaitingSituations } from './situation.queries.ts'
import { situationText } from './situation.text.ts'
import { useSituationFacts } from './situation-facts.tsx'
import { SITUATION_TONES, stepsOfSituation } from './situation-tones.rules.ts'
import { useSituationActs } from './use-situation-acts.tsx'

/**
 * The review of special situations, for bases and the office: the record's actions say whose step
 * it is.
 */
export function useSituationReview(): Review<Situation> {
  const { done, help } = useText(situationText)
  const { actions } = useText(situationWords).flows.situation
  return { calls: situationReview, paths: SITUATION_PATHS, actions, done, help }
}

type Props = { id: number; isVisit: boolean; onOpen: (id: number | null) => void }

/** One situation: facts, what follows from it, papers. */
export function SituationReview({ id, isVisit, onOpen }: Props) {
  const text = useText(situationText)
  const { fields, flows } = useText(situationWords)
  const factsOf = useSituationFacts()
  const acts = useSituationActs()
  const review = useSituationReview()
  const waiting = useWaitingSituations().data
  const { data: situation, error } = useOneSituation(id)
  const files = asEvidence(situation?.files, fields.files)
  const pane = useEvidencePane(files)

  return (
    <>
      <ReviewScreen<Situation>
        review={review}
        waiting={waiting}
        isVisit={isVisit}
        onOpen={onOpen}
        error={error}
        record={situation}
        lead={
          situation && (
            <StateTag tone={SITUATION_TONES[situation.state]}>
              {flows.situation.states[situation.state]}
            </StateTag>
          )
        }
        {...(situation
          ? {
              steps: stepsOfSituation(situation.state, text.steps),
              tools: <PageActions actions={acts.actionsOf(situation)} />,
            }
          : {})}
        evidence={files.length > 0 ? pane : undefined}
      >
        {situation && (
          <>
            {situation.effect && (
              <section className="panel" aria-label={text.effect}>
                <h2>{text.effect}</h2>
                <EffectPanel effect={situation.effect} />
              </section>
            )}
            <section className="panel">
              <h2>{text.facts}</h2>
              <FactList facts={factsOf(situation)} />
            </section>
          </>
        )}
      </ReviewScreen>
      {acts.dialogs}
    </>
  )
}

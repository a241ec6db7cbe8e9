import type { Steps } from '../matching/steps.ts'
import { type Reliability, reliabilitySteps } from './alpha.ts'
import { type ClassicalFigures, classicalFigures, scoresOf } from './classical.ts'
import { type RaschItem, raschSteps } from './rasch.ts'
import { answersTo, countAnswers, ITEM_NEEDS, type Responses } from './responses.ts'
import { type TwoPlItem, twoPlSteps } from './two-parameter.ts'

type ItemFigures = ClassicalFigures & {
  id: string
  rasch: RaschItem | null
  twoPl: TwoPlItem | null
}

export type ItemAnalysis = {
  takers: number
  reliability: Reliability | null

  /** Standard deviation of the abilities of the Rasch model, in logits. */
  spread: number | null
  items: ItemFigures[]
}

/**
 * Figures of an examination and its items; docs/decisions/0036. What the answers do not give is
 * null. A model holds the items that have answers enough of their own and were neither all right
 * nor all wrong; the others have no measure.
 */
export function* itemAnalysisSteps(responses: Responses): Steps<ItemAnalysis> {
  const scores = scoresOf(responses)
  const classical: ClassicalFigures[] = []

  for (const place of responses.items.keys()) {
    classical.push(classicalFigures(responses, scores, place))
    yield
  }

  const reliability = yield* reliabilitySteps(responses)
  const ofRasch = measurable(responses, ITEM_NEEDS.rasch)
  const rasch = yield* raschSteps(ofRasch.responses)
  const ofTwoPl = measurable(responses, ITEM_NEEDS.twoPl)
  const twoPl = yield* twoPlSteps(ofTwoPl.responses)

  return {
    takers: responses.takers,
    reliability,
    spread: rasch?.spread ?? null,
    items: responses.items.map((id, place) => ({
      id,
      ...classical[place]!,
      rasch: rasch?.items[ofRasch.places.indexOf(place)] ?? null,
      twoPl: twoPl?.[ofTwoPl.places.indexOf(place)] ?? null,
    })),
  }
}

function measurable(responses: Responses, needs: number) {
  const { answers, right } = countAnswers(responses)
  const places = [...responses.items.keys()].filter(
    (i) => answers[i]! >= needs && right[i]! > 0 && right[i]! < answers[i]!,
  )

  return { places, responses: answersTo(responses, places) }
}

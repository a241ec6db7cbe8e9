import { z } from 'zod'
import { fillSentence } from '../../kernel/text/sentence.ts'

/**
 * Components of a score, in the order in which ties are broken after the total: theory, then
 * interview.
 */
const SCORE_COMPONENTS = ['theory', 'skill', 'interview'] as const
const component = z.enum(SCORE_COMPONENTS)

/** Points and totals travel as whole hundredths. */
const points = z.number().int()
const choice = { rank: z.number(), offerId: z.number(), offer: z.string() }

/** The outcome of one choice in an admission run, and its reason. */
export const outcome = z.discriminatedUnion('is', [
  z.object({ ...choice, is: z.literal('admitted'), total: points }),
  z.object({ ...choice, is: z.literal('notJudged') }),
  z.object({ ...choice, is: z.literal('notEligible'), reason: z.string().nullable() }),
  z.object({ ...choice, is: z.literal('kindNotWanted') }),
  z.object({ ...choice, is: z.literal('scoreMissing'), component }),
  z.object({ ...choice, is: z.literal('belowMinimum'), component, score: points, minimum: points }),
  z.object({
    ...choice,
    is: z.literal('full'),
    total: points,
    cutoff: points.nullable(),
    waitingPlace: z.number().nullable(),
  }),
  z.object({ ...choice, is: z.literal('notNeeded') }),
])

export type Outcome = z.output<typeof outcome>

/** `82.35` of 8235 hundredths. */
export const pointsText = (hundredths: number) =>
  `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`

/** The words used in outcome sentences: `outcomes` of the area's words. */
export type OutcomeWords = {
  readonly [K in
    | 'admitted'
    | 'notJudged'
    | 'notEligible'
    | 'reason'
    | 'kindNotWanted'
    | 'scoreMissing'
    | 'belowMinimum'
    | 'notNeeded']: string
} & {
  readonly [K in
    | 'full'
    | 'noSeats'
    | 'tied'
    | 'waiting'
    | 'nth'
    | 'placed'
    | 'queued'
    | 'unplaced'
    | 'first']: string
} & { readonly components: Readonly<Record<(typeof SCORE_COMPONENTS)[number], string>> }

function fullSentence(
  words: OutcomeWords,
  { total, cutoff, waitingPlace }: Extract<Outcome, { is: 'full' }>,
): string {
  const values = { total: pointsText(total), cutoff: pointsText(cutoff ?? 0) }
  const why = fillSentence(cutoff === null ? words.noSeats : words.full, values)
  return `${why}${total === cutoff ? words.tied : ''}${waitingPlace === null ? '' : fillSentence(words.waiting, { place: waitingPlace })}`
}

/** The reason for the outcome of a choice; the caller adds the offer's name. */
export function outcomeSentence(words: OutcomeWords, outcome: Outcome): string {
  if (outcome.is === 'full') return fullSentence(words, outcome)
  if (outcome.is === 'admitted')
    return fillSentence(words.admitted, { total: pointsText(outcome.total) })
  if (outcome.is === 'scoreMissing')
    return fillSentence(words.scoreMissing, { component: words.components[outcome.component] })

  if (outcome.is === 'belowMinimum') {
    const { score, minimum } = outcome
    return fillSentence(words.belowMinimum, {
      component: words.components[outcome.component],
      score: pointsText(score),
      minimum: pointsText(minimum),
    })
  }

  if (outcome.is === 'notEligible')
    return `${words.notEligible}${outcome.reason ? fillSentence(words.reason, { reason: outcome.reason }) : ''}`

  return words[outcome.is]
}

/**
 * The result in one sentence: the admitted choice with its total, else the best waiting-list
 * position, else not admitted.
 */
export function resultSentence(words: OutcomeWords, outcomes: readonly Outcome[]): string {
  const won = outcomes.find((one) => one.is === 'admitted')
  if (won)
    return fillSentence(won.rank === 1 ? words.first : words.placed, {
      rank: won.rank,
      offer: won.offer,
      total: pointsText(won.total),
    })

  const places = outcomes.flatMap((outcome) =>
    outcome.is === 'full' && outcome.waitingPlace !== null ? [outcome] : [],
  )
  const best = places.sort((a, b) => a.waitingPlace! - b.waitingPlace! || a.rank - b.rank)[0]

  return best
    ? fillSentence(words.queued, { offer: best.offer, place: best.waitingPlace! })
    : words.unplaced
}

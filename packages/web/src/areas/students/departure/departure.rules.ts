import type { DepartureState } from '@residency/contract/areas/students/departure/departure.flow'
import type { RatingRow } from '@residency/contract/areas/students/departure/rating.contract'
import type { FlowStep } from '../../../screens/detail-screen.tsx'
import { stepStateAt } from '../../../screens/steps/step-state.rules.ts'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const DEPARTURE_TONES: Readonly<Record<DepartureState, Tone>> = {
  submitted: 'wait',
  basePassed: 'wait',
  departed: 'calm',
  rejected: 'bad',
  withdrawn: 'calm',
}

export const outcomeTone = (outcome: 'signed' | 'refused' | null): Tone => {
  if (outcome === 'signed') return 'good'

  return outcome === 'refused' ? 'bad' : 'wait'
}

export const hasLeft = (state: DepartureState) => state === 'departed'

type Titles = { asked: string; items: string; base: string; office: string }
type Facts = { state: DepartureState; signed: number; items: number }

/**
 * The steps of a departure: asked for, checklist, base, office; one that was refused or withdrawn
 * shows no open step.
 */
export function stepsOfDeparture({ state, signed, items }: Facts, titles: Titles): FlowStep[] {
  const order: readonly DepartureState[] = ['submitted', 'basePassed', 'departed']
  const index = order.indexOf(state)

  const findReached = () => {
    if (index === -1) return -1
    if (index === 0) return signed === items ? 1 : 0

    return index + 1
  }

  const reached = findReached()

  return [
    { title: titles.asked, state: 'finish' },
    { title: titles.items, state: stepStateAt(1, reached) },
    { title: titles.base, state: stepStateAt(2, reached) },
    { title: titles.office, state: stepStateAt(3, reached) },
  ]
}

type OneRating = { comment?: string | null } & {
  [item: `item${number}`]: number | null | undefined
}

/** The form's values: a rating for each subject, by its place in the list. */
export type RatingValues = { ratings?: Record<string, OneRating> }

export const fieldOf = (itemId: number) => `item${itemId}` as const

export const valuesOf = (rated: readonly RatingRow[]): RatingValues => ({
  ratings: Object.fromEntries(
    rated.map(({ items, comment }, index) => [
      index,
      {
        ...Object.fromEntries(items.map(({ itemId, score }) => [fieldOf(itemId), score])),
        comment,
      } as OneRating,
    ]),
  ),
})

/**
 * What is sent: subjects with any score; the server names those whose scores are not whole.
 * Untouched ones are left for later.
 */
export const ratingsIn = (rated: readonly RatingRow[], values: RatingValues) =>
  rated.flatMap(({ departmentId, supervisorId, items }, index) => {
    const rating = values.ratings?.[index] ?? {}

    const scores = items.flatMap(({ itemId }) => {
      const score = rating[fieldOf(itemId)]
      return score ? [{ itemId, score }] : []
    })

    return scores.length
      ? [{ departmentId, supervisorId, scores, comment: rating.comment || null }]
      : []
  })

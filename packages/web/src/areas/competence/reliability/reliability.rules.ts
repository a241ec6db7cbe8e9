import type { ReliabilityFigure } from '@residency/contract/areas/competence/reliability/reliability.contract'

type Ahead = ReliabilityFigure['ahead']

/** The plans as a table: a row for each number of observers, with its plans by occasions. */
export const rowsOf = (ahead: Ahead) =>
  [...new Set(ahead.map(({ observers }) => observers))].map((observers) => ({
    observers,
    plans: ahead.filter((plan) => plan.observers === observers),
  }))

/** Of all variances how much each is, in percent. */
export function sharesOf({ trainee, observer, occasion }: ReliabilityFigure['variances']) {
  const values = [trainee.value, observer?.value ?? 0, occasion?.value ?? 0]
  const total = values.reduce((sum, value) => sum + value, 0)
  const [ofTrainees = 0, ofObservers = 0, ofOccasions = 0] = values.map((value) =>
    total === 0 ? 0 : Math.round((value / total) * 100),
  )

  return { trainee: ofTrainees, observer: ofObservers, occasion: ofOccasions }
}

/** Two digits, rounded down: what is short of a goal is not shown as if it had reached it. */
export const twoDigits = (value: number) => (Math.floor(value * 100 + 1e-9) / 100).toFixed(2)

/**
 * Whether the present observations are enough: surely, if the whole interval reaches the goal;
 * otherwise the figure alone may.
 */
export function judgePresent({ phi, goal }: Pick<ReliabilityFigure, 'phi' | 'goal'>) {
  if (phi.value < goal.phi) return 'short'

  return phi.from < goal.phi ? 'likely' : 'enough'
}

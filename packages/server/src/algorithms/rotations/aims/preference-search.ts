import type { Random } from '../../random.ts'
import { type Model, occupancyOf, type Starts } from '../model.ts'
import { Negotiation } from '../negotiate.ts'
import { cheapestOrder } from '../orders.ts'
import type { Problem } from '../problem.ts'
import { metOf, metWeight } from './met.ts'
import { preferencePrices } from './preference-prices.ts'
import type { PersonPreference } from './preferences.ts'

/** The best plan so far, and the weight of the preferences that it meets. */
export type WeightedStarts = { starts: Starts; weight: number }

/** Sweeps of one try from the best plan. */
const SWEEPS = 60

/** So many people are favoured in a try, whose preferences cost so much more. */
const FAVOURED = 2
const FAVOUR = 4

/** Ordinary preferences that a try may lose. */
const LOSS = 1

/** A preference of ordinary weight costs between these, compared with a seat above the limit (2). */
const CHEAPEST = 1
const DEAREST = 6

/** As many seats as a plan uses in the fullest month of each department, and no more than there are. */
function seatsOf(model: Model, starts: Starts): Int16Array {
  const { horizon, departments, capacity, idle } = model
  const taken = occupancyOf(model, starts)
  const limit = capacity.slice()

  for (const department of departments.keys()) {
    if (department === idle) continue

    const [from, until] = [department * horizon, (department + 1) * horizon]
    const peak = Math.max(...taken.subarray(from, until))
    for (let at = from; at < until; at++) limit[at] = Math.min(limit[at]!, peak)
  }

  return limit
}

function ordinaryWeight({ people }: Model): number {
  const weights = people.flatMap(({ preferences }) => preferences.map(({ weight }) => weight))
  return weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, weights.length)
}

/**
 * What a unit of weight costs in a try, by person: the same for everybody, and more for some of
 * those who have something that is not met.
 */
function pricesFor(model: Model, starts: Starts, random: Random): Float64Array {
  const ordinary = ordinaryWeight(model)
  const price = (CHEAPEST + random() * (DEAREST - CHEAPEST)) / ordinary
  const prices = new Float64Array(model.people.length).fill(price)
  const unmet = model.people.flatMap((person, p) =>
    metOf(person, starts[p]!) < weightOf(person.preferences) ? [p] : [],
  )

  for (let count = 0; count < FAVOURED && unmet.length > 0; count++)
    prices[unmet[Math.floor(random() * unmet.length)]!] = price * FAVOUR

  return prices
}

/**
 * Looks for plans that meet more preferences and fill no department's fullest month more than the
 * first plan, one sweep per step. Each try begins from the best plan, with another price for what
 * is not met. Ends when the weight cannot be higher.
 */
export function* searchPreferences(
  problem: Problem,
  random: Random,
  found: WeightedStarts,
  most: () => number,
): Generator<undefined, void> {
  const { model } = problem
  const search = new Negotiation(problem, seatsOf(model, found.starts), random)
  const ordinary = ordinaryWeight(model)

  let current = { ...found }

  while (found.weight < most()) {
    search.forget()
    search.resume(current.starts)
    search.preferencePrice = pricesFor(model, current.starts, random)

    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      search.sweep()
      yield
      if (search.over > 0) continue

      const starts = search.starts.map((own) => own!.slice())
      const weight = metWeight(model, starts)

      // a plan that is a little worse leads away from where nothing is better
      if (weight >= current.weight - random() * LOSS * ordinary) current = { starts, weight }
      if (weight > found.weight) Object.assign(found, current)
      break
    }
  }
}

/** Preferences whose price in the search is exact: about one stay, or about two rows of one block. */
const isExact = (preference: PersonPreference) =>
  preference.kind === 'place'
    ? preference.blocks.length <= 1
    : preference.first.length <= 1 && preference.next.length <= 1

const weightOf = (preferences: readonly PersonPreference[]) =>
  preferences.reduce((sum, { weight }) => sum + weight, 0)

/** The most weight that everybody could have met if nobody else were there, summed up. */
export function aloneWeight({ model, orders }: Problem): number {
  const free = new Float64Array(model.capacity.length)

  return model.people.reduce((sum, person, p) => {
    const exact = person.preferences.filter(isExact)
    const own = orders[p]
    if (!own || exact.length === 0) return sum + weightOf(person.preferences)

    const judged = { ...person, preferences: exact }
    const prices = preferencePrices(judged, own, 1)
    const starts = cheapestOrder(person, own, free, model.horizon, undefined, prices)

    return sum + metOf(judged, starts) + weightOf(person.preferences) - weightOf(exact)
  }, 0)
}

import { correlationOrNull } from './classical.ts'
import { extremeGroups } from './extreme-groups.ts'
import { ITEM_NEEDS } from './responses.ts'

/**
 * A distractor that fewer take does not work (Haladyna and Downing 1993, Educational and
 * Psychological Measurement 53).
 */
const MIN_SHARE = 0.05

/**
 * What one taker chose of the options of an item (several where the item allows it), and the
 * taker's score without this item.
 */
export type ChosenOptions = { options: readonly string[]; score: number }

export type OptionFigures = {
  option: string
  isKey: boolean
  n: number

  /** Of all takers who answered, of the best 27 % and of the weakest 27 %. */
  share: number
  upper: number | null
  lower: number | null

  /** Of choosing the option with the score. */
  pointBiserial: number | null

  /**
   * A key that the better choose more often; a distractor that at least 5 % choose, and the better
   * not more often. Null: nobody is better.
   */
  isWorking: boolean | null
}

function isWorking(upper: number | null, lower: number | null, isKey: boolean, share: number) {
  if (upper === null || lower === null) return null

  return isKey ? upper > lower : share >= MIN_SHARE && upper <= lower
}

/**
 * How each option of an item was chosen, in the order given; null below 30 answers. Options that
 * nobody chose have a row too.
 */
export function distractorFigures(
  chosen: readonly ChosenOptions[],
  options: readonly string[],
  key: readonly string[],
): OptionFigures[] | null {
  const n = chosen.length
  if (n < ITEM_NEEDS.classical) return null

  const scores = chosen.map((answer) => answer.score)
  const groups = extremeGroups(scores)

  return options.map((option) => {
    const taken: number[] = chosen.map((answer) => (answer.options.includes(option) ? 1 : 0))
    const count = taken.reduce((sum, one) => sum + one, 0)
    const [upper, lower] = [groups?.upper(taken) ?? null, groups?.lower(taken) ?? null]
    const isKey = key.includes(option)
    const share = count / n

    return {
      option,
      isKey,
      n: count,
      share,
      upper,
      lower,
      pointBiserial: correlationOrNull(taken, scores),
      isWorking: isWorking(upper, lower, isKey, share),
    }
  })
}

import {
  type AnalysedItem,
  LOOKS,
  type Look,
  type OptionFigure,
} from '@residency/contract/areas/exams/marking/analysis.contract'

/**
 * A difficulty outside is of little use for telling takers apart; a point-biserial below is weak
 * (Ebel and Frisbie 1991, chapter 13).
 */
const HARD = 0.3
const EASY = 0.9
const WEAK = 0.2

/** Answers that differ so much from the model come by chance once in a hundred. */
const UNLIKELY = 0.01

/**
 * A wrong option that the best choose more often than the weakest and more often than a right one.
 */
const isRivalOf = (keys: readonly OptionFigure[]) => (option: OptionFigure) =>
  !option.isKey &&
  option.upper !== null &&
  option.upper > option.lower! &&
  keys.some((key) => option.upper! > key.upper!)

/** What of an item needs a look, the most urgent first; hidden figures cause no remark. */
export function looksOf(item: Omit<AnalysedItem, 'looks'>): Look[] {
  const { difficulty, pointBiserial, options } = item
  const fit = item.twoPl?.fit ?? item.rasch?.fit
  const keys = options?.filter(({ isKey }) => isKey) ?? []

  const is: Record<Look, boolean> = {
    keyDoubtful: options?.some(isRivalOf(keys)) === true,
    negative: pointBiserial !== null && pointBiserial < 0,
    tooHard: difficulty !== null && difficulty < HARD,
    flat: pointBiserial !== null && pointBiserial >= 0 && pointBiserial < WEAK,
    misfit: fit != null && fit.p < UNLIKELY,
    tooEasy: difficulty !== null && difficulty > EASY,
    idleOptions: options?.some(({ isKey, isWorking }) => !isKey && isWorking === false) === true,
  }

  return LOOKS.filter((look) => is[look])
}

/** The place of an item in the list of what needs a look. */
export const urgencyOf = (looks: readonly Look[]) =>
  looks.length === 0 ? LOOKS.length : LOOKS.indexOf(looks[0]!)

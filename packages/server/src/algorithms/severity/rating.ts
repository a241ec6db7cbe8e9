/**
 * One score that a rater gave a trainee on an item. Scores are whole numbers of one scale, of any
 * beginning and length.
 */
export type Rating = { trainee: string; rater: string; item: string; score: number }

/**
 * An element with its measure in logits and the standard error of it; `se` is null where the data
 * say nothing about it.
 */
type Measure = { id: string; se: number | null; group?: number }

export type RaterMeasure = Measure & {
  /** Positive for the stricter; the raters of a group have mean 0. */
  severity: number
}

export type TraineeMeasure = Measure & { ability: number }

export type ItemMeasure = Measure & {
  /** Positive for the harder; the items of a group have mean 0. */
  difficulty: number
}

/**
 * What a set of linked raters and trainees gives. Measures of different groups have different zeros
 * and are never compared.
 */
export type SeverityGroup = {
  n: number
  raters: RaterMeasure[]
  trainees: TraineeMeasure[]
  items: ItemMeasure[]

  /**
   * The scores that were given, ascending: `thresholds[k]` is between `categories[k]` and
   * `categories[k + 1]`.
   */
  categories: number[]

  /**
   * Where two neighbouring scores are equally likely, in logits from the place of the item; mean 0.
   */
  thresholds: number[]
}

/** Fewer raters, or fewer ratings in all, and the plain mean with its n is shown instead. */
const SEVERITY_NEEDS = { raters: 5, ratings: 100 }

/** Whether a group is large enough for its severities to be shown. */
export const isSeverityShown = ({ raters, n }: { raters: { length: number }; n: number }) =>
  raters.length >= SEVERITY_NEEDS.raters && n >= SEVERITY_NEEDS.ratings

/**
 * One score that an observer gave a trainee on one occasion. Observers are counted within a
 * trainee, occasions within an observer.
 */
export type Observation = { trainee: string; observer: string; occasion: string; score: number }

/**
 * Published rule of this product: with data of fewer trainees no figure is shown, because it would
 * not say anything.
 */
export const MIN_TRAINEES = 30

import { foldCode } from '@residency/contract/kernel/fold'

/**
 * Whether words are the whole number of an identity card or of a mobile telephone, however it is
 * written. Other digits are numbers of trainees and records.
 */
export const isWholeNumber = (words: string): boolean =>
  /^(?:(?:\+?86)?1\d{10}|\d{15}|\d{17}[\dX])$/.test(foldCode(words).replaceAll('-', ''))

import { randomInt } from 'node:crypto'
import {
  CODE_LENGTH,
  CODE_LETTERS,
} from '@residency/contract/areas/messages/concerns/sender.contract'

const GROUP = 4

/** A new code of 90 random bits, as it is stored: letters only. */
export const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

/** A code as it is shown: five groups of four letters. */
export const grouped = (code: string) =>
  Array.from({ length: code.length / GROUP }, (_, i) =>
    code.slice(i * GROUP, (i + 1) * GROUP),
  ).join('-')

/** A random id: it does not show the order in which rows came. */
export const randomId = () => randomInt(1, 2 ** 47)

/** The most of one day in the whole installation, counted in the rows: a counter holds a moment. */
export const OF_DAY = { concerns: 100, messages: 300, pictures: 100 } as const

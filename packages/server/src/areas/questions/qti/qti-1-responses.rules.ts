import { numberWithin, Unreadable } from '../formats/filed-question.rules.ts'
import { below, childrenOf, type XmlNode } from '../markup/xml-tree.rules.ts'
import { GIFT_FALSE, GIFT_TRUE } from '../question-sheet/truth.text.ts'
import type { Keys } from './qti-1-keys.rules.ts'

const RESPONSES = new Set([
  'response_lid',
  'response_str',
  'response_num',
  'response_grp',
  'response_xy',
])

/** Whether an element is a response of any kind. */
export const isResponse = ({ name }: XmlNode) => RESPONSES.has(name)
export const isChoice = ({ name }: XmlNode) => name === 'response_lid'

/** An option of a choice. */
export type Option = { id: string; text: string }

/** One response of an item with its options and what it earns. */
export type ResponseQuestion = { node: XmlNode; id: string; options: Option[]; keys: Keys }

/** Whether two options are true and false, and which of them is right. */
export function truthOf(options: readonly Option[], right: readonly string[]): boolean | null {
  if (options.length !== 2 || right.length !== 1) return null

  const words = options.map(({ text }) => text.trim().toLowerCase())
  const isTrue = words.map((word) => GIFT_TRUE.includes(word))
  const isFalse = words.map((word) => GIFT_FALSE.includes(word))
  if (!((isTrue[0] && isFalse[1]) || (isFalse[0] && isTrue[1]))) return null

  return isTrue[options.findIndex(({ id }) => id === right[0])] ?? null
}

/** Whether a text field takes a number. */
export const isNumeric = (node: XmlNode) => {
  const [field] = below(node, ({ name }) => name === 'render_fib')
  return /^(decimal|integer|scientific)$/i.test(field?.attributes.fibtype ?? '')
}

/** Whether nothing says what is right. */
export const isUnkeyed = ({ keys }: ResponseQuestion) =>
  keys.earned.length === 0 && keys.ranges.length === 0

/** Whether all choices have the same options, and a text each: that is how pairs are asked for. */
export function areMatching(all: readonly ResponseQuestion[]): boolean {
  if (
    all.length < 2 ||
    !all.every(
      ({ node }) =>
        isChoice(node) && [...below(node, ({ name }) => name === 'material')].length > 0,
    )
  )
    return false

  const textsOf = ({ options }: ResponseQuestion) => options.map(({ text }) => text).join('\n')
  return all.every(
    (response) =>
      response.options.length > 1 &&
      textsOf(response) === textsOf(all[0]!) &&
      hasOwnText(response.node),
  )
}

const hasOwnText = (node: XmlNode) => childrenOf(node, 'material').length > 0

/** A number, or the middle of the range in which it is right. */
export function numberOf({ earned, ranges }: Keys): { value: number; tolerance: number } {
  const max = Math.max(0, ...[...earned, ...ranges].map(({ points }) => points))
  const values = [
    ...new Set(earned.filter(({ points }) => points === max).map(({ value }) => Number(value))),
  ]
  const within = ranges.filter(
    ({ points, low, high }) => points === max && low !== null && high !== null,
  )
  if (values.length > 1 || within.length > 1) throw new Unreadable('numbersMany')

  const [value] = values
  const [range] = within
  const number = range
    ? numberWithin(range.low!, range.high!)
    : { value: value ?? Number.NaN, tolerance: 0 }
  if (!Number.isFinite(number.value)) throw new Unreadable('numberUnread')

  return number
}

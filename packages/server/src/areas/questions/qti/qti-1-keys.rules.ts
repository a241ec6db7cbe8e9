import {
  below,
  childOf,
  childrenOf,
  isNode,
  textOf,
  type XmlNode,
} from '../markup/xml-tree.rules.ts'

/** What a response of QTI 1.2 earns: a value, and how many points it adds. */
type ValuePoints = { value: string; points: number; isExactCase: boolean }

/** Numbers between which a response earns points. */
type Range = { low: number | null; high: number | null; points: number }

/** What is said about one response of an item. */
export type Keys = { earned: ValuePoints[]; ranges: Range[] }

const NOTHING: Keys = { earned: [], ranges: [] }
const LOWER = new Set(['vargte', 'vargt'])
const UPPER = new Set(['varlte', 'varlt'])

const isComparison = ({ name }: XmlNode) =>
  name === 'varequal' || name === 'varsubset' || LOWER.has(name) || UPPER.has(name)

const respondentOf = (node: XmlNode) => node.attributes.respident ?? ''

/** Points that a condition adds. A number such as `SCORE.max` is all of them. */
function pointsOf(condition: XmlNode): number {
  const settings = childrenOf(condition, 'setvar').map((node) => ({
    action: node.attributes.action ?? 'Set',
    text: textOf(node).trim(),
  }))

  const points = settings.map(({ action, text }) => {
    if (/^(Subtract|Divide)$/i.test(action)) return 0

    const value = Number(text)
    return Number.isFinite(value) ? value : 100
  })

  return Math.max(0, ...points)
}

/** The comparisons of a condition that hold for a right response: what is within `not` is wrong. */
function* comparisons(node: XmlNode): Generator<XmlNode> {
  for (const child of node.children) {
    if (!isNode(child) || child.name === 'not') continue
    if (isComparison(child)) yield child
    else yield* comparisons(child)
  }
}

/**
 * A condition compares a number with a value, with its bounds, or with both; where bounds are
 * given, they say what is right.
 */
function noteCondition(keys: Map<string, Keys>, condition: XmlNode) {
  const points = pointsOf(condition)
  if (points === 0) return

  const ranges = new Map<string, Range>()

  for (const node of comparisons(childOf(condition, 'conditionvar') ?? condition)) {
    const id = respondentOf(node)
    const own = keys.get(id) ?? { earned: [], ranges: [] }

    keys.set(id, own)

    const value = textOf(node).trim()

    if (LOWER.has(node.name) || UPPER.has(node.name)) {
      const range = ranges.get(id) ?? { low: null, high: null, points }
      if (!ranges.has(id)) own.ranges.push(range)

      ranges.set(id, range)
      range[LOWER.has(node.name) ? 'low' : 'high'] = Number(value)
    } else if (value !== '')
      own.earned.push({ value, points, isExactCase: /^yes$/i.test(node.attributes.case ?? '') })
  }
}

/** What an item of QTI 1.2 says about its responses, by their identifiers. */
export function keysOf(item: XmlNode): (responseIdentifier: string) => Keys {
  const keys = new Map<string, Keys>()
  for (const processing of childrenOf(item, 'resprocessing'))
    for (const condition of below(processing, ({ name }) => name === 'respcondition'))
      noteCondition(keys, condition)

  return (responseIdentifier) => keys.get(responseIdentifier) ?? NOTHING
}

/** The fields that say what an item is. */
export function fieldsOf(item: XmlNode): ReadonlyMap<string, string> {
  const fields = below(item, ({ name }) => name === 'qtimetadatafield')
  return new Map(
    [...fields].map((field) => [
      textOf(childOf(field, 'fieldlabel')).trim(),
      textOf(childOf(field, 'fieldentry')).trim(),
    ]),
  )
}

import type { QuestionBody } from '@residency/contract/areas/questions/bank/question.shape'
import { choiceOf, few, letterOf, matchingOf, Unreadable } from '../formats/filed-question.rules.ts'
import { below, childOf, childrenOf, textOf, type XmlNode } from '../markup/xml-tree.rules.ts'

type Entry = { key: string; value: number; isExactCase: boolean }

/** What an item declares of a response: what is right, and what a value earns. */
export type ResponseDeclaration = {
  isSingle: boolean
  type: string
  right: string[]
  sentence: string
  entries: Entry[]
  tolerance: number | null
}

const NOTHING: ResponseDeclaration = {
  isSingle: true,
  type: 'string',
  right: [],
  sentence: '',
  entries: [],
  tolerance: null,
}

export type Responses = ReadonlyMap<string, ResponseDeclaration>

/** Of `equal`, by the response it compares; a relative tolerance is percent of the value. */
function tolerances(item: XmlNode): Map<string, number> {
  const found = new Map<string, number>()
  for (const equal of below(item, ({ name }) => name === 'equal')) {
    const id = childOf(equal, 'variable')?.attributes.identifier

    const [first, second = first] = (equal.attributes.tolerance ?? '0')
      .trim()
      .split(/\s+/)
      .map(Number)

    const widest = Math.max(first ?? 0, second ?? 0)

    if (id && Number.isFinite(widest))
      found.set(id, equal.attributes.toleranceMode === 'relative' ? -widest / 100 : widest)
  }

  return found
}

/** The responses that an item declares, by identifier. */
export function responsesOf(item: XmlNode): Responses {
  const within = tolerances(item)
  return new Map(
    childrenOf(item, 'responseDeclaration').map((node) => {
      const correct = childOf(node, 'correctResponse')

      const entries = few(childrenOf(childOf(node, 'mapping'), 'mapEntry')).map(
        ({ attributes }) => ({
          key: attributes.mapKey ?? '',
          value: Number(attributes.mappedValue ?? 0),
          isExactCase: attributes.caseSensitive !== 'false',
        }),
      )

      const { identifier = '', cardinality = 'single', baseType = 'string' } = node.attributes

      const declared: ResponseDeclaration = {
        isSingle: cardinality === 'single',
        type: baseType,
        entries,
        sentence: correct?.attributes.interpretation ?? '',
        right: few(childrenOf(correct, 'value')).map((value) => textOf(value).trim()),
        tolerance: within.get(identifier) ?? null,
      }

      return [identifier, declared]
    }),
  )
}

export const responseOf = (responses: Responses, node: XmlNode): ResponseDeclaration =>
  responses.get(node.attributes.responseIdentifier ?? '') ?? NOTHING

/** What is right: as said, else what earns most by the mapping (all that earns, of several). */
function rights({ right, entries, isSingle }: ResponseDeclaration): string[] {
  if (right.length > 0) return right

  const max = Math.max(0, ...entries.map(({ value }) => value))
  return entries.flatMap(({ key, value }) =>
    value > 0 && (!isSingle || value === max) ? [key] : [],
  )
}

/** A choice among identified options. */
export function choiceBody(
  stem: string,
  options: readonly { id: string; text: string }[],
  declared: ResponseDeclaration,
  left: (key: string) => string,
): QuestionBody {
  const right = rights(declared)
  const earnsPart = ({ key, value }: Entry) => value > 0 && !right.includes(key)
  if (declared.isSingle && declared.entries.some(earnsPart)) left('partLeft')

  const names = options.map(({ id }) => id.toLowerCase())
  if (
    options.length === 2 &&
    names.includes('true') &&
    names.includes('false') &&
    right.length === 1
  )
    return { kind: 'trueFalse', stem, right: right[0]!.toLowerCase() === 'true' }

  return choiceOf(
    stem,
    options.map(({ id, text }) => ({ text, share: right.includes(id) ? 100 : 0 })),
    declared.isSingle,
  )
}

type BlankField = Extract<QuestionBody, { kind: 'blank' }>['blanks'][number]

/**
 * A text to be entered. By the standard a text is compared with its case unless the mapping says
 * otherwise.
 */
export function blankField(
  declared: ResponseDeclaration,
  left: (key: string) => string,
): BlankField {
  const { type, right, entries, sentence, tolerance } = declared

  if (type === 'float' || type === 'integer') {
    const value = Number(rights(declared)[0] ?? Number.NaN)
    if (!Number.isFinite(value)) throw new Unreadable('numberUnread')

    const declaredTolerance = tolerance ?? 0

    return {
      accepted: [],
      isExactCase: sentence === 'exact',
      number: {
        value,
        tolerance: declaredTolerance < 0 ? Math.abs(value * declaredTolerance) : declaredTolerance,
      },
    }
  }

  const max = Math.max(0, ...entries.map(({ value }) => value))
  const whole = entries.filter(({ value }) => value > 0 && value === max)
  if (entries.some(({ value }) => value > 0 && value < max)) left('partLeft')

  const accepted = whole.length > 0 ? whole.map(({ key }) => key) : right
  const [, value, within] =
    /^(-?[\d.]+(?:e[+-]?\d+)?)\u00b1([\d.]+(?:e[+-]?\d+)?)$/.exec(sentence) ?? []
  const number = value === undefined ? null : { value: Number(value), tolerance: Number(within) }

  return {
    accepted,
    isExactCase: whole.length === 0 || whole.every((entry) => entry.isExactCase),
    number,
  }
}

type Choice = { id: string; text: string }

const pairsOf = (declared: ResponseDeclaration) =>
  rights(declared).map((pair) => pair.split(/\s+/) as [string, string?])

/**
 * Pairs from one set to another; where only the second set's members are matched once, it holds the
 * prompts.
 */
export function matchBody(
  stem: string,
  sets: readonly (readonly Choice[])[],
  declared: ResponseDeclaration,
): QuestionBody {
  const [first = [], second = []] = sets
  const pairs = pairsOf(declared)
  const isOnce = (side: 0 | 1) => new Set(pairs.map((pair) => pair[side])).size === pairs.length
  const isTurned = !isOnce(0) && isOnce(1)
  const [prompts, options] = isTurned ? [second, first] : [first, second]
  const letteredOptions = options.map(({ text }, at) => ({ id: letterOf(at), text }))
  const idOf = new Map(options.map(({ id }, at) => [id, letterOf(at)]))

  return {
    kind: 'matching',
    stem,
    options: letteredOptions,
    prompts: prompts.map(({ id, text }, index) => {
      const mine = pairs.filter((pair) => pair[isTurned ? 1 : 0] === id)
      if (mine.length > 1) throw new Unreadable('pairsMany')

      return {
        id: String(index + 1),
        text,
        right: idOf.get(mine[0]?.[isTurned ? 0 : 1] ?? '') ?? 'none',
      }
    }),
  }
}

/** Pairs within one set: the first of each is the prompt; what is in no pair is an option. */
export function associateBody(
  stem: string,
  choices: readonly Choice[],
  declared: ResponseDeclaration,
): QuestionBody {
  const textOfId = new Map(choices.map(({ id, text }) => [id, text]))
  const pairs = pairsOf(declared)
  const paired = new Set(pairs.flat())
  const rest = choices
    .filter(({ id }) => !paired.has(id))
    .map(({ text }) => ({ prompt: '', option: text }))

  const whole = pairs.map(([prompt, option = '']) => ({
    prompt: textOfId.get(prompt) ?? '',
    option: textOfId.get(option) ?? '',
  }))

  return matchingOf(stem, [...whole, ...rest], [])
}

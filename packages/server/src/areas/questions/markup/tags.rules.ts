import type { BlankField } from '@residency/contract/areas/questions/bank/question.shape'

/**
 * What Moodle and GIFT have no form for, as tags of the question, each at most 50 characters as
 * Moodle wants it: `difficulty:3`; `kind:short` of an essay (`kind:blank` where GIFT shows none of
 * the answers); `case:2` at the stem of a case group, whose two parts follow, `weight:3` at a part;
 * `order:2-1` of the options of a matching question; `exact:1`, the first blank distinguishes
 * capitals from small letters, `number:1:3.5:0.1` also takes a number; `blank:1-3` the first of
 * three questions that are one with three blanks. Any other tag is a knowledge point; one that
 * looks like these is written `point:…`.
 */
export type QuestionTags = {
  difficulty?: number
  kind?: 'short' | 'blank'
  caseOf?: number
  weight?: number
  order: readonly number[]
  exact: readonly number[]
  numbers: ReadonlyMap<number, BlankField['number']>
  blank?: { at: number; of: number }
  points: readonly string[]
}

const OURS = /^(difficulty|kind|case|weight|order|exact|number|blank|point):/

const wholes = (text: string, separator: string) => text.split(separator).map(Number)

function blankPlace(value: string) {
  const [at, of] = wholes(value, '-') as [number, number]
  return { at, of }
}

function blankNumber(value: string): [number, BlankField['number']] {
  const [at, number, tolerance] = wholes(value, ':') as [number, number, number]
  return [at, { value: number, tolerance }]
}

/** Reads the tags of a question. */
export function readTags(tags: readonly string[]): QuestionTags {
  const exact: number[] = []
  const numbers = new Map<number, BlankField['number']>()
  const points: string[] = []
  const read: Partial<QuestionTags> = {}

  for (const tag of tags) {
    const [, name = '', value = ''] = /^(\w+):([\s\S]*)$/.exec(tag) ?? []
    if (name === 'difficulty' && /^\d$/.test(value)) read.difficulty = Number(value)
    else if (name === 'kind' && (value === 'short' || value === 'blank')) read.kind = value
    else if (name === 'case' && /^\d{1,2}$/.test(value)) read.caseOf = Number(value)
    else if (name === 'weight' && /^\d{1,2}$/.test(value)) read.weight = Number(value)
    else if (name === 'order' && /^\d{1,2}(-\d{1,2})*$/.test(value)) read.order = wholes(value, '-')
    else if (name === 'exact' && /^\d{1,2}$/.test(value)) exact.push(Number(value))
    else if (name === 'blank' && /^\d{1,2}-\d{1,2}$/.test(value)) read.blank = blankPlace(value)
    else if (name === 'number' && /^\d{1,2}:[^:]+:[^:]+$/.test(value))
      numbers.set(...blankNumber(value))
    else points.push(name === 'point' ? value : tag)
  }

  return {
    order: [],
    ...read,
    exact,
    numbers,
    points: [...new Set(points.filter((point) => point !== ''))],
  }
}

/** Writes the tags of a question, those that people look for first. */
export function tagsOf(tags: Partial<QuestionTags>): string[] {
  const {
    points = [],
    difficulty,
    kind,
    caseOf,
    weight,
    order = [],
    exact = [],
    numbers = new Map(),
    blank,
  } = tags

  return [
    ...points.map((point) => (OURS.test(point) ? `point:${point}` : point)),
    ...(difficulty === undefined ? [] : [`difficulty:${difficulty}`]),
    ...(kind === undefined ? [] : [`kind:${kind}`]),
    ...(caseOf === undefined ? [] : [`case:${caseOf}`]),
    ...(weight === undefined ? [] : [`weight:${weight}`]),
    ...(blank === undefined ? [] : [`blank:${blank.at}-${blank.of}`]),
    ...(order.length === 0 ? [] : [`order:${order.join('-')}`]),
    ...exact.map((at) => `exact:${at}`),
    ...[...numbers].flatMap(([at, number]) =>
      number ? [`number:${at}:${number.value}:${number.tolerance}`] : [],
    ),
  ]
}

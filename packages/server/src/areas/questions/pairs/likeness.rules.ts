import type {
  QuestionContent,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'

/** How much of two texts must be the same, in percent, for them to be likely duplicates. */
const ALIKE_FROM = 60
const BANDS = 24
const ROWS = 4
const HASHES = BANDS * ROWS

/** Of a longer text the beginning decides. */
const LONGEST = 5000

/** A text without spaces, marks, case and full-width forms. */
export const plainText = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const textsOf = (question: SimpleQuestion): string[] => [
  question.stem,
  ...('options' in question ? question.options.map(({ text }) => text) : []),
  ...(question.kind === 'matching' ? question.prompts.map(({ text }) => text) : []),
]

/** What a question is compared by: its stem, options and parts. The right answers are not in it. */
export function likenessOf({ body }: Pick<QuestionContent, 'body'>): string {
  const texts =
    body.kind === 'case'
      ? [body.stem, ...body.parts.flatMap(({ question }) => textsOf(question))]
      : textsOf(body)

  return plainText(texts.join('')).slice(0, LONGEST)
}

/** FNV-1a of two characters, spread over 32 bits. */
function hashOf(text: string, at: number) {
  let hash = 0x811c9dc5
  for (let i = at; i < at + 2 && i < text.length; i++)
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)

  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)

  return (hash ^ (hash >>> 13)) | 0
}

/** The pairs of neighbouring characters of a plain text, as hashes. */
export function shinglesOf(text: string): Set<number> {
  const found = new Set<number>()
  for (let at = 0; at === 0 || at < text.length - 1; at++) found.add(hashOf(text, at))

  return found
}

const MULTIPLIERS = Int32Array.from(
  { length: HASHES },
  (_, at) => Math.imul(at * 2 + 1, 0x9e3779b1) | 1,
)

const ADDENDS = Int32Array.from({ length: HASHES }, (_, at) => Math.imul(at + 1, 0x85ebca6b))

/**
 * MinHash of a plain text in bands: texts that share 60 % of their shingles have a band in common
 * with a probability of 0.96. For 80 % it is practically always so, for 10 % in 2 of 1,000 cases.
 */
export function bandsOf(text: string): number[] {
  const least = new Int32Array(HASHES).fill(0x7fffffff)
  for (const shingle of shinglesOf(text))
    for (let at = 0; at < HASHES; at++) {
      const mixed = Math.imul(shingle, MULTIPLIERS[at]!) + ADDENDS[at]!
      const value = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b) | 0
      if (value < least[at]!) least[at] = value
    }

  return Array.from({ length: BANDS }, (_, band) => {
    let key = Math.imul(band + 1, 0x27d4eb2f)
    for (let row = 0; row < ROWS; row++)
      key = Math.imul(key ^ least[band * ROWS + row]!, 0x01000193)

    return key | 0
  })
}

/** How much of two sets of shingles is in both, in whole percent. */
export function shareOf(first: ReadonlySet<number>, second: ReadonlySet<number>): number {
  const [few, many] = first.size < second.size ? [first, second] : [second, first]
  let both = 0

  for (const shingle of few) if (many.has(shingle)) both++

  return Math.round((100 * both) / (first.size + second.size - both))
}

/** Of candidates, those that are likely duplicates of a text, the most similar first. */
export function mostSimilar<T extends { id: number; shingles: ReadonlySet<number> }>(
  own: ReadonlySet<number>,
  candidates: readonly T[],
  max: number,
) {
  return candidates
    .map(({ id, shingles }) => ({ id, share: shareOf(own, shingles) }))
    .filter(({ share }) => share >= ALIKE_FROM)
    .sort((a, b) => b.share - a.share || a.id - b.id)
    .slice(0, max)
}

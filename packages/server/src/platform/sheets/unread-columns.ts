import type { Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { sheetWords } from '@residency/contract/kernel/sheets/text'
import { plainHeading, type UnreadHeading } from '../excel/read-sheet.ts'

/**
 * A column of a sheet that an import did not read, as it is stored: `meant` is the key of the
 * column that its heading is close to.
 */
export type UnreadColumn = {
  heading: string
  why: 'exportedOnly' | 'repeated' | 'unknown'
  meant: string | null
}

/** The columns of an import by which the headings of others are judged. */
type KnownHeadings = {
  /** The accepted headings of each column, and which columns the sheet has. */
  accepted: Readonly<Record<string, readonly string[]>>
  there: ReadonlySet<string>
  exportedOnly: readonly string[]
}

const LONGEST_HEADING = 60
const MAX_COLUMNS = 20

/**
 * Headings that the product or its users write next to the data: the outcome of an earlier import,
 * and a running number.
 */
const [zh, en] = [sheetWords['zh-cn'], sheetWords.en]
const OUTCOMES = new Set([zh.outcome, en.outcome].map(plainHeading))
const RUNNING_NUMBERS = new Set([zh.runningNumber, en.runningNumber].map(plainHeading))

/**
 * How many signs have to be added, left out or replaced to make one text of another (Levenshtein).
 */
export function editsBetween(text: string, other: string): number {
  const [from, to] = [[...text], [...other]]
  let above = Array.from({ length: to.length + 1 }, (_, at) => at)

  for (const [row, sign] of from.entries()) {
    const current = [row + 1]
    for (const [index, wanted] of to.entries()) {
      const replaced = above[index]! + (sign === wanted ? 0 : 1)
      current.push(Math.min(replaced, above[index + 1]! + 1, current[index]! + 1))
    }

    above = current
  }

  return above[to.length]!
}

/**
 * The edits between two headings if they are close; null if they are not. One within the other (手机
 * in 手机号) is close, too.
 */
function closeness(heading: string, known: string): number | null {
  const [shorter, longer] = heading.length < known.length ? [heading, known] : [known, heading]
  const edits = editsBetween(heading, known)
  const isWithin = shorter.length >= 2 && longer.includes(shorter)
  const fewEdits = Math.max(1, Math.floor(longer.length / 3))

  return longer.length >= 2 && (isWithin || edits <= fewEdits) ? edits : null
}

/** The column, not in the sheet, whose heading is closest. */
function suggestHeading(heading: string, { accepted, there }: KnownHeadings): string | null {
  if (RUNNING_NUMBERS.has(heading)) return null

  const candidates = Object.entries(accepted)
    .filter(([key]) => !there.has(key))
    .flatMap(([key, names]) =>
      names.map((name) => ({ key, edits: closeness(heading, plainHeading(name)) })),
    )
    .filter((one): one is { key: string; edits: number } => one.edits !== null)

  return candidates.sort((a, b) => a.edits - b.edits)[0]?.key ?? null
}

/** Why the columns of a sheet that an import did not read were not, the first ones. */
export function findUnreadColumns(
  headings: readonly UnreadHeading[],
  knownHeadings: KnownHeadings,
): UnreadColumn[] {
  const exported = new Set(knownHeadings.exportedOnly.map(plainHeading))

  const judge = ({ heading, repeats }: UnreadHeading): UnreadColumn => {
    const plain = plainHeading(heading)
    const shortHeading = heading.trim().slice(0, LONGEST_HEADING)
    if (repeats !== null) return { heading: shortHeading, why: 'repeated', meant: null }
    if (exported.has(plain)) return { heading: shortHeading, why: 'exportedOnly', meant: null }

    return { heading: shortHeading, why: 'unknown', meant: suggestHeading(plain, knownHeadings) }
  }

  return headings
    .filter(({ heading }) => !OUTCOMES.has(plainHeading(heading)))
    .slice(0, MAX_COLUMNS)
    .map(judge)
}

/** Why a column was not read, as a sentence; `columns` are the words of the sheet's columns. */
export function unreadSentence(
  language: Language,
  { heading, why, meant }: UnreadColumn,
  columns: Readonly<Record<string, string>>,
) {
  const words = sheetWords[language].unread
  const name = meant === null ? undefined : columns[meant]
  return name === undefined
    ? fillSentence(words[why], { heading })
    : fillSentence(words.misspelt, { heading, meant: name })
}

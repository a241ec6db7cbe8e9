import { knowledgePoints as pointsShape } from '@residency/contract/areas/questions/bank/question.contract'
import {
  questionContent,
  type SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import {
  type CellFault,
  isFault,
  LETTERS,
  readBlanks,
  readLetters,
  readNames,
  readRubric,
  readTruth,
} from './question-cells.rules.ts'
import {
  type Cells,
  OPTION_COLUMNS,
  type RowKind,
  type SheetColumn,
  type SimpleKind,
} from './sheet-columns.rules.ts'

/**
 * What is wrong with a cell: a zod issue, or one of ours by its key, with what fills its sentence.
 */
export type RowFault = {
  column: SheetColumn
  issue: { message: string; path: PropertyKey[]; [more: string]: unknown }
}

export const faultAt = (column: SheetColumn, message: string, more: object = {}): RowFault => ({
  column,
  issue: { message, path: [], ...more },
})

/**
 * One row by itself. `question`: of a question without rows below, or of a part; null where a cell
 * is wrong or rows below belong to it.
 */
export type SheetItem = {
  number: number | null
  kind: RowKind | null
  cells: Cells
  question: SimpleQuestion | null
  difficulty: number
  points: string[]
  weight: number
  faults: RowFault[]
}

const KINDS: readonly SimpleKind[] = [
  'single',
  'multiple',
  'trueFalse',
  'blank',
  'matching',
  'short',
  'essay',
]

const LANGUAGES = ['zh-cn', 'en'] as const

/** The label of a row's kind. */
export function kindLabel(language: (typeof LANGUAGES)[number], kind: RowKind): string {
  const { questionKinds, sheetKinds } = bankWords[language]
  if (kind === 'prompt') return sheetKinds.prompt

  return kind.startsWith('part.')
    ? fillSentence(sheetKinds.part, { kind: questionKinds[kind.slice(5) as SimpleKind] })
    : questionKinds[kind as SimpleKind]
}

/** Kinds a row may have, in the order of the template. */
export const ROW_KINDS: readonly RowKind[] = [
  ...KINDS,
  'prompt',
  'case',
  ...KINDS.filter((kind) => kind !== 'matching').map((kind) => `part.${kind}` as RowKind),
]

const plain = (label: string) =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s·:-]/g, '')

const BY_LABEL = new Map(
  LANGUAGES.flatMap((language) =>
    ROW_KINDS.map((kind) => [plain(kindLabel(language, kind)), kind] as const),
  ),
)

/** The options that are written, each with the letter of its column as its id. */
const optionsOf = (cells: Cells) =>
  OPTION_COLUMNS.flatMap((column, index) => {
    const text = cells[column]?.trim()
    return text ? [{ id: LETTERS[index]!.toLowerCase(), text }] : []
  })

export const headOptions = optionsOf
const REQUIRED = 'kernel.text.required'

function chosen(answer: string, isSeveral: boolean): string[] | CellFault {
  const letters = readLetters(answer)
  if (isFault(letters)) return letters
  if (letters.length === 0) return { fault: REQUIRED }
  if (!isSeveral && letters.length > 1) return { fault: 'learning.right.one' }

  return letters.map((letter) => letter.toLowerCase())
}

/** The letter a row of a matching question answers with, as the option's id. */
export const chosenOne = (answer: string) => chosen(answer, false)

type RowResult = { question: SimpleQuestion } | { column: SheetColumn; fault: string }

const read = (column: SheetColumn, value: unknown, make: () => SimpleQuestion): RowResult =>
  isFault(value) ? { column, fault: value.fault } : { question: make() }

function readQuestion(kind: SimpleKind, cells: Cells): RowResult {
  const [stem, answer] = [cells.stem ?? '', cells.answer ?? '']
  const options = optionsOf(cells)

  switch (kind) {
    case 'single': {
      const right = chosen(answer, false)
      return read('answer', right, () => ({ kind, stem, options, right: (right as string[])[0]! }))
    }
    case 'multiple': {
      const right = chosen(answer, true)
      return read('answer', right, () => ({ kind, stem, options, right: right as string[] }))
    }
    case 'trueFalse': {
      const right = readTruth(answer)
      return read('answer', answer.trim() === '' ? { fault: REQUIRED } : right, () => ({
        kind,
        stem,
        right: right as boolean,
      }))
    }
    case 'blank': {
      const blanks = readBlanks(answer)
      return read('answer', blanks, () => ({ kind, stem, blanks: isFault(blanks) ? [] : blanks }))
    }
    case 'matching':
      return { question: { kind, stem, options, prompts: [] } }
    default: {
      const rubric = readRubric(cells.rubric ?? '')
      const reference = answer.trim() === '' ? null : answer
      return read('rubric', rubric, () => ({
        kind,
        stem,
        reference,
        rubric: isFault(rubric) ? [] : rubric,
      }))
    }
  }
}

/** The column of an issue with a question's body, by its path below the body. */
export function columnOf([first, at]: readonly PropertyKey[], cells: Cells): SheetColumn {
  if (first === 'options') {
    const written = OPTION_COLUMNS.filter((column) => cells[column]?.trim())
    return (typeof at === 'number' ? written[at] : undefined) ?? 'optionA'
  }

  if (first === 'right' || first === 'blanks' || first === 'reference') return 'answer'

  return first === 'rubric' ? 'rubric' : 'stem'
}

const whole = (text: string | undefined, otherwise: number, max: number) => {
  const value = text?.trim() ? Number(text) : otherwise
  return Number.isInteger(value) && value >= 1 && value <= max ? value : null
}

const simpleKindOf = (kind: RowKind) =>
  (kind.startsWith('part.') ? kind.slice(5) : kind) as SimpleKind

/**
 * Whether a row is an item of a matching question or a question of a case, and belongs to a row
 * above it.
 */
export function isRowBelow(cells: Cells): boolean {
  const kind = BY_LABEL.get(plain(cells.kind ?? ''))
  return kind === 'prompt' || kind?.startsWith('part.') === true
}

/**
 * Reads one row; what is wrong with it is in its faults, so that a question with rows below is
 * judged as a whole.
 */
export function readRow(cells: Cells): SheetItem {
  const kind = BY_LABEL.get(plain(cells.kind ?? '')) ?? null
  const faults: RowFault[] = []
  const number = cells.number?.trim() ? whole(cells.number, 0, Number.MAX_SAFE_INTEGER) : null

  if (cells.number?.trim() && number === null)
    faults.push(faultAt('number', 'learning.sheet.questionUnknown'))
  if (kind === null)
    faults.push(faultAt('kind', cells.kind?.trim() ? 'learning.kind.wrong' : REQUIRED))

  const difficulty = whole(cells.difficulty, 3, 5)
  if (difficulty === null) faults.push(faultAt('difficulty', 'cell.number', { min: 1, max: 5 }))

  const weight = whole(cells.weight, 1, 10)
  if (weight === null) faults.push(faultAt('weight', 'cell.number', { min: 1, max: 10 }))

  const points = pointsShape.safeParse(readNames(cells.knowledgePoints ?? ''))

  if (!points.success)
    faults.push({ column: 'knowledgePoints', issue: { ...points.error.issues[0]! } })

  const question =
    kind === null || kind === 'case' || kind === 'prompt'
      ? null
      : questionOf(simpleKindOf(kind), cells, faults)

  const about = { difficulty: difficulty ?? 1, weight: weight ?? 1, points: points.data ?? [] }

  return { number, kind, cells, question, ...about, faults }
}

function questionOf(kind: SimpleKind, cells: Cells, faults: RowFault[]): SimpleQuestion | null {
  const result = readQuestion(kind, cells)
  if ('fault' in result) {
    faults.push(faultAt(result.column, result.fault))
    return null
  }

  // a matching question is judged with its items
  if (kind === 'matching') return result.question

  const judged = questionContent.safeParse({
    body: result.question,
    pictures: [],
    explanation: cells.explanation,
  })

  if (judged.success) return judged.data.body as SimpleQuestion

  for (const issue of judged.error.issues)
    faults.push({
      column: issue.path[0] === 'body' ? columnOf(issue.path.slice(1), cells) : 'explanation',
      issue: { ...issue },
    })

  return null
}

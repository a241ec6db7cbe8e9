import {
  type QuestionBody,
  type QuestionContent,
  questionContent,
} from '@residency/contract/areas/questions/bank/question.shape'
import { isFault } from './question-cells.rules.ts'
import { OPTION_COLUMNS, type SheetColumn } from './sheet-columns.rules.ts'
import {
  chosenOne,
  columnOf,
  faultAt,
  headOptions,
  type RowFault,
  type SheetItem,
} from './sheet-row.rules.ts'
import { rowsOf } from './sheet-rows.rules.ts'

type Row = { row: number; item: SheetItem }
export type PlacedFault = RowFault & { row: number }

/** A question with all its rows. `category` as it is written. */
export type SheetQuestion = {
  row: number
  number: number | null
  content: QuestionContent
  difficulty: number
  points: string[]
  category: string
}

export type SheetReading = { questions: SheetQuestion[]; faults: PlacedFault[] }

const isBelow = ({ item }: Row) => item.kind === 'prompt' || item.kind?.startsWith('part.') === true

const fitsBelow = (head: Row, { item }: Row) =>
  head.item.kind === 'matching'
    ? item.kind === 'prompt'
    : head.item.kind === 'case' && item.kind !== 'prompt'

/**
 * Rows in groups: a question, and the rows below that belong to it. A row without its question is
 * alone.
 */
function grouped(rows: readonly Row[]): { groups: Row[][]; faults: PlacedFault[] } {
  const groups: Row[][] = []
  const faults: PlacedFault[] = []
  let last = Number.NaN

  for (const row of rows) {
    const group = groups.at(-1)
    const head = group?.[0]

    // a row whose kind is wrong is between them: it may have been a part
    if (!isBelow(row)) groups.push([row])
    else if (
      group &&
      head &&
      row.row === last + 1 &&
      (fitsBelow(head, row) || head.item.kind === null)
    )
      group.push(row)
    else faults.push({ row: row.row, ...faultAt('kind', 'learning.sheet.partAlone') })

    last = row.row
  }

  return { groups, faults }
}

function bodyOf([head, ...below]: Row[]): { body: unknown; faults: PlacedFault[] } {
  const { kind, cells, question } = head!.item
  if (kind !== 'matching' && kind !== 'case') return { body: question, faults: [] }

  if (kind === 'case') {
    const parts = below.map(({ item }, index) => ({
      id: `p${index + 1}`,
      weight: item.weight,
      question: item.question,
    }))

    return { body: { kind, stem: cells.stem ?? '', parts }, faults: [] }
  }

  const chosen = below.map(({ row, item }) => ({ row, right: chosenOne(item.cells.answer ?? '') }))
  const faults = chosen.flatMap(({ row, right }) =>
    isFault(right) ? [{ row, ...faultAt('answer', right.fault) }] : [],
  )

  const prompts = below.map(({ item }, index) => {
    const { right } = chosen[index]!
    return {
      id: `q${index + 1}`,
      text: item.cells.stem ?? '',
      right: isFault(right) ? '' : right[0],
    }
  })

  return { body: { kind, stem: cells.stem ?? '', options: headOptions(cells), prompts }, faults }
}

/** The row and column of an issue with a whole question. */
function placeOf(
  path: readonly PropertyKey[],
  [head, ...below]: Row[],
): Pick<PlacedFault, 'row' | 'column'> {
  const [first, second, at, ...rest] = path
  if (first !== 'body') return { row: head!.row, column: 'explanation' }

  const part =
    (second === 'parts' || second === 'prompts') && typeof at === 'number' ? below[at] : undefined
  if (!part) return { row: head!.row, column: columnOf(path.slice(1), head!.item.cells) }

  return {
    row: part.row,
    column: columnOf(second === 'parts' ? rest.slice(1) : rest, part.item.cells),
  }
}

const OF_THE_WHOLE = ['explanation', 'difficulty', 'knowledgePoints', 'category'] as const
const OF_EACH_ROW = [...OPTION_COLUMNS, 'answer', 'rubric', 'weight'] as const
const NO_LABELS = { kind: String, truth: String }

/**
 * Cells whose content belongs to no part of the question that was read, such as an explanation of a
 * question of a case: they are refused instead of dropped. What is of the whole question may be
 * repeated in its rows.
 */
function unusedCells(group: readonly Row[], content: QuestionContent): PlacedFault[] {
  const [head] = group
  const written = rowsOf(content, {}, NO_LABELS)

  return group.flatMap(({ row, item }, index) => {
    const isFilled = (column: SheetColumn) => Boolean(item.cells[column]?.trim())
    const unused = OF_EACH_ROW.filter((column) => isFilled(column) && !written[index]?.[column])

    const differing = OF_THE_WHOLE.filter(
      (column) =>
        isFilled(column) &&
        index > 0 &&
        item.cells[column]?.trim() !== head!.item.cells[column]?.trim(),
    )

    return [...unused, ...differing].map((column) => ({
      row,
      ...faultAt(column, 'learning.sheet.cellUnused'),
    }))
  })
}

/**
 * One question from its rows, or every row's faults: a question with a wrong row is not read at
 * all.
 */
function readGroup(group: Row[]): SheetReading {
  const head = group[0]!
  const { number, kind, cells, difficulty, points } = head.item
  const own: PlacedFault[] = group.flatMap(({ row, item }) =>
    item.faults.map((fault) => ({ row, ...fault })),
  )

  if ((kind === 'case' || kind === 'matching') && group.length === 1)
    own.push({ row: head.row, ...faultAt('kind', 'learning.sheet.partMissing') })

  const { body, faults } = bodyOf(group)

  own.push(...faults)

  if (own.length === 0) {
    const read = questionContent.safeParse({ body, pictures: [], explanation: cells.explanation })
    own.push(...(read.success ? unusedCells(group, read.data) : []))

    if (read.success && own.length === 0) {
      const category = cells.category?.trim() ?? ''
      return {
        questions: [{ row: head.row, number, content: read.data, difficulty, points, category }],
        faults: [],
      }
    }

    own.push(
      ...(read.error?.issues ?? []).map((issue) => ({
        ...placeOf(issue.path, group),
        issue: { ...issue },
      })),
    )
  }

  return { questions: [], faults: [...own, ...ofOthers(group, own)] }
}

/** The other rows of a wrong question say which row to look at. */
function ofOthers(group: Row[], own: readonly PlacedFault[]): PlacedFault[] {
  const wrong = new Set(own.map(({ row }) => row))
  const [head] = group
  const first = Math.min(...wrong)

  return group
    .filter(({ row }) => !wrong.has(row))
    .map(({ row }) => ({
      row,
      ...faultAt(
        'kind',
        row === head!.row ? 'learning.sheet.partWrong' : 'learning.sheet.headWrong',
        { row: first },
      ),
    }))
}

/** All rows of a sheet as questions, one after the other, with what is wrong by row and column. */
export function* readQuestions(rows: readonly Row[]): Generator<SheetReading> {
  const { groups, faults } = grouped(rows)
  yield { questions: [], faults }
  for (const group of groups) yield readGroup(group)
}

type OptionText = { id: string; text: string }

/** The ids that options had before, by their text; others get one that is free. */
function idsOf(now: readonly OptionText[], before: readonly OptionText[]): Map<string, string> {
  const ids = new Map<string, string>()
  const free = [...before]

  for (const option of now) {
    const index = free.findIndex(({ text }) => text === option.text)
    if (index !== -1) ids.set(option.id, free.splice(index, 1)[0]!.id)
  }

  const taken = new Set(ids.values())

  for (const { id } of now) {
    if (ids.has(id)) continue

    let fresh = id

    for (let n = 1; taken.has(fresh); n++) fresh = `${id.slice(0, 9)}${n}`

    taken.add(fresh)
    ids.set(id, fresh)
  }

  return ids
}

/** What a sheet cannot carry stays as it was: the pictures, and the ids of options. */
export function withOld(content: QuestionContent, before: QuestionContent): QuestionContent {
  return { ...content, pictures: before.pictures, body: withOldIds(content.body, before.body) }
}

function withOldIds<Q extends QuestionBody>(body: Q, before: QuestionBody): Q {
  if (body.kind === 'case' && before.kind === 'case') {
    const parts = body.parts.map((part, index) => {
      const was = before.parts[index]
      return was ? { ...part, id: was.id, question: withOldIds(part.question, was.question) } : part
    })

    return { ...body, parts: withFreeIds(parts) }
  }

  if (!('options' in body) || !('options' in before)) return body

  const ids = idsOf(body.options, before.options)
  const options = body.options.map((option) => ({ ...option, id: ids.get(option.id)! }))
  const idOf = (id: string) => ids.get(id) ?? id
  if (body.kind === 'single') return { ...body, options, right: idOf(body.right) }
  if (body.kind === 'multiple') return { ...body, options, right: body.right.map(idOf) }
  if (body.kind !== 'matching') return body

  const prompts = idsOf(body.prompts, before.kind === 'matching' ? before.prompts : [])

  return {
    ...body,
    options,
    prompts: body.prompts.map((prompt) => ({
      ...prompt,
      id: prompts.get(prompt.id)!,
      right: idOf(prompt.right),
    })),
  }
}

/** Parts whose id another part has get one that is free. */
function withFreeIds<T extends { id: string }>(parts: readonly T[]): T[] {
  const taken = new Set<string>()
  return parts.map((part) => {
    let { id } = part
    for (let n = 1; taken.has(id); n++) id = `${part.id.slice(0, 9)}x${n}`

    taken.add(id)

    return { ...part, id }
  })
}

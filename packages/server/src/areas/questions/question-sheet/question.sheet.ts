import { isDeepStrictEqual } from 'node:util'
import type { QuestionFilters } from '@residency/contract/areas/questions/bank/question.contract'
import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { issueSentence } from '@residency/contract/kernel'
import { z } from 'zod'
import { byLabel } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { inBatches } from '../../../platform/sheets/batches.ts'
import type {
  Fault,
  ProgressHandler,
  SheetPlan,
  ValidRow,
} from '../../../platform/sheets/sheet-plan.ts'
import { createYielder } from '../../../platform/yield-to-event-loop.ts'
import { everyQuestionRow } from '../bank/every-question.ts'
import { insertQuestions } from '../bank/insert-questions.ts'
import { isEditable, visibleQuestions } from '../bank/question.policy.ts'
import {
  countQuestions,
  findQuestionsForUpdate,
  type QuestionWithContent,
} from '../bank/question.queries.ts'
import { writeChange } from '../bank/save-question.ts'
import { findCategoryPaths, writtenPath } from '../categories/category-paths.ts'
import { writeNames } from './question-cells.rules.ts'
import { type Cells, SHEET_COLUMNS, type SheetColumn } from './sheet-columns.rules.ts'
import {
  type PlacedFault,
  readQuestions,
  type SheetQuestion,
  type SheetReading,
  withOld,
} from './sheet-questions.rules.ts'
import {
  faultAt,
  isRowBelow,
  kindLabel,
  ROW_KINDS,
  readRow,
  type SheetItem,
} from './sheet-row.rules.ts'
import { rowsOf } from './sheet-rows.rules.ts'

const AT_ONCE = 500
const NUMBERS: readonly SheetColumn[] = ['number', 'difficulty', 'weight']

const row = z
  .object(Object.fromEntries(SHEET_COLUMNS.map((column) => [column, z.string().default('')])))
  .transform((cells) => readRow(cells as Record<SheetColumn, string>)) as unknown as z.ZodType<
  SheetItem,
  Partial<Record<SheetColumn, string>>
>

/**
 * The questions that rows name, and the categories by how they are written; both as far as the
 * actor uses them.
 */
async function known(ctx: SignedCtx, questions: readonly SheetQuestion[]) {
  const ids = questions.flatMap(({ number }) => (number === null ? [] : [number]))
  const rows =
    ids.length === 0 ? [] : await findQuestionsForUpdate(ctx.db, visibleQuestions(ctx), ids)
  const categories = [...(await findCategoryPaths(ctx)).values()].map(
    (path) => [writtenPath(path), path] as const,
  )

  return {
    questionById: new Map(rows.map((question) => [question.id, question as QuestionWithContent])),
    categories: byLabel(categories),
  }
}

/**
 * What only the bank knows: whether number and category are of it, and each question at most once.
 */
async function judgeAgainstBank(
  ctx: SignedCtx,
  questions: readonly SheetQuestion[],
): Promise<PlacedFault[]> {
  const { questionById, categories } = await known(ctx, questions)
  const first = new Map<number, number>()
  return questions.flatMap(({ row: at, number, category }) => {
    const found: PlacedFault[] = []
    const put = (column: SheetColumn, message: string, more = {}) =>
      found.push({ row: at, ...faultAt(column, message, more) })

    if (!categories.has(category))
      put('category', category === '' ? 'kernel.text.required' : 'learning.sheet.categoryUnknown')

    if (number === null) return found

    const question = questionById.get(number)
    if (!question || !isEditable(ctx.actor, question))
      put('number', 'learning.sheet.questionUnknown')
    if (first.has(number)) put('number', 'learning.sheet.questionTwice', { row: first.get(number) })

    first.set(number, first.get(number) ?? at)

    return found
  })
}

/** A sheet of 20,000 rows is read in steps, so that other requests do not wait for it. */
async function readInSteps(rows: readonly ValidRow<SheetItem>[]): Promise<SheetReading> {
  const giveWay = createYielder()
  const all: SheetReading = { questions: [], faults: [] }

  for (const { questions, faults } of readQuestions(rows)) {
    all.questions.push(...questions)
    all.faults.push(...faults)
    await giveWay()
  }

  return all
}

async function judge(
  ctx: SignedCtx,
  rows: readonly ValidRow<SheetItem>[],
): Promise<Fault<SheetColumn>[]> {
  const { questions, faults } = await readInSteps(rows)
  const all = [...faults, ...(await judgeAgainstBank(ctx, questions))]
  return all.map(({ row: at, column, issue }) => ({
    row: at,
    column,
    message: issueSentence(ctx.words, ctx.language, issue),
  }))
}

/**
 * New questions are written in sets; a question that the sheet changes gets another edition, one
 * that it does not change stays as it is.
 */
async function write(
  tx: SignedCtx,
  rows: readonly ValidRow<SheetItem>[],
  onProgress: ProgressHandler,
) {
  const { questions } = await readInSteps(rows)
  const { questionById, categories } = await known(tx, questions)
  const placed = questions.map((question) => ({
    ...question,
    place: categories.get(question.category)!,
  }))
  const changed = placed.filter((question) => question.number !== null)
  const fresh = placed.filter((question) => question.number === null)

  await inBatches(changed, AT_ONCE, onProgress, async (batch) => {
    for (const { number, content, difficulty, points, place } of batch) {
      const before = questionById.get(number!)!

      const form = {
        categoryId: place.id,
        difficulty,
        knowledgePoints: points,
        content: sameOr(before, withOld(content, before.content)),
      }

      const isSame =
        form.content === before.content &&
        difficulty === before.difficulty &&
        place.id === before.categoryId

      if (!isSame || !isDeepStrictEqual(points, before.points)) await writeChange(tx, before, form)
    }
  })

  const made = fresh.map(({ place, ...question }) => ({
    ...question,
    categoryId: place.id,
    baseId: place.baseId,
  }))

  await insertQuestions(tx, made, (done) => onProgress(changed.length + done))
}

const LABELS = {
  kind: (kind: (typeof ROW_KINDS)[number]) => kindLabel('zh-cn', kind),
  truth: String,
}

/** The content as it is, where the sheet's one reads the same. */
const sameOr = (before: QuestionWithContent, content: QuestionContent) =>
  isDeepStrictEqual(rowsOf(before.content, {}, LABELS), rowsOf(content, {}, LABELS))
    ? before.content
    : content

/** The rows of each question in scope. */
async function* exportedQuestions(ctx: SignedCtx, filters: QuestionFilters) {
  const paths = await findCategoryPaths(ctx)
  const { truth, flows } = bankWords[ctx.language]

  const labels = {
    kind: (kind: (typeof ROW_KINDS)[number]) => kindLabel(ctx.language, kind),
    truth: (isTrue: boolean) => (isTrue ? truth.yes : truth.no),
  }

  for await (const row of everyQuestionRow(ctx, filters)) {
    const path = paths.get(row.categoryId)

    const about = {
      number: String(row.id),
      difficulty: String(row.difficulty),
      knowledgePoints: writeNames(row.points),
      category: path ? writtenPath(path) : row.category,
      state: flows.question.states[row.state],
    }

    yield rowsOf(row.content, about, labels)
  }
}

/** Rows below a question have no number: they are known by their place below it. */
async function knownRows(ctx: SignedCtx) {
  async function* cellsByRecord() {
    for await (const rows of exportedQuestions(ctx, {}))
      for (const [at, cells] of rows.entries()) yield [`${rows[0]!.number}.${at}`, cells] as const
  }

  let [number, at] = [0, 0]

  const recordOf = (cells: Cells) => {
    if (isRowBelow(cells)) at++
    else [number, at] = [readRow(cells).number ?? 0, 0]
    return number === 0 ? null : `${number}.${at}`
  }

  return { exported: cellsByRecord(), recordOf }
}

/**
 * Import and export of questions; what the sheet cannot carry, the pictures, stays with the
 * questions that are there.
 */
export const bankSheet: SheetPlan<SheetColumn, SheetItem, QuestionFilters> = {
  sheet: 'learning.questions',
  maxRows: 20_000,
  refusesPictures: true,
  columns: SHEET_COLUMNS.map((key) => ({
    key,
    ...(key === 'kind' || key === 'stem' ? { required: true as const } : {}),
    ...(key === 'stem' || key === 'explanation' ? { width: 40 } : { width: 14 }),
    ...(NUMBERS.includes(key) ? { kind: 'number' as const } : {}),
    ...(key === 'state' ? { onlyOut: true as const } : {}),
    ...(key === 'kind'
      ? { choices: (ctx: SignedCtx) => ROW_KINDS.map((kind) => kindLabel(ctx.language, kind)) }
      : {}),
    ...(key === 'category'
      ? {
          choices: async (ctx: SignedCtx) =>
            [...(await findCategoryPaths(ctx)).values()].map(writtenPath),
        }
      : {}),
  })),
  startsRecord: (cells) => !isRowBelow(cells as Cells),
  known: knownRows,
  row,
  judge,
  write,
  count: (ctx, filters) => countQuestions(ctx.db, visibleQuestions(ctx), filters),
  async *rows(ctx, filters) {
    for await (const rows of exportedQuestions(ctx, filters)) yield* rows
  },
}

import { randomInt } from 'node:crypto'
import type { Readable } from 'node:stream'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { z } from 'zod'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { createCollector } from '../../../platform/jobs/collect-garbage.ts'
import { inBatches } from '../../../platform/sheets/batches.ts'
import type {
  ProgressHandler,
  ReadRow,
  SheetInto,
  SheetPlan,
  ValidRow,
} from '../../../platform/sheets/sheet-plan.ts'
import { addQuestions } from '../bank/add-questions.ts'
import { placeText, remarkText } from './file-remark.rules.ts'
import type { FoundQuestion, ParsedQuestion } from './filed-question.rules.ts'
import { listFound, MAX_QUESTIONS } from './list-found.ts'
import { markKnown } from './mark-known.ts'
import { withOwnIds } from './own-ids.rules.ts'
import { findChosenCategory, placesOf } from './place-questions.ts'
import { readQuestionFile } from './read-question-file.ts'
import { storePictures } from './store-pictures.ts'

/** Each batch is compared with the whole bank once: larger ones are fewer. */
const AT_ONCE = 500
type Column = 'stem' | 'kind' | 'place' | 'note'

/**
 * Cells that are read and not shown: the question or what is wrong with it, as JSON and as a
 * sentence.
 */
type Cells = Partial<Record<Column | 'question' | 'fault', string>>

const row = z.custom<Cells>().transform((cells, ctx): FoundQuestion => {
  if (cells.question) return JSON.parse(cells.question) as FoundQuestion

  ctx.addIssue({
    code: 'custom',
    message: 'learning.formats.sentence',
    params: { sentence: cells.fault },
    path: [cells.place ?? ''],
  })

  return z.NEVER
})

const NOTHING = { stem: '', kind: '', note: '' }

function cellsOf({ words, language }: SignedCtx, found: ParsedQuestion, number: number): Cells {
  if ('fault' in found)
    return {
      ...NOTHING,
      place: placeText(language, found.fault.file, number),
      fault: remarkText(words, language, found.fault),
    }

  const { content, file, notes } = found.question
  return {
    place: placeText(language, file, number),
    stem: content.body.stem.slice(0, 500),
    kind: bankWords[language].questionKinds[content.body.kind],
    note: notes.map((note) => remarkText(words, language, note)).join('\n'),
    question: JSON.stringify(found.question),
  }
}

async function* read(ctx: SignedCtx, file: Readable, into: SheetInto): AsyncGenerator<ReadRow> {
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk as Buffer)

  const collect = createCollector()
  let number = 0

  for await (const { found, isKnown } of markKnown(
    ctx,
    listFound(ctx, readQuestionFile(Buffer.concat(chunks)).found),
  )) {
    number += 1

    const { line } = 'fault' in found ? found.fault : found.question

    yield {
      row: line,
      cells: cellsOf(ctx, found, number) as ReadRow['cells'],
      isStored: isKnown && into.known !== 'take',
    }

    if (number % AT_ONCE === 0) await collect()
  }
}

async function write(
  tx: SignedCtx,
  rows: readonly ValidRow<FoundQuestion>[],
  onProgress: ProgressHandler,
  into: SheetInto,
) {
  const placeOf = await placesOf(
    tx,
    into,
    rows.map(({ item }) => item),
  )
  await inBatches(rows, AT_ONCE, onProgress, async (batch) => {
    const questions = await storePictures(
      tx,
      batch.map(({ item }) => ({
        ...item,
        content: { ...item.content, body: withOwnIds(item.content.body, randomInt) },
      })),
    )
    for (const [categoryId, own] of grouped(questions, placeOf))
      await addQuestions(tx, categoryId, own)
  })
}

/**
 * Questions of a file in another format: read as a sheet is, a row for each question, written as
 * drafts.
 */
export const questionFilePlan: SheetPlan<Column, FoundQuestion, object> = {
  sheet: 'learning.questionFiles',
  columns: [
    { key: 'stem', width: 50 },
    { key: 'kind', width: 12 },
    { key: 'place', width: 20 },
    { key: 'note', width: 40 },
  ],
  maxRows: MAX_QUESTIONS,
  async into(ctx, into) {
    return (await findChosenCategory(ctx, into)).names.join('/')
  },
  read,
  row: row as unknown as z.ZodType<FoundQuestion, Partial<Record<Column, string>>>,
  write,
  count: async () => 0,
  async *rows() {},
}

import { QUESTION_KINDS } from '@residency/contract/areas/questions/bank/question.shape'
import type {
  FilePreview,
  UnderstoodQuestion,
} from '@residency/contract/areas/questions/formats/format.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { beginningOf } from '@residency/contract/kernel/sentence'
import { byLabel } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { findCategoryPaths } from '../categories/category-paths.ts'
import { describeQuestion, shortened } from './describe-question.rules.ts'
import { remarkText } from './file-remark.rules.ts'
import type { FileRemark, FoundQuestion } from './filed-question.rules.ts'
import { listFound } from './list-found.ts'
import { markKnown } from './mark-known.ts'
import { readQuestionFile } from './read-question-file.ts'

const SHOWN = 100

/** So much of what is asked leads to a question in a document. */
const SHORT_STEM = 30
const MAX_CATEGORIES = 50

async function bytesOf(part: UploadedPart): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of part.stream as AsyncIterable<Buffer>) chunks.push(chunk)

  if (part.stream.truncated) throw fail(kernelErrors.bodyTooLarge)

  await part.mustBeLast?.()

  return Buffer.concat(chunks)
}

/** What is counted while a file is read. */
class PreviewTally {
  readonly kinds = new Map<string, number>()
  readonly categories = new Set<string>()
  readonly questions: UnderstoodQuestion[] = []
  readonly faults: FileRemark[] = []
  readonly notes: FileRemark[] = []
  readonly counts = { right: 0, wrong: 0, lessened: 0, known: 0 }

  addFault(fault: FileRemark) {
    this.counts.wrong += 1
    if (this.faults.length < SHOWN) this.faults.push(fault)
  }

  addQuestion(question: FoundQuestion, isKnown: boolean, describe: () => UnderstoodQuestion) {
    const { content, category, notes, file } = question
    const { kind } = content.body

    this.counts.right += 1

    if (isKnown) this.counts.known += 1

    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1)

    if (category?.length && this.categories.size < MAX_CATEGORIES)
      this.categories.add(category.join('/'))
    if (notes.length > 0) this.counts.lessened += 1
    if (this.questions.length < SHOWN) this.questions.push(describe())
    if (this.notes.length < SHOWN)
      this.notes.push(...notes.map((note) => ({ ...note, ...(file !== undefined && { file }) })))
  }
}

/** What would come in from a file. Nothing is stored: to import it, the file is sent again. */
export async function previewQuestionFile(
  ctx: SignedCtx,
  _input: unknown,
  part: UploadedPart,
): Promise<FilePreview> {
  const source = readQuestionFile(await bytesOf(part))
  const textOf = (remark: FileRemark) => remarkText(ctx.words, ctx.language, remark)
  const tally = new PreviewTally()

  for await (const { found, isKnown } of markKnown(ctx, listFound(ctx, source.found))) {
    if ('fault' in found) tally.addFault(found.fault)
    else
      tally.addQuestion(found.question, isKnown, () => ({
        ...describeQuestion(found.question, found.question.notes.map(textOf), ctx.language),
        isKnown,
      }))
  }

  const paths = byLabel(
    [...(await findCategoryPaths(ctx)).values()].map(
      ({ names, id }) => [names.join('/'), id] as const,
    ),
  )

  const presentRemark = (remark: FileRemark) => ({
    line: remark.line,
    file: remark.file ?? null,
    stem: remark.stem ? shortened(remark.stem, SHORT_STEM) : null,
    message: textOf(remark),
  })

  return {
    format: source.format,
    ...tally.counts,
    questions: tally.questions,
    kinds: QUESTION_KINDS.flatMap((kind) =>
      tally.kinds.has(kind) ? [{ kind, count: tally.kinds.get(kind)! }] : [],
    ),
    categories: [...tally.categories].map((name) => ({
      name: beginningOf(name, 200),
      isKnown: paths.has(name),
    })),
    faults: tally.faults.map(presentRemark),
    notes: tally.notes.slice(0, SHOWN).map(presentRemark),
  }
}

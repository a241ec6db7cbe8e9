import { QUESTION_KINDS } from '@residency/contract/areas/questions/bank/question.shape'
import type {
  FilePreview,
  UnderstoodQuestion,
} from '@residency/contract/areas/questions/formats/format.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { byLabel } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { findCategoryPaths } from '../categories/category-paths.ts'
import { describeQuestion, shortened } from './describe-question.rules.ts'
import { remarkText } from './file-remark.rules.ts'
import type { FileRemark } from './filed-question.rules.ts'
import { listFound } from './list-found.ts'
import { markKnown } from './mark-known.ts'
import { readQuestionFile } from './read-question-file.ts'

const SHOWN = 100
/** So much of what is asked leads to a question in a document. */
const SHORT_STEM = 30
const MOST_CATEGORIES = 50

async function bytesOf(part: UploadedPart): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of part.stream as AsyncIterable<Buffer>) chunks.push(chunk)

  if (part.stream.truncated) throw fail(kernelErrors.bodyTooLarge)

  await part.mustBeLast?.()

  return Buffer.concat(chunks)
}

/** What would come in from a file. Nothing is kept: whoever imports it sends it again. */
export async function previewQuestionFile(
  ctx: SignedCtx,
  _input: unknown,
  part: UploadedPart,
): Promise<FilePreview> {
  const source = readQuestionFile(await bytesOf(part))
  const textOf = (remark: FileRemark) => remarkText(ctx.words, ctx.language, remark)
  const kinds = new Map<string, number>()
  const categories = new Set<string>()
  const questions: UnderstoodQuestion[] = []
  const [faults, notes]: [FileRemark[], FileRemark[]] = [[], []]
  const counts = { right: 0, wrong: 0, lessened: 0, known: 0 }

  for await (const { found: one, isKnown } of markKnown(ctx, listFound(ctx, source.found))) {
    if ('fault' in one) {
      counts.wrong += 1
      if (faults.length < SHOWN) faults.push(one.fault)

      continue
    }

    const { content, category, notes: own, file } = one.question

    counts.right += 1

    if (isKnown) counts.known += 1

    kinds.set(content.body.kind, (kinds.get(content.body.kind) ?? 0) + 1)

    if (category?.length && categories.size < MOST_CATEGORIES) categories.add(category.join('/'))
    if (own.length > 0) counts.lessened += 1
    if (questions.length < SHOWN)
      questions.push({ ...describeQuestion(one.question, own.map(textOf), ctx.language), isKnown })
    if (notes.length < SHOWN)
      notes.push(...own.map((note) => ({ ...note, ...(file !== undefined && { file }) })))
  }

  const paths = byLabel(
    [...(await findCategoryPaths(ctx)).values()].map(
      ({ names, id }) => [names.join('/'), id] as const,
    ),
  )

  const shown = (remark: FileRemark) => ({
    line: remark.line,
    file: remark.file ?? null,
    stem: remark.stem ? shortened(remark.stem, SHORT_STEM) : null,
    message: textOf(remark),
  })

  return {
    format: source.format,
    ...counts,
    questions,
    kinds: QUESTION_KINDS.flatMap((kind) =>
      kinds.has(kind) ? [{ kind, count: kinds.get(kind)! }] : [],
    ),
    categories: [...categories].map((name) => ({
      name: name.slice(0, 200),
      isKnown: paths.has(name),
    })),
    faults: faults.map(shown),
    notes: notes.slice(0, SHOWN).map(shown),
  }
}

import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleQuestions } from '../bank/question.policy.ts'
import type { FileRemark, Found, FoundQuestion } from './filed-question.rules.ts'
import { findPictures } from './picture.queries.ts'
import { leaveOutPictures, looksLikePicture } from './pictures.rules.ts'

const AT_ONCE = 200
/** Files may hold more questions than anybody wants to wait for. */
export const MOST_QUESTIONS = 50_000

const namedBy = (found: Found) => ('question' in found ? found.question.content.pictures.map(({ filePath }) => filePath) : [])
/** Pictures that can be had: within the file, or of questions that the reader sees. */
async function picturesHad(ctx: SignedCtx, batch: readonly Found[]): Promise<(question: FoundQuestion, filePath: string) => boolean> {
  const stored = await findPictures(ctx.db, visibleQuestions(ctx.actor), batch.flatMap(namedBy))
  return ({ embedded }, filePath) => stored.has(filePath) || embedded.some((one) => one.filePath === filePath && looksLikePicture(one))
}

/** What a file holds, without the pictures that cannot be had; at least one fault if it holds nothing. */
export async function* listFound(ctx: SignedCtx, all: AsyncIterable<Found>): AsyncGenerator<Found> {
  const nothing: FileRemark = { line: 1, message: 'learning.formats.nothingFound', data: {} }
  const batch: Found[] = []
  let count = 0
  async function* checked(): AsyncGenerator<Found> {
    const had = await picturesHad(ctx, batch)
    for (const one of batch.splice(0))
      yield 'question' in one ? leaveOutPictures(one.question, (filePath) => had(one.question, filePath)) : one
  }
  for await (const one of all) {
    count += 1
    if (count > MOST_QUESTIONS) break
    if (batch.push(one) >= AT_ONCE) yield* checked()
  }
  yield* checked()
  if (count > MOST_QUESTIONS) yield { fault: { line: 1, message: 'learning.formats.tooMany', data: { max: MOST_QUESTIONS } } }
  if (count === 0) yield { fault: nothing }
}

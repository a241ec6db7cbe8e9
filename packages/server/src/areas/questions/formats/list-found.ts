import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleQuestions } from '../bank/question.policy.ts'
import type { FileRemark, FoundQuestion, ParsedQuestion } from './filed-question.rules.ts'
import { findPictures } from './picture.queries.ts'
import { leaveOutPictures, looksLikePicture } from './pictures.rules.ts'

const AT_ONCE = 200

/** Files may hold more questions than anybody wants to wait for. */
export const MAX_QUESTIONS = 50_000

/**
 * What one file may have stored: a small one can name the same picture a hundred thousand times,
 * and each question keeps a copy.
 */
type Room = { pictures: number; bytes: number }
const wholeRoom = (): Room => ({ pictures: 5_000, bytes: 512 * 1024 * 1024 })

/** Takes room for the pictures of a question; false if there is not enough. */
function takeRoom(room: Room, sizes: readonly number[]): boolean {
  const left = {
    pictures: room.pictures - sizes.length,
    bytes: room.bytes - sizes.reduce((sum, size) => sum + size, 0),
  }

  if (left.pictures < 0 || left.bytes < 0) return false

  Object.assign(room, left)

  return true
}

const namedBy = (found: ParsedQuestion) =>
  'question' in found ? found.question.content.pictures.map(({ filePath }) => filePath) : []

/** The sizes of pictures that can be had: within the file, or of questions that the reader sees. */
async function pictureSizes(
  ctx: SignedCtx,
  batch: readonly ParsedQuestion[],
): Promise<(question: FoundQuestion, filePath: string) => number | null> {
  const stored = await findPictures(ctx.db, visibleQuestions(ctx), batch.flatMap(namedBy))
  return ({ embedded }, filePath) => {
    const inside = embedded.find(
      (picture) => picture.filePath === filePath && looksLikePicture(picture),
    )
    return inside?.base64.length ?? stored.get(filePath)?.size ?? null
  }
}

/** The question without the pictures that cannot be had; without any, if the file has too many. */
function withRoom(
  question: FoundQuestion,
  sizeOf: (filePath: string) => number | null,
  room: Room,
): ParsedQuestion {
  const sizes = question.content.pictures.flatMap(({ filePath }) => sizeOf(filePath) ?? [])
  const hasRoom = takeRoom(room, sizes)
  return leaveOutPictures(question, (filePath) => hasRoom && sizeOf(filePath) !== null)
}

/**
 * What a file holds, without the pictures that cannot be had; at least one fault if it holds
 * nothing.
 */
export async function* listFound(
  ctx: SignedCtx,
  all: AsyncIterable<ParsedQuestion>,
): AsyncGenerator<ParsedQuestion> {
  const nothing: FileRemark = { line: 1, message: 'learning.formats.nothingFound', data: {} }
  const batch: ParsedQuestion[] = []
  const room = wholeRoom()
  let count = 0

  async function* checked(): AsyncGenerator<ParsedQuestion> {
    const sizeOf = await pictureSizes(ctx, batch)
    for (const parsed of batch.splice(0))
      yield 'question' in parsed
        ? withRoom(parsed.question, (filePath) => sizeOf(parsed.question, filePath), room)
        : parsed
  }

  for await (const result of all) {
    count += 1
    if (count > MAX_QUESTIONS) break
    if (batch.push(result) >= AT_ONCE) yield* checked()
  }

  yield* checked()

  if (count > MAX_QUESTIONS)
    yield { fault: { line: 1, message: 'learning.formats.tooMany', data: { max: MAX_QUESTIONS } } }
  if (count === 0) yield { fault: nothing }
}

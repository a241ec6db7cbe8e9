import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { filesErrors } from '@residency/contract/areas/files/access'
import type { ErrorDef } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail } from '../../../platform/http/fail.ts'
import { keepPicture } from '../../files/files.public.ts'
import { visibleQuestions } from '../bank/question.policy.ts'
import type { FoundQuestion } from './filed-question.rules.ts'
import { findPictures } from './picture.queries.ts'
import { withPictures } from './pictures.rules.ts'

const NO_PICTURE: readonly ErrorDef[] = [
  filesErrors.onlyImages,
  filesErrors.imageUnreadable,
  filesErrors.tooLarge,
  filesErrors.empty,
]

/**
 * A picture of its own for a question, re-encoded as an upload would be; null for what turns out to
 * be no picture.
 */
const storePicture = (ctx: SignedCtx, filename: string, bytes: Buffer): Promise<string | null> =>
  keepPicture(ctx, { filename, mimetype: '', stream: Readable.from([bytes]) }).catch(
    (e: unknown) => {
      if (e instanceof Fail && NO_PICTURE.includes(e.def)) return null
      throw e
    },
  )

/** Stores the pictures of questions, in the caller's transaction; the questions then name them. */
export async function storePictures(
  tx: SignedCtx,
  questions: readonly FoundQuestion[],
): Promise<FoundQuestion[]> {
  const named = questions.flatMap(({ content }) => content.pictures.map(({ filePath }) => filePath))
  const stored = await findPictures(tx.db, visibleQuestions(tx), named)
  const done: FoundQuestion[] = []

  for (const question of questions) {
    const paths = new Map<string, string | null>()
    for (const { filePath, alt } of question.content.pictures) {
      const inside = question.embedded.find((picture) => picture.filePath === filePath)
      const row = stored.get(filePath)
      const bytes = inside
        ? Buffer.from(inside.base64, 'base64')
        : row && (await buffer(tx.services.blobs.read(row.storedAs, row.size)))

      paths.set(filePath, bytes ? await storePicture(tx, alt, bytes) : null)
    }

    done.push({
      ...question,
      content: withPictures(question.content, (filePath) => paths.get(filePath) ?? null),
    })
  }

  return done
}

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { exportQuestionFile as call } from '@residency/contract/areas/questions/formats/format.contract'
import { type InputOf, sheetErrors } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { type BankQuestion, everyQuestion } from '../bank/every-question.ts'
import { visibleQuestions } from '../bank/question.policy.ts'
import { countQuestions } from '../bank/question.queries.ts'
import { findPictures } from './picture.queries.ts'
import { type Outgoing, printQuestions } from './print-questions.ts'

const MAX = 20_000
const AT_ONCE = 100

const FILES = {
  gift: { name: 'questions.gift.txt', type: 'text/plain; charset=utf-8' },
  moodle: { name: 'questions.xml', type: 'application/xml; charset=utf-8' },
  qti: { name: 'questions-qti.zip', type: 'application/zip' },
} as const

async function withBytes(
  ctx: SignedCtx,
  batch: readonly BankQuestion[],
): Promise<Map<string, Buffer>> {
  const keys = batch.flatMap(({ content }) => content.pictures.map(({ filePath }) => filePath))
  const bytes = new Map<string, Buffer>()

  for (const [key, row] of await findPictures(ctx.db, visibleQuestions(ctx), keys))
    bytes.set(key, await buffer(ctx.services.blobs.read(row.storedAs, row.size)))

  return bytes
}

const extensionOf = (bytes: Buffer) => (bytes[0] === 0x89 ? 'png' : 'jpg')

/** Questions with the bytes of their pictures, a hundred at a time. */
async function* outgoing(
  ctx: SignedCtx,
  questions: AsyncIterable<BankQuestion>,
): AsyncGenerator<Outgoing> {
  const batch: BankQuestion[] = []

  async function* ready(): AsyncGenerator<Outgoing> {
    const all = await withBytes(ctx, batch)
    for (const question of batch.splice(0)) {
      const own = question.content.pictures.flatMap(({ filePath }) => {
        const bytes = all.get(filePath)
        return bytes ? [[filePath, { bytes, extension: extensionOf(bytes) }] as const] : []
      })
      yield { ...question, bytes: new Map(own) }
    }
  }

  for await (const question of questions) if (batch.push(question) >= AT_ONCE) yield* ready()

  yield* ready()
}

/** The questions of the list as a file, streamed. */
export async function exportQuestionFile(
  ctx: SignedCtx,
  { format, reason, ...filters }: InputOf<typeof call, 'out'>,
): Promise<Binary> {
  const count = await countQuestions(ctx.db, visibleQuestions(ctx), filters)
  if (count > MAX) throw fail(sheetErrors.exportTooLong, { max: MAX })

  const { keywords, ...named } = filters
  const detail = { count, format, reason, filters: { ...named, hasKeywords: Boolean(keywords) } }

  await ctx.audit({ action: 'learning.questionFile.export', entity: 'question', detail })

  const { name, type } = FILES[format]

  return {
    filename: name,
    type,
    body: Readable.from(
      printQuestions[format](outgoing(ctx, everyQuestion(ctx, filters)), ctx.now()),
    ),
  }
}

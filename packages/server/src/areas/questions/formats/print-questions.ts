import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import type { FileFormat } from '@residency/contract/areas/questions/formats/format.contract'
import { zipped } from '../../../platform/files/zip-stream.ts'
import { giftCategory, giftOf } from '../moodle/gift-print.rules.ts'
import { MOODLE_FOOT, MOODLE_HEAD, moodleCategory, moodleOf } from '../moodle/moodle-print.rules.ts'
import { MANIFEST_FOOT, MANIFEST_HEAD, qtiItemOf, resourceOf } from '../qti/qti-print.rules.ts'
import type { FiledQuestion } from './filed-question.rules.ts'

/** A question with the bytes of its pictures, by `filePath`. */
export type Outgoing = FiledQuestion & {
  bytes: ReadonlyMap<string, { bytes: Buffer; extension: string }>
}

type Printer = (questions: AsyncIterable<Outgoing>, at: Date) => AsyncGenerator<Buffer>
const deflated = promisify(deflateRaw)

const keyOf = (category: readonly string[] = []) => category.join('\n')

/** Texts of questions one after the other, with a line before each category. */
async function* listed(
  questions: AsyncIterable<Outgoing>,
  categoryLine: (names: readonly string[]) => string,
  textOf: (question: Outgoing) => string,
) {
  let last = keyOf()
  for await (const question of questions) {
    const key = keyOf(question.category)
    yield Buffer.from(
      `${key === last ? '' : categoryLine(question.category ?? [])}${textOf(question)}`,
    )
    last = key
  }
}

async function* gift(questions: AsyncIterable<Outgoing>) {
  yield* listed(questions, giftCategory, giftOf)
}

async function* moodle(questions: AsyncIterable<Outgoing>) {
  yield Buffer.from(MOODLE_HEAD)

  yield* listed(questions, moodleCategory, (question) =>
    moodleOf(question, (filePath) => {
      const found = question.bytes.get(filePath)
      const at = question.content.pictures.findIndex((picture) => picture.filePath === filePath) + 1
      return (
        found && { name: `picture${at}.${found.extension}`, base64: found.bytes.toString('base64') }
      )
    }),
  )

  yield Buffer.from(MOODLE_FOOT)
}

async function* qtiParts(questions: AsyncIterable<Outgoing>) {
  const manifest = [MANIFEST_HEAD]
  let number = 0

  const packed = async (name: string, bytes: Buffer) => ({
    name,
    bytes,
    packed: await deflated(bytes),
  })

  for await (const question of questions) {
    const id = `Q${String(++number).padStart(5, '0')}`

    const files = new Map(
      [...question.bytes].map(([filePath, { extension }], index) => [
        filePath,
        `pictures/${id}-${index + 1}.${extension}`,
      ]),
    )

    const sourceOf = (filePath: string) =>
      files.has(filePath) ? `../${files.get(filePath)}` : `house:${filePath}`

    yield await packed(`items/${id}.xml`, Buffer.from(qtiItemOf(question, id, sourceOf)))

    for (const [filePath, name] of files) yield { name, bytes: question.bytes.get(filePath)!.bytes }

    manifest.push(resourceOf(question, id, `items/${id}.xml`, [...files.values()]))
  }

  yield await packed('imsmanifest.xml', Buffer.from([...manifest, MANIFEST_FOOT].join('')))
}

async function* qti(questions: AsyncIterable<Outgoing>, at: Date) {
  yield* zipped(qtiParts(questions), at)
}

/** Questions as a file, piece by piece. */
export const printQuestions: Readonly<Record<FileFormat, Printer>> = { gift, moodle, qti }

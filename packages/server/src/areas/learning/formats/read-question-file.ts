import type { FileFormat } from '@residency/contract/areas/learning/formats/format.contract'
import { createGiveWay } from '../../../platform/give-way.ts'
import { type Found, judge, Unreadable } from './filed-question.rules.ts'
import { readGift } from './gift.rules.ts'
import { readMoodle } from './moodle-xml.rules.ts'
import { readQtiItem } from './qti.rules.ts'
import { readQtiPackage } from './qti-package.ts'

const isArchive = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK'
/** A text file: UTF-8, UTF-16 with its mark, or GB 18030, which Chinese editors write. */
function textIn(bytes: Buffer): string {
  const [first, second] = bytes
  const marked = first === 0xff && second === 0xfe ? ['utf-16le'] : first === 0xfe && second === 0xff ? ['utf-16be'] : ['utf-8', 'gb18030']
  for (const name of marked) {
    try {
      const text = new TextDecoder(name, { fatal: true }).decode(bytes)
      if (!text.includes('\u0000')) return text
    } catch {
      // the next one may fit
    }
  }
  throw new Unreadable('textUnread')
}
function* itemsIn(xml: string): Generator<Found> {
  for (const found of readQtiItem(xml)) yield 'fault' in found ? found : judge(found.draft)
}

/** The format of a file, from its first bytes and its first element; what is no XML is GIFT. */
function open(bytes: Buffer): { format: FileFormat; found: Iterable<Found> | AsyncIterable<Found> } {
  if (isArchive(bytes)) return { format: 'qti', found: readQtiPackage(bytes) }
  const text = textIn(bytes)
  const beginning = text.slice(0, 20_000).trimStart()
  if (!beginning.startsWith('<')) return { format: 'gift', found: readGift(text) }
  const [, root] = /<(?:\w+:)?([a-z]\w*)[\s>]/i.exec(beginning) ?? []
  if (root === 'quiz') return { format: 'moodle', found: readMoodle(text) }
  if (root === 'assessmentItem') return { format: 'qti', found: itemsIn(text) }
  throw new Unreadable(beginning.startsWith('<!DOCTYPE') ? 'xmlDeclares' : 'formatUnknown')
}

/** Gives way to other requests between questions: a long file is read in steps. */
async function* inSteps(found: Iterable<Found> | AsyncIterable<Found>): AsyncGenerator<Found> {
  const giveWay = createGiveWay()
  for await (const one of found) {
    yield one
    await giveWay()
  }
}

/** What a file of questions holds, and its format; null where it is none. */
export function readQuestionFile(bytes: Buffer): { format: FileFormat | null; found: AsyncIterable<Found> } {
  try {
    const { format, found } = open(bytes)
    return { format, found: inSteps(found) }
  } catch (e) {
    if (!(e instanceof Unreadable)) throw e
    return { format: null, found: inSteps([{ fault: { line: 1, ...e.remark } }]) }
  }
}

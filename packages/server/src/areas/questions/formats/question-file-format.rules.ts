import type { FormatReadHere } from '@residency/contract/areas/questions/formats/format.contract'
import { readLayout } from '../layout/layout.rules.ts'
import { isLayout, textLines } from '../layout/layout-texts.rules.ts'
import { readWord } from '../layout/word-file.ts'
import { isAiken, readAiken } from '../moodle/aiken.rules.ts'
import { readGift } from '../moodle/gift.rules.ts'
import { readMoodle } from '../moodle/moodle-xml.rules.ts'
import { readQtiItem } from '../qti/qti.rules.ts'
import { readQti1 } from '../qti/qti-1.rules.ts'
import { readQtiPackage } from '../qti/qti-package.ts'
import { partsOf } from '../qti/qti-parts.ts'
import {
  type Draft,
  type FileRemark,
  judge,
  type ParsedQuestion,
  Unreadable,
} from './filed-question.rules.ts'
import {
  type ArchiveKind,
  archiveKind,
  type ForeignKind,
  foreignKind,
  rootOf,
} from './foreign-file.rules.ts'

const isArchive = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK'

/** A text file: UTF-8, UTF-16 with its mark, or GB 18030, which Chinese editors write. */

/** The encodings to try: that of the byte order mark, or those without one. */
function encodingsOf([first, second]: Buffer): string[] {
  if (first === 0xff && second === 0xfe) return ['utf-16le']
  if (first === 0xfe && second === 0xff) return ['utf-16be']

  return ['utf-8', 'gb18030']
}

function textIn(bytes: Buffer): string {
  for (const name of encodingsOf(bytes)) {
    try {
      const text = new TextDecoder(name, { fatal: true }).decode(bytes)
      if (!text.includes('\u0000')) return text
    } catch {
      // the next one may fit
    }
  }

  throw new Unreadable('textUnread')
}

function* judged(
  items: Iterable<{ draft: Draft } | { fault: FileRemark }>,
): Generator<ParsedQuestion> {
  for (const found of items) yield 'fault' in found ? found : judge(found.draft)
}

type OpenedFile = {
  format: FormatReadHere
  found: Iterable<ParsedQuestion> | AsyncIterable<ParsedQuestion>
}

/** The sentence for a file that is none of questions: what it is, and what to do. */
const FOREIGN: Readonly<Record<ForeignKind | Exclude<ArchiveKind, 'word' | 'package'>, string>> = {
  sheet: 'foreignSheet',
  slides: 'foreignSlides',
  openDocument: 'foreignOpenDocument',
  moodleBackup: 'foreignBackup',
  oldOffice: 'foreignOldOffice',
  pdf: 'foreignPdf',
  rtf: 'foreignRtf',
  picture: 'foreignPicture',
  otherArchive: 'foreignArchive',
}

function openArchive(bytes: Buffer, onVersion1: () => void): OpenedFile {
  const parts = partsOf(bytes)
  const kind = archiveKind(parts)
  if (kind === 'word') return { format: 'word', found: readWord(parts) }
  if (kind === 'package') return { format: 'qti', found: readQtiPackage(parts, onVersion1) }

  throw new Unreadable(FOREIGN[kind])
}

function openXml(text: string, beginning: string): OpenedFile {
  const root = rootOf(beginning)
  if (root === 'quiz') return { format: 'moodle', found: readMoodle(text) }
  if (root === 'assessmentitem') return { format: 'qti', found: judged(readQtiItem(text)) }
  if (root === 'questestinterop') return { format: 'qti1', found: judged(readQti1(text)) }
  if (root === 'assessmenttest' || root === 'manifest') throw new Unreadable('foreignTest')
  if (root.startsWith('qti-assessment')) throw new Unreadable('foreignQti3')
  if (root === 'html') throw new Unreadable('foreignPage')

  throw new Unreadable(/^<!DOCTYPE/i.test(beginning) ? 'xmlDeclares' : 'formatUnknown')
}

/**
 * More than fifty thousand questions take. Lines are separated before a reader yields to other
 * requests.
 */
const MAX_LINES = 600_000
const LONGEST_LINE = 2_000_000

/** Refuses a text of endless lines, or of an endless one. */
function refuseEndless(text: string) {
  let [lines, from] = [0, 0]
  while (from <= text.length) {
    const end = text.indexOf('\n', from)
    const length = (end < 0 ? text.length : end) - from

    lines += 1
    if (lines > MAX_LINES || length > LONGEST_LINE) throw new Unreadable('textLong')

    from = end < 0 ? text.length + 1 : end + 1
  }
}

/**
 * Texts are distinguished by what only they have: Aiken its lines `ANSWER: B`, Chinese layout its
 * lines 答案; GIFT its braces.
 */
function openText(text: string): OpenedFile {
  refuseEndless(text)
  if (isAiken(text)) return { format: 'aiken', found: readAiken(text) }
  if (isLayout(text)) return { format: 'text', found: readLayout(textLines(text)) }
  if (/[{｛]/.test(text)) return { format: 'gift', found: readGift(text) }

  throw new Unreadable(text.trim() === '' ? 'nothingFound' : 'textUnknown')
}

/**
 * The format of a file, from its first bytes, its parts, its first element or its lines; its name
 * says nothing.
 */
export function openQuestionFile(bytes: Buffer, onVersion1: () => void): OpenedFile {
  if (isArchive(bytes)) return openArchive(bytes, onVersion1)

  const foreign = foreignKind(bytes)
  if (foreign) throw new Unreadable(FOREIGN[foreign])

  const text = textIn(bytes)
  const beginning = text.slice(0, 20_000).trimStart()

  return beginning.startsWith('<') ? openXml(text, beginning) : openText(text)
}

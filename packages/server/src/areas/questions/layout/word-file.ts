import type { ZipPart } from '../../../platform/excel/zip-parts.ts'
import { createYielder } from '../../../platform/yield-to-event-loop.ts'
import {
  type FileRemark,
  type ParsedQuestion,
  Unreadable,
} from '../formats/filed-question.rules.ts'
import { childOf, type XmlNode, xmlElements } from '../markup/xml-tree.rules.ts'
import { wholeBudget } from '../qti/qti-parts.ts'
import { readLayout } from './layout.rules.ts'
import type { LayoutLine, LinePicture } from './layout-question.rules.ts'
import { openDocument, type WordDocument } from './open-word-document.ts'
import { type PictureReference, WordParagraph } from './word-paragraph.rules.ts'
import { createTableReader } from './word-table.rules.ts'

const BLOCKS = new Set(['p', 'tr'])

/**
 * No document of questions has nearly as many paragraphs; a small archive may hold millions of
 * empty ones.
 */
const MAX_PARAGRAPHS = 300_000

/** Marks the place of a picture in a text. */
const MARK = /\ufffc\d+\ufffc/g

/** The lines of a document: those of its paragraphs with their numbers, and those of its tables. */
async function* linesOf({ text, numbering, pictureOf }: WordDocument): AsyncGenerator<LayoutLine> {
  const giveWay = createYielder()
  let line = 0
  let pictureCount = 0

  const readParagraph = (node: XmlNode) => {
    const [notes, pictures]: [FileRemark[], (PictureReference & { mark: string })[]] = [[], []]

    const paragraph = new WordParagraph(
      (key) => notes.push({ line, message: `learning.formats.${key}`, data: {} }),
      (picture) => {
        const mark = `\ufffc${++pictureCount}\ufffc`
        pictures.push({ ...picture, mark })

        return mark
      },
    )

    const number = numbering.next(childOf(node, 'pPr'))
    const own = paragraph.read(node)
    const text = number === '' || own.trim() === '' ? own : `${number} ${own}`

    return { text, notes, pictures, underlined: paragraph.underlined() }
  }

  type Read = ReturnType<typeof readParagraph>

  const linesOfText = async (
    { text: own, notes, pictures, underlined }: Read,
    isStart: boolean,
  ): Promise<LayoutLine[]> => {
    const loaded = new Map<string, LinePicture>()
    for (const { mark, relation, alt } of pictures)
      loaded.set(mark, { mark, picture: await pictureOf(relation), alt })

    return own.split('\n').map((lineText, index) => ({
      line,
      text: lineText,
      ...(isStart && index === 0 && { isStart }),
      pictures: [...lineText.matchAll(MARK)].flatMap(([mark]) => loaded.get(mark) ?? []),
      underlined: underlined.filter((text) => lineText.includes(text)),
      ...(index === 0 && { notes }),
    }))
  }

  const table = createTableReader(readParagraph)

  for (const node of xmlElements(text, BLOCKS)) {
    line += 1
    if (line > MAX_PARAGRAPHS) throw new Unreadable('textLong')
    if (node.name === 'p') table.end()

    const read = node.name === 'p' ? [{ ...readParagraph(node), isStart: false }] : table.read(node)

    for (const paragraph of read) yield* await linesOfText(paragraph, paragraph.isStart)

    await giveWay()
  }
}

/** The questions of a Word document (.docx) in the layout that is usual in Chinese. */
export async function* readWord(
  parts: ReadonlyMap<string, ZipPart>,
): AsyncGenerator<ParsedQuestion> {
  try {
    yield* readLayout(linesOf(await openDocument(parts, wholeBudget())))
  } catch (e) {
    if (!(e instanceof Unreadable)) throw e
    yield { fault: { line: 1, ...e.remark } }
  }
}

import { isOfType, partFinder, relationsOf } from '../../../platform/excel/open-workbook.ts'
import type { ZipPart } from '../../../platform/excel/zip-parts.ts'
import { type FilePicture, Unreadable } from '../formats/filed-question.rules.ts'
import { xmlElements } from '../markup/xml-tree.rules.ts'
import { type Budget, bytesOf, isSmall, textOfPart } from '../qti/qti-parts.ts'
import { WordNumbering } from './word-numbering.rules.ts'

const STYLES = new Set(['style'])
const LISTS = new Set(['abstractNum', 'num'])

/** The parts of a document that are read. */
export type WordDocument = {
  text: string
  numbering: WordNumbering
  pictureOf: (relation: string) => Promise<FilePicture>
}

/** The relations of a part; a person with such a file gets the message that it is damaged. */
const readRelations = (...of: Parameters<typeof relationsOf>) =>
  relationsOf(...of).catch((): never => {
    throw new Unreadable('partDamaged')
  })

/** Opens a document: its text, its lists, and what finds its pictures. */
export async function openDocument(
  parts: ReadonlyMap<string, ZipPart>,
  budget: Budget,
): Promise<WordDocument> {
  const find = partFinder(parts)
  const name =
    (await readRelations(find, '')).find((relation) => isOfType(relation, 'officeDocument'))
      ?.target ?? 'word/document.xml'
  const main = find(name)
  if (!main) throw new Unreadable('archiveUnread')

  const relations = await readRelations(find, name)
  const partOf = (type: string) =>
    find(relations.find((relation) => isOfType(relation, type))?.target ?? '')
  const text = await textOfPart(main, 'document', budget)

  const numbering = new WordNumbering()
  const [lists, styles] = [partOf('numbering'), partOf('styles')]

  if (lists)
    for (const node of xmlElements(await textOfPart(lists, 'styles', budget), LISTS))
      node.name === 'abstractNum' ? numbering.addAbstract(node) : numbering.addList(node)

  if (styles)
    for (const node of xmlElements(await textOfPart(styles, 'styles', budget), STYLES))
      numbering.addStyle(node)

  const targets = new Map(
    relations
      .filter((relation) => isOfType(relation, 'image'))
      .map(({ id, target }) => [id, target]),
  )

  const pictureOf = async (relation: string): Promise<FilePicture> => {
    const part = find(targets.get(relation) ?? '')
    const isTaken = part && isSmall(part, 'picture') && part.inflated <= budget.picture
    const base64 = isTaken ? (await bytesOf(part, 'picture', budget)).toString('base64') : ''

    return { filePath: `part:${relation}`, base64 }
  }

  return { text, numbering, pictureOf }
}

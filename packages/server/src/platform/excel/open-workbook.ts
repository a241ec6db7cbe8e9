import { posix } from 'node:path'
import { builtInFormat, type NumberFormat, readFormat } from './number-format.rules.ts'
import { attributeOf, type ElementReader, isTrue, readXml, unescaped } from './parse-xml.ts'
import { createTextRun } from './text-run.ts'
import type { ZipPart } from './zip-parts.ts'

/** What the cells of all sheets refer to. */
export type SheetContext = {
  strings: readonly string[]
  formats: readonly NumberFormat[]
  is1904: boolean
}

export type Workbook = SheetContext & {
  /** The visible sheets in the order of their tabs. */
  sheets: readonly ZipPart[]
}

export type WorkbookLimits = {
  /** Most inflated bytes of the shared strings, and of the styles. */
  maxShared: number
  between: () => Promise<void>
}

type Relation = { id: string; type: string; target: string }

const MB = 1024 * 1024
const MAX_STYLES = 100_000
const broken = (why: string) => new Error(`workbook: ${why}`)

/** Parts by their name; names of parts do not depend on case. */
export type PartFinder = (name: string) => ZipPart | undefined

export function partFinder(parts: ReadonlyMap<string, ZipPart>): PartFinder {
  const byName = new Map([...parts].map(([name, part]) => [name.toLowerCase(), part]))
  return (name) => byName.get(name.replace(/^\/+/, '').toLowerCase())
}

function limited(part: ZipPart, max: number) {
  if (part.inflated > max) throw broken(`${part.name} is too large`)
  return part
}

/** The relations of a part, their targets as names of parts. */
export async function relationsOf(find: PartFinder, source: string): Promise<Relation[]> {
  const folder = posix.dirname(source)
  const part = find(posix.join(folder, '_rels', `${posix.basename(source)}.rels`))
  const relations: Relation[] = []
  if (!part) return relations

  await readXml(limited(part, MB), {
    onOpen(name, attributes) {
      const { Id: id, Type: type, Target: target, TargetMode } = attributes
      if (name !== 'Relationship' || !id || !target || TargetMode === 'External') return

      const plain = decodeURI(target.replaceAll('\\', '/'))

      relations.push({
        id,
        type: type ?? '',
        target: plain.startsWith('/') ? plain : posix.join(folder, plain),
      })
    },
  })

  return relations
}

// strict and transitional files name types in different vocabularies
export const isOfType = ({ type }: Relation, name: string) => type.endsWith(`/${name}`)

/** Texts that cells refer to by number. */
async function readStrings(part: ZipPart, between: () => Promise<void>): Promise<string[]> {
  const strings: string[] = []
  const run = createTextRun()

  await readXml(
    part,
    {
      onOpen: (name) => run.open(name),
      onText: (text) => run.add(text),
      onClose(name) {
        run.close(name)
        if (name === 'si') strings.push(unescaped(run.take()))
      },
    },
    between,
  )

  return strings
}

/** The number formats by the number of a cell's style. */
async function readFormats(part: ZipPart): Promise<NumberFormat[]> {
  const own = new Map<number, NumberFormat>()
  const ids: number[] = []
  let isInCells = false

  const reader: ElementReader = {
    onOpen(name, attributes) {
      if (name === 'numFmt')
        own.set(Number(attributes.numFmtId), readFormat(attributes.formatCode ?? ''))
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) ids.push(Number(attributes.numFmtId ?? 0))
      if (ids.length > MAX_STYLES) throw broken('too many styles')
    },
    onClose(name) {
      if (name === 'cellXfs') isInCells = false
    },
  }

  await readXml(part, reader)

  return ids.map((id) => own.get(id) ?? builtInFormat(id))
}

/** The list of sheets and the system of days. */
async function readBook(part: ZipPart) {
  const sheets: { id: string; isVisible: boolean }[] = []
  let is1904 = false

  await readXml(limited(part, MB), {
    onOpen(name, attributes) {
      if (name === 'workbookPr') is1904 = isTrue(attributes.date1904)
      if (name === 'sheet')
        sheets.push({
          id: attributeOf(attributes, 'id') ?? '',
          isVisible: (attributes.state ?? 'visible') === 'visible',
        })
    },
  })

  return { sheets, is1904 }
}

/** Reads what all sheets of an .xlsx share; the sheets themselves are read later. */
export async function openWorkbook(
  parts: ReadonlyMap<string, ZipPart>,
  { maxShared, between }: WorkbookLimits,
): Promise<Workbook> {
  const find = partFinder(parts)
  const main =
    (await relationsOf(find, '')).find((relation) => isOfType(relation, 'officeDocument'))
      ?.target ?? 'xl/workbook.xml'
  const book = find(main)
  if (!book) throw broken('there is none')

  const relations = await relationsOf(find, main)
  const folder = posix.dirname(main)
  const partOf = (type: string, usual: string) =>
    find(relations.find((relation) => isOfType(relation, type))?.target ?? '') ??
    find(posix.join(folder, usual))
  const { sheets, is1904 } = await readBook(book)

  const [strings, styles] = [
    partOf('sharedStrings', 'sharedStrings.xml'),
    partOf('styles', 'styles.xml'),
  ]

  const targets = new Map(
    relations
      .filter((relation) => !isOfType(relation, 'chartsheet'))
      .map(({ id, target }) => [id, target]),
  )

  return {
    is1904,
    strings: strings ? await readStrings(limited(strings, maxShared), between) : [],
    formats: styles ? await readFormats(limited(styles, maxShared)) : [],
    sheets: sheets
      .filter(({ isVisible }) => isVisible)
      .flatMap(({ id }) => find(targets.get(id) ?? '') ?? []),
  }
}

import { childOf, childrenOf, type XmlNode } from '../markup/xml-tree.rules.ts'
import { chineseNumber } from './layout.text.ts'

type Level = { format: string; pattern: string; start: number; restartsAfter: number }
type NumberedList = { abstractId: string; levels: Map<number, Level>; starts: Map<number, number> }

/** The list and level that a paragraph belongs to. */
export type ListPlace = { list: string; level: number }

const valueAt = (node: XmlNode | undefined) => node?.attributes.val

const numberOf = (node: XmlNode | undefined, usual: number) => {
  const value = Number(valueAt(node) ?? Number.NaN)
  return Number.isFinite(value) ? value : usual
}

const ROMAN: readonly (readonly [number, string])[] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

function romanNumber(value: number): string {
  let rest = Math.min(value, 399)
  let written = ''

  for (const [worth, sign] of ROMAN)
    while (rest >= worth) {
      written += sign
      rest -= worth
    }

  return written
}

/** A, B … Z, AA, BB … as Word continues. */
const letters = (value: number) =>
  String.fromCharCode(65 + ((value - 1) % 26)).repeat(Math.min(Math.ceil(value / 26), 3))

function written(format: string, value: number): string {
  if (value < 1) return String(value)
  switch (format) {
    case 'upperLetter':
      return letters(value)
    case 'lowerLetter':
      return letters(value).toLowerCase()
    case 'upperRoman':
      return romanNumber(value)
    case 'lowerRoman':
      return romanNumber(value).toLowerCase()
    case 'decimalEnclosedCircle':
    case 'decimalEnclosedCircleChinese':
      return value <= 20 ? String.fromCodePoint(0x2460 + value - 1) : String(value)
    case 'bullet':
    case 'none':
      return ''
    default:
      return /chinese|japanese|taiwanese|ideograph/i.test(format)
        ? chineseNumber(value)
        : String(value)
  }
}

/** The lists of a Word document, which number paragraphs: the numbers are not in its text. */
export class WordNumbering {
  readonly #abstract = new Map<
    string,
    { levels: Map<number, Level>; styles: Map<string, number> }
  >()

  readonly #lists = new Map<string, NumberedList>()
  readonly #styles = new Map<string, ListPlace>()

  /** The count of each level, by the list whose numbering it continues. */
  readonly #counts = new Map<string, number[]>()
  readonly #begun = new Set<string>()

  /** Takes an abstract list of `numbering.xml`, which is before the lists that use it. */
  addAbstract(node: XmlNode) {
    const levels = new Map<number, Level>()
    const styles = new Map<string, number>()

    for (const level of childrenOf(node, 'lvl')) {
      const at = Number(level.attributes.ilvl ?? 0)

      levels.set(at, {
        format: valueAt(childOf(level, 'numFmt')) ?? 'decimal',
        pattern: valueAt(childOf(level, 'lvlText')) ?? '',
        start: numberOf(childOf(level, 'start'), 1),
        restartsAfter: numberOf(childOf(level, 'lvlRestart'), at),
      })

      const style = valueAt(childOf(level, 'pStyle'))
      if (style !== undefined) styles.set(style, at)
    }

    this.#abstract.set(node.attributes.abstractNumId ?? '', { levels, styles })
  }

  addList(node: XmlNode) {
    const abstractId = valueAt(childOf(node, 'abstractNumId')) ?? ''
    const abstract = this.#abstract.get(abstractId)
    if (!abstract) return

    const list = node.attributes.numId ?? ''
    const starts = new Map<number, number>()

    for (const override of childrenOf(node, 'lvlOverride')) {
      const start = childOf(override, 'startOverride')
      if (start) starts.set(Number(override.attributes.ilvl ?? 0), numberOf(start, 1))
    }

    this.#lists.set(list, { abstractId, levels: abstract.levels, starts })

    for (const [style, level] of abstract.styles)
      if (!this.#styles.has(style)) this.#styles.set(style, { list, level })
  }

  /** Takes a style of `styles.xml`; one that is based on another is in its list. */
  addStyle(node: XmlNode) {
    const own = placeIn(childOf(node, 'pPr'))
    const base = this.#styles.get(valueAt(childOf(node, 'basedOn')) ?? '')
    const list = own?.list ?? base?.list

    if (list !== undefined)
      this.#styles.set(node.attributes.styleId ?? '', {
        list,
        level: own?.level ?? base?.level ?? 0,
      })
  }

  #placeOf(properties: XmlNode | undefined): ListPlace | null {
    const own = placeIn(properties)
    const ofStyle = this.#styles.get(valueAt(childOf(properties, 'pStyle')) ?? '')
    const list = own?.list ?? ofStyle?.list

    return list === undefined ? null : { list, level: own?.level ?? ofStyle?.level ?? 0 }
  }

  /**
   * The number before a paragraph, by its properties; nothing where it is in no list. Counts on.
   */
  next(properties: XmlNode | undefined): string {
    const place = this.#placeOf(properties)
    const list = place && this.#lists.get(place.list)
    const level = list?.levels.get(place?.level ?? 0)
    if (!place || !list || !level || level.format === 'bullet') return ''

    const counts = this.#counts.get(list.abstractId) ?? []

    this.#counts.set(list.abstractId, counts)

    const key = `${place.list}/${place.level}`
    const restart = list.starts.get(place.level)

    if (restart !== undefined && !this.#begun.has(key)) counts[place.level] = restart
    else counts[place.level] = (counts[place.level] ?? level.start - 1) + 1

    this.#begun.add(key)

    for (const [below, { restartsAfter }] of list.levels)
      if (below > place.level && restartsAfter > place.level) delete counts[below]

    return level.pattern.replaceAll(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1
      const other = list.levels.get(at)
      return written(other?.format ?? 'decimal', counts[at] ?? other?.start ?? 1)
    })
  }
}

/** The list that properties of a paragraph or style name; `0` is none. */
function placeIn(properties: XmlNode | undefined): { list?: string; level?: number } | null {
  const node = childOf(properties, 'numPr')
  if (!node) return null

  const list = valueAt(childOf(node, 'numId'))
  const level = childOf(node, 'ilvl')

  return { ...(list !== undefined && { list }), ...(level && { level: numberOf(level, 0) }) }
}

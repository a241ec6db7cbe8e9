import type { FileRemark } from '../formats/filed-question.rules.ts'
import { below, childOf, childrenOf, type XmlNode } from '../markup/xml-tree.rules.ts'
import { COLUMNS, type Column } from './layout.text.ts'
import { kindOfLine } from './layout-lines.rules.ts'
import type { PictureReference } from './word-paragraph.rules.ts'

const MAX_COLUMNS = 63

type Paragraph = {
  text: string
  notes: FileRemark[]
  pictures: (PictureReference & { mark: string })[]
  underlined: string[]
}

type Row = Paragraph & { isStart: boolean }

const columnOf = (text: string): Column | null => {
  const heading = text.replaceAll(/\s/g, '')
  return COLUMNS.find(([, pattern]) => pattern.test(heading))?.[0] ?? null
}

const joined = (paragraphs: readonly Paragraph[]): Paragraph => ({
  text: paragraphs
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join('\n'),
  notes: paragraphs.flatMap(({ notes }) => notes),
  pictures: paragraphs.flatMap(({ pictures }) => pictures),
  underlined: paragraphs.flatMap(({ underlined }) => underlined),
})

/** An answer or a field in a cell of its own, as the line that says it. */
const labelled = (column: Column, cell: Paragraph): Paragraph => {
  const [, , label] = COLUMNS.find(([name]) => name === column)!
  return { ...cell, text: `${label}${cell.text}` }
}

const isLetter = (column: Column | null) => column !== null && /^[A-J]$/.test(column)

/**
 * Reads the rows of a table: with a row of headings each row is a question, else its cells are
 * lines.
 */
export function createTableReader(readParagraph: (node: XmlNode) => Paragraph) {
  let headings: readonly (Column | null)[] | null = null
  let isFirst = true

  /**
   * The cells of a row; one over several columns is followed by empty ones, so that the others keep
   * their columns.
   */
  function cellsOf(row: XmlNode): Paragraph[] {
    const cells: Paragraph[] = []
    for (const cell of childrenOf(row, 'tc')) {
      const span = Number(childOf(childOf(cell, 'tcPr'), 'gridSpan')?.attributes.val ?? 1)
      cells.push(joined([...below(cell, ({ name }) => name === 'p')].map(readParagraph)))

      const end = Math.min(cells.length - 1 + span, MAX_COLUMNS)

      while (cells.length < end) cells.push(joined([]))
    }

    return cells
  }

  /** A question of a table with headings. */
  function questionOf(cells: readonly Paragraph[], columns: readonly (Column | null)[]): Row[] {
    const lines = cells.flatMap((cell, index): Row[] => {
      const column = columns[index] ?? null
      if (column === null || (cell.text === '' && cell.pictures.length === 0)) return []

      const isStart = column === 'stem'

      return [{ ...(isStart ? cell : labelled(column, cell)), isStart }]
    })

    const order = (row: Row) => (row.isStart ? 0 : 1)
    return lines.some(({ isStart }) => isStart) ? lines.toSorted((a, b) => order(a) - order(b)) : []
  }

  /**
   * Cells that begin with a label are lines of their own, a label and its value are one line;
   * others are a line of a table.
   */
  function linesOf(cells: readonly Paragraph[]): Row[] {
    const filled = cells.filter(({ text, pictures }) => text !== '' || pictures.length > 0)
    const [first, second] = filled

    if (filled.length === 2 && first && second) {
      const column = columnOf(first.text)
      if (column === 'stem') return [{ ...second, isStart: true }]
      if (column !== null) return [{ ...labelled(column, second), isStart: false }]
    }

    const speak = (text: string) =>
      text
        .split('\n')
        .some((line) => kindOfLine(line, 'A').is !== 'text' || /^[A-J][.．、:：)）]/.test(line))

    if (filled.every(({ text }) => speak(text)))
      return filled.map((cell) => ({ ...cell, isStart: false }))

    const whole = joined(filled)

    return whole.text === ''
      ? []
      : [
          {
            ...whole,
            text: filled.map(({ text }) => text.replaceAll('\n', ' ')).join('\t'),
            isStart: false,
          },
        ]
  }

  return {
    read(row: XmlNode): Row[] {
      const cells = cellsOf(row)
      const columns = cells.map(({ text }) => columnOf(text))

      const areHeadings =
        isFirst &&
        columns.includes('stem') &&
        (columns.includes('answer') || columns.some(isLetter))

      isFirst = false

      if (areHeadings) headings = columns
      else return headings ? questionOf(cells, headings) : linesOf(cells)

      return []
    },
    end() {
      headings = null
      isFirst = true
    },
  }
}

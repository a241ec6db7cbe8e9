import type { Content } from 'pdfmake/interfaces.d.ts'

/** Content of a sheet: plain pdfmake data, pictures as `data:` URLs, no functions. */
export type SheetContent = Content

/**
 * An A4 sheet. `head` is printed small above each page, `foot` below it next to the page number,
 * `qr` at the top right of the first page. Texts are in the reader's language.
 */
export type PdfSheet = {
  title: string
  head: string
  foot?: string
  qr?: string
  content: SheetContent[]
  isLandscape?: boolean

  /**
   * A record that is printed for reading: a character that no font draws is printed as its code
   * ([U+1F600]). Without it the sheet is refused: nothing is issued with a name that is not whole.
   */
  isRecord?: true

  /**
   * The background of a sheet of its own design, which has neither title line nor head nor foot.
   */
  frame?: SheetContent
}

/** The layout of a table with a thin grey line between its rows. */
export const GREY_LINES = 'greyLines'

/** The layout of a table whose cells are cut apart: a dashed line around each. */
export const CUT_LINES = 'cutLines'

/** Labels and values in two columns: the body of most sheets. */
export function factsTable(
  facts: readonly (readonly [label: string, value: string | null | undefined])[],
): SheetContent {
  const cell = ([label, value]: (typeof facts)[number]) => [
    { text: label, style: 'label' },
    { text: value || '—' },
  ]

  const body = []

  for (let i = 0; i < facts.length; i += 2)
    body.push([...cell(facts[i]!), ...cell(facts[i + 1] ?? ['', ' '])])

  return { table: { widths: [80, '*', 80, '*'], body }, layout: GREY_LINES }
}

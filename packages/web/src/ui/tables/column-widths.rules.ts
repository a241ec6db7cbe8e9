import type { Column } from './column.ts'

const USUAL = 140
/** A column may lose this part of its width before the table scrolls: its text then has two lines. */
const LEAST_PART = 0.85
/** What the box of a row and most of its actions take. */
const ROUND_IT = 120

type Widths = Pick<Column<never>, 'width' | 'card'>

/**
 * The widths of the columns of a table in their order, and its least width. A column has its part
 * of what the actions leave; these take what they need and no more.
 */
export function columnWidths(columns: readonly Widths[]) {
  const widths = columns.map(({ card, width = USUAL }) => (card === 'action' ? 0 : width))
  const sum = widths.reduce((total, width) => total + width)

  return {
    shares: widths.map((width) => (width ? `${(width / sum) * 100}%` : 1)),
    least: sum * LEAST_PART + ROUND_IT,
  }
}

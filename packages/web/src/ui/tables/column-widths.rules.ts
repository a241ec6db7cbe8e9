import type { Column } from './column.ts'

const USUAL = 140
/** A column may lose this part of its width before the table scrolls: its text then has two lines. */
const LEAST_PART = 0.85
/** What most actions of a row take. */
const ACTIONS = 76

type Widths = Pick<Column<never>, 'width' | 'card'>

/**
 * The widths of the columns of a table in their order, and its least width. A column has its part
 * of what the actions leave; these take what they need and no more.
 */
export function columnWidths(columns: readonly Widths[]) {
  const isOfActions = ({ card }: Widths) => card === 'action'
  const widthOf = (column: Widths) => (isOfActions(column) ? 0 : (column.width ?? USUAL))
  const sum = columns.reduce((total, column) => total + widthOf(column), 0)

  return {
    shares: columns.map((column) =>
      isOfActions(column) ? '1px' : `${((widthOf(column) / sum) * 100).toFixed(2)}%`,
    ),
    least: Math.round(sum * LEAST_PART) + (columns.some(isOfActions) ? ACTIONS : 0),
  }
}

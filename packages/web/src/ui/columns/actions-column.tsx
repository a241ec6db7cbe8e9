import type { Column } from '../tables/column.ts'
import { type RowAction, RowActions } from '../tables/row-actions.tsx'

/**
 * The column with the actions of a row. `actionsOf` names those that the server allows for it; a
 * row without any has an empty cell.
 */
export const actionsColumn = <Row,>(
  title: string,
  width: number,
  actionsOf: (row: Row) => readonly RowAction[],
): Column<Row> => ({
  key: 'actions',
  title,
  width,
  card: 'action',
  cell: (row) => <RowActions actions={actionsOf(row)} />,
})

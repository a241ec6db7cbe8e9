import type { ComponentProps } from 'react'
import type { Column, ColumnLook } from '../tables/column.ts'
import { NameLines } from '../tables/name-cell.tsx'

/** A column with a name and a note below it, which may lead somewhere. */
export const linesColumn = <Row,>(
  key: string,
  title: string,
  look: ColumnLook<Row>,
  linesOf: (row: Row) => ComponentProps<typeof NameLines>,
): Column<Row> => ({
  key,
  title,
  ...look,
  cell: (row) => <NameLines {...linesOf(row)} />,
})

import type { ReactNode } from 'react'
import type { Column } from './column.ts'

/** How a column looks and is sorted: everything but its key, its title and its cell. */
type Look<Row> = Omit<Column<Row>, 'key' | 'title' | 'cell'>

/** A column with the number, code or day that a row holds under its key, in even figures. */
export const figuresColumn = <Key extends string, Row extends { readonly [K in Key]: ReactNode }>(
  key: Key,
  title: string,
  look: Look<Row>,
): Column<Row> => ({
  key,
  title,
  ...look,
  cell: (row) => <span className="figures">{row[key]}</span>,
})

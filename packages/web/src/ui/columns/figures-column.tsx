import type { ReactNode } from 'react'
import type { Column, ColumnLook } from '../tables/column.ts'

/** A column with the number, code or day that a row holds under its key, in even figures. */
export const figuresColumn = <Key extends string, Row extends { readonly [K in Key]: ReactNode }>(
  key: Key,
  title: string,
  look: ColumnLook<Row>,
): Column<Row> => ({
  key,
  title,
  ...look,
  cell: (row) => <span className="figures">{row[key]}</span>,
})

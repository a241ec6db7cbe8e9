import type { Column, ColumnLook } from '../tables/column.ts'
import { DateCell } from './date-cell.tsx'

/** Rows that hold a day or moment, or nothing, under this key. */
type HasTime<Key extends string> = { readonly [K in Key]: string | null }

/** A column with the moment that a row holds under its key. */
export const momentColumn = <Key extends string, Row extends HasTime<Key>>(
  key: Key,
  title: string,
  look: ColumnLook<Row>,
): Column<Row> => ({
  key,
  title,
  ...look,
  cell: (row) => <DateCell value={row[key]} hasTime />,
})

/** A column with the day that a row holds under its key. */
export const dayColumn = <Key extends string, Row extends HasTime<Key>>(
  key: Key,
  title: string,
  look: ColumnLook<Row>,
): Column<Row> => ({
  key,
  title,
  ...look,
  cell: (row) => <DateCell value={row[key]} />,
})

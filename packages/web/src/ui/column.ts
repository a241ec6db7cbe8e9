import type { ReactNode } from 'react'

/** One column: `cell` draws it, `card` says what it is on a phone (title, state, fact, action; others stay away). */
export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  width?: number
  align?: 'right'
  /** The name the server sorts by. */
  sort?: string
  /** Not shown until chosen. */
  isExtra?: boolean
  card?: 'title' | 'state' | 'fact' | 'action'
}
export type RowId = number | string
/** A row of a tree says how deep it stands. */
export type TableRow = { id: RowId; depth?: number }
export type TableProps<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  selected?: readonly RowId[]
  onSelect?: (ids: readonly RowId[]) => void
  /** `name` ascending, `-name` descending. */
  sort?: string | undefined
  onSort?: (sort: string | undefined) => void
  density?: 'middle' | 'small'
  nameOf: (row: Row) => string
}

import type { ReactNode } from 'react'

/**
 * One column: `cell` renders it; `card` is its role on a phone (title, state, fact, action; columns
 * without one are hidden there).
 */
export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  width?: number
  align?: 'right'

  /** The field of the row by which it is sorted, if its key is another word. */
  sort?: string

  /** Hidden by default. */
  isExtra?: boolean
  card?: 'title' | 'state' | 'fact' | 'action'
}

/** How a column looks and is sorted: everything but its key, its title and its cell. */
export type ColumnLook<Row> = Omit<Column<Row>, 'key' | 'title' | 'cell'>

export type RowId = number | string

/** The depth of a row in a tree. */
export type TableRow = { id: RowId; depth?: number }

export type TableProps<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  selected?: readonly RowId[]
  onSelect?: (ids: readonly RowId[]) => void

  /** By which fields the list can be sorted. */
  sorts?: readonly string[] | undefined

  /** `name` ascending, `-name` descending. */
  sort?: string | undefined
  onSort?: (sort: string | undefined) => void
  density?: 'middle' | 'small'

  /** What the rows are, where a page has several tables. */
  label?: string
  nameOf: (row: Row) => string
}

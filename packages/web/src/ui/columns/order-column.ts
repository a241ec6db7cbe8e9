import type { Column } from '../tables/column.ts'

/** A column with the number by which the rows of a list are arranged; hidden at first. */
export const orderColumn = <Row extends { sort: number }>(title: string): Column<Row> => ({
  key: 'sort',
  title,
  width: 80,
  align: 'right',
  isExtra: true,
  cell: (row) => row.sort,
})

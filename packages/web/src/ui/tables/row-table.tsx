import { usePhone } from '../use-phone.ts'
import { Cards } from './cards.tsx'
import type { TableProps, TableRow } from './column.ts'
import { WideTable } from './wide-table.tsx'

/** Rows as a table; cards below md. */
export function RowTable<Row extends TableRow>(props: TableProps<Row>) {
  return usePhone() ? <Cards {...props} /> : <WideTable {...props} />
}

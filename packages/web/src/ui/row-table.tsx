import { Skeleton } from 'antd'
import { type ComponentType, lazy, Suspense } from 'react'
import { Cards } from './cards.tsx'
import type { TableProps, TableRow } from './column.ts'
import { isPhoneNow, usePhone } from './use-phone.ts'

const load = () => import('./wide-table.tsx')
const WideTable = lazy(load)
// Where there is room for a table its code is fetched beside the page's, not after its rows.
if (!isPhoneNow()) void load().catch(() => {})

/** Rows as a table, as cards below md: a phone never fetches the table. */
export function RowTable<Row extends TableRow>(props: TableProps<Row>) {
  const isPhone = usePhone()
  if (isPhone) return <Cards {...props} />
  const Wide = WideTable as unknown as ComponentType<TableProps<Row>> // lazy() forgets that the component is generic
  return (
    <Suspense fallback={<Skeleton className="list-skeleton" active title={false} paragraph={{ rows: 10, width: '100%' }} />}>
      <Wide {...props} />
    </Suspense>
  )
}

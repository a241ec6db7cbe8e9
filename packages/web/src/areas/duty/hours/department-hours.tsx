import type { DepartmentHours as Row } from '@residency/contract/areas/duty/hours/hours.contract'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { useDepartmentHours } from './hours.queries.ts'
import { hoursText } from './hours.text.ts'

type Props = { month: string; onOpen: (departmentId: number) => void }

/** Hours of a month by department: over a limit, not confirmed, questioned, corrected late. */
export function DepartmentHours({ month, onOpen }: Props) {
  const { departments: text } = useText(hoursText)
  const { data, error, refetch } = useDepartmentHours(month)
  const columns = useDepartmentColumns(onOpen)
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />
  if (data.list.length === 0) return null

  return (
    <section className="panel" aria-label={text.title}>
      <h2>{text.title}</h2>
      <RowTable<Row>
        rows={data.list}
        columns={columns}
        label={text.title}
        nameOf={({ department }) => department}
      />
    </section>
  )
}

const figure = (count: number) => <span className="figures">{count}</span>

function useDepartmentColumns(onOpen: Props['onOpen']): Column<Row>[] {
  const { departments: text } = useText(hoursText)

  return [
    {
      key: 'department',
      title: text.department,
      width: 200,
      card: 'title',
      cell: ({ id, department }) => (
        <Button type="link" size="small" onClick={() => onOpen(id)}>
          {department}
        </Button>
      ),
    },
    {
      key: 'people',
      title: text.people,
      width: 90,
      card: 'fact',
      cell: ({ people }) => figure(people),
    },
    { key: 'over', title: text.over, width: 110, card: 'fact', cell: ({ over }) => figure(over) },
    {
      key: 'confirmed',
      title: text.confirmed,
      width: 180,
      card: 'fact',
      cell: ({ confirmed, weeks }) => (
        <span className="figures">
          <meter min={0} max={Math.max(1, weeks)} value={confirmed} aria-hidden="true" />{' '}
          {say(text.confirmedOf, { confirmed, weeks })}
        </span>
      ),
    },
    {
      key: 'questioned',
      title: text.questioned,
      width: 100,
      card: 'fact',
      cell: ({ questioned }) => figure(questioned),
    },
    { key: 'late', title: text.late, width: 110, card: 'fact', cell: ({ late }) => figure(late) },
  ]
}

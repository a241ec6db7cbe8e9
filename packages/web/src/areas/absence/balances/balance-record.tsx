import type {
  Balance,
  EarnedDays,
} from '@residency/contract/areas/absence/balances/balance.contract'
import { balanceWords } from '@residency/contract/areas/absence/balances/text'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import type { AdjustProps } from './adjust-form.tsx'
import { useFigureColumns } from './balance.columns.tsx'
import { useBalancesOf } from './balance.queries.ts'
import { balanceText } from './balance.text.ts'

const AdjustForm = lazyDialog<AdjustProps>(() =>
  import('./adjust-form.tsx').then((part) => part.default),
)

const WorksSinceForm = lazyDialog(() =>
  import('./works-since-form.tsx').then((part) => part.WorksSinceForm),
)

type Person = NonNullable<ReturnType<typeof useBalancesOf>['data']>

/** The days of one trainee in a year, and what the office changed. */
export function BalanceRecord({ id }: { id: number }) {
  const text = useText(balanceText)
  const [open, setOpen] = useState<'adjust' | 'worksSince' | null>(null)
  const year = Number(useSearchParams()[0].get('year')) || undefined
  const historyOf = useHistory()
  const columns = useColumns()
  const earned = useEarnedColumns()
  const { data, error, refetch } = useBalancesOf(id, year)
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  const worksSince = <DateCell value={data.worksSince} />

  const acts = [
    { key: 'adjust', label: text.adjust, onClick: () => setOpen('adjust') },
    { key: 'worksSince', label: text.setWorksSince, onClick: () => setOpen('worksSince') },
  ]

  const since = data.isWorksSinceRecorded
    ? worksSince
    : say(text.byTraining, { day: data.worksSince })
  const close = () => setOpen(null)

  return (
    <>
      <DetailScreen
        title={data.name}
        list={text.title}
        state={<span className="figures">{data.number}</span>}
        actions={<PageActions actions={data.actions.includes('adjust') ? acts : []} />}
        sections={[
          {
            title: say(text.types, { year: data.year }),
            content: (
              <RowTable rows={data.balances} columns={columns} nameOf={(row) => row.leaveType} />
            ),
          },
          ...(data.earned.length > 0
            ? [
                {
                  title: text.earned,
                  content: (
                    <RowTable rows={data.earned} columns={earned} nameOf={({ day }) => day} />
                  ),
                },
              ]
            : []),
          {
            title: text.person,
            facts: [
              { label: text.base, value: data.base },
              { label: text.worksSince, value: since },
            ],
          },
        ]}
        history={historyOf(data.changes)}
      />
      <AdjustForm isOpen={open === 'adjust'} of={data} onClose={close} />
      <WorksSinceForm
        isOpen={open === 'worksSince'}
        id={id}
        worksSince={data.worksSince}
        onClose={close}
      />
    </>
  )
}

function useColumns(): Column<Balance>[] {
  const { fields } = useText(balanceWords)
  const figures = useFigureColumns<Balance>()
  return [
    {
      key: 'type',
      title: fields.leaveTypeId,
      width: 140,
      card: 'title',
      cell: (row) => row.leaveType,
    },
    ...figures,
  ]
}

/** What shifts of the trainee earned. */
function useEarnedColumns(): Column<EarnedDays>[] {
  const text = useText(balanceText)
  const { fields } = useText(balanceWords)

  return [
    { key: 'day', title: text.earnedOn, width: 140, card: 'title', cell: ({ day }) => day },
    { key: 'days', title: fields.days, width: 100, card: 'fact', cell: ({ days }) => days },
    { key: 'left', title: fields.left, width: 100, card: 'fact', cell: ({ left }) => left },
    {
      key: 'endsOn',
      title: text.earnedUntil,
      width: 140,
      card: 'fact',
      cell: ({ endsOn }) => <DateCell value={endsOn} />,
    },
  ]
}

function useHistory() {
  const text = useText(balanceText)
  const { changeKinds } = useText(balanceWords)
  return (changes: Person['changes']) =>
    changes.map(({ id, at, by, leaveType, year, kind, days, reason }) => ({
      key: String(id),
      at: <DateCell value={at} hasTime />,
      who: by,
      why: reason,
      what: say(text.changed, {
        year,
        type: leaveType,
        kind: changeKinds[kind],
        days: days > 0 ? `+${days}` : days,
      }),
    }))
}

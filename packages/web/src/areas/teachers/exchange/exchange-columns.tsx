import type { Exchange } from '@residency/contract/areas/teachers/exchange/exchange.contract'
import type { ExchangeState as ExchangeStateName } from '@residency/contract/areas/teachers/exchange/exchange.flow'
import { exchangeWords } from '@residency/contract/areas/teachers/exchange/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag, type Tone } from '../../../ui/tables/state-tag.tsx'
import { dayColumn } from '../../../ui/times/time-columns.tsx'
import { exchangeText } from './exchange.text.ts'

const EXCHANGE_TONES: Readonly<Record<ExchangeStateName, Tone>> = {
  submitted: 'wait',
  passed: 'good',
  rejected: 'bad',
  withdrawn: 'calm',
  held: 'busy',
  reported: 'good',
}

/** From when to when; one day only once. */
export const daysOf = ({ fromDay, toDay }: Pick<Exchange, 'fromDay' | 'toDay'>) =>
  fromDay === toDay ? fromDay : `${fromDay} – ${toDay}`

/** The state of an exchange, with a warning while its report is late. */
export function ExchangeState({ row }: { row: Pick<Exchange, 'state' | 'isReportLate'> }) {
  const text = useText(exchangeText)
  const { states } = useText(exchangeWords).flows.exchange
  return (
    <>
      <StateTag tone={EXCHANGE_TONES[row.state]}>{states[row.state]}</StateTag>
      {row.isReportLate && (
        <>
          {' '}
          <StateTag tone="bad">{text.lateTag}</StateTag>
        </>
      )}
    </>
  )
}

/** Columns of exchanges; `actionsOf` adds those of the review. */
export function useExchangeColumns(
  open: (id: number) => void,
  actionsOf?: (row: Exchange) => RowAction[],
): Column<Exchange>[] {
  const text = useText(exchangeText)
  const { fields, exchangeKinds } = useText(exchangeWords)
  return [
    linesColumn('name', text.name, { width: 120, card: 'title' }, (row) => ({
      name: row.name,
      note: row.department,
      onOpen: () => open(row.id),
    })),
    {
      key: 'kind',
      title: fields.exchangeKind,
      width: 90,
      card: 'fact',
      cell: (row) => exchangeKinds[row.kind],
    },
    { key: 'topic', title: fields.topic, width: 200, cell: (row) => row.topic },
    linesColumn('host', text.host, { width: 160, card: 'fact' }, (row) => ({
      name: row.host,
      note: row.isPartner ? text.partner : row.place,
    })),
    {
      key: 'days',
      sort: 'fromDay',
      title: text.days,
      width: 190,
      cell: (row) => <span className="figures nowrap">{daysOf(row)}</span>,
    },
    {
      key: 'costYuan',
      title: fields.costYuan,
      width: 110,
      align: 'right',
      cell: (row) => row.costYuan ?? text.none,
    },
    {
      key: 'state',
      title: text.state,
      width: 150,
      card: 'state',
      cell: (row) => <ExchangeState row={row} />,
    },
    dayColumn('reportUntil', text.reportUntil, { width: 110 }),
    ...(actionsOf ? [actionsColumn(text.actions, 130, actionsOf)] : []),
  ]
}

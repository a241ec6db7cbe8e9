import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import type { ScoreComponent } from '@residency/contract/areas/admission/score.public'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { CheckCell } from './check-cell.tsx'
import type { CheckRow } from './score.queries.ts'
import { scoreText } from './score.text.ts'

type Props = {
  rows: readonly CheckRow[]
  component: ScoreComponent
  onChecked: (id: string) => void
}

/** The papers to be checked by a second person, in the order of the pile. */
export function CheckTable({ rows, component, onChecked }: Props) {
  const text = useText(scoreText)
  const { fields, components } = useText(examsWords)

  const offer: Column<CheckRow> = {
    key: 'offer',
    title: fields.offerId,
    width: 220,
    card: 'fact',
    cell: (row) => row.offer,
  }

  const columns: Column<CheckRow>[] = [
    {
      key: 'seat',
      title: text.seat,
      width: 80,
      card: 'state',
      cell: (row) => <span className="figures">{row.seatNo}</span>,
    },
    linesColumn('paper', text.paper, { width: 170, card: 'title' }, (row) => ({
      name: row.realName,
      note: row.ticketNumber,
    })),
    ...(rows.some((row) => row.offerId !== null) ? [offer] : []),
    {
      key: 'points',
      title: components[component],
      width: 260,
      card: 'fact',
      cell: (row) => (
        <CheckCell key={row.id} row={row} component={component} onChecked={onChecked} />
      ),
    },
    { key: 'enteredBy', title: text.enteredBy, width: 120, cell: (row) => row.enteredBy },
  ]

  return (
    <RowTable
      rows={rows}
      columns={columns}
      nameOf={(row) => say('{name}', { name: row.realName })}
    />
  )
}

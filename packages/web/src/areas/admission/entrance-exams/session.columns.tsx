import type { ExamSession } from '@residency/contract/areas/admission/entrance-exams/exam-session.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { examText } from './exam.text.ts'
import { spanOf } from './exam-time.rules.ts'

export type SessionAct = 'edit' | 'tickets' | 'delete'

/** Columns of the session list. */
export function useSessionColumns(
  act: (what: SessionAct, row: ExamSession) => void,
): readonly Column<ExamSession>[] {
  const text = useText(examText)

  const buttons = (row: ExamSession) =>
    allowedActions(row, {
      tickets: { label: text.tickets, onClick: () => act('tickets', row) },
      edit: { label: text.edit, onClick: () => act('edit', row) },
      delete: { label: text.remove, danger: true, onClick: () => act('delete', row) },
    })

  const name = (row: ExamSession) =>
    row.actions.includes('edit') ? (
      <button type="button" className="link-button" onClick={() => act('edit', row)}>
        {row.name}
      </button>
    ) : (
      row.name
    )

  return [
    { key: 'name', title: text.session, width: 180, card: 'title', cell: name },
    {
      key: 'time',
      sort: 'startsAt',
      title: text.time,
      width: 220,
      card: 'fact',
      cell: (row) => <span className="figures">{spanOf(row.startsAt, row.endsAt)}</span>,
    },
    {
      key: 'where',
      sort: 'place',
      title: text.where,
      width: 260,
      card: 'fact',
      cell: (row) => `${row.place} · ${row.room}`,
    },
    {
      key: 'taken',
      title: text.taken,
      width: 110,
      align: 'right',
      card: 'state',
      cell: (row) => (
        <span className="figures">{say(text.takenOf, { taken: row.taken, seats: row.seats })}</span>
      ),
    },
    actionsColumn(text.actions, 150, buttons),
  ]
}

import { targetWords } from '@residency/contract/areas/evaluation/targets/text'
import type { TicketSubject } from '@residency/contract/areas/evaluation/tickets/ticket.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { ticketText } from './ticket.text.ts'

/** Columns of trainees who are rated by code; who made the codes is shown below their count. */
export function useTicketColumns(
  onOpen: (how: 'show' | 'print', row: TicketSubject) => void,
): Column<TicketSubject>[] {
  const text = useText(ticketText)
  const { directions } = useText(targetWords)
  return [
    linesColumn('trainee', text.trainee, { width: 120, card: 'title' }, (row) => ({
      name: row.trainee,
      note: row.department,
    })),
    linesColumn('target', text.target, { width: 220, card: 'fact' }, (row) => ({
      name: row.target,
      note: `${directions[row.direction]} · ${say(text.closes, { day: row.closesOn })}`,
    })),
    linesColumn('codes', text.codes, { width: 220, card: 'fact' }, (row) => ({
      name: say(text.codesOf, { issued: row.issued, used: row.used }),
      note: row.issuers.map((issuer) => say(text.issuersOf, issuer)).join('; ') || null,
    })),
    {
      key: 'state',
      title: text.state,
      width: 90,
      card: 'state',
      cell: (row) => (
        <StateTag tone={row.isOpen ? 'busy' : 'calm'}>
          {row.isOpen ? text.open : text.over}
        </StateTag>
      ),
    },
    actionsColumn(text.actions, 190, (row) =>
      row.actions.includes('issue')
        ? (['show', 'print'] as const).map((key) => ({
            key,
            label: text[key],
            onClick: () => onOpen(key, row),
          }))
        : [],
    ),
  ]
}

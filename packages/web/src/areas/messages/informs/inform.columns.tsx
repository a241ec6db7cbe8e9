import type { Inform, Receipt } from '@residency/contract/areas/messages/informs/inform.contract'
import { informWords } from '@residency/contract/areas/messages/informs/text'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { informText } from './inform.text.ts'
import { hasRecipients, INFORM_TONES } from './inform-tones.rules.ts'

/** Columns of the informs a sender follows. */
export function useInformColumns(actionsOf: (row: Inform) => RowAction[]): Column<Inform>[] {
  const { manage: text, actions, none } = useText(informText)
  const { fields, flows } = useText(informWords)

  const receiptsOf = ({ isUrgent, people, read, confirmed }: Inform) => {
    const of = { people, read, confirmed }
    return (
      <NameLines
        name={say(text.receiptsOf, of)}
        note={isUrgent ? say(text.confirmedOf, of) : null}
      />
    )
  }

  const whenOf = ({ sendAt, sentAt }: Inform) =>
    sentAt || !sendAt ? (
      <DateCell value={sentAt} hasTime />
    ) : (
      say(text.plannedFor, { at: minuteOf(sendAt) })
    )

  return [
    {
      key: 'title',
      title: fields.title,
      width: 260,
      card: 'title',
      cell: (row) => (
        <>
          <RecordLink id={row.id}>{row.title}</RecordLink>{' '}
          {row.isUrgent && <StateTag tone="bad">{text.urgent}</StateTag>}
        </>
      ),
    },
    { key: 'by', title: text.by, width: 110, cell: (row) => row.by },
    { key: 'when', sort: 'sentAt', title: text.when, width: 150, card: 'fact', cell: whenOf },
    {
      key: 'receipts',
      title: text.receipts,
      width: 120,
      card: 'fact',
      cell: (row) => (hasRecipients(row.state) ? receiptsOf(row) : none),
    },
    stateColumn('state', fields.state, {
      width: 100,
      tones: INFORM_TONES,
      words: flows.inform.states,
    }),
    actionsColumn(actions, 140, actionsOf),
  ]
}

/** Columns of the recipients of an inform. */
export function useReceiptColumns(isUrgent: boolean): Column<Receipt>[] {
  const { receipts: text, none } = useText(informText)

  const confirmed: Column<Receipt> = {
    key: 'confirmed',
    sort: 'confirmedAt',
    title: text.confirmedAt,
    width: 150,
    card: 'fact',
    cell: (row) => <DateCell value={row.confirmedAt} hasTime />,
  }

  return [
    linesColumn('name', text.name, { width: 160, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
    })),
    {
      key: 'department',
      title: text.department,
      width: 180,
      card: 'fact',
      cell: (row) => row.department ?? none,
    },
    {
      key: 'read',
      sort: 'readAt',
      title: text.readAt,
      width: 150,
      card: 'fact',
      cell: (row) => <DateCell value={row.readAt} hasTime />,
    },
    ...(isUrgent ? [confirmed] : []),
  ]
}

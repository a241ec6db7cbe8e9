import type { OfferRow } from '@residency/contract/areas/intakes/offers/offer.contract'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { offerText } from './offer.text.ts'
import '../intakes.css'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'

export type OfferAct = 'edit' | 'delete'

/** Columns of the offer list: seats, occupied seats, trainee kinds. */
export function useOfferColumns(
  act: (what: OfferAct, row: OfferRow) => void,
): readonly Column<OfferRow>[] {
  const text = useText(offerText)
  const { fields } = useText(intakesWords)

  const buttons = (row: OfferRow) =>
    allowedActions(row, {
      edit: { label: text.edit, onClick: () => act('edit', row) },
      delete: { label: text.remove, danger: true, onClick: () => act('delete', row) },
    })

  return [
    { key: 'place', title: text.place, width: 70, align: 'right', cell: (row) => row.place },
    linesColumn('name', fields.majorId, { sort: 'major', width: 230, card: 'title' }, (row) => ({
      name: row.major,
      note: `${row.base} · ${row.code}`,
      onOpen: row.actions.includes('edit') ? () => act('edit', row) : undefined,
    })),
    { key: 'unit', title: fields.unitId, width: 180, card: 'fact', cell: (row) => row.unit },
    {
      key: 'seats',
      title: fields.seats,
      width: 150,
      card: 'fact',
      cell: (row) => <Seats row={row} />,
    },
    {
      key: 'conditions',
      title: text.conditions,
      width: 300,
      card: 'fact',
      cell: (row) => row.conditions ?? <span className="soft">{text.noConditions}</span>,
    },
    {
      key: 'choices',
      title: text.choices,
      width: 80,
      align: 'right',
      card: 'fact',
      cell: (row) => row.choices,
    },
    actionsColumn(text.actions, 110, buttons),
  ]
}

function Seats({ row }: { row: OfferRow }) {
  const text = useText(offerText)
  const kinds = useText(signupWords).traineeKinds
  const isSplit = row.pools.some((pool) => pool.traineeKind !== null)
  const parts = isSplit
    ? row.pools.map((pool) => `${pool.traineeKind ? kinds[pool.traineeKind] : ''} ${pool.seats}`)
    : []

  return (
    <span className="person-words figures">
      <span>{say(text.seatsHeld, { seats: row.seats })}</span>
      {parts.length > 0 && <small>{parts.join(' · ')}</small>}
      {row.held > 0 && <small>{say(text.held, { held: row.held })}</small>}
    </span>
  )
}

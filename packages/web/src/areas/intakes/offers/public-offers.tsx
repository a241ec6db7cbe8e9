import { intakesWords } from '@residency/contract/areas/intakes/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import type { PublicIntake } from '../intake/intake.queries.ts'
import { offerText } from './offer.text.ts'

type Offer = PublicIntake['offers'][number]

/** The offers of an intake on the public page. */
export function PublicOffers({ offers }: { offers: readonly Offer[] }) {
  const text = useText(offerText)
  const { fields } = useText(intakesWords)

  const columns: readonly Column<Offer>[] = [
    linesColumn('label', fields.majorId, { width: 220, card: 'title' }, (offer) => ({
      name: offer.label,
      note: offer.base,
    })),
    { key: 'unit', title: fields.unitId, width: 200, card: 'fact', cell: (offer) => offer.unit },
    {
      key: 'seats',
      title: fields.seats,
      width: 80,
      align: 'right',
      card: 'fact',
      cell: (offer) => offer.seats,
    },
    {
      key: 'conditions',
      title: text.conditions,
      width: 320,
      card: 'fact',
      cell: (offer) => offer.conditions ?? text.noConditions,
    },
  ]

  return <RowTable rows={offers} columns={columns} nameOf={(offer) => offer.label} />
}

import type { PartnerRow } from '@residency/contract/areas/signup/partner/partner.contract'
import { partnerWords } from '@residency/contract/areas/signup/partner/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { partnerText } from './partner.text.ts'
import { TONES } from './partner-review.tsx'

/** Columns of the unit list. */
export function usePartnerColumns(
  open: (id: number) => void,
  actionsOf: (row: PartnerRow) => RowAction[],
): Column<PartnerRow>[] {
  const text = useText(partnerText)
  const { fields, flows } = useText(partnerWords)
  const { state } = useText(signupWords).fields
  const { states } = flows.partner

  return [
    {
      key: 'name',
      sort: 'unitName',
      title: fields.unitName,
      width: 240,
      card: 'title',
      cell: (row) => (
        <button type="button" className="link-button" onClick={() => open(row.id)}>
          {row.unitName}
        </button>
      ),
    },
    {
      key: 'code',
      sort: 'creditCode',
      title: fields.creditCode,
      width: 200,
      card: 'fact',
      cell: (row) => <span className="figures">{row.creditCode}</span>,
    },
    {
      key: 'contact',
      sort: 'contactName',
      title: text.contact,
      width: 120,
      card: 'fact',
      cell: (row) => row.contactName,
    },
    figuresColumn('mobile', text.mobile, { width: 130 }),
    { key: 'people', title: text.people, width: 90, align: 'right', cell: (row) => row.people },
    stateColumn('state', state, { width: 110, tones: TONES, words: states }),
    {
      key: 'since',
      sort: 'createTime',
      title: text.since,
      width: 170,
      cell: (row) => <DateCell value={row.createTime} hasTime />,
    },
    actionsColumn(text.actions, 130, actionsOf),
  ]
}

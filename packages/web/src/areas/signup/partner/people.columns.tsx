import type { PartnerPerson } from '@residency/contract/areas/signup/partner/partner.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { toneOf } from '../registration-state.rules.ts'
import { partnerText } from './partner.text.ts'

/**
 * Columns of a unit's applicants: person, state, returned parts, and the link to the registration.
 */
export function usePeopleColumns(open: (row: PartnerPerson) => void): Column<PartnerPerson>[] {
  const text = useText(partnerText)
  const words = useText(signupWords)
  const soft = <span className="soft">—</span>

  return [
    {
      key: 'name',
      sort: 'realName',
      title: text.name,
      width: 110,
      card: 'title',
      cell: (row) => row.realName ?? soft,
    },
    figuresColumn('idCard', text.idCard, { width: 180 }),
    figuresColumn('mobile', text.mobile, { width: 120, card: 'fact' }),
    {
      key: 'choice',
      title: text.choice,
      width: 200,
      card: 'fact',
      cell: (row) => row.firstChoice ?? soft,
    },
    {
      key: 'state',
      title: words.fields.state,
      width: 120,
      card: 'state',
      cell: (row) => (
        <StateTag tone={toneOf(row.state)}>{words.flows.registration.states[row.state]}</StateTag>
      ),
    },
    {
      key: 'reason',
      title: text.reasonOf,
      width: 190,
      card: 'fact',
      cell: (row) => row.returnReason ?? soft,
    },
    {
      key: 'at',
      sort: 'submittedAt',
      title: text.submittedAt,
      width: 140,
      cell: (row) => row.submittedAt ?? soft,
    },
    actionsColumn(text.actions, 90, (row) => [
      { key: 'open', label: row.isOpen ? text.fill : text.view, onClick: () => open(row) },
    ]),
    {
      key: 'intake',
      sort: 'intakeName',
      title: words.fields.intake,
      width: 160,
      isExtra: true,
      cell: (row) => row.intakeName,
    },
  ]
}

import type { RegistrationRow } from '@residency/contract/areas/signup/review.contract'
import { useText } from '../../../platform/i18n.ts'
import type { Column } from '../../../ui/column.ts'
import { DateCell } from '../../../ui/date-cell.tsx'
import { PersonCell } from '../../../ui/person-cell.tsx'
import { RowActions } from '../../../ui/row-actions.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { OfferCell } from '../offer-cell.tsx'
import { toneOf } from '../registration-state.rules.ts'
import { useSignupWords } from '../use-signup-words.ts'
import { reviewText } from './review.text.ts'

/** Columns of the registration list; the button shows whether an action is pending. */
export function useRegistrationColumns(open: (row: RegistrationRow) => void): readonly Column<RegistrationRow>[] {
  const text = useText(reviewText)
  const { fields, states, traineeKinds } = useSignupWords()
  return [
    {
      key: 'realName',
      title: fields.realName,
      width: 150,
      card: 'title',
      cell: (row) => <PersonCell name={row.realName ?? '—'} onOpen={() => open(row)} />,
    },
    {
      key: 'state',
      title: fields.state,
      width: 145,
      card: 'state',
      cell: (row) => <StateTag tone={toneOf(row.state)}>{states[row.state]}</StateTag>,
    },
    { key: 'firstChoice', title: fields.firstChoice, width: 225, card: 'fact', cell: (row) => <OfferCell offer={row.firstChoice} /> },
    { key: 'traineeKind', title: fields.traineeKind, width: 95, cell: (row) => traineeKinds[row.traineeKind] },
    { key: 'schoolName', title: fields.schoolId, width: 150, cell: (row) => row.schoolName ?? '—' },
    { key: 'mobile', title: fields.mobile, width: 125, cell: (row) => <span className="figures">{row.mobile ?? '—'}</span> },
    {
      key: 'submittedAt',
      title: fields.submittedAt,
      width: 150,
      card: 'fact',
      sort: 'submittedAt',
      cell: (row) => <DateCell value={row.submittedAt} hasTime />,
    },
    { key: 'intakeName', title: fields.intake, width: 160, isExtra: true, cell: (row) => row.intakeName },
    {
      key: 'actions',
      title: text.actions,
      width: 80,
      card: 'action',
      cell: (row) => (
        <RowActions actions={[{ key: 'open', label: row.actions.length ? text.handle : text.open, onClick: () => open(row) }]} />
      ),
    },
  ]
}

import type { RegistrationRow } from '@residency/contract/areas/signup/review/review.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { PersonCell } from '../../../ui/tables/person-cell.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { OfferCell } from '../choices/offer-cell.tsx'
import { toneOf } from '../registration-state.rules.ts'
import { signupText } from '../signup.text.ts'
import { reviewText } from './review.text.ts'
import type { Part } from './review-parts.tsx'

/** The columns of each list, in their order; the name before, the button after them. */
const SHOWN = {
  registration: [
    'state',
    'firstChoice',
    'traineeKind',
    'schoolName',
    'mobile',
    'submittedAt',
    'intakeName',
  ],
  identity: [
    'state',
    'gender',
    'idCard',
    'mobile',
    'traineeKind',
    'firstChoice',
    'submittedAt',
    'intakeName',
  ],
  education: [
    'state',
    'level',
    'studySchool',
    'studyMajor',
    'firstChoice',
    'traineeKind',
    'submittedAt',
    'intakeName',
  ],
  examination: [
    'state',
    'session',
    'startsAt',
    'ticketNumber',
    'firstChoice',
    'traineeKind',
    'intakeName',
  ],
} as const

export type ReviewPart = Exclude<keyof typeof SHOWN, 'registration'>

/** Columns of a list of registrations; the button shows whether an action is pending. */
export function useRegistrationColumns(
  part: Part | undefined,
  open: (row: RegistrationRow) => void,
): readonly Column<RegistrationRow>[] {
  const text = useText(reviewText)
  const { gender } = useText(signupText)
  const { fields, flows, traineeKinds, levels } = useText(signupWords)
  const { states } = flows.registration

  const names: readonly string[] = [
    'realName',
    ...SHOWN[(part ?? 'registration') as keyof typeof SHOWN],
    'actions',
  ]

  const fact = (of: ReviewPart) => (part === of ? { card: 'fact' as const } : {})

  const all: readonly Column<RegistrationRow>[] = [
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
    {
      key: 'firstChoice',
      title: fields.firstChoice,
      width: 225,
      card: 'fact',
      cell: (row) => <OfferCell offer={row.firstChoice} />,
    },
    {
      key: 'traineeKind',
      title: fields.traineeKind,
      width: 95,
      cell: (row) => traineeKinds[row.traineeKind],
    },
    {
      key: 'gender',
      title: fields.gender,
      width: 80,
      cell: (row) => (row.gender === 1 || row.gender === 2 ? gender[row.gender] : '—'),
    },
    {
      key: 'idCard',
      title: fields.idCard,
      width: 180,
      ...fact('identity'),
      cell: (row) => <span className="figures">{row.idCard ?? '—'}</span>,
    },
    {
      key: 'level',
      title: text.highest,
      width: 110,
      ...fact('education'),
      cell: (row) => (row.study ? levels[row.study.level] : '—'),
    },
    {
      key: 'studySchool',
      title: fields.school,
      width: 200,
      ...fact('education'),
      cell: (row) => row.study?.schoolName ?? '—',
    },
    { key: 'studyMajor', title: fields.major, width: 150, cell: (row) => row.study?.major ?? '—' },
    {
      key: 'session',
      title: text.exam.session,
      width: 180,
      ...fact('examination'),
      cell: (row) => row.seat?.session ?? '—',
    },
    {
      key: 'startsAt',
      title: text.exam.at,
      width: 150,
      ...fact('examination'),
      cell: (row) => row.seat?.startsAt ?? '—',
    },
    {
      key: 'ticketNumber',
      title: text.exam.ticket,
      width: 140,
      cell: (row) => <span className="figures">{row.seat?.ticketNumber ?? '—'}</span>,
    },
    { key: 'schoolName', title: fields.schoolId, width: 150, cell: (row) => row.schoolName ?? '—' },
    {
      key: 'mobile',
      title: fields.mobile,
      width: 125,
      cell: (row) => <span className="figures">{row.mobile ?? '—'}</span>,
    },
    momentColumn('submittedAt', fields.submittedAt, { width: 150, card: 'fact' }),
    {
      key: 'intakeName',
      title: fields.intake,
      width: 160,
      isExtra: true,
      cell: (row) => row.intakeName,
    },
    actionsColumn(text.actions, 80, (row) => [
      {
        key: 'open',
        label: row.actions.length ? text.handle : text.open,
        onClick: () => open(row),
      },
    ]),
  ]

  const byKey = new Map(all.map((column) => [column.key, column]))

  return names.map((name) => byKey.get(name)!)
}

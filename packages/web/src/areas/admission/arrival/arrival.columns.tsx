import {
  type ArrivalAction,
  type ArrivalRow,
  type ArrivalState,
  attachAgreement,
} from '@residency/contract/areas/admission/arrival/arrival.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { useLocation } from 'react-router'
import { usePerm } from '../../../platform/permissions.tsx'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { OfferCell, signupPaths, toneOf } from '../../signup/signup.public.ts'
import { downloadAgreement } from './arrival.queries.ts'
import { hasAgreement, hasNumber } from './arrival.rules.ts'
import { arrivalText } from './arrival.text.ts'

function AgreementCell({ row }: { row: ArrivalRow }) {
  const text = useText(arrivalText)
  if (!row.agreementNumber) return <span className="soft">—</span>

  return (
    <span className="person-words">
      <span className="figures">{row.agreementNumber}</span>
      <small>{row.copy ? text.copyThere : text.copyMissing}</small>
    </span>
  )
}

/** Columns of the list: person, place, arrival, documents. */
export function useArrivalColumns(
  act: (what: ArrivalAction, row: ArrivalRow) => void,
  openCopy: (row: ArrivalRow) => void,
  state: ArrivalState,
): Column<ArrivalRow>[] {
  const text = useText(arrivalText)
  const words = useText(signupWords)
  const isSigned = hasAgreement(state)
  const { pathname, search } = useLocation()
  const here = pathname + search
  const mayAttach = usePerm([attachAgreement.access.permission])

  const buttons = (row: ArrivalRow): RowAction[] => [
    ...row.actions.map((key) => ({
      key,
      label: words.flows.registration.actions[key],
      danger: key === 'reportNoShow',
      onClick: () => act(key, row),
    })),
    ...(row.agreementNumber
      ? [{ key: 'pdf', label: text.agreementPdf, onClick: () => void downloadAgreement(row.id) }]
      : []),
    ...(row.agreementNumber && mayAttach
      ? [{ key: 'copy', label: text.copy, onClick: () => openCopy(row) }]
      : []),
  ]

  const soft = <span className="soft">—</span>

  return [
    linesColumn('name', text.name, { sort: 'realName', width: 130, card: 'title' }, (row) => ({
      name: row.realName,
      note: row.gender ? text.gender[String(row.gender) as '1' | '2'] : null,
      to: signupPaths.review(row.id, here),
    })),
    {
      key: 'offer',
      title: text.offer,
      width: 230,
      card: 'fact',
      cell: (row) => <OfferCell offer={row.offer} />,
    },
    {
      key: 'kind',
      title: words.fields.traineeKind,
      width: 100,
      isExtra: true,
      cell: (row) => words.traineeKinds[row.traineeKind],
    },
    figuresColumn('mobile', text.mobile, { width: 140 }),
    {
      key: 'when',
      title: text.when,
      width: 170,
      ...(isSigned ? {} : { card: 'fact' as const }),
      cell: (row) =>
        row.arriveAt ? (
          <span className="person-words">
            <span className="figures">{row.arrivedOn ?? row.arriveAt}</span>
            {!row.arrivedOn && row.place && <small>{row.place}</small>}
          </span>
        ) : (
          soft
        ),
    },
    {
      key: 'agreement',
      sort: 'agreementNumber',
      title: text.agreement,
      width: 145,
      ...(isSigned ? { card: 'fact' as const } : {}),
      cell: (row) => <AgreementCell row={row} />,
    },
    {
      key: 'number',
      sort: 'traineeNumber',
      title: text.number,
      width: 120,
      ...(hasNumber(state) ? { card: 'fact' as const } : {}),
      cell: (row) => row.traineeNumber ?? soft,
    },
    {
      key: 'state',
      title: words.fields.state,
      width: 110,
      isExtra: true,
      card: 'state',
      cell: (row) => (
        <StateTag tone={toneOf(row.state)}>{words.flows.registration.states[row.state]}</StateTag>
      ),
    },
    {
      key: 'intake',
      sort: 'intakeName',
      title: words.fields.intake,
      width: 160,
      isExtra: true,
      cell: (row) => row.intakeName,
    },
    actionsColumn(text.actions, 130, buttons),
  ]
}

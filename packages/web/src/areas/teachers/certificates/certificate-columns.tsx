import type {
  Certificate,
  CertificateRecord,
} from '@residency/contract/areas/teachers/certificates/certificate.contract'
import { certificateWords } from '@residency/contract/areas/teachers/certificates/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/tables/actions-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { FileNames } from '../file-names.tsx'
import { certificateText } from './certificate.text.ts'
import { RECORD_TONES, VALIDITY_TONES } from './certificate-tones.rules.ts'

/** Columns that certificates and records share. */
function useSharedColumns<
  Row extends Omit<
    CertificateRecord,
    'action' | 'state' | 'reason' | 'createTime' | 'version' | 'actions' | 'certificateId'
  >,
>(): Column<Row>[] {
  const text = useText(certificateText)
  const { fields } = useText(certificateWords)
  return [
    { key: 'kind', title: fields.kind, width: 170, card: 'fact', cell: (row) => row.kindLabel },
    {
      key: 'number',
      title: fields.number,
      width: 140,
      cell: (row) => <span className="figures">{row.number}</span>,
    },
    {
      key: 'issuedOn',
      title: fields.issuedOn,
      width: 110,
      cell: (row) => <DateCell value={row.issuedOn} />,
    },
    {
      key: 'validUntil',
      title: fields.validUntil,
      width: 110,
      card: 'fact',
      cell: (row) => (row.validUntil ? <DateCell value={row.validUntil} /> : text.endless),
    },
  ]
}

/** Columns of the list of certificates. */
export function useCertificateColumns(): Column<Certificate>[] {
  const text = useText(certificateText)
  const { fields, validities } = useText(certificateWords)
  const shared = useSharedColumns<Certificate>()

  return [
    {
      key: 'name',
      title: text.name,
      width: 140,
      card: 'title',
      cell: (row) => <NameLines name={row.name} note={row.department ?? text.none} />,
    },
    ...shared,
    {
      key: 'validity',
      title: fields.validity,
      width: 120,
      card: 'state',
      cell: (row) => (
        <StateTag tone={VALIDITY_TONES[row.validity]}>{validities[row.validity]}</StateTag>
      ),
    },
    { key: 'files', title: text.scans, width: 160, cell: (row) => <FileNames files={row.files} /> },
  ]
}

/** Columns of the list of certificates handed in. */
export function useRecordColumns(
  open: (id: number) => void,
  actionsOf: (row: CertificateRecord) => RowAction[],
): Column<CertificateRecord>[] {
  const text = useText(certificateText)
  const { fields, flows, recordActions } = useText(certificateWords)
  const shared = useSharedColumns<CertificateRecord>()

  return [
    {
      key: 'name',
      title: text.name,
      width: 140,
      card: 'title',
      cell: (row) => (
        <NameLines name={row.name} note={row.department ?? text.none} onOpen={() => open(row.id)} />
      ),
    },
    {
      key: 'action',
      title: text.what,
      width: 90,
      card: 'fact',
      cell: (row) => recordActions[row.action],
    },
    ...shared,
    {
      key: 'state',
      title: fields.state,
      width: 100,
      card: 'state',
      cell: (row) => (
        <StateTag tone={RECORD_TONES[row.state]}>
          {flows.certificateRecord.states[row.state]}
        </StateTag>
      ),
    },
    {
      key: 'createTime',
      title: text.handedIn,
      width: 150,
      cell: (row) => <DateCell value={row.createTime} hasTime />,
    },
    actionsColumn(text.actions, 130, actionsOf),
  ]
}

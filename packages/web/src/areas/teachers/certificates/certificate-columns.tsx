import type {
  Certificate,
  CertificateRecord,
} from '@residency/contract/areas/teachers/certificates/certificate.contract'
import { certificateWords } from '@residency/contract/areas/teachers/certificates/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { dayColumn, momentColumn } from '../../../ui/times/time-columns.tsx'
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
    figuresColumn('number', fields.number, { width: 140 }),
    dayColumn('issuedOn', fields.issuedOn, { width: 110 }),
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
    linesColumn('name', text.name, { width: 140, card: 'title' }, (row) => ({
      name: row.name,
      note: row.department ?? text.none,
    })),
    ...shared,
    stateColumn('validity', fields.validity, {
      width: 120,
      tones: VALIDITY_TONES,
      words: validities,
    }),
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
    linesColumn('name', text.name, { width: 140, card: 'title' }, (row) => ({
      name: row.name,
      note: row.department ?? text.none,
      onOpen: () => open(row.id),
    })),
    {
      key: 'action',
      title: text.what,
      width: 90,
      card: 'fact',
      cell: (row) => recordActions[row.action],
    },
    ...shared,
    stateColumn('state', fields.state, {
      width: 100,
      tones: RECORD_TONES,
      words: flows.certificateRecord.states,
    }),
    momentColumn('createTime', text.handedIn, { width: 150 }),
    actionsColumn(text.actions, 130, actionsOf),
  ]
}

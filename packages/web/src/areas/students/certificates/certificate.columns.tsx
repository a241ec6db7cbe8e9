import type { Certificate } from '@residency/contract/areas/students/completion/certificate.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { dayColumn } from '../../../ui/times/time-columns.tsx'
import { certificatesText } from './certificates.text.ts'

function Validity({ row }: { row: Certificate }) {
  const text = useText(certificatesText)
  if (row.revokedOn !== null)
    return (
      <>
        <StateTag tone="bad">{text.revoked}</StateTag>
        <small className="soft">
          {say(text.revokedNote, { day: row.revokedOn, reason: row.revocation ?? '' })}
        </small>
        {row.replacedBy && (
          <small className="soft">{say(text.replaced, { number: row.replacedBy })}</small>
        )}
      </>
    )

  return row.isDrawn ? (
    <StateTag tone="good">{text.valid}</StateTag>
  ) : (
    <StateTag tone="busy">{text.drawing}</StateTag>
  )
}

/** Columns of certificates. */
export function useCertificateColumns(
  actionsOf: (row: Certificate) => RowAction[],
): Column<Certificate>[] {
  const text = useText(certificatesText)
  return [
    linesColumn('holder', text.holder, { width: 150, card: 'title' }, (row) => ({
      name: row.holder ?? text.erased,
      note: row.traineeNumber,
    })),
    figuresColumn('number', text.number, { width: 160, card: 'fact' }),
    linesColumn('major', text.training, { width: 190 }, (row) => ({
      name: row.major,
      note: row.unit,
    })),
    {
      key: 'dates',
      sort: 'startsOn',
      title: text.dates,
      width: 200,
      isExtra: true,
      cell: (row) => say(text.to, { from: row.startsOn, until: row.endsOn }),
    },
    dayColumn('issuedOn', text.issuedOn, { width: 120, card: 'fact' }),
    {
      key: 'state',
      title: text.state,
      width: 220,
      card: 'state',
      cell: (row) => <Validity row={row} />,
    },
    actionsColumn(text.actions, 140, actionsOf),
  ]
}

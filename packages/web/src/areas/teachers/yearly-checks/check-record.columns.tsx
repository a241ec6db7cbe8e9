import { certificateWords } from '@residency/contract/areas/teachers/certificates/text'
import type { CheckRecord } from '@residency/contract/areas/teachers/yearly-checks/check-record.contract'
import { checkWords } from '@residency/contract/areas/teachers/yearly-checks/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { VALIDITY_TONES } from '../certificates/certificate-tones.rules.ts'
import { checkText } from './check.text.ts'
import { CHECK_TONES } from './check-tones.rules.ts'

/** Columns of the list of teachers in checks. */
export function useCheckRecordColumns(
  open: (id: number) => void,
  actionsOf: (row: CheckRecord) => RowAction[],
): readonly Column<CheckRecord>[] {
  const { records: text, actions, check } = useText(checkText)
  const { states } = useText(checkWords).flows.teacherCheck
  return [
    linesColumn('name', text.name, { width: 150, card: 'title' }, (row) => ({
      name: row.name,
      note: row.department,
      onOpen: () => open(row.id),
    })),
    linesColumn('check', check, { sort: 'checkTitle', width: 220, card: 'fact' }, (row) => ({
      name: row.checkTitle,
      note: say(text.of, { year: row.year, title: row.base }),
    })),
    {
      key: 'validity',
      sort: 'validUntil',
      title: text.validity,
      width: 170,
      card: 'fact',
      cell: (row) => <Validity row={row} />,
    },
    stateColumn('state', text.state, { width: 120, tones: CHECK_TONES, words: states }),
    {
      key: 'reason',
      title: text.reason,
      width: 200,
      cell: (row) => row.reason ?? <span className="soft">—</span>,
    },
    actionsColumn(actions, 130, actionsOf),
  ]
}

/** Until when the qualification is in force, and what is to be noticed about it. */
export function Validity({ row }: { row: CheckRecord }) {
  const { records: text } = useText(checkText)
  const { validities } = useText(certificateWords)
  return (
    <span>
      <span className="figures">{row.validUntil ?? '—'}</span>{' '}
      {row.validity !== 'valid' && (
        <StateTag tone={VALIDITY_TONES[row.validity]}>{validities[row.validity]}</StateTag>
      )}
      {!row.isInLibrary && <StateTag tone="calm">{text.left}</StateTag>}
    </span>
  )
}

import type { EvidenceFinding } from '@residency/contract/areas/workload/evidence/evidence.contract'
import { evidenceWords } from '@residency/contract/areas/workload/evidence/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { evidenceText } from './evidence.text.ts'

/** Columns of findings. */
export function useEvidenceColumns(): Column<EvidenceFinding>[] {
  const text = useText(evidenceText)
  const { evidenceKinds, units } = useText(evidenceWords)
  return [
    {
      key: 'name',
      title: text.who,
      width: 140,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.name}</RecordLink>,
    },
    {
      key: 'role',
      title: text.trainee,
      width: 100,
      isExtra: true,
      cell: (row) => (row.isDecider ? text.decider : text.trainee),
    },
    {
      key: 'kind',
      title: text.what,
      width: 160,
      card: 'fact',
      cell: (row) => evidenceKinds[row.kind],
    },
    {
      key: 'when',
      sort: 'from',
      title: text.when,
      width: 200,
      card: 'fact',
      cell: (row) => (
        <span className="figures">
          {row.from === row.until ? row.from : say(text.span, { from: row.from, until: row.until })}
        </span>
      ),
    },
    linesColumn('figure', text.figure, { width: 160 }, (row) => ({
      name: `${row.figure} ${units[row.unit]}`,
      note: say(text.of, { count: row.outOf }),
    })),
    { key: 'base', title: text.base, width: 140, cell: (row) => row.base },
    {
      key: 'state',
      title: text.state,
      width: 110,
      card: 'state',
      cell: (row) => (
        <StateTag tone={row.lookedBy ? 'calm' : 'wait'}>
          {row.lookedBy ? text.looked : text.unlooked}
        </StateTag>
      ),
    },
  ]
}

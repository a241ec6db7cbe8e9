import type { OwnResult } from '@residency/contract/areas/evaluation/results/result.contract'
import { targetWords } from '@residency/contract/areas/evaluation/targets/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { resultText } from './result.text.ts'

/** Columns of results about the reader. */
export function useOwnResultColumns(): Column<OwnResult>[] {
  const text = useText(resultText)
  const { directions } = useText(targetWords)
  return [
    {
      key: 'target',
      title: text.name,
      width: 240,
      card: 'title',
      cell: (row) => (
        <>
          <RecordLink id={row.id}>{row.target}</RecordLink>
          <div className="soft">{[row.subject, row.note].filter(Boolean).join(' · ')}</div>
        </>
      ),
    },
    linesColumn('form', text.form, { width: 180, card: 'fact' }, (row) => ({
      name: row.form,
      note: directions[row.direction],
    })),
    {
      key: 'n',
      title: text.n,
      width: 90,
      align: 'right',
      card: 'fact',
      cell: (row) => <span className="figures">{say(text.answers, { n: row.n })}</span>,
    },
    {
      key: 'mean',
      title: text.mean,
      width: 100,
      align: 'right',
      card: 'state',
      cell: (row) => (
        <span className="figures">
          {row.mean === null ? text.none : say(text.scoreOf, { mean: row.mean })}
        </span>
      ),
    },
  ]
}

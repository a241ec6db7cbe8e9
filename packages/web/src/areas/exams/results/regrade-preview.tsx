import type { RegradePreview as Preview } from '@residency/contract/areas/exams/marking/result.contract'
import { markingWords } from '@residency/contract/areas/exams/marking/text'
import { useEffect } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { OUTCOME_TONES } from '../marking/marking.rules.ts'
import '../marking/marking.css'
import { pointsText } from '../../questions/questions.public.ts'
import { resultText } from './result.text.ts'

type Props = {
  preview: { data: Preview | undefined; error: Error | null; refetch: () => unknown }
  onSeen: () => void
}

type Change = Preview['changed'][number]
const MAX_SHOWN = 200

/** Whose result a correction would change: exactly what is shown here is applied. */
export function RegradePreview({ preview: { data, error, refetch }, onSeen }: Props) {
  const text = useText(resultText)
  const columns = useColumns()
  const seen = data?.seen

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was seen changes with the preview alone
  useEffect(onSeen, [seen])
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  const { changed, attempts, toPassed, toFailed } = data
  // Those who pass now, or no longer, come first.
  const turns = ({ before, after }: Change) => Number(before?.isPassed !== after?.isPassed)
  const rows = [...changed].sort((a, b) => turns(b) - turns(a)).slice(0, MAX_SHOWN)

  return (
    <div role="status">
      <p>
        {changed.length === 0
          ? text.noChange
          : say(text.changes, { attempts, changed: changed.length, toPassed, toFailed })}
        {data.isReleased && changed.length > 0 && ` ${text.isReleased}`}
      </p>
      {rows.length > 0 && (
        <div className="regrade-changes" tabIndex={0} role="region" aria-label={text.foresee}>
          <RowTable<Change>
            rows={rows}
            columns={columns}
            density="small"
            label={text.foresee}
            nameOf={({ name }) => name}
          />
        </div>
      )}
      {changed.length > MAX_SHOWN && (
        <p className="soft">{say(text.more, { count: changed.length - MAX_SHOWN })}</p>
      )}
    </div>
  )
}

function useColumns(): Column<Change>[] {
  const text = useText(resultText)
  const { outcomes } = useText(markingWords)

  const cellOf = (result: Change['before']) => {
    if (result === null) return <StateTag tone={OUTCOME_TONES.waiting}>{outcomes.waiting}</StateTag>

    const outcome = result.isPassed ? 'passed' : 'failed'
    return (
      <>
        <span className="figures">
          {say(text.scoreOf, { score: pointsText(result.score), most: pointsText(result.most) })}
        </span>{' '}
        <StateTag tone={OUTCOME_TONES[outcome]}>{outcomes[outcome]}</StateTag>
      </>
    )
  }

  return [
    linesColumn('name', text.name, { width: 140, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number > 1 ? say(text.number, { number: row.number }) : null,
    })),
    {
      key: 'before',
      title: text.before,
      width: 180,
      card: 'fact',
      cell: (row) => cellOf(row.before),
    },
    { key: 'after', title: text.after, width: 180, card: 'fact', cell: (row) => cellOf(row.after) },
  ]
}

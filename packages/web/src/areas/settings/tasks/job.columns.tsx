import { useText } from '../../../platform/texts/i18n.ts'
import { importSentence } from '../../../screens/sheets/import-sentence.ts'
import { taskText } from '../../../screens/sheets/task.text.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { PersonCell } from '../../../ui/tables/person-cell.tsx'
import type { Tone } from '../../../ui/tables/state-tag.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import type { JobRow } from './job.queries.ts'
import { jobText } from './job.text.ts'

const TONES: Readonly<Record<JobRow['state'], Tone>> = {
  waiting: 'wait',
  running: 'busy',
  done: 'good',
  failed: 'bad',
  cancelled: 'calm',
}

type Acts = {
  cancel: (row: JobRow) => void
  download: (row: JobRow) => void
  retry: (row: JobRow) => void
}

/** Columns of the task list. */
export function useJobColumns(acts: Acts, isAll: boolean): readonly Column<JobRow>[] {
  const text = useText(jobText)
  const task = useText(taskText)
  const labels = { cancel: task.cancel, download: task.download, retry: text.retry } as const
  const outcome = (row: JobRow) =>
    row.error ?? (row.written === null ? text.none : importSentence(row, task))

  return [
    {
      key: 'title',
      title: text.kind,
      width: 170,
      card: 'title',
      cell: (row) => `${text.kinds[row.kind]} · ${row.title}`,
    },
    stateColumn('state', text.state, { width: 110, tones: TONES, words: task.states }),
    {
      key: 'progress',
      title: text.progress,
      width: 110,
      card: 'fact',
      cell: (row) => (
        <span className="figures">
          {row.total === null ? text.none : `${row.done} / ${row.total}`}
        </span>
      ),
    },
    {
      key: 'outcome',
      title: text.outcome,
      width: 260,
      card: 'fact',
      cell: (row) => (row.kind === 'export' && !row.error ? text.none : outcome(row)),
    },
    ...(isAll
      ? [
          {
            key: 'person',
            title: text.person,
            width: 130,
            cell: (row: JobRow) => <PersonCell name={row.userName} />,
          },
          {
            key: 'tries',
            title: text.tries,
            width: 70,
            cell: (row: JobRow) => <span className="figures">{row.tries}</span>,
          },
        ]
      : []),
    momentColumn('createdAt', text.created, { width: 130 }),
    actionsColumn(text.actions, 110, (row) =>
      (['download', 'retry', 'cancel'] as const)
        .filter((key) => row.actions.includes(key))
        .map((key) => ({ key, label: labels[key], onClick: () => acts[key](row) })),
    ),
  ]
}

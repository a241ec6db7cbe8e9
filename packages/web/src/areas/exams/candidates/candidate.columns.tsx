import type { Candidate } from '@residency/contract/areas/exams/exam/candidate.contract'
import type { ExamDetail } from '@residency/contract/areas/exams/exam/exam.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import { examText } from '../exam/exam.text.ts'
import { CANDIDATE_TONES, pointsOf } from '../exam/exam-tones.rules.ts'

/** Columns of the candidates of an exam. */
export function useCandidateColumns(
  exam: ExamDetail,
  onArrange: (row: Candidate) => void,
): Column<Candidate>[] {
  const text = useText(examText)
  const { candidateStatuses } = useText(examWords)

  const extras = ({ extraMinutes, extraAttempts, note }: Candidate) =>
    [
      extraMinutes > 0 && say(text.extraTime, { count: extraMinutes }),
      extraAttempts > 0 && say(text.extraTries, { count: extraAttempts }),
      note,
    ]
      .filter(Boolean)
      .join(' · ')

  const noteOf = ({ department, readsBank }: Candidate) =>
    [department, readsBank && text.sharing.readsBank].filter(Boolean).join(' · ') || null

  return [
    linesColumn('name', text.name, { width: 160, card: 'title' }, (row) => ({
      name: row.name,
      note: noteOf(row),
    })),
    ...(exam.mode === 'room'
      ? [
          {
            key: 'place',
            sort: 'room',
            title: text.place,
            width: 150,
            card: 'fact' as const,
            cell: ({ room, seat }: Candidate) =>
              room && seat !== null ? say(text.placeOf, { room, seat }) : '—',
          },
        ]
      : []),
    ...(exam.papers.length > 1
      ? [{ key: 'form', title: text.form, width: 90, cell: (row: Candidate) => row.form ?? '—' }]
      : []),
    {
      key: 'extra',
      sort: 'extraMinutes',
      title: text.extra,
      width: 180,
      card: 'fact',
      cell: (row) => extras(row) || '—',
    },
    stateColumn('status', text.status, {
      width: 100,
      tones: CANDIDATE_TONES,
      words: candidateStatuses,
    }),
    {
      key: 'result',
      title: text.result,
      width: 130,
      card: 'fact',
      cell: ({ result }) =>
        result ? (
          <NameLines
            name={say(text.resultOf, {
              score: pointsOf(result.score),
              most: pointsOf(result.most),
            })}
            note={result.isPassed ? text.passed : text.failed}
          />
        ) : (
          '—'
        ),
    },
    actionsColumn(text.actions, 100, (row) =>
      allowedActions(row, { edit: { label: text.arrange, onClick: () => onArrange(row) } }),
    ),
  ]
}

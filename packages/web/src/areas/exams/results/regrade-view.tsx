import type {
  ExamResult,
  ResultQuestion,
} from '@residency/contract/areas/exams/marking/result.contract'
import { markingWords } from '@residency/contract/areas/exams/marking/text'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { Alert } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { useResultQuestions } from '../marking/marking.queries.ts'
import type { RegradeDialogProps } from './regrade-dialog.tsx'
import { resultText } from './result.text.ts'

const RegradeDialog = lazyDialog<RegradeDialogProps>(() =>
  import('./regrade-dialog.tsx').then((part) => part.default),
)

const numbersOf = ({ places }: ResultQuestion) =>
  [...new Set(places.map(({ number }) => number))].join('/')

/** The questions of an exam with how they are marked; a wrong one is corrected here. */
export function RegradeView({ id, whyNot }: { id: number; whyNot: ExamResult['whyNoRegrade'] }) {
  const text = useText(resultText)
  const regradeDialog = useRowDialog<ResultQuestion>()
  const { data, error, refetch } = useResultQuestions(id)
  const columns = useColumns(whyNot === null ? regradeDialog.open : null)
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  return (
    <section className="panel">
      <h2>{text.regrade}</h2>
      <p className="soft">{text.regradeLead}</p>
      {whyNot && <Alert type="info" showIcon title={text.whyNoRegrade[whyNot]} />}
      <RowTable<ResultQuestion>
        rows={data}
        columns={columns}
        label={text.regrade}
        nameOf={(row) => say(text.questionOf, { number: numbersOf(row) })}
      />
      <RegradeDialog
        isOpen={regradeDialog.isOpen}
        examId={id}
        question={regradeDialog.opened}
        number={regradeDialog.opened ? numbersOf(regradeDialog.opened) : ''}
        onClose={regradeDialog.close}
      />
    </section>
  )
}

/** `onCorrect` null: nothing can be corrected now. */
function useColumns(
  onCorrect: ((question: ResultQuestion) => void) | null,
): Column<ResultQuestion>[] {
  const text = useText(resultText)
  const { correctionKinds } = useText(markingWords)
  const { questionKinds } = useText(bankWords)

  const now = ({ correction }: ResultQuestion) => {
    if (correction === null) return text.asAsked
    return correction.kind === 'edition'
      ? say(text.byEdition, { edition: correction.edition ?? '' })
      : correctionKinds[correction.kind]
  }

  const note = ({ correction, edition, latestEdition }: ResultQuestion) => {
    if (correction) return say(text.because, { reason: correction.reason, by: correction.by })
    return latestEdition > edition ? say(text.newer, { edition: latestEdition }) : null
  }

  return [
    linesColumn('question', text.question, { width: 320, card: 'title' }, (row) => ({
      name: say(text.questionOf, { number: numbersOf(row) }),
      note: row.stem,
    })),
    { key: 'kind', title: text.kind, width: 100, cell: (row) => questionKinds[row.kind] },
    linesColumn('now', text.now, { width: 240, card: 'fact' }, (row) => ({
      name: now(row),
      note: note(row),
    })),
    ...(onCorrect
      ? [
          actionsColumn<ResultQuestion>(text.correct, 100, (row) => [
            { key: 'correct', label: text.correct, onClick: () => onCorrect(row) },
          ]),
        ]
      : []),
  ]
}

import type { ExamIntake } from '@residency/contract/areas/admission/entrance-exams/exam-intake.contract'
import type { ScoreRow } from '@residency/contract/areas/admission/entrance-exams/score.contract'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { scoreText } from './score.text.ts'
import { ScoreCell } from './score-cell.tsx'

/** One column per component: the chosen one, else those that count or have entries. */
export function useScoreColumns(
  intake: ExamIntake,
  chosen: string | undefined,
  rows: readonly ScoreRow[],
): readonly Column<ScoreRow>[] {
  const text = useText(scoreText)
  const { fields, components } = useText(examsWords)
  const isSeen = ({ component, isNeeded }: ExamIntake['components'][number]) =>
    chosen ? chosen === component : isNeeded || rows.some((row) => row.scores[component] !== null)

  const cells = intake.components.filter(isSeen).map(
    ({ component, isNeeded }): Column<ScoreRow> => ({
      key: component,
      title: isNeeded ? components[component] : say(text.unneeded, { name: components[component] }),
      width: 220,
      card: 'fact',
      cell: (row) => <ScoreCell key={row.id} row={row} component={component} />,
    }),
  )

  const offer: Column<ScoreRow> = {
    key: 'offer',
    title: fields.offerId,
    width: 220,
    card: 'fact',
    cell: (row) => row.offer,
  }

  return [
    linesColumn('paper', text.paper, { sort: 'realName', width: 170, card: 'title' }, (row) => ({
      name: row.realName,
      note: row.ticketNumber,
    })),
    {
      key: 'seat',
      title: text.seat,
      width: 150,
      card: 'state',
      cell: (row) => say(text.seatOf, { session: row.sessionName, seat: row.seatNo }),
    },
    ...(intake.scoresBy === 'offer' ? [offer] : []),
    ...cells,
  ]
}

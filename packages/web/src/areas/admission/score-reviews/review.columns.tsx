import type { ScoreReview } from '@residency/contract/areas/admission/entrance-exams/score-review.contract'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { scoreText } from '../scores/score.text.ts'

const TONES = { asked: 'wait', upheld: 'calm', corrected: 'good' } as const

/** The score under review; by offer, one per line. */
const scoresText = ({ scores }: ScoreReview) =>
  scores.map(({ offer, points }) => (offer ? `${offer}: ${points}` : String(points))).join('; ')

/** The state of a review. */
export function ReviewState({ row }: { row: ScoreReview }) {
  const { review: text } = useText(scoreText)
  const { states } = useText(examsWords).flows.scoreReview
  return (
    <StateTag tone={row.isBeingChecked ? 'busy' : TONES[row.state]}>
      {row.isBeingChecked ? text.being : states[row.state]}
    </StateTag>
  )
}

/** Columns of the review list. */
export function useReviewColumns(
  open: (id: number) => void,
  actionsOf: (row: ScoreReview) => RowAction[],
): readonly Column<ScoreReview>[] {
  const { review: text, paper, actions } = useText(scoreText)
  const { fields, components } = useText(examsWords)
  return [
    linesColumn('paper', paper, { sort: 'realName', width: 150, card: 'title' }, (row) => ({
      name: row.realName,
      note: row.ticketNumber,
      onOpen: () => open(row.id),
    })),
    {
      key: 'state',
      title: fields.state,
      width: 120,
      card: 'state',
      cell: (row) => <ReviewState row={row} />,
    },
    {
      key: 'score',
      title: text.score,
      width: 170,
      card: 'fact',
      cell: (row) => (
        <span className="figures">
          {components[row.component]} {scoresText(row)}
        </span>
      ),
    },
    {
      key: 'reason',
      title: text.reason,
      width: 260,
      card: 'fact',
      cell: (row) => <span className="wrapped">{row.reason}</span>,
    },
    {
      key: 'answer',
      title: text.answer,
      width: 220,
      cell: (row) => <span className="wrapped">{row.answer ?? '—'}</span>,
    },
    {
      key: 'asked',
      sort: 'askedAt',
      title: text.asked,
      width: 140,
      cell: (row) => <DateCell value={row.askedAt} hasTime />,
    },
    actionsColumn(actions, 140, actionsOf),
  ]
}

import { completionWords } from '@residency/contract/areas/students/completion/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { CheckLines, LineCounts } from './check-lines.tsx'
import { useCandidate } from './completion.queries.ts'
import { completionText } from './completion.text.ts'
import { useCandidateActs } from './use-candidate-acts.tsx'

/** The check of one trainee, line by line. */
export function OneCandidate({ id }: { id: number }) {
  const { candidates: text, lines, review } = useText(completionText)
  const { fields } = useText(completionWords)
  const { actionsOf, dialogs } = useCandidateActs()
  const { data, error, refetch } = useCandidate(id)
  if (!data) return <RecordPending list={text.back} error={error} onRetry={() => void refetch()} />

  const { score } = data
  const scored = (points: number | null, day: string | null) =>
    points === null ? null : `${points} · ${day}`

  const facts = [
    { label: text.name, value: data.number },
    { label: text.base, value: `${data.base} · ${data.major}` },
    { label: text.plannedEnd, value: <DateCell value={data.plannedEnd} /> },
    { label: fields.theory, value: scored(score.theory, score.theoryOn) },
    { label: fields.skill, value: scored(score.skill, score.skillOn) },
  ]

  return (
    <>
      <DetailScreen
        title={data.name}
        list={text.back}
        state={<LineCounts counts={data.counts} />}
        actions={<PageActions actions={actionsOf(data)} />}
        sections={[
          { title: review.training, facts },
          { title: lines.title, content: <CheckLines lines={data.lines} /> },
        ]}
      />
      {dialogs}
    </>
  )
}

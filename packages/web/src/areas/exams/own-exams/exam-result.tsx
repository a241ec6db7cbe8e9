import type { ReviewedAttempt } from '@residency/contract/areas/exams/taking/attempt.contract'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { pointsOf } from './own-exam-tones.rules.ts'
import { ReviewedQuestion } from './reviewed-question.tsx'
import '../taking/sitting.css'
import { useOwnResult } from '../taking/taking.queries.ts'
import { takingText } from '../taking/taking.text.ts'

/** The result of an attempt after its release. */
export function ExamResult({ examId, id }: { examId: number; id: number }) {
  const { own } = useText(takingText)
  const { data, error, refetch } = useOwnResult(id)
  if (!data) return <RecordPending list={own.title} error={error} onRetry={() => void refetch()} />

  return (
    <ReleasedResult
      result={data}
      back={<Link to={`/course/own-exam?id=${examId}`}>{data.name}</Link>}
    />
  )
}

/** Score, and as much of the answers as the exam shows. */
export function ReleasedResult({
  result,
  back,
}: {
  result: ReviewedAttempt
  back: React.ReactNode
}) {
  const { result: text, own, rules } = useText(takingText)

  const score = (
    <div className="exam-score">
      <strong className="figures">
        {say(own.score, { score: pointsOf(result.score), most: pointsOf(result.most) })}
      </strong>
      <StateTag tone={result.isPassed ? 'good' : 'bad'}>
        {result.isPassed ? text.passed : text.failed}
      </StateTag>
    </div>
  )

  const time = (
    <>
      <DateCell value={result.startedAt} hasTime /> – <DateCell value={result.endedAt} hasTime />
    </>
  )

  return (
    <>
      <DetailScreen
        title={text.title}
        state={
          <>
            {back} {say(rules.number, { n: result.number })}
          </>
        }
        sections={[
          { title: text.score, content: score, facts: [{ label: text.time, value: time }] },
        ]}
      />
      {result.items.length > 0 && (
        <section aria-label={text.answers}>
          {result.items.map((item, index) => (
            <ReviewedQuestion key={item.id} item={item} n={index + 1} />
          ))}
        </section>
      )}
    </>
  )
}

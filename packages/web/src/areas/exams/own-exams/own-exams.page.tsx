import type { OwnExam } from '@residency/contract/areas/exams/taking/attempt.contract'
import { takingWords } from '@residency/contract/areas/exams/taking/text'
import { useSearchParams } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Groups } from '../../../screens/groups.tsx'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { RecordLink, useRecordId } from '../../../screens/record.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { SpanCell } from '../../../ui/times/span-cell.tsx'
import '../../courses/course/courses.public.css'
import { useOwnExams } from '../taking/taking.queries.ts'
import { takingText } from '../taking/taking.text.ts'
import { ExamResult } from './exam-result.tsx'
import { OwnExamRecord } from './own-exam-record.tsx'
import { GROUPS, pointsOf, STATUS_TONES } from './own-exam-tones.rules.ts'

/** View key course/own/exam: exams the reader sits; `?id=` opens one, `&attempt=` its result. */
export default function OwnExamsPage() {
  const id = useRecordId()
  const attemptId = Number(useSearchParams()[0].get('attempt'))
  if (id === null) return <OwnList />

  return attemptId > 0 ? (
    <ExamResult key={attemptId} examId={id} id={attemptId} />
  ) : (
    <OwnExamRecord key={id} id={id} />
  )
}

function OwnList() {
  const { own: text } = useText(takingText)
  const { data, error, refetch } = useOwnExams()
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  const count = { open: data.filter(GROUPS.now).length, ahead: data.filter(GROUPS.ahead).length }

  return (
    <section>
      <PageHead title={text.title} lead={say(text.lead, count)} />
      {data.length === 0 && <div className="panel list-message">{text.empty}</div>}
      <Groups rows={data} groups={GROUPS} names={text.groups} className="course-cards">
        {(exam) => <ExamCard key={exam.id} exam={exam} />}
      </Groups>
    </section>
  )
}

function ExamCard({ exam }: { exam: OwnExam }) {
  const { own: text } = useText(takingText)
  const { ownExamStatuses, examModes } = useText(takingWords)
  const { result } = exam
  const extra = exam.extraMinutes > 0 ? ` · ${say(text.extra, { minutes: exam.extraMinutes })}` : ''
  const score =
    result && say(text.score, { score: pointsOf(result.score), most: pointsOf(result.most) })

  const chooseOutcome = () => {
    if (result) return `${score} · ${result.isPassed ? text.passed : text.failed}`

    return exam.attempt?.endedAt ? text.waiting : null
  }

  const outcome = chooseOutcome()

  return (
    <article className="panel course-card" aria-label={exam.name}>
      <div className="panel-head">
        <h3>
          <RecordLink id={exam.id}>{exam.name}</RecordLink>
        </h3>
        <StateTag tone={STATUS_TONES[exam.status]}>{ownExamStatuses[exam.status]}</StateTag>
      </div>
      <p className="soft">
        <SpanCell from={exam.opensAt} until={exam.closesAt} />
      </p>
      <p className="soft">{`${say(text.length, { minutes: exam.minutes })}${extra} · ${exam.room ?? examModes[exam.mode]}`}</p>
      {outcome && <p>{outcome}</p>}
    </article>
  )
}

import { Link, useSearchParams } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { PicturesBy } from '../../questions/questions.public.ts'
import { SitExam } from '../taking/sit-exam.tsx'
import { ExamBefore } from './exam-before.tsx'
import { ExamLines } from './exam-lines.tsx'
import { InductionFrame } from './induction-frame.tsx'
import { INDUCTION_SITTING, useInductionExams } from './own-exam.queries.ts'
import { ownExamText } from './own-exam.text.ts'
import { ownFiles } from './own-induction.queries.ts'
import { PersonGate } from './person-gate.tsx'

/**
 * View key employment/exam: the exams of the own train; `?id=` opens one, `?attempt=` is where it
 * is sat.
 */
export default function ExamPage() {
  const text = useText(ownExamText)
  const [query] = useSearchParams()
  const [id, attemptId] = [Number(query.get('id')), Number(query.get('attempt'))]
  if (attemptId > 0)
    return (
      <PersonGate>
        <PicturesBy value={ownFiles}>
          <SitExam
            key={attemptId}
            calls={INDUCTION_SITTING}
            attemptId={attemptId}
            back={<Link to="/employment/examRecord">{text.record}</Link>}
          />
        </PicturesBy>
      </PersonGate>
    )

  return (
    <PersonGate>
      <InductionFrame title={text.title}>
        {id > 0 ? <ExamBefore key={id} id={id} /> : <Exams />}
      </InductionFrame>
    </PersonGate>
  )
}

/** A single exam is opened at once. */
function Exams() {
  const text = useText(ownExamText)
  const { data, error, refetch } = useInductionExams()
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />
  if (data.length === 1) return <ExamBefore id={data[0]!.id} />

  return (
    <ExamLines
      title={text.title}
      empty={text.empty}
      exams={data}
      pathOf={({ id }) => `/employment/exam?id=${id}`}
      back="/employment/learn"
    />
  )
}

import { useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { ExamLines } from './exam-lines.tsx'
import { InductionFrame } from './induction-frame.tsx'
import { useInductionExams } from './own-exam.queries.ts'
import { ownExamText } from './own-exam.text.ts'
import { PersonGate } from './person-gate.tsx'

/** View key employment/examRecord: exams that were sat, with their results. */
export default function ExamRecordPage() {
  return (
    <PersonGate>
      <Sat />
    </PersonGate>
  )
}

function Sat() {
  const text = useText(ownExamText)
  const { data, error, refetch } = useInductionExams()
  return (
    <InductionFrame title={text.record}>
      {data ? (
        <ExamLines
          title={text.record}
          empty={text.recordEmpty}
          exams={data.filter(({ attempt }) => attempt !== null)}
          pathOf={({ result }) => result && `/employment/examResult?attempt=${result.attemptId}`}
          back="/employment/exam"
        />
      ) : (
        <PendingPanel error={error} onRetry={() => void refetch()} />
      )}
    </InductionFrame>
  )
}

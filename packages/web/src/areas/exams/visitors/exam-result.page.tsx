import { Link, Navigate, useSearchParams } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { PicturesBy } from '../../questions/questions.public.ts'
import { ReleasedResult } from '../own-exams/exam-result.tsx'
import { InductionFrame } from './induction-frame.tsx'
import { useInductionResult } from './own-exam.queries.ts'
import { ownExamText } from './own-exam.text.ts'
import { ownFiles } from './own-induction.queries.ts'
import { PersonGate } from './person-gate.tsx'

/** View key employment/examResult: the result of one attempt, `?attempt=`, once it is released. */
export default function ExamResultPage() {
  const attemptId = Number(useSearchParams()[0].get('attempt'))
  if (!(attemptId > 0)) return <Navigate to="/employment/examRecord" replace />

  return (
    <PersonGate>
      <Result key={attemptId} id={attemptId} />
    </PersonGate>
  )
}

function Result({ id }: { id: number }) {
  const text = useText(ownExamText)
  const { data, error, refetch } = useInductionResult(id)
  return (
    <InductionFrame title={data?.name}>
      <PicturesBy value={ownFiles}>
        {data ? (
          <ReleasedResult
            result={data}
            back={<Link to="/employment/examRecord">{text.record}</Link>}
          />
        ) : (
          <PendingPanel error={error} onRetry={() => void refetch()} />
        )}
      </PicturesBy>
    </InductionFrame>
  )
}

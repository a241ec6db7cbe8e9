import { ArrowLeftOutlined } from '@ant-design/icons'
import type { OwnExamDetail } from '@residency/contract/areas/exams/taking/attempt.contract'
import { takingWords } from '@residency/contract/areas/exams/taking/text'
import { Alert, Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { inShanghai } from '../../../platform/clock.ts'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { ExamRules } from '../own-exams/exam-rules.tsx'
import { isOpen, isUnderWay, STATUS_TONES } from '../own-exams/own-exam-tones.rules.ts'
import { useInductionExam, useStartExam } from './own-exam.queries.ts'
import { ownExamText } from './own-exam.text.ts'
import { useOwnInduction } from './own-induction.queries.ts'

/**
 * An exam before it is begun: its rules, whether everything was learned, and whether the login
 * lasts as long.
 */
export function ExamBefore({ id }: { id: number }) {
  const text = useText(ownExamText)
  const { ownExamStatuses } = useText(takingWords)
  const { data, error, refetch } = useInductionExam(id)
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  return (
    <div className="induction-page">
      <div>
        <Link className="back-to-list" to="/employment/learn">
          <ArrowLeftOutlined aria-hidden="true" /> {text.back}
        </Link>
        <h1>{data.name}</h1>
        <StateTag tone={STATUS_TONES[data.status]}>{ownExamStatuses[data.status]}</StateTag>
      </div>
      <section className="panel" aria-label={data.name}>
        <ExamRules exam={data} />
      </section>
      <Begin exam={data} />
      {data.tries.length > 0 && <Link to="/employment/examRecord">{text.record}</Link>}
    </div>
  )
}

function Begin({ exam }: { exam: OwnExamDetail }) {
  const text = useText(ownExamText)
  const navigate = useNavigate()
  const { data: own } = useOwnInduction()
  const start = useStartExam()
  if (!own || (!isOpen(exam) && !isUnderWay(exam))) return null

  const begin = async () => {
    const question = {
      title: say(text.startQuestion, { name: exam.name }),
      content: text.startNote,
      okText: text.start,
    }
    if (!isUnderWay(exam) && !(await ask(question))) return

    start.mutate(exam.id, {
      onSuccess: ({ attemptId }) => void navigate(`/employment/exam?attempt=${attemptId}`),
      onError: (failed) => void toast.error(failed.message),
    })
  }

  if (own.needsAll && !own.isDone && !isUnderWay(exam))
    return (
      <Alert
        type="info"
        showIcon
        title={text.learnFirst}
        action={<Button onClick={() => void navigate('/employment/learn')}>{text.toLearn}</Button>}
      />
    )

  const isShort = exam.deadline !== null && Date.parse(exam.deadline) > Date.parse(own.sessionUntil)

  return (
    <>
      {isShort && (
        <Alert
          type="warning"
          showIcon
          title={say(text.relogin, { at: inShanghai(own.sessionUntil).format('HH:mm') })}
        />
      )}
      <Button
        type="primary"
        size="large"
        block
        loading={start.isPending}
        onClick={() => void begin()}
      >
        {isUnderWay(exam) ? text.goOn : text.start}
      </Button>
    </>
  )
}

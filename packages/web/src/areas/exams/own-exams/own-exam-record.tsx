import type { OwnExamDetail } from '@residency/contract/areas/exams/taking/attempt.contract'
import { takingWords } from '@residency/contract/areas/exams/taking/text'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { ask } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import '../../courses/course/courses.public.css'
import { useOwnExam, useStartExam } from '../taking/taking.queries.ts'
import { takingText } from '../taking/taking.text.ts'
import { ExamRules } from './exam-rules.tsx'
import {
  ATTEMPT_TONES,
  displayedStatus,
  isOpen,
  isUnderWay,
  pointsOf,
  STATUS_TONES,
  sitPath,
} from './own-exam-tones.rules.ts'

/** An exam before it is begun, and afterwards its attempts. */
export function OwnExamRecord({ id }: { id: number }) {
  const { own, rules: text } = useText(takingText)
  const { ownExamStatuses } = useText(takingWords)
  const { data, error, refetch } = useOwnExam(id)
  if (!data) return <RecordPending list={own.title} error={error} onRetry={() => void refetch()} />

  return (
    <DetailScreen
      title={data.name}
      list={own.title}
      state={<StateTag tone={STATUS_TONES[data.status]}>{ownExamStatuses[data.status]}</StateTag>}
      actions={<Begin exam={data} />}
      sections={[
        { title: text.about, content: <ExamRules exam={data} /> },
        ...(data.tries.length > 0 ? [{ title: text.tries, content: <Tries exam={data} /> }] : []),
      ]}
    />
  )
}

function Begin({ exam }: { exam: OwnExamDetail }) {
  const { rules: text } = useText(takingText)
  const navigate = useNavigate()
  const start = useStartExam()

  const begin = async () => {
    const isSure =
      isUnderWay(exam) ||
      (await ask({
        title: say(text.startQuestion, { name: exam.name }),
        content: text.startNote,
        okText: text.start,
      }))
    if (isSure)
      start.mutate(exam.id, { onSuccess: ({ attemptId }) => navigate(sitPath(attemptId)) })
  }

  if (!isOpen(exam) && !isUnderWay(exam)) return null

  return (
    <Button type="primary" loading={start.isPending} onClick={() => void begin()}>
      {isUnderWay(exam) ? text.goOn : text.start}
    </Button>
  )
}

function Tries({ exam }: { exam: OwnExamDetail }) {
  const { rules: text, own } = useText(takingText)
  const { flows } = useText(takingWords)
  return (
    <div className="course-outline">
      <ul>
        {exam.tries.map(({ id, number, state, startedAt, endedAt, result }) => (
          <li key={id}>
            <span>{say(text.number, { n: number })}</span>
            <span className="soft">
              <DateCell value={startedAt} hasTime /> – <DateCell value={endedAt} hasTime />
            </span>
            <StateTag tone={ATTEMPT_TONES[displayedStatus(state)]}>
              {flows.attempt.states[displayedStatus(state)]}
            </StateTag>
            {result && (
              <>
                <span className="figures">
                  {say(own.score, { score: pointsOf(result.score), most: pointsOf(result.most) })}
                </span>
                <Link to={`/course/own-exam?id=${exam.id}&attempt=${id}`}>{text.result}</Link>
              </>
            )}
            {!result && endedAt && <span className="soft">{text.notReleased}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

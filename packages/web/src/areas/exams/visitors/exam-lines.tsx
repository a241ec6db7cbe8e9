import { ArrowLeftOutlined } from '@ant-design/icons'
import type { OwnExam } from '@residency/contract/areas/exams/taking/attempt.contract'
import { takingWords } from '@residency/contract/areas/exams/taking/text'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { SpanCell } from '../../../ui/times/span-cell.tsx'
import { pointsOf, STATUS_TONES } from '../own-exams/own-exam-tones.rules.ts'
import { ownExamText } from './own-exam.text.ts'

/** `pathOf` null: nothing can be opened yet. */
type ExamLinesProps = {
  title: string
  empty: string
  exams: readonly OwnExam[]
  pathOf: (exam: OwnExam) => string | null
  back: string
}

/** Exams line by line, each with its status and its result. */
export function ExamLines({ title, empty, exams, pathOf, back }: ExamLinesProps) {
  const text = useText(ownExamText)
  return (
    <div className="induction-page">
      <div>
        <Link className="back-to-list" to={back}>
          <ArrowLeftOutlined aria-hidden="true" />{' '}
          {back === '/employment/learn' ? text.back : text.toExams}
        </Link>
        <h1>{title}</h1>
      </div>
      <section className="panel" aria-label={title}>
        {exams.length === 0 && <p className="soft">{empty}</p>}
        <ol className="induction-videos">
          {exams.map((exam) => (
            <ExamLine key={exam.id} exam={exam} path={pathOf(exam)} />
          ))}
        </ol>
      </section>
    </div>
  )
}

function ExamLine({ exam, path }: { exam: OwnExam; path: string | null }) {
  const text = useText(ownExamText)
  const { ownExamStatuses } = useText(takingWords)
  const { result } = exam

  const chooseOutcome = () => {
    if (result)
      return `${say(text.score, { score: pointsOf(result.score), most: pointsOf(result.most) })} · ${result.isPassed ? text.passed : text.failed}`

    return exam.attempt?.endedAt ? text.waiting : null
  }

  const outcome = chooseOutcome()

  const line = (
    <>
      <span>
        {exam.name}
        <br />
        <small className="soft">
          <SpanCell from={exam.opensAt} until={exam.closesAt} />
        </small>
      </span>
      {outcome && <small>{outcome}</small>}
      <StateTag tone={STATUS_TONES[exam.status]}>{ownExamStatuses[exam.status]}</StateTag>
    </>
  )

  return (
    <li>
      {path === null ? <div className="induction-line">{line}</div> : <Link to={path}>{line}</Link>}
    </li>
  )
}

import { ArrowLeftOutlined } from '@ant-design/icons'
import type { OwnExam } from '@residency/contract/areas/exams/taking/attempt.contract'
import { takingWords } from '@residency/contract/areas/exams/taking/text'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/i18n.ts'
import { SpanCell } from '../../../ui/span-cell.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { pointsOf, STAND_TONES } from '../own-exams/own-exam-tones.rules.ts'
import { ownExamText } from './own-exam.text.ts'

/** `pathOf` null: nothing can be opened yet. */
type ExamLinesProps = {
  title: string
  empty: string
  exams: readonly OwnExam[]
  pathOf: (one: OwnExam) => string | null
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
          {exams.map((one) => (
            <ExamLine key={one.id} one={one} path={pathOf(one)} />
          ))}
        </ol>
      </section>
    </div>
  )
}

function ExamLine({ one, path }: { one: OwnExam; path: string | null }) {
  const text = useText(ownExamText)
  const { ownExamStands } = useText(takingWords)
  const { result } = one

  const chooseOutcome = () => {
    if (result)
      return `${say(text.score, { score: pointsOf(result.score), most: pointsOf(result.most) })} · ${result.isPassed ? text.passed : text.failed}`

    return one.attempt?.endedAt ? text.waiting : null
  }

  const outcome = chooseOutcome()

  const line = (
    <>
      <span>
        {one.name}
        <br />
        <small className="soft">
          <SpanCell from={one.opensAt} until={one.closesAt} />
        </small>
      </span>
      {outcome && <small>{outcome}</small>}
      <StateTag tone={STAND_TONES[one.stand]}>{ownExamStands[one.stand]}</StateTag>
    </>
  )

  return (
    <li>
      {path === null ? <div className="induction-line">{line}</div> : <Link to={path}>{line}</Link>}
    </li>
  )
}

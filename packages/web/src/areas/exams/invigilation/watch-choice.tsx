import type { Exam } from '@residency/contract/areas/exams/exam/exam.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { Link } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import '../../courses/course/courses.public.css'
import { useExamWindow } from '../exam/exam.columns.tsx'
import { useExams } from '../exam/exam.queries.ts'
import { EXAM_TONES } from '../exam/exam-tones.rules.ts'
import { watchText } from './watch.text.ts'

const MAX_SHOWN = 50
const isOpen = ({ phase }: Exam) => phase === 'open'

/** The exams that the reader may watch, those that run now first. */
export function WatchChoice() {
  const text = useText(watchText)
  const { data, error, refetch } = useExams({ pageNum: 1, pageSize: MAX_SHOWN })
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  const watched = data.list
    .filter(({ actions }) => actions.includes('watch'))
    .toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)))

  return (
    <section>
      <PageHead title={text.title} lead={watched.length > 0 && text.choose} />
      {watched.length === 0 && (
        <div className="panel list-message">
          <p>{text.none}</p>
          <Link to="/course/exam">{text.toExams}</Link>
        </div>
      )}
      {watched.map((exam) => (
        <WatchedExam key={exam.id} exam={exam} />
      ))}
    </section>
  )
}

function WatchedExam({ exam }: { exam: Exam }) {
  const { examPhases } = useText(examWords)
  const windowOf = useExamWindow()

  return (
    <article className="panel course-card" aria-label={exam.name}>
      <div className="panel-head">
        <h2>
          <Link to={`/course/watch?id=${exam.id}`}>{exam.name}</Link>
        </h2>
        <StateTag tone={EXAM_TONES[exam.phase]}>{examPhases[exam.phase]}</StateTag>
      </div>
      <p className="soft">{windowOf(exam)}</p>
    </article>
  )
}

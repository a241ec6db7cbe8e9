import { ArrowLeftOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useText } from '../../../platform/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import './courses.css'
import { courseText } from './course.text.ts'
import { playPath } from './course-tones.rules.ts'
import { DocumentLesson } from './document-lesson.tsx'
import { ProgressStrip } from './progress-strip.tsx'
import { type Lesson, useLesson } from './use-lesson.ts'
import { VideoLesson } from './video-lesson.tsx'

/** View key course/play: one lesson, `?lesson=`. */
export default function PlayPage() {
  const { play: text } = useText(courseText)
  const id = Number(useSearchParams()[0].get('lesson'))
  if (!(id > 0)) return <p className="panel list-message">{text.missing}</p>
  return <LessonPage key={id} id={id} />
}

function LessonPage({ id }: { id: number }) {
  const own = useLesson(id)
  const { lesson, error, progress, begin } = own
  if (!lesson || !progress) return <PendingPanel error={error} onRetry={begin} />
  return (
    <section className="lesson-page" aria-label={lesson.title}>
      <div className="screen-head">
        <div>
          <Link className="back-to-list" to={`/course/own?id=${lesson.courseId}`}>
            <ArrowLeftOutlined aria-hidden="true" /> {lesson.course}
          </Link>
          <h1>{lesson.title}</h1>
        </div>
      </div>
      <Notice own={own} />
      {lesson.kind === 'video' ? <VideoLesson own={own} /> : <DocumentLesson own={own} />}
      <ProgressStrip progress={progress} seconds={lesson.seconds} />
      <Steps own={own} />
    </section>
  )
}

/** Another window took over. */
function Notice({ own }: { own: Lesson }) {
  const { play: text } = useText(courseText)
  if (!own.refusal) return null
  const here = (
    <Button size="small" onClick={own.begin}>
      {text.here}
    </Button>
  )
  return <Alert type="warning" showIcon title={text.elsewhere} description={own.refusal} action={here} />
}

function Steps({ own: { lesson, progress } }: { own: Lesson }) {
  const { play: text } = useText(courseText)
  const navigate = useNavigate()
  const next = lesson?.nextLessonId ?? null
  return (
    <div className="lesson-steps">
      <span role="status">{progress?.isCourseDone ? text.courseDone : progress?.isDone ? text.done : text.left}</span>
      {next !== null && (
        <Button type={progress?.isDone ? 'primary' : 'default'} onClick={() => navigate(playPath(next), { replace: true })}>
          {text.next}
        </Button>
      )}
    </div>
  )
}

import { ArrowLeftOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { useFileService } from '../../files/files.public.ts'
import '../course/courses.public.css'
import { beatLesson, startLesson } from '../course/course.queries.ts'
import { courseText } from '../course/course.text.ts'
import { playPath } from '../course/course-tones.rules.ts'
import { LessonView } from './lesson-view.tsx'
import { useLesson } from './use-lesson.ts'

const PATHS = ['/api/v1/ownCourses']

/** View key course/play: one lesson, `?lesson=`. */
export default function PlayPage() {
  const { play: text } = useText(courseText)
  const id = Number(useSearchParams()[0].get('lesson'))
  if (!(id > 0)) return <p className="panel list-message">{text.missing}</p>

  return <LessonPage key={id} id={id} />
}

function LessonPage({ id }: { id: number }) {
  const { play: text } = useText(courseText)
  const navigate = useNavigate()
  const reading = useFileService('course')

  const own = useLesson(
    id,
    useMemo(() => ({ start: startLesson, beat: beatLesson, reading, paths: PATHS }), [reading]),
  )

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
      <LessonView
        own={own}
        allDone={text.courseDone}
        onNext={(next) => void navigate(playPath(next), { replace: true })}
      />
    </section>
  )
}

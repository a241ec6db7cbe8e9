import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import '../course/courses.public.css'
import { courseText } from '../course/course.text.ts'
import { DocumentLesson } from './document-lesson.tsx'
import { ProgressStrip } from './progress-strip.tsx'
import type { Lesson } from './use-lesson.ts'
import { VideoLesson } from './video-lesson.tsx'

/** `allDone`: the sentence once the last lesson is done; `onward`: what follows then. */
type LessonViewProps = {
  own: Lesson
  allDone: string
  onward?: ReactNode
  onNext: (id: number) => void
}

/** A lesson that was opened: its video or document, what of it counts, and where it continues. */
export function LessonView({ own, allDone, onward, onNext }: LessonViewProps) {
  const { play: text } = useText(courseText)
  const { lesson, progress } = own
  if (!lesson || !progress) return null

  const next = lesson.nextLessonId

  const describeProgress = () => {
    if (progress.isCourseDone) return allDone

    return progress.isDone ? text.done : text.left
  }

  return (
    <>
      <Elsewhere own={own} />
      {lesson.kind === 'video' ? <VideoLesson own={own} /> : <DocumentLesson own={own} />}
      <ProgressStrip progress={progress} seconds={lesson.seconds} />
      <div className="lesson-steps">
        <span role="status">{describeProgress()}</span>
        {next !== null && (
          <Button type={progress.isDone ? 'primary' : 'default'} onClick={() => onNext(next)}>
            {text.next}
          </Button>
        )}
        {progress.isCourseDone && onward}
      </div>
    </>
  )
}

/** Another window took over. */
function Elsewhere({ own }: { own: Lesson }) {
  const { play: text } = useText(courseText)
  if (!own.refusal) return null

  const here = (
    <Button size="small" onClick={own.begin}>
      {text.here}
    </Button>
  )

  return (
    <Alert type="warning" showIcon title={text.elsewhere} description={own.refusal} action={here} />
  )
}

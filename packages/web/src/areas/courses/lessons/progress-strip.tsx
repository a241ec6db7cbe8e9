import { say, useText } from '../../../platform/texts/i18n.ts'
import '../course/courses.public.css'
import type { LessonProgress } from '@residency/contract/areas/courses/course/lesson.public'
import { courseText } from '../course/course.text.ts'
import { clockOf } from '../course/course-tones.rules.ts'

/** What of a lesson has been counted, along its length: the gaps are what was not seen. */
export function ProgressStrip({
  progress,
  seconds,
}: {
  progress: LessonProgress
  seconds: number
}) {
  const { play: text } = useText(courseText)
  const done = progress.ranges.reduce((sum, [from, until]) => sum + until - from, 0)
  return (
    <div className="lesson-strip">
      <div role="img" aria-label={say(text.strip, { share: progress.share })}>
        {progress.ranges.map(([from, until]) => (
          <span
            key={from}
            style={{
              left: `${(from * 100) / seconds}%`,
              width: `${((until - from) * 100) / seconds}%`,
            }}
          />
        ))}
      </div>
      <small className="soft figures">
        {say(text.credited, { done: clockOf(done), all: clockOf(seconds) })}
      </small>
    </div>
  )
}

import type { Audience } from '@residency/contract/areas/courses/course/course.contract'
import type { OwnCourse } from '@residency/contract/areas/courses/course/own-course.contract'
import { courseWords } from '@residency/contract/areas/courses/course/text'
import { dayOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Groups } from '../../../screens/groups.tsx'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { RecordLink, useRecordId } from '../../../screens/record.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import './courses.public.css'
import { useOwnCourses } from './course.queries.ts'
import { courseText } from './course.text.ts'
import { GROUPS, STATUS_TONES } from './course-tones.rules.ts'
import { OwnCourseRecord } from './own-course-record.tsx'
import { ShareBar } from './share-bar.tsx'

/**
 * View keys course/own/index and teacher/course/index: courses the reader takes; `?id=` opens one.
 */
export function OwnCourses({ audience }: { audience: Audience }) {
  const { own: text } = useText(courseText)
  const id = useRecordId()
  const title = audience === 'teacher' ? text.teacherTitle : text.title

  return id === null ? (
    <OwnList audience={audience} title={title} />
  ) : (
    <OwnCourseRecord key={id} id={id} list={title} />
  )
}

function OwnList({ audience, title }: { audience: Audience; title: string }) {
  const { own: text } = useText(courseText)
  const { data, error, refetch } = useOwnCourses(audience)
  if (!data) return <Pending title={title} error={error} onRetry={() => void refetch()} />

  const [due, done] = [data.filter(GROUPS.due).length, data.filter(GROUPS.done).length]

  return (
    <section>
      <PageHead title={title} lead={say(text.lead, { due, done })} />
      {data.length === 0 && <div className="panel list-message">{text.empty}</div>}
      <Groups rows={data} groups={GROUPS} names={text.groups} className="course-cards">
        {(course) => <CourseCard key={course.id} course={course} />}
      </Groups>
    </section>
  )
}

function CourseCard({ course }: { course: OwnCourse }) {
  const { own: text } = useText(courseText)
  const { statuses } = useText(courseWords)

  const chooseDay = () => {
    if (course.doneAt) return say(text.doneAt, { day: dayOf(course.doneAt) })

    return course.dueOn ? say(text.due, { day: course.dueOn }) : null
  }

  const day = chooseDay()

  const facts = [say(text.facts, { lessons: course.lessons, minutes: course.minutes }), day].filter(
    Boolean,
  )

  return (
    <article className="panel course-card" aria-label={course.name}>
      <div className="panel-head">
        <h3>
          <RecordLink id={course.id}>{course.name}</RecordLink>
        </h3>
        <StateTag tone={STATUS_TONES[course.status]}>{statuses[course.status]}</StateTag>
      </div>
      <p className="soft">{facts.join(' · ')}</p>
      <ShareBar share={course.share} />
    </article>
  )
}

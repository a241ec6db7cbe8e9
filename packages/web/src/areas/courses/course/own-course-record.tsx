import { CheckCircleOutlined, FileTextOutlined, PlayCircleOutlined } from '@ant-design/icons'
import type {
  OwnCourseDetail,
  OwnLesson,
} from '@residency/contract/areas/courses/course/own-course.contract'
import { courseWords } from '@residency/contract/areas/courses/course/text'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import './courses.public.css'
import { downloadCertificate, useOwnCourse } from './course.queries.ts'
import { courseText } from './course.text.ts'
import { clockOf, isAhead, playPath, STATUS_TONES } from './course-tones.rules.ts'
import { ShareBar } from './share-bar.tsx'

/** A course as its learner sees it: what comes next, and each lesson's progress. */
export function OwnCourseRecord({ id, list }: { id: number; list: string }) {
  const { own: text } = useText(courseText)
  const { statuses } = useText(courseWords)
  const { data, error, refetch } = useOwnCourse(id)
  if (!data) return <RecordPending list={list} error={error} onRetry={() => void refetch()} />

  const due = data.dueOn ? say(text.due, { day: data.dueOn }) : ''

  return (
    <DetailScreen
      title={data.name}
      list={list}
      state={
        <>
          <StateTag tone={STATUS_TONES[data.status]}>{statuses[data.status]}</StateTag> {due}{' '}
          <ShareBar share={data.share} />
        </>
      }
      actions={<Next course={data} />}
      sections={[
        ...(data.intro
          ? [{ title: text.intro, content: <p className="course-intro">{data.intro}</p> }]
          : []),
        { title: text.outline, content: <Outline course={data} /> },
      ]}
    />
  )
}

function Next({ course }: { course: OwnCourseDetail }) {
  const { own: text } = useText(courseText)
  const navigate = useNavigate()

  const chooseLabel = () => {
    if (course.doneAt) return text.again

    return course.share > 0 ? text.goOn : text.begin
  }

  const label = chooseLabel()
  const { nextLessonId } = course

  return (
    <>
      {course.certificateNumber && (
        <DownloadButton download={() => downloadCertificate(course.id)}>
          {text.certificate}
        </DownloadButton>
      )}
      {nextLessonId !== null && !isAhead(course) && (
        <Button type="primary" onClick={() => navigate(playPath(nextLessonId))}>
          {label}
        </Button>
      )}
    </>
  )
}

function Outline({ course }: { course: OwnCourseDetail }) {
  return (
    <div className="course-outline">
      {course.chapters.map((chapter) => (
        <section key={chapter.id} aria-label={chapter.title}>
          <h3>{chapter.title}</h3>
          <ul>
            {chapter.lessons.map((lesson) => (
              <LessonLine key={lesson.id} lesson={lesson} isOpen={!isAhead(course)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function LessonLine({ lesson, isOpen }: { lesson: OwnLesson; isOpen: boolean }) {
  const { own: text } = useText(courseText)
  const { lessonKinds } = useText(courseWords)
  return (
    <li>
      {lesson.kind === 'video' ? (
        <PlayCircleOutlined aria-label={lessonKinds.video} />
      ) : (
        <FileTextOutlined aria-label={lessonKinds.document} />
      )}
      {isOpen ? <Link to={playPath(lesson.id)}>{lesson.title}</Link> : <span>{lesson.title}</span>}
      <span className="soft figures">{clockOf(lesson.seconds)}</span>
      {lesson.isDone ? (
        <span className="lesson-done">
          <CheckCircleOutlined aria-hidden="true" /> {text.lessonDone}
        </span>
      ) : (
        <ShareBar share={lesson.share} />
      )}
    </li>
  )
}

import { ArrowUpOutlined, CloseOutlined, DeleteOutlined } from '@ant-design/icons'
import type { Lesson } from '@residency/contract/areas/learning/courses/course.contract'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { OrderList } from '../../../screens/order-list.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useCourseWords } from './course.queries.ts'
import { courseText } from './course.text.ts'
import { clockOf } from './course-tones.rules.ts'
import type { LessonFormProps } from './lesson-form.tsx'
import type { Draft } from './outline.rules.ts'

const LessonForm = lazyDialog<LessonFormProps>(() => import('./lesson-form.tsx').then((part) => part.default))
type Chapter = Draft[number]
type Props = {
  chapter: Chapter
  place: number
  isReadOnly: boolean
  freshId: number
  onChange: (change: (one: Chapter) => Chapter) => void
  onRemove: () => void
  onRaise: (() => void) | null
}
/** One chapter of the outline with its lessons. */
export function ChapterEditor({ chapter, place, isReadOnly, freshId, onChange, onRemove, onRaise }: Props) {
  const { outline: text } = useText(courseText)
  const [isAdding, setAdding] = useState(false)
  const name = say(text.chapter, { n: place })
  if (isReadOnly) return <Shown chapter={chapter} />
  const put = (lessons: readonly Lesson[]) => onChange((one) => ({ ...one, lessons }))
  return (
    <section className="outline-chapter" aria-label={chapter.title || name}>
      <div className="outline-head">
        <Input
          {...{ value: chapter.title, maxLength: 120, placeholder: name, 'aria-label': name }}
          onChange={({ target }) => onChange((one) => ({ ...one, title: target.value }))}
        />
        {onRaise && <IconButton label={say(text.raise, { n: place })} icon={<ArrowUpOutlined />} onClick={onRaise} />}
        <IconButton label={say(text.removeChapter, { n: place })} icon={<DeleteOutlined />} onClick={onRemove} />
      </div>
      <OrderList
        order={chapter.lessons.map((lesson) => ({ id: lesson.id, name: lesson.title, lesson }))}
        onOrder={(order) => put(order.map(({ lesson }) => lesson))}
        row={({ lesson }) => <LessonRow lesson={lesson} onRemove={() => put(chapter.lessons.filter(({ id }) => id !== lesson.id))} />}
      />
      <Button size="small" onClick={() => setAdding(true)}>
        {text.addLesson}
      </Button>
      <LessonForm
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdd={(lesson) => put([...chapter.lessons, { ...lesson, id: freshId }])}
      />
    </section>
  )
}

function LessonRow({ lesson, onRemove }: { lesson: Lesson; onRemove: () => void }) {
  const { outline: text } = useText(courseText)
  const { lessonKinds } = useCourseWords()
  return (
    <>
      <span className="outline-lesson">
        {lesson.title}{' '}
        <small className="soft figures">
          {lessonKinds[lesson.kind]} · {clockOf(lesson.seconds)}
        </small>
      </span>
      <IconButton label={say(text.removeLesson, { name: lesson.title })} icon={<CloseOutlined />} onClick={onRemove} />
    </>
  )
}
function Shown({ chapter }: { chapter: Chapter }) {
  const { lessonKinds } = useCourseWords()
  return (
    <div className="course-outline">
      <h3>{chapter.title}</h3>
      <ul>
        {chapter.lessons.map((one) => (
          <li key={one.id}>
            <span>{one.title}</span>
            <small className="soft figures">
              {lessonKinds[one.kind]} · {clockOf(one.seconds)}
            </small>
          </li>
        ))}
      </ul>
    </div>
  )
}

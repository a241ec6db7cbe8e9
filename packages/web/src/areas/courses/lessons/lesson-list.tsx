import { CloseOutlined } from '@ant-design/icons'
import type { Lesson } from '@residency/contract/areas/courses/course/course.contract'
import { courseWords } from '@residency/contract/areas/courses/course/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { OrderList } from '../../../screens/trees/order-list.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { courseText } from '../course/course.text.ts'
import { clockOf } from '../course/course-tones.rules.ts'
import type { LessonFormProps } from './lesson-form.tsx'

const LessonForm = lazyDialog<LessonFormProps>(() =>
  import('./lesson-form.tsx').then((part) => part.default),
)

type LessonListProps = {
  lessons: readonly Lesson[]
  freshId: number
  onChange: (lessons: readonly Lesson[]) => void
}

/** Lessons in their order: dragged or moved by keyboard, added with their file, removed. */
export function LessonList({ lessons, freshId, onChange }: LessonListProps) {
  const { outline: text } = useText(courseText)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <OrderList
        order={lessons.map((lesson) => ({ id: lesson.id, name: lesson.title, lesson }))}
        onOrder={(order) => onChange(order.map(({ lesson }) => lesson))}
        row={({ lesson }) => (
          <LessonRow
            lesson={lesson}
            onRemove={() => onChange(lessons.filter(({ id }) => id !== lesson.id))}
          />
        )}
      />
      <Button size="small" onClick={() => setAdding(true)}>
        {text.addLesson}
      </Button>
      <LessonForm
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdd={(lesson) => onChange([...lessons, { ...lesson, id: freshId }])}
      />
    </>
  )
}

function LessonRow({ lesson, onRemove }: { lesson: Lesson; onRemove: () => void }) {
  const { outline: text } = useText(courseText)
  const { lessonKinds } = useText(courseWords)
  return (
    <>
      <span className="outline-lesson">
        {lesson.title}{' '}
        <small className="soft figures">
          {lessonKinds[lesson.kind]} · {clockOf(lesson.seconds)}
        </small>
      </span>
      <IconButton
        label={say(text.removeLesson, { name: lesson.title })}
        icon={<CloseOutlined />}
        onClick={onRemove}
      />
    </>
  )
}

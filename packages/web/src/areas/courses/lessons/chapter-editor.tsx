import { ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { courseWords } from '@residency/contract/areas/courses/course/text'
import { Input } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { courseText } from '../course/course.text.ts'
import { clockOf } from '../course/course-tones.rules.ts'
import { LessonList } from './lesson-list.tsx'
import type { Draft } from './outline.rules.ts'

type Chapter = Draft[number]

type Props = {
  chapter: Chapter
  place: number
  isReadOnly: boolean
  freshId: number
  onChange: (change: (chapter: Chapter) => Chapter) => void
  onRemove: () => void
  onRaise: (() => void) | null
}

/** One chapter of the outline with its lessons. */
export function ChapterEditor({
  chapter,
  place,
  isReadOnly,
  freshId,
  onChange,
  onRemove,
  onRaise,
}: Props) {
  const { outline: text } = useText(courseText)
  const name = say(text.chapter, { n: place })
  if (isReadOnly) return <ChapterPreview chapter={chapter} />

  return (
    <section className="outline-chapter" aria-label={chapter.title || name}>
      <div className="outline-head">
        <Input
          value={chapter.title}
          maxLength={120}
          placeholder={name}
          aria-label={name}
          onChange={({ target }) => onChange((one) => ({ ...one, title: target.value }))}
        />
        {onRaise && (
          <IconButton
            label={say(text.raise, { n: place })}
            icon={<ArrowUpOutlined />}
            onClick={onRaise}
          />
        )}
        <IconButton
          label={say(text.removeChapter, { n: place })}
          icon={<DeleteOutlined />}
          onClick={onRemove}
        />
      </div>
      <LessonList
        lessons={chapter.lessons}
        freshId={freshId}
        onChange={(lessons) => onChange((one) => ({ ...one, lessons }))}
      />
    </section>
  )
}

function ChapterPreview({ chapter }: { chapter: Chapter }) {
  const { lessonKinds } = useText(courseWords)
  return (
    <div className="course-outline">
      <h3>{chapter.title}</h3>
      <ul>
        {chapter.lessons.map((lesson) => (
          <li key={lesson.id}>
            <span>{lesson.title}</span>
            <small className="soft figures">
              {lessonKinds[lesson.kind]} · {clockOf(lesson.seconds)}
            </small>
          </li>
        ))}
      </ul>
    </div>
  )
}

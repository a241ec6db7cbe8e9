import type { CourseDetail } from '@residency/contract/areas/courses/course/course.contract'
import { Button } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { NewerNote } from '../../../screens/edited/edited-record.tsx'
import { raised } from '../../../screens/edited/raised.rules.ts'
import { useWholeDraft } from '../../../screens/edited/use-whole-draft.ts'
import '../course/courses.public.css'
import { useSaveOutline } from '../course/course.queries.ts'
import { courseText } from '../course/course.text.ts'
import { ChapterEditor } from './chapter-editor.tsx'
import { type Draft, inputOf, isWhole, newId, withChapter } from './outline.rules.ts'

/** The outline of a course: chapters with their lessons, put in order by drag or by keyboard. */
export function OutlineEditor({ course }: { course: CourseDetail }) {
  const { outline: text } = useText(courseText)

  const { draft, edited, put, isChanged, store, isSaving, discard } = useWholeDraft(
    course,
    ({ chapters }): Draft => chapters,
    useSaveOutline(),
    text.saved,
  )

  const mayEdit = course.actions.includes('edit')
  const save = () => store({ id: course.id, version: edited.version, ...inputOf(draft) })

  return (
    <>
      <NewerNote edited={edited} record={course} isSaving={isSaving} onDiscard={discard} />
      {draft.length === 0 && <p className="soft">{text.empty}</p>}
      {draft.map((chapter, index) => (
        <ChapterEditor
          key={chapter.id}
          chapter={chapter}
          place={index + 1}
          isReadOnly={!mayEdit}
          freshId={newId(draft)}
          onChange={(change) => put(withChapter(draft, chapter.id, change))}
          onRemove={() => put(draft.filter((one) => one.id !== chapter.id))}
          onRaise={index > 0 ? () => put(raised(draft, index)) : null}
        />
      ))}
      {mayEdit && (
        <div className="outline-foot">
          <Button onClick={() => put([...draft, { id: newId(draft), title: '', lessons: [] }])}>
            {text.addChapter}
          </Button>
          <span className="soft">{isChanged ? text.unsaved : text.dragHelp}</span>
          <Button
            type="primary"
            disabled={!isChanged || !isWhole(draft)}
            loading={isSaving}
            onClick={save}
          >
            {text.save}
          </Button>
        </div>
      )}
    </>
  )
}

import type { Course } from '@residency/contract/areas/courses/course/course.contract'
import { courseWords } from '@residency/contract/areas/courses/course/text'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useActOnCourse } from './course.queries.ts'
import { courseText } from './course.text.ts'
import type { CourseFormProps } from './course-form.tsx'

const CourseForm = lazyDialog<CourseFormProps>(() =>
  import('./course-form.tsx').then((part) => part.default),
)

/**
 * What may be done with a course, with its dialog; list and record share it. `onMade`: where a new
 * course leads.
 */
export function useCourseActions(onMade: (id: number) => void) {
  const { manage: text } = useText(courseText)
  const { actions } = useText(courseWords).flows.course
  const courseForm = useRowDialog<number>()
  const act = useActOnCourse()

  const publish = async ({ id, version, name }: Course) => {
    if (
      await ask({
        title: say(text.publishQuestion, { name }),
        content: text.publishNote,
        okText: actions.publish,
      })
    )
      act.mutate(
        { id, version, action: 'publish' },
        { onSuccess: ({ people }) => void toast.success(say(text.published, { count: people })) },
      )
  }

  const withdraw = ({ id, version, name }: Course) =>
    askToWithdraw({ ...text, withdraw: actions.withdraw }, { name }, () =>
      act.mutateAsync({ id, version, action: 'withdraw' }),
    )

  const acts = {
    publish: { label: actions.publish, onClick: (course: Course) => void publish(course) },
    edit: { label: text.edit, onClick: (course: Course) => courseForm.open(course.id) },
    withdraw: {
      label: actions.withdraw,
      danger: true,
      onClick: (course: Course) => void withdraw(course),
    },
  }

  const actionsOf = (course: Course) => allowedActions(course, acts)

  const dialogs = (
    <CourseForm
      isOpen={courseForm.isOpen}
      id={courseForm.opened}
      onMade={onMade}
      onClose={courseForm.close}
    />
  )

  return { actionsOf, dialogs, add: courseForm.add }
}

import { coursePermissions as may } from '@residency/contract/areas/courses/course/access'
import {
  type CourseDetail,
  LEARNER_STATUSES,
  type Learner,
  learnerExport,
  learnerSorts,
} from '@residency/contract/areas/courses/course/course.contract'
import { courseWords } from '@residency/contract/areas/courses/course/text'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { OutlineEditor } from '../lessons/outline-editor.tsx'
import { useLearnerColumns } from './course.columns.tsx'
import { type LearnerInput, useCourse, useLearners } from './course.queries.ts'
import { courseText } from './course.text.ts'
import { COURSE_TONES } from './course-tones.rules.ts'
import { useCourseActions } from './use-course-actions.tsx'

/**
 * A course as those see it who build it or answer for it: facts, outline, and who has got how far.
 */
export function CourseRecord({ id }: { id: number }) {
  const { manage: text, outline } = useText(courseText)
  const { flows, audiences } = useText(courseWords)
  const { data, error, refetch } = useCourse(id)
  const { actionsOf, dialogs } = useCourseActions(() => {})
  const factsOf = useFacts()
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <DetailScreen
        title={data.name}
        list={text.title}
        state={
          <>
            <StateTag tone={COURSE_TONES[data.state]}>{flows.course.states[data.state]}</StateTag>{' '}
            {audiences[data.audience]}
          </>
        }
        actions={<PageActions actions={actionsOf(data)} />}
        sections={[
          { title: text.about, facts: factsOf(data) },
          { title: outline.title, content: <OutlineEditor course={data} /> },
        ]}
      />
      <People course={data} />
      {dialogs}
    </>
  )
}

function useFacts() {
  const { manage: text, none } = useText(courseText)
  const { fields } = useText(courseWords)
  return (course: CourseDetail) => [
    { label: text.base, value: course.base ?? text.all },
    {
      label: text.size,
      value: say(text.sizeOf, { lessons: course.lessons, minutes: course.minutes }),
    },
    { label: text.by, value: course.by },
    { label: fields.opensOn, value: course.opensOn ?? none },
    { label: fields.dueOn, value: course.dueOn ?? text.noDue },
    {
      label: text.progress,
      value: say(text.progressOf, { done: course.done, people: course.people }),
    },
    { label: fields.isOpen, value: course.isOpen ? text.yes : text.no },
    { label: fields.isSlow, value: course.isSlow ? text.yes : text.no },
    ...(course.intro ? [{ label: fields.intro, value: course.intro, isWide: true }] : []),
  ]
}

function People({ course }: { course: CourseDetail }) {
  const { people: text } = useText(courseText)
  const { fields } = useText(courseWords)
  const list = useListState('course-people', ['keywords', 'status'], undefined, 'personSort')
  const result = useLearners({ ...list.input, id: course.id } as LearnerInput)
  const statuses = toChoices(LEARNER_STATUSES, text.statuses)

  return (
    <ListScreen<Learner>
      title={text.title}
      isPart
      lead={text.lead}
      list={list}
      result={result}
      columns={useLearnerColumns()}
      sorts={learnerSorts}
      filters={[
        textFilter('keywords', text.search),
        choiceFilter('status', fields.status, statuses),
      ]}
      actions={
        <Can perm={[may.export]}>
          <ExportButton
            title={text.title}
            calls={learnerExport}
            filters={{ courseId: String(course.id), status: list.filters.status }}
          />
        </Can>
      }
    >
      {text.empty}
    </ListScreen>
  )
}

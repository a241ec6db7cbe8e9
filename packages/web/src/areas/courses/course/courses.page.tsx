import {
  AUDIENCES,
  type Course,
  courseSorts,
} from '@residency/contract/areas/courses/course/course.contract'
import { courseFlow } from '@residency/contract/areas/courses/course/course.flow'
import { courseWords } from '@residency/contract/areas/courses/course/text'
import { useNavigate } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId, useRecordPath } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useCourseColumns } from './course.columns.tsx'
import { type CourseInput, useCourses } from './course.queries.ts'
import { courseText } from './course.text.ts'
import { CourseRecord } from './course-record.tsx'
import { useCourseActions } from './use-course-actions.tsx'

/** View key course/manage/index: courses the reader builds or answers for; `?id=` opens one. */
export default function CoursesPage() {
  const id = useRecordId()
  return id === null ? <CourseList /> : <CourseRecord key={id} id={id} />
}

function CourseList() {
  const { manage: text } = useText(courseText)
  const { fields, flows, audiences } = useText(courseWords)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const list = useListState('courses', ['keywords', 'audience', 'state'])
  const result = useCourses(list.input as CourseInput)
  const { actionsOf, dialogs, add } = useCourseActions((id) => void navigate(pathOf(id)))
  const kinds = toChoices(AUDIENCES, audiences)
  const states = toChoices(courseFlow.states, flows.course.states)

  return (
    <>
      <ListScreen<Course>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useCourseColumns(actionsOf)}
        sorts={courseSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('audience', fields.audience, kinds),
          choiceFilter('state', fields.state, states),
        ]}
        actions={<AddButton onAdd={add}>{text.add}</AddButton>}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}

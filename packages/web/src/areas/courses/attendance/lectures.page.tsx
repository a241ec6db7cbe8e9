import { attendancePermissions as may } from '@residency/contract/areas/courses/attendance/access'
import {
  LECTURE_KINDS,
  type Lecture,
  lectureSorts,
  presenceExport,
} from '@residency/contract/areas/courses/attendance/lecture.contract'
import { lectureFlow } from '@residency/contract/areas/courses/attendance/lecture.flow'
import { attendanceWords } from '@residency/contract/areas/courses/attendance/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, dayFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { type LectureInput, useLectures } from './attendance.queries.ts'
import { attendanceText } from './attendance.text.ts'
import { useLectureColumns } from './lecture.columns.tsx'
import { LectureRecord } from './lecture-record.tsx'
import { useLectureActions } from './use-lecture-actions.tsx'

/** View key course/attendance/index: lectures the reader organises; `?id=` opens one. */
export default function LecturesPage() {
  const id = useRecordId()
  return id === null ? <LectureList /> : <LectureRecord key={id} id={id} />
}

function LectureList() {
  const text = useText(attendanceText)
  const { fields, lectureKinds, flows } = useText(attendanceWords)
  const list = useListState('lectures', ['keywords', 'kind', 'state', 'from', 'until'])
  const result = useLectures(list.input as LectureInput)
  const { actionsOf, dialogs, add } = useLectureActions()
  const kinds = toChoices(LECTURE_KINDS, lectureKinds)
  const states = toChoices(lectureFlow.states, flows.lecture.states)
  const { from, until } = list.filters

  return (
    <>
      <ListScreen<Lecture>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useLectureColumns(actionsOf)}
        sorts={lectureSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('kind', text.kind, kinds),
          choiceFilter('state', fields.state, states),
          dayFilter('from', text.from),
          dayFilter('until', text.until),
        ]}
        actions={
          <>
            <ExportButton title={text.title} calls={presenceExport} filters={{ from, until }} />
            <AddButton perm={may.manage} onAdd={add}>
              {text.add}
            </AddButton>
          </>
        }
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}

import {
  type Meeting,
  meetingExport,
  meetingSorts,
} from '@residency/contract/areas/mentors/records/meeting.contract'
import { meetingFlow } from '@residency/contract/areas/mentors/records/meeting.flow'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, dayFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { dayColumn } from '../../../ui/times/time-columns.tsx'
import { meetingText } from './meeting.text.ts'
import { FileNames, MEETING_TONES } from './meeting-card.tsx'
import { type MeetingListInput, useMeetings } from './record.queries.ts'

function useColumns(): Column<Meeting>[] {
  const { list: text } = useText(meetingText)
  const { fields, flows } = useText(recordWords)
  return [
    linesColumn('name', text.name, { width: 140, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
    })),
    linesColumn('mentor', text.mentor, { width: 150, card: 'fact' }, (row) => ({
      name: row.mentor,
      note: row.department,
    })),
    dayColumn('metOn', fields.metOn, { width: 110, card: 'fact' }),
    { key: 'topic', title: fields.topic, width: 170, card: 'fact', cell: (row) => row.topic },
    { key: 'content', title: fields.content, width: 260, cell: (row) => row.content },
    { key: 'task', title: fields.taskId, width: 140, cell: (row) => row.task ?? '' },
    stateColumn('state', fields.state, {
      width: 110,
      tones: MEETING_TONES,
      words: flows.mentorMeeting.states,
    }),
    {
      key: 'files',
      title: fields.files,
      width: 150,
      cell: (row) => <FileNames files={row.files} />,
    },
  ]
}

/** View key mentor/record/index: records of guidance, the latest first. */
export default function RecordListPage() {
  const { list: text } = useText(meetingText)
  const { fields, flows } = useText(recordWords)
  const list = useListState('mentor-records', ['keywords', 'state', 'from', 'until'])
  const result = useMeetings(list.input as MeetingListInput)
  const columns = useColumns()
  const states = toChoices(meetingFlow.states, flows.mentorMeeting.states)

  return (
    <ListScreen<Meeting>
      title={text.title}
      lead={result.data && say(text.lead, { total: result.data.total })}
      list={list}
      result={result}
      columns={columns}
      sorts={meetingSorts}
      filters={[
        textFilter('keywords', text.search),
        choiceFilter('state', fields.state, states),
        dayFilter('from', fields.from),
        dayFilter('until', fields.until),
      ]}
      actions={<ExportButton title={text.title} calls={meetingExport} filters={list.conditions} />}
    >
      {text.empty}
    </ListScreen>
  )
}

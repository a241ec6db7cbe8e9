import {
  type LectureDetail,
  type LecturePerson,
  lecturePersonSorts,
  PRESENCES,
  presenceExport,
} from '@residency/contract/areas/courses/attendance/lecture.contract'
import { attendanceWords } from '@residency/contract/areas/courses/attendance/text'
import { inShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { type PeopleInput, useLecture, useLecturePeople } from './attendance.queries.ts'
import { attendanceText } from './attendance.text.ts'
import { lectureStatusOf, toneOf } from './attendance-tones.rules.ts'
import { CorrectButton } from './correct-button.tsx'
import { useSpan } from './lecture.columns.tsx'
import { usePersonColumns } from './person.columns.tsx'
import { useLectureActions } from './use-lecture-actions.tsx'

/**
 * A lecture as its organiser sees it: facts, who tried one phone for two, and the list of people.
 */
export function LectureRecord({ id }: { id: number }) {
  const text = useText(attendanceText)
  const { lectureKinds } = useText(attendanceWords)
  const { data, error, refetch } = useLecture(id)
  const { actionsOf, dialogs } = useLectureActions()
  const factsOf = useFacts()
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <DetailScreen
        title={data.name}
        list={text.title}
        state={
          <>
            <StateTag tone={toneOf(data)}>{text.statuses[lectureStatusOf(data)]}</StateTag>{' '}
            {lectureKinds[data.kind]}
          </>
        }
        actions={<PageActions actions={actionsOf(data)} />}
        sections={[
          { title: text.about, facts: factsOf(data) },
          ...(data.refusals.length
            ? [{ title: text.refusals, content: <Refusals lecture={data} /> }]
            : []),
        ]}
      />
      <People lecture={data} />
      {dialogs}
    </>
  )
}

function useFacts() {
  const text = useText(attendanceText)
  const { fields } = useText(attendanceWords)
  const span = useSpan()

  return (lecture: LectureDetail) => {
    const opens = inShanghai(lecture.startsAt)
      .subtract(lecture.opensBefore, 'minute')
      .format('HH:mm')
    const window = {
      from: opens,
      to: inShanghai(lecture.endsAt).format('HH:mm'),
      late: lecture.lateAfter,
    }
    return [
      { label: text.when, value: span(lecture) },
      { label: text.place, value: lecture.place },
      { label: fields.speaker, value: lecture.speaker ?? '—' },
      { label: text.host, value: lecture.host ?? text.office },
      { label: text.window, value: say(text.windowOf, window) },
      { label: text.guests, value: lecture.isOpen ? text.guestsYes : text.guestsNo },
      ...(lecture.reason ? [{ label: text.reason, value: lecture.reason, isWide: true }] : []),
    ]
  }
}

function Refusals({ lecture }: { lecture: LectureDetail }) {
  const text = useText(attendanceText)
  return (
    <>
      <p className="soft">{text.refusalsLead}</p>
      <ul>
        {lecture.refusals.map(({ name, at }) => (
          <li key={name + at}>
            {name} <DateCell value={at} hasTime />
          </li>
        ))}
      </ul>
    </>
  )
}

function People({ lecture }: { lecture: LectureDetail }) {
  const text = useText(attendanceText)
  const { fields, presences } = useText(attendanceWords)
  const list = useListState('lecture-people', ['keywords', 'presence'], undefined, 'personSort')
  const result = useLecturePeople({ ...list.input, id: lecture.id } as PeopleInput)
  const choices = toChoices(PRESENCES, presences)

  return (
    <ListScreen<LecturePerson>
      title={text.people}
      isPart
      lead={say(text.peopleLead, {
        expected: lecture.expected,
        here: lecture.here,
        late: lecture.late,
        guests: lecture.guests,
      })}
      list={list}
      result={result}
      columns={usePersonColumns()}
      sorts={lecturePersonSorts}
      filters={[
        textFilter('keywords', text.searchPerson),
        choiceFilter('presence', fields.presence, choices),
      ]}
      actions={
        <ExportButton
          title={text.people}
          calls={presenceExport}
          filters={{ lectureId: String(lecture.id) }}
        />
      }
      {...(lecture.actions.includes('correct')
        ? {
            bulk: (rows: readonly LecturePerson[], done: () => void) => (
              <CorrectButton id={lecture.id} rows={rows} onDone={done} />
            ),
          }
        : {})}
    >
      {text.peopleEmpty}
    </ListScreen>
  )
}

import {
  type LectureDetail,
  type LecturePerson,
  PRESENCES,
  presenceExport,
} from '@residency/contract/areas/courses/attendance/lecture.contract'
import { attendanceWords } from '@residency/contract/areas/courses/attendance/text'
import { inShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { choiceFilter, textFilter } from '../../../screens/list-filters.tsx'
import { ListScreen } from '../../../screens/list-screen.tsx'
import { useListState } from '../../../screens/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices.ts'
import { DateCell } from '../../../ui/date-cell.tsx'
import { PageActions } from '../../../ui/row-actions.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { type PeopleInput, useLecture, useLecturePeople } from './attendance.queries.ts'
import { attendanceText } from './attendance.text.ts'
import { standOf, toneOf } from './attendance-tones.rules.ts'
import { CorrectButton } from './correct-form.tsx'
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
            <StateTag tone={toneOf(data)}>{text.stands[standOf(data)]}</StateTag>{' '}
            {lectureKinds[data.kind]}
          </>
        }
        actions={<PageActions actions={actionsOf(data)} />}
        sections={[
          { title: text.about, facts: factsOf(data) },
          ...(data.refusals.length
            ? [{ title: text.refusals, content: <Refusals one={data} /> }]
            : []),
        ]}
      />
      <People one={data} />
      {dialogs}
    </>
  )
}

function useFacts() {
  const text = useText(attendanceText)
  const { fields } = useText(attendanceWords)
  const span = useSpan()

  return (one: LectureDetail) => {
    const opens = inShanghai(one.startsAt).subtract(one.opensBefore, 'minute').format('HH:mm')
    const window = { from: opens, to: inShanghai(one.endsAt).format('HH:mm'), late: one.lateAfter }
    return [
      { label: text.when, value: span(one) },
      { label: text.place, value: one.place },
      { label: fields.speaker, value: one.speaker ?? '—' },
      { label: text.host, value: one.host ?? text.office },
      { label: text.window, value: say(text.windowOf, window) },
      { label: text.guests, value: one.isOpen ? text.guestsYes : text.guestsNo },
      ...(one.reason ? [{ label: text.reason, value: one.reason, isWide: true }] : []),
    ]
  }
}

function Refusals({ one }: { one: LectureDetail }) {
  const text = useText(attendanceText)
  return (
    <>
      <p className="soft">{text.refusalsLead}</p>
      <ul>
        {one.refusals.map(({ name, at }) => (
          <li key={name + at}>
            {name} <DateCell value={at} hasTime />
          </li>
        ))}
      </ul>
    </>
  )
}

function People({ one }: { one: LectureDetail }) {
  const text = useText(attendanceText)
  const { fields, presences } = useText(attendanceWords)
  const list = useListState('lecture-people', ['keywords', 'presence'])
  const result = useLecturePeople({ ...list.input, id: one.id } as PeopleInput)
  const choices = toChoices(PRESENCES, presences)

  return (
    <ListScreen<LecturePerson>
      title={text.people}
      isPart
      lead={say(text.peopleLead, {
        expected: one.expected,
        here: one.here,
        late: one.late,
        guests: one.guests,
      })}
      {...{ list, result }}
      columns={usePersonColumns()}
      filters={[
        textFilter('keywords', text.searchPerson),
        choiceFilter('presence', fields.presence, choices),
      ]}
      actions={
        <ExportButton
          title={text.people}
          calls={presenceExport}
          filters={{ lectureId: String(one.id) }}
        />
      }
      {...(one.actions.includes('correct')
        ? {
            bulk: (rows: readonly LecturePerson[], done: () => void) => (
              <CorrectButton id={one.id} rows={rows} onDone={done} />
            ),
          }
        : {})}
    >
      {text.peopleEmpty}
    </ListScreen>
  )
}

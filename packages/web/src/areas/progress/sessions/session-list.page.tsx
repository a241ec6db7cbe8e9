import { sessionPermissions as may } from '@residency/contract/areas/progress/sessions/access'
import {
  type Session,
  sessionSorts,
} from '@residency/contract/areas/progress/sessions/session.contract'
import { sessionFlow } from '@residency/contract/areas/progress/sessions/session.flow'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, flagFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { RecordLink, useRecordId } from '../../../screens/record.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { CancelSession } from './cancel-session.tsx'
import { PlanSession } from './plan-session.tsx'
import { type SessionListInput, useSessions } from './session.queries.ts'
import { SESSION_TONES } from './session.rules.ts'
import { sessionText } from './session.text.ts'
import { SessionRecord } from './session-record.tsx'
import { useSessionActions } from './use-session-actions.tsx'

/** View key progress/session/index: sessions of committees; one of them with `?id=`. */
export default function SessionListPage() {
  const id = useRecordId()
  const title = useText(sessionWords).menus.progressSessions

  return id === null ? (
    <SessionList title={title} />
  ) : (
    <SessionRecord key={id} id={id} title={title} />
  )
}

function SessionList({ title }: { title: string }) {
  const text = useText(sessionText)
  const { fields, flows } = useText(sessionWords)
  const list = useListState('progress-sessions', ['state', 'notes', 'repeats'])
  const result = useSessions(list.input as SessionListInput)
  const [isNew, setNew] = useState(false)
  const cancel = useRowDialog<Pick<Session, 'id' | 'version'>>()
  const actionsOf = useSessionActions(({ id, version }) => cancel.open({ id, version }))
  const committees = result.data?.committees ?? []
  const states = toChoices(sessionFlow.states, flows.progressSession.states)

  return (
    <>
      <ListScreen<Session>
        title={title}
        lead={text.lead}
        list={list}
        result={result}
        columns={useSessionColumns(actionsOf)}
        sorts={sessionSorts}
        filters={[
          choiceFilter('state', fields.state, states),
          flagFilter('notes', fields.notes, text.notesOnly),
          flagFilter('repeats', fields.repeats, text.repeatsOnly),
        ]}
        actions={
          committees.length > 0 && (
            <AddButton perm={may.plan} onAdd={() => setNew(true)}>
              {text.add}
            </AddButton>
          )
        }
      >
        {text.empty}
      </ListScreen>
      <PlanSession isOpen={isNew} committees={committees} onClose={() => setNew(false)} />
      <CancelSession isOpen={cancel.isOpen} session={cancel.opened} onClose={cancel.close} />
    </>
  )
}

function useSessionColumns(actionsOf: (row: Session) => RowAction[]): Column<Session>[] {
  const text = useText(sessionText)
  const { fields, flows } = useText(sessionWords)

  return [
    {
      key: 'committee',
      title: fields.committeeId,
      width: 220,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.committee}</RecordLink>,
    },
    { key: 'heldOn', title: fields.heldOn, width: 120, card: 'fact', cell: (row) => row.heldOn },
    { key: 'factsOn', title: fields.factsOn, width: 120, cell: (row) => row.factsOn },
    {
      key: 'year',
      title: fields.year,
      width: 100,
      card: 'fact',
      cell: (row) => row.year ?? text.everyYear,
    },
    {
      key: 'major',
      title: fields.majorId,
      width: 140,
      card: 'fact',
      cell: (row) => row.major ?? text.everyMajor,
    },
    {
      key: 'state',
      title: fields.state,
      width: 110,
      card: 'state',
      cell: ({ state }) => (
        <StateTag tone={SESSION_TONES[state]}>{flows.progressSession.states[state]}</StateTag>
      ),
    },
    {
      key: 'decided',
      title: text.decided,
      width: 110,
      card: 'fact',
      cell: ({ decided, trainees }) =>
        trainees === 0 ? '—' : <span className="figures">{`${decided} / ${trainees}`}</span>,
    },
    actionsColumn(text.actions, 180, actionsOf),
  ]
}

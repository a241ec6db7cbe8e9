import { rosterPermissions as may } from '@residency/contract/areas/duty/rosters/access'
import { type RosterRow, rosterSorts } from '@residency/contract/areas/duty/rosters/roster.contract'
import { rosterWords } from '@residency/contract/areas/duty/rosters/text'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { RecordLink, useRecordId } from '../../../screens/record.tsx'
import { toTextChoices } from '../../../ui/choices/choices.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { type RosterListInput, useRosters } from './roster.queries.ts'
import { rosterText } from './roster.text.ts'
import { RosterRecord } from './roster-record.tsx'
import { ROSTER_TONES } from './roster-tones.rules.ts'
import { useRosterActions } from './use-roster-actions.ts'

const NewRoster = lazyDialog(() => import('./new-roster.tsx').then((part) => part.NewRoster))

/** View key duty/roster/index: the rosters of the reader's departments; one of them with `?id=`. */
export default function RosterListPage() {
  const id = useRecordId()
  const { menus } = useText(rosterWords)
  const title = menus.dutyRosters

  return id === null ? <RosterList title={title} /> : <RosterRecord id={id} list={title} />
}

function RosterList({ title }: { title: string }) {
  const text = useText(rosterText)
  const { fields } = useText(rosterWords)
  const list = useListState('duty-rosters', ['departmentId'])
  const result = useRosters(list.input as RosterListInput)
  const [isNew, setNew] = useState(false)
  const departments = result.data?.departments ?? []
  const department = choiceFilter('departmentId', fields.departmentId, toTextChoices(departments))

  return (
    <>
      <ListScreen<RosterRow>
        title={title}
        lead={text.lead}
        list={list}
        result={result}
        columns={useRosterColumns()}
        sorts={rosterSorts}
        filters={departments.length > 1 ? [department] : []}
        actions={
          departments.length > 0 && (
            <AddButton perm={may.plan} onAdd={() => setNew(true)}>
              {text.add}
            </AddButton>
          )
        }
      >
        {text.empty}
      </ListScreen>
      <NewRoster isOpen={isNew} departments={departments} onClose={() => setNew(false)} />
    </>
  )
}

function useRosterColumns(): Column<RosterRow>[] {
  const text = useText(rosterText)
  const { fields, flows } = useText(rosterWords)
  const actionsOf = useRosterActions()

  return [
    {
      key: 'month',
      title: fields.month,
      width: 120,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.month}</RecordLink>,
    },
    {
      key: 'department',
      title: fields.departmentId,
      width: 200,
      card: 'fact',
      cell: (row) => row.department,
    },
    {
      key: 'state',
      title: text.state,
      width: 110,
      card: 'state',
      cell: ({ state }) => (
        <StateTag tone={ROSTER_TONES[state]}>{flows.dutyRoster.states[state]}</StateTag>
      ),
    },
    figuresColumn('shifts', text.shifts, { width: 110, card: 'fact' }),
    figuresColumn('people', text.people, { width: 90, card: 'fact' }),
    actionsColumn(text.actions, 160, actionsOf),
  ]
}

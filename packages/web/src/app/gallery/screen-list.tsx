import { settingsPermissions as may } from '@residency/contract/areas/settings/access'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { AddButton } from '../../screens/add-button.tsx'
import { choiceFilter, dayFilter, textFilter } from '../../screens/list/list-filters.tsx'
import { ListScreen } from '../../screens/list/list-screen.tsx'
import type { ListState } from '../../screens/list/list-state.ts'
import { BulkDecisions } from '../../screens/review/bulk-decisions.tsx'
import { AsideTree } from '../../screens/trees/aside-tree.tsx'
import { type Example, useExampleColumns, useExampleRows } from './examples.tsx'
import { galleryText } from './gallery.text.ts'
import type { ScreenState, StateExamples } from './gallery-states.ts'
import { useExampleReview } from './use-example-review.ts'

/** A list that lives in the page: filters and sorting show how they look and change no rows. */
function useExampleList(): ListState {
  const [at, setAt] = useState({
    filters: {},
    defaults: {},
    pageNum: 1,
    pageSize: 10,
    sort: undefined as string | undefined,
  })

  return {
    name: 'gallery',
    ...at,
    conditions: at.filters,
    input: at,
    change: (next) =>
      setAt({
        ...at,
        ...next,
        filters: { ...at.filters, ...next.filters } as Record<string, string>,
      }),
  }
}

type Result = {
  data: { list: Example[]; total: number } | undefined
  error: Error | null
  isFetching: boolean
}

export function ListExample({ state }: { state: ScreenState }) {
  const text = useText(galleryText)
  const list = useExampleList()
  const review = useExampleReview()
  const columns = useExampleColumns()
  const rows = useExampleRows()
  const closed = useExampleRows({ isClosed: true })
  const long = useExampleRows({ isLong: true })

  const of = (some: readonly Example[]): Result => ({
    data: { list: [...some], total: some.length },
    error: null,
    isFetching: false,
  })

  const results: StateExamples<Result> = {
    usual: { ...of(rows), data: { list: [...rows], total: 128 } },
    empty: of([]),
    loading: { data: undefined, error: null, isFetching: true },
    error: { data: undefined, error: new Error(text.fault), isFetching: false },
    disabled: of(closed),
    long: of(long),
  }

  const options = text.people.map((label) => ({ value: label, label }))
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const nodes = [
    { value: 1, label: text.hospital, children: [{ value: 2, label: text.department }] },
  ]

  return (
    <div className="with-aside">
      <AsideTree
        text={{ label: text.tree, all: text.hospital }}
        nodes={nodes}
        value={chosen}
        onChange={setChosen}
      />
      <ListScreen
        title={text.screens.list}
        lead={state === 'long' ? text.long : text.lead}
        list={list}
        result={{ ...results[state], refetch: () => {} }}
        columns={columns}
        filters={[
          textFilter('name', text.name),
          choiceFilter('person', text.person, options),
          dayFilter('day', text.day),
          dayFilter('until', text.time),
        ]}
        actions={
          state === 'disabled' ? (
            <Button type="primary" disabled>
              {text.primary}
            </Button>
          ) : (
            <AddButton perm={may.schoolAdd} onAdd={() => {}}>
              {text.primary}
            </AddButton>
          )
        }
        bulk={(ticked, done) => <BulkDecisions review={review} rows={ticked} onDone={done} />}
      >
        {text.emptyLead}
      </ListScreen>
    </div>
  )
}

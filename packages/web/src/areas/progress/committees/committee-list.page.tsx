import { committeePermissions as may } from '@residency/contract/areas/progress/committees/access'
import {
  type Committee,
  committeeSorts,
} from '@residency/contract/areas/progress/committees/committee.contract'
import { committeeWords } from '@residency/contract/areas/progress/committees/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { type CommitteeListInput, useCommittees } from './committee.queries.ts'
import { committeeText } from './committee.text.ts'
import '../progress.css'
import type { CommitteeFormProps } from './committee-form.tsx'

const CommitteeForm = lazyDialog<CommitteeFormProps>(() =>
  import('./committee-form.tsx').then((part) => part.default),
)

const SessionsPerYear = lazyDialog(() =>
  import('./sessions-per-year.tsx').then((part) => part.SessionsPerYear),
)

/** View key progress/committee/index: committees of bases with their members. */
export default function CommitteeListPage() {
  const text = useText(committeeText)
  const { menus } = useText(committeeWords)
  const list = useListState('progress-committees', ['keywords'])
  const result = useCommittees(list.input as CommitteeListInput)
  const form = useRowDialog<Committee>()
  const [isSetting, setSetting] = useState(false)
  const { settings, bases = [] } = result.data ?? {}

  return (
    <>
      <ListScreen<Committee>
        title={menus.progressCommittees}
        lead={text.lead}
        list={list}
        result={result}
        columns={useCommitteeColumns(form.open)}
        sorts={committeeSorts}
        filters={[textFilter('keywords', text.search)]}
        actions={
          bases.length > 0 && (
            <>
              <Button onClick={() => setSetting(true)}>{text.settings}</Button>
              <AddButton perm={may.manage} onAdd={form.add}>
                {text.add}
              </AddButton>
            </>
          )
        }
      >
        {text.empty}
      </ListScreen>
      <CommitteeForm
        isOpen={form.isOpen}
        committee={form.opened}
        bases={bases}
        onClose={form.close}
      />
      <SessionsPerYear isOpen={isSetting} settings={settings} onClose={() => setSetting(false)} />
    </>
  )
}

function useCommitteeColumns(edit: (row: Committee) => void): Column<Committee>[] {
  const text = useText(committeeText)
  const { fields, lacks, roles, memberAs } = useText(committeeWords)

  return [
    { key: 'name', title: fields.name, width: 180, card: 'title', cell: (row) => row.name },
    { key: 'base', title: fields.baseId, width: 130, card: 'fact', cell: (row) => row.base },
    {
      key: 'members',
      title: fields.members,
      width: 300,
      card: 'fact',
      cell: (row) =>
        row.members
          .filter(({ isInOffice }) => isInOffice)
          .map(({ name, role }) => say(memberAs, { name, role: roles[role] }))
          .join(text.comma) || '—',
    },
    {
      key: 'ready',
      title: text.ready,
      width: 200,
      card: 'fact',
      cell: (row) =>
        row.lacks.length === 0 ? (
          <StateTag tone="good">{text.fit}</StateTag>
        ) : (
          <>
            <StateTag tone="wait">{text.lacking}</StateTag>
            <div className="soft progress-lacks">
              {row.lacks.map((lack) => lacks[lack]).join(text.comma)}
            </div>
          </>
        ),
    },
    figuresColumn('sessions', text.sessions, { width: 100, card: 'fact' }),
    {
      key: 'last',
      sort: 'lastHeldOn',
      title: text.last,
      width: 120,
      card: 'fact',
      cell: (row) => row.lastHeldOn ?? text.never,
    },
    actionsColumn(text.actions, 90, (row) =>
      allowedActions(row, { edit: { label: text.edit, onClick: edit } }),
    ),
  ]
}

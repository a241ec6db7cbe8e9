import { accountsPermissions as may } from '@residency/contract/areas/accounts/permissions'
import type { UserRow } from '@residency/contract/areas/accounts/user.contract'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { Can } from '../../../platform/permissions.tsx'
import { choiceFilter, dayFilter, textFilter } from '../../../screens/list-filters.tsx'
import { ListScreen } from '../../../screens/list-screen.tsx'
import { useListState } from '../../../screens/list-state.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { accountsText } from '../accounts.text.ts'
import { useAccountsWords } from '../use-accounts-words.ts'
import { DepartmentTree } from './department-tree.tsx'
import { useUserActs } from './use-user-acts.ts'
import { useUserColumns } from './user.columns.tsx'
import { type UserKind, type UserListInput, useUsers } from './user.queries.ts'

const UserFormDialog = lazyDialog(() => import('./user-form.tsx').then((part) => part.UserFormDialog))
const UserImport = lazyDialog(() => import('./user-import.tsx').then((part) => part.UserImport))
const UserExport = lazyDialog(() => import('./user-export.tsx').then((part) => part.UserExport))
const OneTimePassword = lazyDialog(() => import('./one-time-password.tsx').then((part) => part.OneTimePassword))

type Open = { what: 'form'; id: number | null } | { what: 'import' } | { what: 'export' } | null

/** The list of accounts; teachers' and trainees' accounts are the same list asked of another call. */
export function UserList({ kind }: { kind: UserKind }) {
  const text = useText(accountsText)
  const { fields } = useAccountsWords()
  const list = useListState(`users.${kind}`, ['keywords', 'status', 'startTime', 'endTime', 'deptId'])
  const result = useUsers(kind, list.input as UserListInput)
  const [open, setOpen] = useState<Open>(null)
  const acts = useUserActs((row) => setOpen({ what: 'form', id: row.id }))
  const columns = useUserColumns(acts.act)
  const close = () => setOpen(null)
  const states = ([1, 0] as const).map((value) => ({ value: String(value), label: text.states[value] }))
  const title = { all: text.users, teacher: text.teacherUsers, student: text.studentUsers }[kind]
  return (
    <div className="with-aside">
      <DepartmentTree value={list.filters.deptId} onChange={(deptId) => list.change({ filters: { deptId } })} />
      <ListScreen<UserRow>
        title={title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        filters={[
          textFilter('keywords', fields.keywords, text.searchHint),
          choiceFilter('status', fields.status, states),
          dayFilter('startTime', fields.startTime),
          dayFilter('endTime', fields.endTime),
        ]}
        actions={<ListActions onOpen={setOpen} />}
        bulk={(rows, done) => <BulkDelete rows={rows} onDelete={() => acts.removeMany(rows, done)} />}
      />
      <UserFormDialog
        isOpen={open?.what === 'form'}
        id={open?.what === 'form' ? open.id : null}
        onClose={close}
        onCreated={acts.showPassword}
      />
      <UserImport isOpen={open?.what === 'import'} onClose={close} />
      <UserExport isOpen={open?.what === 'export'} onClose={close} input={list.input} />
      <OneTimePassword isOpen={acts.password !== null} given={acts.password} onClose={acts.hidePassword} />
    </div>
  )
}

function ListActions({ onOpen }: { onOpen: (what: Open) => void }): ReactNode {
  const text = useText(accountsText)
  return (
    <>
      <Can perm={[may.userExport]}>
        <Button onClick={() => onOpen({ what: 'export' })}>{text.export}</Button>
      </Can>
      <Can perm={[may.userImport]}>
        <Button onClick={() => onOpen({ what: 'import' })}>{text.import}</Button>
      </Can>
      <Can perm={[may.userAdd]}>
        <Button type="primary" onClick={() => onOpen({ what: 'form', id: null })}>
          {text.add}
        </Button>
      </Can>
    </>
  )
}

function BulkDelete({ rows, onDelete }: { rows: readonly UserRow[]; onDelete: () => void }) {
  const text = useText(accountsText)
  const isAllowed = rows.every((row) => row.actions.includes('delete'))
  return (
    <Button danger disabled={!isAllowed} onClick={onDelete}>
      {text.remove}
    </Button>
  )
}

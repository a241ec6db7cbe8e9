import { accountsPermissions as may } from '@residency/contract/areas/accounts/access'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { type UserRow, userSorts } from '@residency/contract/areas/accounts/users/user.contract'
import { Button } from 'antd'
import { lazy, type ReactNode, useState } from 'react'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, dayFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { useStatusChoices } from '../../../ui/fields/status-switch.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { isAllowedForAll } from '../../../ui/tables/allowed-actions.ts'
import { accountsText } from '../accounts.text.ts'
import { DepartmentTree } from './department-tree.tsx'
import { useUserDialogs } from './use-user-dialogs.tsx'
import { useUserColumns } from './user.columns.tsx'
import { type UserKind, type UserListInput, useRoleOptions, useUsers } from './user.queries.ts'

const UserImport = lazyDialog(() =>
  import('../user-sheets/user-import.tsx').then((part) => part.UserImport),
)

const UserExport = lazyDialog(() =>
  import('../user-sheets/user-export.tsx').then((part) => part.UserExport),
)

const UserRecord = lazy(() =>
  import('./user-record.tsx').then((part) => ({ default: part.UserRecord })),
)

type Sheet = 'import' | 'export'

/** The account list, or the account in the address. */
export function Users({ kind }: { kind: UserKind }) {
  const text = useText(accountsText)
  const id = useRecordId()
  const title = { all: text.users, teacher: text.teacherUsers, student: text.studentUsers }[kind]

  return id === null ? <UserList kind={kind} title={title} /> : <UserRecord id={id} list={title} />
}

/** The account list; lists of teachers and trainees use another call. */
function UserList({ kind, title }: { kind: UserKind; title: string }) {
  const text = useText(accountsText)
  const { fields } = useText(accountsWords)

  const list = useListState(`users.${kind}`, [
    'keywords',
    'status',
    'roleCode',
    'startTime',
    'endTime',
    'deptId',
  ])

  const result = useUsers(kind, list.input as UserListInput)
  const [open, setOpen] = useState<Sheet | null>(null)
  const roles = useRoleOptions().data?.map(({ code, label }) => ({ value: code, label })) ?? []
  const acts = useUserDialogs(() => {})
  const columns = useUserColumns(acts.act)
  const close = () => setOpen(null)

  return (
    <div className="with-aside">
      <DepartmentTree
        value={list.filters.deptId}
        onChange={(deptId) => list.change({ filters: { deptId } })}
      />
      <ListScreen<UserRow>
        title={title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={userSorts}
        filters={[
          textFilter('keywords', fields.keywords, text.searchHint),
          choiceFilter('status', fields.status, useStatusChoices()),
          ...(kind === 'all' ? [choiceFilter('roleCode', fields.roleCode, roles)] : []),
          dayFilter('startTime', fields.startTime),
          dayFilter('endTime', fields.endTime),
        ]}
        actions={<ListActions onSheet={setOpen} onAdd={acts.add} />}
        bulk={(rows, done) => (
          <BulkDelete rows={rows} onDelete={() => acts.removeMany(rows, done)} />
        )}
      />
      {acts.dialogs}
      <UserImport isOpen={open === 'import'} onClose={close} />
      <UserExport isOpen={open === 'export'} onClose={close} input={list.input} />
    </div>
  )
}

function ListActions({
  onSheet,
  onAdd,
}: {
  onSheet: (what: Sheet) => void
  onAdd: () => void
}): ReactNode {
  const text = useText(accountsText)
  return (
    <>
      <Can perm={[may.userExport]}>
        <Button onClick={() => onSheet('export')}>{text.export}</Button>
      </Can>
      <Can perm={[may.userImport]}>
        <Button onClick={() => onSheet('import')}>{text.import}</Button>
      </Can>
      <AddButton perm={may.userAdd} onAdd={onAdd}>
        {text.add}
      </AddButton>
    </>
  )
}

function BulkDelete({ rows, onDelete }: { rows: readonly UserRow[]; onDelete: () => void }) {
  const text = useText(accountsText)
  const isAllowed = isAllowedForAll(rows, 'delete')
  return (
    <Button danger disabled={!isAllowed} onClick={onDelete}>
      {text.remove}
    </Button>
  )
}

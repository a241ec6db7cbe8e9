import { accountsWords } from '@residency/contract/areas/accounts/text'
import type { UserRow } from '@residency/contract/areas/accounts/users/user.contract'
import { Switch } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { useRecordPath } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { PersonCell } from '../../../ui/tables/person-cell.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { dayColumn } from '../../../ui/times/time-columns.tsx'
import { accountsText } from '../accounts.text.ts'

export type UserAct = 'edit' | 'resetPassword' | 'liftLoginLock' | 'enable' | 'disable' | 'delete'
type Act = (what: UserAct, row: UserRow) => void

/** The actions on an account besides enabling it, shared by its row and its page. */
export function useUserButtons(act: Act) {
  const text = useText(accountsText)
  return (row: UserRow) =>
    allowedActions(row, {
      edit: { label: text.edit, onClick: () => act('edit', row) },
      resetPassword: { label: text.resetPassword, onClick: () => act('resetPassword', row) },
      liftLoginLock: { label: text.liftLock, onClick: () => act('liftLoginLock', row) },
      delete: { label: text.remove, danger: true, onClick: () => act('delete', row) },
    })
}

/** The state of an account: a switch if the row allows it, else a tag. */
export function UserState({ row, act }: { row: UserRow; act: Act }) {
  const text = useText(accountsText)
  const { fields } = useText(accountsWords)
  const toggle: UserAct = row.status === 1 ? 'disable' : 'enable'

  return (
    <span className="nowrap">
      {row.actions.includes(toggle) && (
        <Switch
          size="small"
          checked={row.status === 1}
          aria-label={`${fields.status}: ${row.nickname}`}
          onChange={() => act(toggle, row)}
        />
      )}{' '}
      <StateTag tone={row.status === 1 ? 'good' : 'calm'}>{text.states[row.status]}</StateTag>
    </span>
  )
}

/**
 * Columns of the account lists; at 1440 px those shown by default fit next to menu and departments.
 */
export function useUserColumns(act: Act): readonly Column<UserRow>[] {
  const text = useText(accountsText)
  const { fields } = useText(accountsWords)
  const buttons = useUserButtons(act)
  const pathOf = useRecordPath()

  return [
    {
      key: 'nickname',
      title: fields.nickname,
      width: 176,
      card: 'title',
      cell: (row) => (
        <PersonCell
          name={row.nickname}
          note={row.username}
          picture={row.avatar}
          to={pathOf(row.id)}
        />
      ),
    },
    {
      key: 'status',
      title: fields.status,
      width: 112,
      card: 'state',
      cell: (row) => <UserState row={row} act={act} />,
    },
    {
      key: 'deptName',
      title: fields.deptName,
      width: 120,
      card: 'fact',
      cell: (row) => row.deptName ?? '—',
    },
    {
      key: 'roleNames',
      title: fields.roleNames,
      width: 146,
      card: 'fact',
      cell: (row) => row.roleNames?.replaceAll(',', ' · ') ?? '—',
    },
    {
      key: 'mobile',
      title: fields.mobile,
      width: 128,
      cell: (row) => <span className="figures">{row.mobile ?? '—'}</span>,
    },
    {
      key: 'chestArrNum',
      title: fields.chestArrNum,
      width: 110,
      isExtra: true,
      cell: (row) => row.chestArrNum ?? '—',
    },
    {
      key: 'genderLabel',
      title: fields.gender,
      width: 80,
      isExtra: true,
      cell: (row) => row.genderLabel ?? '—',
    },
    {
      key: 'email',
      title: fields.email,
      width: 200,
      isExtra: true,
      cell: (row) => row.email ?? '—',
    },
    dayColumn('createTime', fields.createTime, { width: 108 }),
    actionsColumn(text.actions, 92, buttons),
  ]
}

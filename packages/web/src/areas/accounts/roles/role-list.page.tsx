import { accountsPermissions as may } from '@residency/contract/areas/accounts/access'
import { type RoleRow, roleSorts } from '@residency/contract/areas/accounts/roles/role.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { useStatusChoices } from '../../../ui/fields/status-switch.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { isAllowedForAll } from '../../../ui/tables/allowed-actions.ts'
import { useRoleColumns } from './role.columns.tsx'
import { type RoleListInput, useRoles } from './role.queries.ts'
import { roleText } from './role.text.ts'
import { useRoleActs } from './use-role-acts.ts'

const RoleFormDialog = lazyDialog(() =>
  import('./role-form.tsx').then((part) => part.RoleFormDialog),
)

const RoleMenus = lazyDialog(() => import('./role-menus.tsx').then((part) => part.RoleMenus))

/** View key system/role/index: the roles, their permissions and their scope. */
export default function RoleListPage() {
  const text = useText(roleText)
  const { fields } = useText(accountsWords)
  const list = useListState('roles', ['keywords', 'status'])
  const result = useRoles(list.input as RoleListInput)
  const roleForm = useRowDialog<number>()
  const [assigned, setAssigned] = useState<RoleRow | null>(null)
  const { act, removeMany } = useRoleActs(({ id }) => roleForm.open(id), setAssigned)
  const columns = useRoleColumns(act)

  return (
    <>
      <ListScreen<RoleRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={roleSorts}
        filters={[
          textFilter('keywords', fields.keywords, text.searchHint),
          choiceFilter('status', fields.status, useStatusChoices()),
        ]}
        actions={
          <AddButton perm={may.roleAdd} onAdd={roleForm.add}>
            {text.add}
          </AddButton>
        }
        bulk={(rows, done) => (
          <Button
            danger
            disabled={!isAllowedForAll(rows, 'delete')}
            onClick={() => removeMany(rows, done)}
          >
            {text.remove}
          </Button>
        )}
      />
      <RoleFormDialog isOpen={roleForm.isOpen} id={roleForm.opened} onClose={roleForm.close} />
      <RoleMenus isOpen={assigned !== null} role={assigned} onClose={() => setAssigned(null)} />
    </>
  )
}

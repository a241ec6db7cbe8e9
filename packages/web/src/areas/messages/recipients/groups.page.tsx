import {
  groupSorts,
  type RecipientGroup,
} from '@residency/contract/areas/messages/recipients/recipient.contract'
import { recipientWords } from '@residency/contract/areas/messages/recipients/text'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import type { GroupFormProps } from './group-form.tsx'
import { type GroupInput, useDeleteGroup, useGroups } from './recipient.queries.ts'
import { recipientText } from './recipient.text.ts'

const GroupForm = lazyDialog<GroupFormProps>(() =>
  import('./group-form.tsx').then((part) => part.default),
)

/** View key message/group/index: groups of people that the reader manages or uses. */
export default function GroupsPage() {
  const { groups: text } = useText(recipientText)
  const list = useListState('recipient-groups', ['keywords'])
  const result = useGroups(list.input as GroupInput)
  const groupForm = useRowDialog<number>()
  const removing = useDeleteGroup()
  const remove = ({ id, name }: RecipientGroup) =>
    askToDelete(text, { name }, () => removing.mutateAsync(id))

  const actionsOf = (recipientGroup: RecipientGroup) =>
    allowedActions(recipientGroup, {
      edit: { label: text.edit, onClick: () => groupForm.open(recipientGroup.id) },
      delete: { label: text.remove, danger: true, onClick: () => void remove(recipientGroup) },
    })

  return (
    <>
      <ListScreen<RecipientGroup>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useColumns(actionsOf)}
        sorts={groupSorts}
        filters={[textFilter('keywords', text.search)]}
        actions={
          <Button type="primary" onClick={groupForm.add}>
            {text.add}
          </Button>
        }
      >
        {text.empty}
      </ListScreen>
      <GroupForm isOpen={groupForm.isOpen} id={groupForm.opened} onClose={groupForm.close} />
    </>
  )
}

function useColumns(actionsOf: (row: RecipientGroup) => RowAction[]): Column<RecipientGroup>[] {
  const { groups: text } = useText(recipientText)
  const { fields } = useText(recipientWords)
  return [
    { key: 'name', title: fields.name, width: 200, card: 'title', cell: (row) => row.name },
    { key: 'content', title: text.content, width: 320, card: 'fact', cell: (row) => row.summary },
    { key: 'by', title: text.by, width: 120, card: 'fact', cell: (row) => row.by },
    {
      key: 'shared',
      title: text.shared,
      width: 130,
      cell: (row) => (row.isShared ? text.isShared : text.own),
    },
    actionsColumn(text.actions, 130, actionsOf),
  ]
}

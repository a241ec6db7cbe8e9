import { ITEM_OWNERS } from '@residency/contract/areas/students/departure/departure.contract'
import type { DepartureItem } from '@residency/contract/areas/students/departure/departure-item.contract'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { type ItemListInput, useDepartureItems } from './departure.queries.ts'
import { departureText } from './departure.text.ts'
import { useItemColumns } from './item.columns.tsx'
import type { ItemFormProps } from './item-form.tsx'

const ItemForm = lazyDialog<ItemFormProps>(() =>
  import('./item-form.tsx').then((part) => part.default),
)

/** View key student/departure/items: what checklists and ratings are made of. */
export default function DepartureItemsPage() {
  const { items: text } = useText(departureText)
  const { fields, menus, itemOwners } = useText(departureWords)
  const list = useListState('departure-items', ['keywords', 'owner'])
  const result = useDepartureItems(list.input as ItemListInput)
  const itemForm = useRowDialog<DepartureItem>()
  const owners = toChoices(ITEM_OWNERS, itemOwners)

  return (
    <>
      <ListScreen<DepartureItem>
        title={menus['training.departureItems']}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useItemColumns(itemForm.open)}
        filters={[textFilter('keywords', text.search), choiceFilter('owner', fields.owner, owners)]}
        actions={
          <Button type="primary" onClick={itemForm.add}>
            {text.add}
          </Button>
        }
      >
        {text.empty}
      </ListScreen>
      <ItemForm isOpen={itemForm.isOpen} item={itemForm.opened} onClose={itemForm.close} />
    </>
  )
}

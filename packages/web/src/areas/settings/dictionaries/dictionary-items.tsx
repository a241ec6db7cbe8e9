import { LeftOutlined } from '@ant-design/icons'
import { settingsPermissions as may } from '@residency/contract/areas/settings/access'
import { dictItemSheet } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import { nameIn } from '@residency/contract/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import { Can } from '../../../platform/permissions.tsx'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import type { ListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import { useItemColumns } from './dictionary.columns.tsx'
import {
  type DictItem,
  type DictItemListInput,
  type DictType,
  useDeleteDictItem,
  useDictItems,
} from './dictionary.queries.ts'
import { dictionaryText } from './dictionary.text.ts'
import { ItemFormDialog } from './dictionary-forms.tsx'

const OrderItems = lazyDialog(() => import('./order-items.tsx').then((part) => part.OrderItems))

type Props = {
  type: DictType
  list: ListState<'typeCode' | 'keywords'>
  onEditType: () => void
  onRemoveType: () => void
  onBack: () => void
}

/** The items of one dictionary. */
export function DictionaryItems({ type, list, onEditType, onRemoveType, onBack }: Props) {
  const text = useText(dictionaryText)
  const isPhone = usePhone()
  const itemForm = useRowDialog<number>()
  const [isOrdered, setOrdered] = useState(false)
  const { typeCode: _, ...filters } = list.filters
  const result = useDictItems({ ...(list.input as DictItemListInput), typeCode: type.code })
  const remove = useDeleteDictItem()
  const first = nameIn(useLanguage(), type)

  const onRemove = (row: DictItem) =>
    askToDelete({ ...text, removeNote: text.removeItemContent }, { name: row.name }, () =>
      remove.mutateAsync(row.id),
    )

  const columns = useItemColumns(
    (row) => itemForm.open(row.id),
    (row) => void onRemove(row),
  )

  return (
    <div className="list-screen">
      {isPhone && (
        <Button type="link" className="review-back" icon={<LeftOutlined />} onClick={onBack}>
          {text.back}
        </Button>
      )}
      <ListScreen<DictItem>
        title={first}
        lead={result.data && say(text.lead, { code: type.code, total: result.data.total })}
        list={{ ...list, name: 'dictionary-items', filters }}
        result={result}
        columns={columns}
        filters={[textFilter('keywords', text.itemSearch)]}
        actions={
          <>
            {type.actions.includes('delete') && (
              <Button danger onClick={onRemoveType}>
                {text.removeType}
              </Button>
            )}
            <SheetButtons
              title={first}
              calls={dictItemSheet}
              filters={{ ...filters, typeCode: type.code }}
            />
            {type.actions.includes('edit') && <Button onClick={onEditType}>{text.editType}</Button>}
            <Can perm={[may.itemEdit]}>
              <Button onClick={() => setOrdered(true)}>{text.orderItems}</Button>
            </Can>
            <AddButton perm={may.itemAdd} onAdd={itemForm.add}>
              {text.addItem}
            </AddButton>
          </>
        }
      >
        {text.noItem}
      </ListScreen>
      <OrderItems isOpen={isOrdered} type={type} onClose={() => setOrdered(false)} />
      <ItemFormDialog
        isOpen={itemForm.isOpen}
        id={itemForm.opened}
        onClose={itemForm.close}
        typeCode={type.code}
        nextSort={(result.data?.total ?? 0) + 1}
      />
    </div>
  )
}

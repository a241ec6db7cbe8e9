import { nameIn } from '@residency/contract/kernel'
import { useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { OrderDialog } from '../order-dialog.tsx'
import { type DictType, useAllDictItems, useOrderDictItems } from './dictionary.queries.ts'
import { dictionaryText } from './dictionary.text.ts'

/** All items of a dictionary, for ordering. */
export function OrderItems({
  isOpen,
  type,
  onClose,
}: {
  isOpen: boolean
  type: DictType
  onClose: () => void
}) {
  const text = useText(dictionaryText)
  const language = useLanguage()
  const items = useAllDictItems(type.code, isOpen)
  const order = useOrderDictItems()

  return (
    <OrderDialog
      title={text.orderItems}
      isOpen={isOpen}
      onClose={onClose}
      items={
        items.isFetching
          ? undefined
          : items.data?.map((item) => ({
              id: item.id,
              name: nameIn(language, item),
              note: item.value,
            }))
      }
      save={(ids) => order.mutateAsync({ typeCode: type.code, ids })}
    />
  )
}

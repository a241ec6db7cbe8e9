import { Alert, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { orderText } from '../../screens/trees/order.text.ts'
import { OrderList } from '../../screens/trees/order-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export type OrderItem = { id: number; name: string; note?: string }

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void

  /** All items in order; undefined while loading. */
  items: readonly OrderItem[] | undefined

  /** Saves the order; an error is shown. */
  save: (ids: number[]) => Promise<unknown>
}

/** The items in the chosen order; items added since are at the end. */
const inOrder = (items: readonly OrderItem[], drawn: readonly number[]): readonly OrderItem[] => [
  ...drawn.flatMap((id) => items.find((item) => item.id === id) ?? []),
  ...items.filter(({ id }) => !drawn.includes(id)),
]

/** A list for ordering by drag and drop or arrow keys. */
export function OrderDialog({ title, isOpen, onClose, items, save }: Props) {
  const text = useText(orderText)
  // Ids, because a language switch reloads the names and must not reset the order.
  const [drawn, setDrawn] = useState<readonly number[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (isOpen) return

    setDrawn([])
    setFault(null)
  }, [isOpen])

  const order = inOrder(items ?? [], drawn)

  const run = async () => {
    setBusy(true)
    setFault(null)

    try {
      await save(order.map(({ id }) => id))
      onClose()
    } catch (error) {
      setFault((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} onOk={() => void run()} isBusy={isBusy}>
      <p className="soft">{text.howTo}</p>
      {fault && <Alert type="error" showIcon title={fault} role="alert" className="form-refusal" />}
      {items ? (
        <OrderList
          order={order}
          onOrder={(next) => setDrawn(next.map(({ id }) => id))}
          row={({ name, note }) => (
            <>
              <span>{name}</span>
              {note && <small className="soft">{note}</small>}
            </>
          )}
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      )}
    </Dialog>
  )
}

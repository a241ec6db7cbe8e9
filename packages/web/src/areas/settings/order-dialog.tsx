import { HolderOutlined } from '@ant-design/icons'
import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Alert, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { say, useText } from '../../platform/i18n.ts'
import { Dialog } from '../../ui/dialog.tsx'
import './order-dialog.css'
import { orderText } from './order.text.ts'

export type Ordered = { id: number; name: string; note?: string }
type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  /** All items in order; undefined while loading. */
  items: readonly Ordered[] | undefined
  /** Saves the order; an error is shown. */
  save: (ids: number[]) => Promise<unknown>
}

/** The items in the chosen order; items added since are at the end. */
const inOrder = (items: readonly Ordered[], drawn: readonly number[]): readonly Ordered[] => [
  ...drawn.flatMap((id) => items.find((one) => one.id === id) ?? []),
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
        <SortableItems order={order} onOrder={(next) => setDrawn(next.map(({ id }) => id))} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      )}
    </Dialog>
  )
}

function SortableItems({ order, onOrder }: { order: readonly Ordered[]; onOrder: (order: readonly Ordered[]) => void }) {
  const text = useText(orderText)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: unknown) => order.findIndex((one) => one.id === id)
  const nameOf = (id: unknown) => order[placeOf(id)]?.name ?? ''
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onOrder(arrayMove([...order], placeOf(active.id), placeOf(over.id)))
  }
  const place = (id: unknown, over: unknown) => say(text.at, { name: nameOf(id), place: placeOf(over) + 1, total: order.length })
  const announcements = {
    onDragStart: ({ active }: { active: { id: unknown } }) => say(text.taken, { name: nameOf(active.id) }),
    onDragOver: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      over ? place(active.id, over.id) : undefined,
    onDragEnd: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      over ? place(active.id, over.id) : undefined,
    onDragCancel: ({ active }: { active: { id: unknown } }) => say(text.left, { name: nameOf(active.id) }),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.howTo } }}
    >
      <SortableContext items={order.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="order-list">
          {order.map((one) => (
            <SortableItem key={one.id} item={one} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function SortableItem({ item }: { item: Ordered }) {
  const text = useText(orderText)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: item.id })
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'is-dragged' : ''}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      <button ref={setActivatorNodeRef} type="button" {...attributes} {...listeners} aria-label={say(text.move, { name: item.name })}>
        <HolderOutlined />
      </button>
      <span>{item.name}</span>
      {item.note && <small className="soft">{item.note}</small>}
    </li>
  )
}

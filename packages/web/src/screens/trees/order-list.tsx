import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { say, useText } from '../../platform/texts/i18n.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import './order-list.css'
import { byKey } from '../../ui/key-press.ts'
import { orderText } from './order.text.ts'

type OrderItem = { id: number; name: string }

type Props<T> = {
  order: readonly T[]
  onOrder: (order: readonly T[]) => void

  /** What a row shows next to its handle; its name by default. */
  row?: (item: T, place: number) => ReactNode

  /** Buttons that move a row by one place, next to the handle. */
  hasButtons?: boolean
}

/** A list put in order by drag and drop, by keyboard on the handle, or by buttons. */
export function OrderList<T extends OrderItem>({
  order,
  onOrder,
  row = ({ name }) => <span>{name}</span>,
  hasButtons = false,
}: Props<T>) {
  const text = useText(orderText)
  const [spoken, setSpoken] = useState('')

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  const placeOf = (id: unknown) => order.findIndex((item) => item.id === id)
  const nameOf = (id: unknown) => order[placeOf(id)]?.name ?? ''
  const at = (id: unknown, to: number) =>
    say(text.at, { name: nameOf(id), place: to + 1, total: order.length })
  const move = (from: number, to: number) => onOrder(arrayMove([...order], from, to))

  const step = (id: number, by: -1 | 1) => {
    const from = placeOf(id)
    move(from, from + by)
    setSpoken(at(id, from + by))
  }

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(placeOf(active.id), placeOf(over.id))
  }
  type DragTargets = { active: { id: unknown }; over: { id: unknown } | null }
  const overPlace = ({ active, over }: DragTargets) =>
    over ? at(active.id, placeOf(over.id)) : undefined

  const announcements = {
    onDragStart: ({ active }: Pick<DragTargets, 'active'>) =>
      say(text.taken, { name: nameOf(active.id) }),
    onDragOver: overPlace,
    onDragEnd: overPlace,
    onDragCancel: ({ active }: Pick<DragTargets, 'active'>) =>
      say(text.left, { name: nameOf(active.id) }),
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
          {order.map((item, place) => (
            <OrderRow
              key={item.id}
              item={item}
              hasButtons={hasButtons}
              isFirst={place === 0}
              isLast={place === order.length - 1}
              step={(by) => step(item.id, by)}
            >
              {row(item, place + 1)}
            </OrderRow>
          ))}
        </ol>
      </SortableContext>
      <span className="unseen" role="status">
        {spoken}
      </span>
    </DndContext>
  )
}

type RowProps = {
  item: OrderItem
  step: (by: -1 | 1) => void
  hasButtons: boolean
  isFirst: boolean
  isLast: boolean
  children: ReactNode
}

function OrderRow({ item, step, hasButtons, isFirst, isLast, children }: RowProps) {
  const text = useText(orderText)

  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: item.id })

  const { name } = item

  /** An arrow key moves a row that was not taken first, too. */
  const onKeyDown = (event: KeyboardEvent) => {
    const chooseBy = () => {
      if (event.key === 'ArrowUp') return -1

      return event.key === 'ArrowDown' ? 1 : null
    }

    const by = chooseBy()
    if (isDragging || by === null) {
      listeners?.onKeyDown?.(event)
      return
    }

    event.preventDefault()

    if (!(by < 0 ? isFirst : isLast)) step(by)
  }

  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'is-dragged' : ''}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="order-handle"
        {...attributes}
        {...listeners}
        onKeyDown={byKey(onKeyDown)}
        aria-label={say(text.move, { name })}
      >
        <HolderOutlined />
      </button>
      {children}
      {hasButtons && (
        <span className="order-steps">
          <IconButton
            label={say(text.up, { name })}
            icon={<ArrowUpOutlined />}
            disabled={isFirst}
            onClick={() => step(-1)}
          />
          <IconButton
            label={say(text.down, { name })}
            icon={<ArrowDownOutlined />}
            disabled={isLast}
            onClick={() => step(1)}
          />
        </span>
      )}
    </li>
  )
}

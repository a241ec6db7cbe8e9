import {
  closestCenter,
  DndContext,
  type DragMoveEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { DepartmentNode } from '@residency/contract/areas/organisation/departments/department.contract'
import { nameIn } from '@residency/contract/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import type { TreeRow } from '../../../screens/trees/tree.rules.ts'
import { useTree } from '../../../screens/trees/use-tree.ts'
import { usePhone } from '../../../ui/use-phone.ts'
import { projected } from './arrange.rules.ts'
import { ArrangeRow } from './arrange-row.tsx'
import { departmentText } from './department.text.ts'
import { useArranging } from './use-arranging.ts'
import '../organisation.css'

type Props = { nodes: readonly DepartmentNode[]; onDone: () => void }

/** The department tree for reordering by mouse, finger or keyboard. */
export default function DepartmentArranger({ nodes, onDone }: Props) {
  const text = useText(departmentText)
  const arranging = useArranging(nodes)
  const tree = useTree(nodes, false)

  return (
    <section className="list-screen" aria-label={text.arrangeTitle}>
      <PageHead title={text.arrangeTitle} lead={text.arrangeLead} />
      <div className="panel arrange-panel">
        <div className="arrange-note">
          <span role="status">{arranging.note}</span>
          <Button
            size="small"
            disabled={!arranging.canUndo || arranging.isBusy}
            onClick={arranging.undo}
          >
            {text.undo}
          </Button>
        </div>
        <ArrangeRows rows={tree.rows} onToggle={tree.toggle} arranging={arranging} />
        <div className="page-buttons">
          <Button type="primary" onClick={onDone}>
            {text.arranged}
          </Button>
        </div>
      </div>
    </section>
  )
}

type RowsProps = {
  rows: readonly TreeRow<DepartmentNode>[]
  onToggle: (id: number) => void
  arranging: ReturnType<typeof useArranging>
}

type Drag = { id: number; overId: number; sideways: number }

/** The visible rows; the subtree of the dragged row is hidden meanwhile. */
function ArrangeRows({ rows, onToggle, arranging }: RowsProps) {
  const text = useText(departmentText)
  const language = useLanguage()
  const indent = usePhone() ? 20 : 28
  const [drag, setDrag] = useState<Drag | null>(null)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const visibleRows = drag ? withoutBelow(rows, drag.id) : rows
  const at = drag && projected(visibleRows, drag.id, drag.overId, drag.sideways)

  const follow = ({ active, over, delta }: DragMoveEvent) =>
    setDrag({
      id: Number(active.id),
      overId: Number(over?.id ?? active.id),
      sideways: Math.round(delta.x / indent),
    })

  const drop = () => {
    const row = drag && rows.find((other) => other.id === drag.id)
    setDrag(null)
    if (row && at && !isSamePlace(visibleRows, row, at))
      arranging.move(row.id, { parentId: at.parentId, beforeId: at.beforeId })
  }

  const name = (id: number | string | undefined) => {
    const row = rows.find((one) => one.id === Number(id))
    return row ? nameIn(language, row) : ''
  }

  const announcements = {
    onDragStart: ({ active }: { active: { id: number | string } }) =>
      say(text.lifted, { name: name(active.id) }),
    onDragOver: ({ active }: { active: { id: number | string } }) =>
      at
        ? say(text.over, { name: name(active.id), parent: name(at.parentId) })
        : say(text.noPlace, { name: name(active.id) }),
    onDragEnd: () => undefined, // The note reports the result.
    onDragCancel: () => undefined,
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.keys } }}
      onDragStart={({ active }) =>
        setDrag({ id: Number(active.id), overId: Number(active.id), sideways: 0 })
      }
      onDragMove={follow}
      onDragOver={follow}
      onDragEnd={drop}
      onDragCancel={() => setDrag(null)}
    >
      <SortableContext
        items={visibleRows.map((row) => row.id)}
        strategy={verticalListSortingStrategy}
      >
        <ol className="arrange">
          {visibleRows.map((row) => (
            <ArrangeRow
              key={row.id}
              row={row}
              depth={drag?.id === row.id && at ? at.depth : row.depth}
              onToggle={() => onToggle(row.id)}
              onStep={(step) => arranging.step(row.id, step)}
              isBusy={arranging.isBusy}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

type DepartmentTreeRow = TreeRow<DepartmentNode>

/** Units are ordered among units: while one is dragged, only units are shown. */
function withoutBelow(
  rows: readonly DepartmentTreeRow[],
  id: number,
): readonly DepartmentTreeRow[] {
  const from = rows.findIndex((row) => row.id === id)
  const dragged = rows[from]
  if (!dragged) return rows
  if (dragged.depth === 0) return rows.filter((row) => row.depth === 0)

  const until = rows.findIndex((row, i) => i > from && row.depth <= dragged.depth)

  return rows.filter((_, i) => i <= from || (until >= 0 && i >= until))
}

function isSamePlace(
  rows: readonly DepartmentTreeRow[],
  row: DepartmentTreeRow,
  at: { parentId: number; beforeId: number | null },
) {
  const after = rows
    .slice(rows.findIndex((one) => one.id === row.id) + 1)
    .find((one) => one.depth <= row.depth)
  const next = after && after.depth === row.depth ? after.id : null
  return at.parentId === row.parentId && at.beforeId === next
}

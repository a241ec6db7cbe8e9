import { HolderOutlined, MoreOutlined } from '@ant-design/icons'
import { useSortable } from '@dnd-kit/sortable'
import type { DepartmentNode } from '@residency/contract/areas/organisation/departments/department.contract'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import { nameIn } from '@residency/contract/kernel'
import { Button } from 'antd'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import type { TreeRow } from '../../../screens/trees/tree.rules.ts'
import { byKey } from '../../../ui/key-press.ts'
import { PopMenu } from '../../../ui/pop-menu.tsx'
import { TreeCell } from '../../../ui/tables/tree-cell.tsx'
import type { Step } from './arrange.rules.ts'
import { departmentText } from './department.text.ts'

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

type Props = {
  row: TreeRow<DepartmentNode>
  depth: number
  onToggle: () => void
  onStep: (step: Step) => void
  isBusy: boolean
}

/** A department row with its drag handle, which also reacts to arrow keys. */
export function ArrangeRow({ row, depth, onToggle, onStep, isBusy }: Props) {
  const text = useText(departmentText)
  const { departmentLevels } = useText(organisationWords)
  const name = nameIn(useLanguage(), row)

  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id: row.id,
    disabled: !row.actions.includes('move'),
    attributes: { roleDescription: text.movable },
  })

  const handle = useRef<HTMLButtonElement | null>(null)
  // Moving the row in the DOM loses the focus of its handle.
  const isStepping = useRef(false)

  useEffect(() => {
    if (isStepping.current && !isBusy) {
      isStepping.current = false
      handle.current?.focus()
    }
  })

  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || isBusy) return

    event.preventDefault()
    isStepping.current = true
    onStep(step)
  }

  const style = {
    '--depth': depth,
    transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
    transition,
  } as CSSProperties

  const { role: _role, tabIndex: _tabIndex, ...described } = attributes

  return (
    <li
      ref={setNodeRef}
      style={style}
      className={`arrange-row${isDragging ? ' is-dragged' : ''}${row.status === 0 ? ' is-off' : ''}`}
    >
      <Button
        type="text"
        className="arrange-handle"
        icon={<HolderOutlined />}
        disabled={!row.actions.includes('move')}
        aria-label={say(text.handle, { name })}
        {...described}
        {...listeners}
        onKeyDown={byKey(moveByKey)}
        ref={(button) => {
          handle.current = button as HTMLButtonElement | null
          setActivatorNodeRef(button as HTMLElement | null)
        }}
      />
      <TreeCell row={{ ...row, depth: 0 }} name={name} onToggle={onToggle}>
        <span>{name}</span>
      </TreeCell>
      <span className="arrange-level">{row.isUnit ? text.unit : departmentLevels[row.level]}</span>
      <PopMenu
        items={(['up', 'down', 'in', 'out'] as const).map((key) => ({
          key,
          label: text.steps[key],
        }))}
        onChoose={(key) => onStep(key as Step)}
      >
        <Button
          type="text"
          icon={<MoreOutlined />}
          aria-label={`${say(text.handle, { name })}…`}
          disabled={isBusy || !row.actions.includes('move')}
        />
      </PopMenu>
    </li>
  )
}

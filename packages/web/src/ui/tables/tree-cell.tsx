import { RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import { say, useText } from '../../platform/texts/i18n.ts'
import { treeText } from './tree-cell.text.ts'
import './tree-cell.css'

type TreeCellProps = {
  /** `isMatch` false: only an ancestor of a search match. */
  row: { depth: number; isOpen: boolean; children: readonly unknown[]; isMatch?: boolean }

  /** The name of the row, for the arrow's label. */
  name: string
  onToggle: () => void
  children: ReactNode
}

/** The first cell of a tree list: indented by depth, with an arrow if it has children. */
export function TreeCell({ row, name, onToggle, children }: TreeCellProps) {
  const text = useText(treeText)
  return (
    <span
      className={row.isMatch === false ? 'tree-cell is-way' : 'tree-cell'}
      style={{ '--depth': row.depth } as CSSProperties}
    >
      {row.children.length > 0 ? (
        <Button
          type="text"
          size="small"
          className={row.isOpen ? 'tree-arrow is-open' : 'tree-arrow'}
          icon={<RightOutlined />}
          aria-expanded={row.isOpen}
          aria-label={say(row.isOpen ? text.close : text.open, { name })}
          onClick={onToggle}
        />
      ) : (
        <i className="tree-arrow" />
      )}
      {children}
    </span>
  )
}

/** Expands or collapses the whole tree. */
export function TreeToggle({ isAllOpen, onToggle }: { isAllOpen: boolean; onToggle: () => void }) {
  const text = useText(treeText)
  return <Button onClick={onToggle}>{isAllOpen ? text.closeAll : text.openAll}</Button>
}

import { Checkbox } from 'antd'
import { useState } from 'react'
import { TreeCell } from '../../../ui/tables/tree-cell.tsx'
import { type Grantable, halfChosen } from './role-menus.rules.ts'

type Props = {
  tree: readonly Grantable[]
  chosen: ReadonlySet<number>
  isLinked: boolean
  isSearching: boolean
  onToggle: (id: number, isOn: boolean) => void
}

/**
 * Nested lists of real checkboxes instead of the library's tree, whose boxes are not accessible by
 * Tab or screen reader. Folders start open, pages collapsed; a search expands all matches.
 */
export function RoleMenuTree(props: Props) {
  const { tree, chosen, isLinked } = props
  const half = new Set(isLinked ? halfChosen(tree, chosen) : [])
  return <Level {...props} half={half} depth={0} />
}

function Level({
  tree,
  depth,
  half,
  ...rest
}: Props & { half: ReadonlySet<number>; depth: number }) {
  return (
    <ul className="role-menu-level">
      {tree.map((node) => (
        <Branch key={node.value} node={node} depth={depth} half={half} {...rest} />
      ))}
    </ul>
  )
}

type BranchProps = Omit<Props, 'tree'> & {
  node: Grantable
  half: ReadonlySet<number>
  depth: number
}

function Branch({ node, depth, half, chosen, isLinked, isSearching, onToggle }: BranchProps) {
  const [isTurned, setTurned] = useState(false)
  const children = node.children ?? []
  const isOpen = (isSearching || depth === 0) !== isTurned

  return (
    <li>
      <TreeCell
        row={{ depth: 0, isOpen, children }}
        name={node.label}
        onToggle={() => setTurned(!isTurned)}
      >
        <Checkbox
          disabled={node.disabled === true}
          checked={chosen.has(node.value) && !half.has(node.value)}
          indeterminate={half.has(node.value)}
          onChange={({ target }) => onToggle(node.value, target.checked)}
        >
          {node.label}
        </Checkbox>
      </TreeCell>
      {isOpen && children.length > 0 && (
        <Level
          tree={children}
          depth={depth + 1}
          half={half}
          chosen={chosen}
          isLinked={isLinked}
          isSearching={isSearching}
          onToggle={onToggle}
        />
      )}
    </li>
  )
}

import { labelIn } from '@residency/contract/kernel'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { MenuNode } from '../../platform/app.store.ts'
import { useLanguage } from '../../platform/texts/i18n.ts'
import { MenuIcon } from '../../ui/icons/menu-icon.tsx'
import { byKey } from '../../ui/key-press.ts'

type MenuTreeProps = {
  nodes: readonly MenuNode[]
  /** The entry of the current page, with the catalogues above it. */
  trail: readonly MenuNode[]
  onOpen: (key: string) => void
}

/**
 * The menu as a column of entries below their catalogues. One tab stop; arrows move between
 * entries.
 */
export function MenuTree({ nodes, trail, onOpen }: MenuTreeProps) {
  const list = useRef<HTMLUListElement>(null)
  const branch = trail.slice(0, -1).map((node) => node.key)
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set(branch))
  const path = branch.join()

  useEffect(() => setOpenKeys(new Set(path.split(','))), [path])

  // One group is open at a time: of 150 pages in 15 groups a person sees their own ones.
  const toggle = (key: string, isOpen = !openKeys.has(key)) => {
    const above = catalogueKeysAbove(nodes, key)
    setOpenKeys(new Set(isOpen ? [...above, key] : above))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const index = all.indexOf(event.target as HTMLElement)
    const here = all[index]
    if (!here) return

    const to = {
      ArrowDown: all[index + 1],
      ArrowUp: all[index - 1],
      Home: all[0],
      End: all.at(-1),
    }[event.key]

    if (to) to.focus()
    else if (event.key === 'Enter' || event.key === ' ') here.click()
    else if (
      here.ariaExpanded !== null &&
      (event.key === 'ArrowRight' || event.key === 'ArrowLeft')
    )
      toggle(here.dataset.key!, event.key === 'ArrowRight')
    else return

    event.preventDefault()
  }

  const selected = trail.at(-1)?.key
  // The tab stop: the current entry, or the first.
  const entrance = selected && branch.every((key) => openKeys.has(key)) ? selected : nodes[0]?.key
  const shared = { openKeys, branch, selected, entrance, onOpen, onToggle: toggle }

  return (
    <ul role="menu" className="menu-tree" ref={list} onKeyDown={byKey(onKeyDown)}>
      {nodes.map((node) => (
        <Entry key={node.key} node={node} depth={1} {...shared} />
      ))}
    </ul>
  )
}

/** Keys of the catalogues above an entry, outermost first. */
function catalogueKeysAbove(nodes: readonly MenuNode[], key: string): string[] {
  for (const node of nodes) {
    if (node.key === key) return []

    const isBelow = node.children.length > 0 && hasEntry(node.children, key)
    if (isBelow) return [node.key, ...catalogueKeysAbove(node.children, key)]
  }

  return []
}

const hasEntry = (nodes: readonly MenuNode[], key: string): boolean =>
  nodes.some((node) => node.key === key || hasEntry(node.children, key))

type EntryProps = {
  node: MenuNode
  depth: number
  openKeys: ReadonlySet<string>
  branch: readonly string[]
  selected: string | undefined
  entrance: string | undefined
  onOpen: (key: string) => void
  onToggle: (key: string) => void
}

function Entry({ node, depth, ...shared }: EntryProps) {
  const language = useLanguage()
  const { openKeys, branch, selected, entrance, onOpen, onToggle } = shared
  const { key, children } = node
  const isCatalogue = children.length > 0
  const isOpen = openKeys.has(key)
  const state = isCatalogue ? branch.includes(key) && 'is-above' : key === selected && 'is-here'

  return (
    <li role="none">
      <div
        role="menuitem"
        tabIndex={key === entrance ? 0 : -1}
        data-key={key}
        className={`menu-entry ${state || ''}`}
        style={{ '--depth': depth } as CSSProperties}
        aria-current={!isCatalogue && key === selected ? 'page' : undefined}
        aria-expanded={isCatalogue ? isOpen : undefined}
        onClick={() => (isCatalogue ? onToggle(key) : onOpen(key))}
      >
        {node.icon && <MenuIcon name={node.icon} />}
        <span className="menu-title">{labelIn(language, node.title, node.titleEn)}</span>
        {isCatalogue && <i aria-hidden="true" className={isOpen ? 'is-open' : undefined} />}
      </div>
      {isCatalogue && isOpen && (
        <ul role="menu">
          {children.map((child) => (
            <Entry key={child.key} node={child} depth={depth + 1} {...shared} />
          ))}
        </ul>
      )}
    </li>
  )
}

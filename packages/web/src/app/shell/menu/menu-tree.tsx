import { labelIn } from '@residency/contract/kernel'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { MenuNode } from '../../../platform/app.store.ts'
import { useLanguage } from '../../../platform/texts/i18n.ts'
import { MenuIcon } from '../../../ui/icons/menu-icon.tsx'
import { byKey } from '../../../ui/key-press.ts'
import { groupOf, isGroup } from './menu-group.rules.ts'

type MenuTreeProps = {
  nodes: readonly MenuNode[]

  /** The entry of the current page, with the catalogues above it. */
  trail: readonly MenuNode[]

  /** The level of the nodes in the whole menu; groups are entries only with `isGrouped`. */
  level?: number

  /** Whether a group of pages is one entry, whose pages are tabs of the page. */
  isGrouped?: boolean
  onOpen: (key: string) => void
}

/**
 * The menu as a column of entries below their catalogues. One tab stop; arrows move between
 * entries.
 */
export function MenuTree({ nodes, trail, level = 1, isGrouped = false, onOpen }: MenuTreeProps) {
  const list = useRef<HTMLUListElement>(null)
  const branch = trail.slice(0, -1).map((node) => node.key)
  const first = nodes.find(({ children }) => children.length > 0)
  // On a page outside the catalogues, such as the home, the first one is open.
  const path = branch.length > 0 ? branch.join() : (first?.key ?? '')
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set(path.split(',')))

  useEffect(() => setOpenKeys(new Set(path.split(','))), [path])

  // One catalogue is open at a time: of 150 pages a person sees those of one job.
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

  const group = isGrouped ? groupOf(trail) : undefined
  const selected = (group ?? trail.at(-1))?.key
  // The tab stop: the current entry, or the first.
  const entrance = selected && branch.every((key) => openKeys.has(key)) ? selected : nodes[0]?.key
  const page = trail.at(-1)?.key
  const shared = { openKeys, branch, selected, page, entrance, isGrouped, onOpen, onToggle: toggle }

  return (
    <ul role="menu" className="menu-tree" ref={list} onKeyDown={byKey(onKeyDown)}>
      {nodes.map((node) => (
        <Entry key={node.key} node={node} depth={1} level={level} {...shared} />
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

  /** By how much it is indented. */
  depth: number
  level: number
  isGrouped: boolean
  openKeys: ReadonlySet<string>
  branch: readonly string[]
  selected: string | undefined
  page: string | undefined
  entrance: string | undefined
  onOpen: (key: string) => void
  onToggle: (key: string) => void
}

function Entry({ node, depth, level, ...shared }: EntryProps) {
  const language = useLanguage()
  const { openKeys, branch, selected, page, entrance, isGrouped, onOpen, onToggle } = shared
  const { key, children } = node
  const isCatalogue = children.length > 0 && !(isGrouped && isGroup(node, level))
  const isOpen = openKeys.has(key)
  const state = isCatalogue ? branch.includes(key) && 'is-above' : key === selected && 'is-here'
  const current = key === page ? 'page' : 'true'

  return (
    <li role="none">
      <div
        role="menuitem"
        tabIndex={key === entrance ? 0 : -1}
        data-key={key}
        className={`menu-entry ${state || ''}`}
        style={{ '--depth': depth } as CSSProperties}
        aria-current={!isCatalogue && key === selected ? current : undefined}
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
            <Entry key={child.key} node={child} depth={depth + 1} level={level + 1} {...shared} />
          ))}
        </ul>
      )}
    </li>
  )
}

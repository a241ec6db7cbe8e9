import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type MenuNode, useApp } from '../../../platform/app.store.ts'

export const useMenu = () => useApp((state) => state.menu)

const below = (node: MenuNode, path: string): boolean =>
  node.key === path || node.children.some((child) => below(child, path))

/** The catalogues and the entry of the current path, outermost first. */
export function useMenuTrail(): MenuNode[] {
  const menu = useMenu()
  const { pathname } = useLocation()
  return useMemo(() => {
    const trail: MenuNode[] = []
    let level: readonly MenuNode[] = menu

    for (;;) {
      const found = level.find((node) => below(node, pathname))
      if (!found) return trail

      trail.push(found)
      level = found.children
    }
  }, [menu, pathname])
}

const firstPage = (node: MenuNode): MenuNode =>
  node.children[0] ? firstPage(node.children[0]) : node

const find = (nodes: readonly MenuNode[], key: string): MenuNode | null => {
  for (const node of nodes) {
    if (node.key === key) return node

    const inside = find(node.children, key)
    if (inside) return inside
  }

  return null
}

/**
 * Opens a menu entry: a page as it begins (its tab remembers where one was), an external link in a
 * new window.
 */
export function useOpenMenu() {
  const menu = useMenu()
  const navigate = useNavigate()
  return (key: string) => {
    const node = find(menu, key)
    const target = node ? firstPage(node) : null
    if (target?.href) return void window.open(target.href, '_blank', 'noopener,noreferrer')

    navigate(target?.key ?? key)
  }
}

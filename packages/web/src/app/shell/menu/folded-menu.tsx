import { Menu } from 'antd'
import { useMenuItems } from './menu-items.tsx'
import { type useMenu, useMenuTrail, useOpenMenu } from './use-menu.ts'

/** The collapsed menu: icons with submenus next to them. */
export function FoldedMenu({ nodes }: { nodes: ReturnType<typeof useMenu> }) {
  const items = useMenuItems(nodes)
  const trail = useMenuTrail()
  const open = useOpenMenu()

  return (
    <Menu
      mode="inline"
      inlineCollapsed
      items={items}
      selectedKeys={trail.slice(-1).map((node) => node.key)}
      onClick={({ key }) => open(key)}
    />
  )
}

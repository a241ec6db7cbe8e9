import { Menu } from 'antd'
import { type useMenu, useMenuItems, useMenuTrail, useOpenMenu } from './use-menu.tsx'

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

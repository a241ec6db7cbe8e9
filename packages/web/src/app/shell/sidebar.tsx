import { Menu } from 'antd'
import { useEffect, useState } from 'react'
import { useText } from '../../platform/i18n.ts'
import { useSettings } from '../../platform/settings.store.ts'
import { Logo } from './logo.tsx'
import { shellText } from './shell.text.ts'
import { useMenu, useMenuItems, useMenuTrail, useOpenMenu } from './use-menu.tsx'

/** The menu at the side. In the mixed layout it holds what stands below the chosen top entry. */
export function Sidebar() {
  const { sidebarStatus, sidebarLogo, layout, activeTopMenuPath } = useSettings()
  const menu = useMenu()
  const isFolded = sidebarStatus === 'closed'
  const trail = useMenuTrail()
  const top = layout === 'mix' ? (menu.find((node) => node.key === activeTopMenuPath) ?? trail[0]) : null
  return (
    <aside className="sidebar">
      {sidebarLogo && <Logo isShort={isFolded} />}
      <SideMenu nodes={top ? (top.children.length ? top.children : [top]) : menu} isFolded={isFolded} />
    </aside>
  )
}

/** The menu as a column; used by the sidebar and by the drawer on a phone. */
export function SideMenu({
  nodes,
  isFolded = false,
  onOpen,
}: {
  nodes: ReturnType<typeof useMenu>
  isFolded?: boolean
  onOpen?: () => void
}) {
  const text = useText(shellText)
  const items = useMenuItems(nodes)
  const trail = useMenuTrail()
  const open = useOpenMenu()
  const branch = trail.slice(0, -1).map((node) => node.key)
  const [openKeys, setOpenKeys] = useState(branch)
  const path = branch.join()
  useEffect(() => setOpenKeys((keys) => [...new Set([...keys, ...path.split(',')])]), [path])
  return (
    <nav aria-label={text.menu} className="side-menu">
      <Menu
        mode="inline"
        items={items}
        inlineCollapsed={isFolded}
        inlineIndent={16}
        selectedKeys={trail.slice(-1).map((node) => node.key)}
        {...(isFolded ? {} : { openKeys })}
        onOpenChange={setOpenKeys}
        onClick={({ key }) => {
          open(key)
          onOpen?.()
        }}
      />
    </nav>
  )
}

import { Menu } from 'antd'
import { setSetting, useSettings } from '../../../platform/settings.store.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { shellText } from '../shell.text.ts'
import { useMenuItems } from './menu-items.tsx'
import { useMenu, useMenuTrail, useOpenMenu } from './use-menu.ts'

/** The menu as a row: all of it in the top layout, its first level in the mixed one. */
export function TopMenu() {
  const text = useText(shellText)
  const isMixed = useSettings((state) => state.layout === 'mix')
  const menu = useMenu()
  const items = useMenuItems(menu, isMixed ? 1 : undefined)
  const trail = useMenuTrail()
  const open = useOpenMenu()

  return (
    <nav aria-label={text.topMenu} className="top-menu">
      <Menu
        mode="horizontal"
        items={items}
        selectedKeys={trail.map((node) => node.key)}
        onClick={({ key }) => {
          if (isMixed) setSetting('activeTopMenuPath', key)
          open(key)
        }}
      />
    </nav>
  )
}

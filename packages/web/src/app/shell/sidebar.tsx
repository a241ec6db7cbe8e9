import { labelIn } from '@residency/contract/kernel'
import { Link } from 'react-router'
import { useFavourites } from '../../areas/dashboard/dashboard.public.ts'
import { useSettings } from '../../platform/settings.store.ts'
import { useLanguage, useText } from '../../platform/texts/i18n.ts'
import { MenuIcon } from '../../ui/icons/menu-icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Logo } from './logo.tsx'
import { MenuTree } from './menu/menu-tree.tsx'
import { useMenu, useMenuTrail, useOpenMenu } from './menu/use-menu.ts'
import { shellText } from './shell.text.ts'

const FoldedMenu = lazyPart(() => import('./menu/folded-menu.tsx').then((part) => part.FoldedMenu))

/** The side menu. In the mixed layout it holds the entries below the chosen top entry. */
export function Sidebar() {
  const text = useText(shellText)
  const { sidebarStatus, sidebarLogo, layout, activeTopMenuPath } = useSettings()
  const menu = useMenu()
  const isFolded = sidebarStatus === 'closed'
  const trail = useMenuTrail()
  const top =
    layout === 'mix' ? (menu.find((node) => node.key === activeTopMenuPath) ?? trail[0]) : null

  const chooseNodes = () => {
    if (top) return top.children.length ? top.children : [top]

    return menu
  }

  const nodes = chooseNodes()

  return (
    <aside className="sidebar" data-tour="menu">
      {sidebarLogo && <Logo isShort={isFolded} />}
      {isFolded ? (
        <nav aria-label={text.menu} className="side-menu">
          <FoldedMenu nodes={nodes} />
        </nav>
      ) : (
        <>
          <Favourites />
          <SideMenu nodes={nodes} level={top ? 2 : 1} isGrouped />
        </>
      )}
    </aside>
  )
}

/** The pages that the reader has chosen, above the menu. */
function Favourites() {
  const text = useText(shellText)
  const language = useLanguage()
  const pages = useFavourites()
  if (pages.length === 0) return null

  return (
    <nav className="favourites" aria-label={text.favourites}>
      {pages.map(({ path, icon, title, titleEn }) => (
        <Link key={path} to={path} className="menu-entry">
          <MenuIcon name={icon ?? 'star'} />
          <span className="menu-title">{labelIn(language, title, titleEn)}</span>
        </Link>
      ))}
    </nav>
  )
}

/** The menu as a column, for the sidebar and the drawer on a phone. */
export function SideMenu({
  nodes,
  level = 1,
  isGrouped = false,
  onOpen,
}: {
  nodes: ReturnType<typeof useMenu>
  level?: number
  isGrouped?: boolean
  onOpen?: () => void
}) {
  const text = useText(shellText)
  const trail = useMenuTrail()
  const open = useOpenMenu()

  return (
    <nav aria-label={text.menu} className="side-menu">
      <MenuTree
        nodes={nodes}
        trail={trail}
        level={level}
        isGrouped={isGrouped}
        onOpen={(key) => {
          open(key)
          onOpen?.()
        }}
      />
    </nav>
  )
}

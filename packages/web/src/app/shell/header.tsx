import {
  FullscreenExitOutlined,
  FullscreenOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
  SettingOutlined,
  TranslationOutlined,
} from '@ant-design/icons'
import { useState } from 'react'
import { NoticeBell } from '../../areas/messages/messages.public.ts'
import { openHelp } from '../../platform/panels.store.ts'
import { setSetting, useSettings } from '../../platform/settings.store.ts'
import { switchLanguage, useText } from '../../platform/texts/i18n.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { usePalette } from '../search/use-palette.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { Logo } from './logo.tsx'
import { useBarRole } from './phone/use-bar-role.ts'
import { shellText } from './shell.text.ts'
import { useFullScreen } from './use-full-screen.ts'
import { UserMenu } from './user-menu.tsx'

const TopMenu = lazyPart(
  () => import('./menu/top-menu.tsx').then((part) => part.TopMenu),
  <div className="top-menu" />,
)

const CommandPalette = lazyDialog(() =>
  import('../search/command-palette.tsx').then((part) => part.CommandPalette),
)

const MenuDrawer = lazyDialog(() =>
  import('./menu/menu-drawer.tsx').then((part) => part.MenuDrawer),
)

const SettingsDrawer = lazyDialog(() =>
  import('./settings-drawer.tsx').then((part) => part.SettingsDrawer),
)

/** Breadcrumb at the left, tools at the right. On a phone only menu, search and account. */
export function Header() {
  const text = useText(shellText)
  const isPhone = usePhone()
  const { layout, sidebarStatus } = useSettings()
  const palette = usePalette()
  const screen = useFullScreen()
  const { role } = useBarRole()
  const [hasSettings, setSettings] = useState(false)
  const isFolded = sidebarStatus === 'closed'
  const hasSide = !isPhone && layout !== 'top'

  return (
    <header className="header">
      {isPhone && role === null && <PhoneMenu />}
      {hasSide && (
        <IconButton
          label={isFolded ? text.unfoldMenu : text.foldMenu}
          icon={isFolded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
          onClick={() => setSetting('sidebarStatus', isFolded ? 'opened' : 'closed')}
        />
      )}
      {(isPhone || layout === 'top') && <Logo />}
      {isPhone && <span className="breadcrumb" />}
      {!isPhone && layout === 'left' && <Breadcrumb />}
      {!isPhone && layout !== 'left' && <TopMenu />}
      <div className="header-tools">
        <IconButton
          label={`${text.search} Ctrl+K`}
          icon={<SearchOutlined />}
          onClick={palette.open}
        />
        <span data-tour="bell">
          <NoticeBell />
        </span>
        {!isPhone && (
          <IconButton
            label={`${text.help} ?`}
            icon={<QuestionCircleOutlined />}
            onClick={openHelp}
          />
        )}
        {!isPhone && screen.isPossible && (
          <IconButton
            label={screen.isOn ? text.leaveFullScreen : text.fullScreen}
            icon={screen.isOn ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
            onClick={screen.toggle}
          />
        )}
        {!isPhone && (
          <IconButton
            label={text.otherLanguage}
            icon={<TranslationOutlined />}
            onClick={switchLanguage}
          />
        )}
        {!isPhone && (
          <IconButton
            label={text.settings}
            icon={<SettingOutlined />}
            onClick={() => setSettings(true)}
          />
        )}
        <UserMenu onSettings={() => setSettings(true)} />
      </div>
      <SettingsDrawer isOpen={hasSettings} onClose={() => setSettings(false)} />
      <CommandPalette isOpen={palette.isOpen} early={palette.early} onClose={palette.close} />
    </header>
  )
}

function PhoneMenu() {
  const text = useText(shellText)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={text.openMenu} icon={<MenuOutlined />} onClick={() => setOpen(true)} />
      <MenuDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

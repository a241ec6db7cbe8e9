import {
  FullscreenExitOutlined,
  FullscreenOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  SearchOutlined,
  SettingOutlined,
  TranslationOutlined,
} from '@ant-design/icons'
import { Drawer } from 'antd'
import { useState } from 'react'
import { setLanguage, useLanguage, useText } from '../../platform/i18n.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { setSetting, useSettings } from '../settings.store.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { CommandPalette, usePalette } from './command-palette.tsx'
import { Logo } from './logo.tsx'
import { SettingsDrawer } from './settings-drawer.tsx'
import { shellText } from './shell.text.ts'
import { SideMenu } from './sidebar.tsx'
import { TopMenu } from './top-menu.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { useMenu } from './use-menu.tsx'
import { UserMenu } from './user-menu.tsx'

/** Where one is at the left, what one can always do at the right. On a phone only menu, search and account remain. */
export function Header() {
  const text = useText(shellText)
  const language = useLanguage()
  const isPhone = usePhone()
  const { layout, sidebarStatus } = useSettings()
  const palette = usePalette()
  const screen = useFullScreen()
  const [hasSettings, setSettings] = useState(false)
  const isFolded = sidebarStatus === 'closed'
  const hasSide = !isPhone && layout !== 'top'
  return (
    <header className="header">
      {isPhone && <PhoneMenu />}
      {hasSide && (
        <IconButton
          label={isFolded ? text.unfoldMenu : text.foldMenu}
          icon={isFolded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
          onClick={() => setSetting('sidebarStatus', isFolded ? 'opened' : 'closed')}
        />
      )}
      {!isPhone && layout === 'top' && <Logo />}
      {isPhone || layout === 'left' ? <Breadcrumb isShort={isPhone} /> : <TopMenu />}
      <div className="header-tools">
        <IconButton label={`${text.search} Ctrl+K`} icon={<SearchOutlined />} onClick={palette.open} />
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
            onClick={() => setLanguage(language === 'en' ? 'zh-cn' : 'en')}
          />
        )}
        {!isPhone && <IconButton label={text.settings} icon={<SettingOutlined />} onClick={() => setSettings(true)} />}
        <UserMenu onSettings={() => setSettings(true)} />
      </div>
      <SettingsDrawer isOpen={hasSettings} onClose={() => setSettings(false)} />
      <CommandPalette state={palette} />
    </header>
  )
}

function PhoneMenu() {
  const text = useText(shellText)
  const menu = useMenu()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={text.openMenu} icon={<MenuOutlined />} onClick={() => setOpen(true)} />
      <Drawer open={isOpen} onClose={() => setOpen(false)} placement="left" size={288} title={<Logo />} styles={{ body: { padding: 8 } }}>
        <SideMenu nodes={menu} onOpen={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

import { Drawer } from 'antd'
import { Logo } from '../logo.tsx'
import { SideMenu } from '../sidebar.tsx'
import { useMenu } from './use-menu.ts'

/** The menu on a phone. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const menu = useMenu()
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size={288}
      title={<Logo />}
      styles={{ body: { padding: 8 } }}
    >
      <SideMenu nodes={menu} onOpen={onClose} />
    </Drawer>
  )
}

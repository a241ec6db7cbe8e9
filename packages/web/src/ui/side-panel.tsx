import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { usePhone } from './use-phone.ts'

type SidePanelProps = {
  title: ReactNode
  isOpen: boolean
  onClose: () => void
  footer?: ReactNode
  width?: number
  children: ReactNode
}

/** A panel next to the list for long content; a bottom sheet on a phone. */
export function SidePanel({
  title,
  isOpen,
  onClose,
  footer,
  width = 560,
  children,
}: SidePanelProps) {
  const isPhone = usePhone()
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={title}
      placement={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'auto' : width}
      className={isPhone ? 'sheet' : ''}
      footer={footer}
      destroyOnHidden
    >
      {children}
    </Drawer>
  )
}

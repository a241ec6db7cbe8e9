import { Button, type ButtonProps, Tooltip } from 'antd'
import type { ReactNode } from 'react'

type IconButtonProps = { label: string; icon: ReactNode } & Pick<ButtonProps, 'onClick' | 'disabled' | 'type' | 'danger' | 'size'>

/** A button that is only a picture always has a name, heard and shown. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <Tooltip title={label} mouseEnterDelay={0.4}>
      <Button type="text" {...rest} icon={icon} aria-label={label} />
    </Tooltip>
  )
}

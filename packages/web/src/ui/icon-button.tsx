import { Button, type ButtonProps } from 'antd'
import type { ReactNode } from 'react'
import { Hint } from './hint.tsx'

type IconButtonProps = { label: string; icon: ReactNode } & Pick<
  ButtonProps,
  'onClick' | 'disabled' | 'type' | 'danger' | 'size' | 'aria-expanded'
>

/** An icon button; its name is both tooltip and accessible name. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <Hint text={label} delayMs={400}>
      <Button type="text" {...rest} icon={icon} aria-label={label} />
    </Hint>
  )
}

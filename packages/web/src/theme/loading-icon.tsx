import { LoadingOutlined } from '@ant-design/icons'
import type { CSSProperties } from 'react'

type Props = { prefixCls: string; loading: boolean; className?: string; style?: CSSProperties }

/**
 * Replaces the loading icon of the library's button (vite.config.ts): its animation renders every
 * button twice, loading or not.
 */
export default ({ prefixCls, loading, className = '', style }: Props) =>
  loading && (
    <span className={`${prefixCls}-icon ${prefixCls}-loading-icon ${className}`} style={style}>
      <LoadingOutlined />
    </span>
  )

import { Skeleton } from 'antd'
import { useText } from '../../platform/i18n.ts'
import { usePendingPage } from '../progress-bar.tsx'
import { shellText } from '../shell/shell.text.ts'

/** A page on its way: the outline of one, not a spinner. */
export function Opening() {
  const text = useText(shellText)
  usePendingPage()
  return (
    <div className="opening" role="status" aria-label={text.loading}>
      <Skeleton active title={{ width: 180 }} paragraph={{ rows: 1, width: 320 }} />
      <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
    </div>
  )
}

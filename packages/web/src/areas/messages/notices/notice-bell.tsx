import { BellOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useLiveUpdates } from '../../../platform/calls/live.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { bellText } from './bell.text.ts'
import '../messages.css'
import { useUnread } from './notices.queries.ts'
import { useCountInTitle } from './use-count-in-title.ts'

const NoticePanel = lazyDialog(() => import('./notice-panel.tsx').then((part) => part.NoticePanel))
const MAX_SHOWN = 99

/** A notice mostly means that something waits, or waits no longer. */
const ALSO = { '/messages/notices': ['/api/v1/waiting', '/api/v1/home'] } as const

/**
 * The number of unread notices, also before the title of the window; opens the panel. It receives
 * the changes for the window.
 */
export function NoticeBell() {
  const text = useText(bellText)
  const count = useUnread().data?.unread ?? 0
  const [isOpen, setOpen] = useState(false)

  useLiveUpdates(ALSO)
  useCountInTitle(count)

  return (
    <span className="bell">
      <IconButton
        label={count ? say(text.bellUnread, { count }) : text.bell}
        icon={<BellOutlined />}
        onClick={() => setOpen(true)}
      />
      {count > 0 && (
        <span className="bell-count figures" aria-hidden="true">
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      )}
      <NoticePanel isOpen={isOpen} onClose={() => setOpen(false)} />
    </span>
  )
}

import {
  NOTICE_SOURCES,
  type NoticeSource,
} from '@residency/contract/areas/messages/notices/notice.contract'
import { Checkbox, Segmented } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { messagesText } from '../messages.text.ts'
import { NoticeList, ReadAllButton } from './notice-list.tsx'
import { useUnread } from './notices.queries.ts'

/** The own notices; opening one marks it as read and goes to its page. */
export function NoticePanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText(messagesText)
  const [source, setSource] = useState<NoticeSource | 'all'>('all')
  const [isUnreadOnly, setUnreadOnly] = useState(false)
  const unread = useUnread().data?.unread ?? 0

  return (
    <SidePanel
      title={text.title}
      isOpen={isOpen}
      onClose={onClose}
      width={420}
      footer={
        <div className="notice-foot">
          <Link to="/inbox" onClick={onClose}>
            {text.toInbox}
          </Link>
          <ReadAllButton unread={unread} />
        </div>
      }
    >
      <div className="notice-choice">
        <Segmented<NoticeSource | 'all'>
          value={source}
          options={[{ value: 'all', label: text.all }, ...toChoices(NOTICE_SOURCES, text.sources)]}
          onChange={setSource}
        />
        <Checkbox checked={isUnreadOnly} onChange={({ target }) => setUnreadOnly(target.checked)}>
          {text.unreadOnly}
        </Checkbox>
      </div>
      <NoticeList
        filter={{
          ...(source !== 'all' && { source }),
          ...(isUnreadOnly && { unread: '1' as const }),
        }}
        onLeave={onClose}
      />
    </SidePanel>
  )
}

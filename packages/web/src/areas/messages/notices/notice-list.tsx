import type { Notice } from '@residency/contract/areas/messages/notices/notice.contract'
import { Button, Empty, Skeleton } from 'antd'
import { useNavigate } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { messagesText } from '../messages.text.ts'
import { type NoticeFilter, useNotices, useReadAll, useReadNotice } from './notices.queries.ts'

/** The own notices page by page; opening one marks it as read and goes to its page. */
export function NoticeList({ filter, onLeave }: { filter: NoticeFilter; onLeave?: () => void }) {
  const text = useText(messagesText)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useNotices(filter)
  if (error && !data)
    return (
      <div className="list-message" role="alert">
        <p>{say(text.failed, { reason: error.message })}</p>
        <Button onClick={() => void refetch()}>{text.retry}</Button>
      </div>
    )

  if (!data) return <Skeleton active paragraph={{ rows: 6 }} title={false} />

  const list = data.pages.flatMap((page) => page.list)

  const chooseDescription = () => {
    if (filter.keywords || filter.group) return text.noneFound

    return filter.unread ? text.allRead : text.none
  }

  if (list.length === 0)
    return (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={chooseDescription()}
        className="list-message"
      />
    )

  return (
    <>
      <ul className="notice-list">
        {list.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} {...(onLeave ? { onLeave } : {})} />
        ))}
      </ul>
      {hasNextPage && (
        <Button block type="link" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </>
  )
}

/** Marks all own notices as read; disabled if the count of unread ones is zero. */
export function ReadAllButton({ unread }: { unread: number }) {
  const text = useText(messagesText)
  const readAll = useReadAll()
  return (
    <Button
      disabled={unread === 0}
      loading={readAll.isPending}
      onClick={() => readAll.mutate(undefined)}
    >
      {unread === 0 ? text.allRead : text.readAll}
    </Button>
  )
}

function NoticeItem({ notice, onLeave }: { notice: Notice; onLeave?: () => void }) {
  const text = useText(messagesText)
  const read = useReadNotice()
  const go = useNavigate()

  const open = () => {
    if (!notice.isRead) read.mutate(notice.id)
    if (!notice.path) return

    onLeave?.()
    go(notice.path)
  }

  return (
    <li className={notice.isRead ? 'notice-item' : 'notice-item is-unread'}>
      <button type="button" onClick={open}>
        <span className="notice-head">
          <strong>{notice.title}</strong>
          {!notice.isRead && <small>{text.unread}</small>}
        </span>
        <span>{notice.body}</span>
        <small className="soft">
          <DateCell value={notice.createdAt} hasTime /> · {notice.group}
        </small>
      </button>
    </li>
  )
}

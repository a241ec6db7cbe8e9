import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { say, useText } from '../platform/i18n.ts'
import { uiText } from '../ui/ui.text.ts'
import './detail.css'

/** The record of a list that the address names (`?id=12`); null where the list itself is shown. */
export function useRecordId(): number | null {
  const id = Number(useSearchParams()[0].get('id'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** The address of one record, or of its list: filters and page of the list stay in it, so that the way back leads to the same list. */
export function useRecordPath() {
  const [query] = useSearchParams()
  return (id: number | null) => {
    const next = new URLSearchParams(query)
    if (id === null) next.delete('id')
    else next.set('id', String(id))
    return { search: next.toString() }
  }
}

/** A record's name in its list: leads to the record. */
export function RecordLink({ id, children }: { id: number; children: ReactNode }) {
  const pathOf = useRecordPath()
  return (
    <Link className="link-button" to={pathOf(id)}>
      {children}
    </Link>
  )
}

/** Back to the list a record was opened from. */
export function BackToList({ title }: { title: string }) {
  const pathOf = useRecordPath()
  return (
    <Link className="back-to-list" to={pathOf(null)}>
      <ArrowLeftOutlined aria-hidden="true" /> {title}
    </Link>
  )
}

type PendingProps = { list: string; error: Error | null; onRetry: () => void }
/** Stands where a record will be: its outline while it is read, the reason when it cannot be. */
export function RecordPending({ list, error, onRetry }: PendingProps) {
  const text = useText(uiText)
  return (
    <>
      <BackToList title={list} />
      <div className="panel">
        {error ? (
          <div className="list-message" role="alert">
            <p>{say(text.failed, { reason: error.message })}</p>
            <Button onClick={onRetry}>{text.retry}</Button>
          </div>
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} aria-label={text.loading} />
        )}
      </div>
    </>
  )
}

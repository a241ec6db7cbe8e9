import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Outline } from '../../../ui/outline.tsx'
import '../dashboard.css'
import { dashboardText } from '../dashboard.text.ts'
import { firstRows } from './waiting.rules.ts'
import { useWaitingRows, WaitingRows } from './waiting-rows.tsx'

/** What is open at this moment, such as an exam: before everything else. */
export function OpenNow() {
  const text = useText(dashboardText)
  const { rows } = useWaitingRows()
  const now = rows?.filter(({ urgency }) => urgency === 'now') ?? []
  if (now.length === 0) return null

  return (
    <section className="panel home-now" aria-label={text.open}>
      <h2>{text.open}</h2>
      <WaitingRows rows={now} />
    </section>
  )
}

/** The reader's other open tasks, the most urgent first; with `isWhole` all of them. */
export function WaitingPanel({ isWhole = false }: { isWhole?: boolean }) {
  const text = useText(dashboardText)
  const { rows: all, error, refetch } = useWaitingRows()
  const [isUnfolded, setUnfolded] = useState(isWhole)
  const rows = all?.filter(({ urgency }) => urgency !== 'now')
  const visibleRows = rows && (isUnfolded ? rows : firstRows(rows))

  return (
    <section className="panel" aria-label={text.waiting} data-tour="waiting">
      <h2>{text.waiting}</h2>
      {!rows && !error && <Outline rows={2} />}
      {!rows && error && (
        <div className="home-empty" role="alert">
          <span>{say(text.waitingFailed, { reason: error.message })}</span>
          <Button type="link" onClick={() => void refetch()}>
            {text.again}
          </Button>
        </div>
      )}
      {rows?.length === 0 && (
        <div className="home-empty">
          <strong>{text.waitingEmpty}</strong>
          <span>{text.waitingLead}</span>
        </div>
      )}
      {visibleRows && visibleRows.length > 0 && <WaitingRows rows={visibleRows} />}
      {rows && visibleRows && rows.length > visibleRows.length && (
        <Button type="link" className="home-more" onClick={() => setUnfolded(true)}>
          {say(text.waitingMore, { count: rows.length - visibleRows.length })}
        </Button>
      )}
    </section>
  )
}

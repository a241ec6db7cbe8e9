import { RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApp } from '../../../platform/app.store.ts'
import { loadedAreas, publishedName } from '../../../platform/area.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Outline } from '../../../ui/outline.tsx'
import '../dashboard.css'
import { dashboardText } from '../dashboard.text.ts'
import { useWaitingForMe } from './waiting.queries.ts'
import { pathOf, type Waiting } from './waiting.rules.ts'

const FIRST = 8

/** The page that handles it; null for readers without such a page. */
function useRowOf() {
  const pages = useApp((state) => state.pages)
  return (waiting: Waiting) => {
    const place = loadedAreas().find(
      (area) => publishedName(area) === waiting.area && area.waiting?.[waiting.kind],
    )?.waiting?.[waiting.kind]
    const to = place ? pathOf(waiting, place, pages) : null
    return to ? { ...waiting, to } : null
  }
}

/** The reader's open tasks, linked to their pages. */
export function WaitingPanel() {
  const text = useText(dashboardText)
  const { data, error, refetch } = useWaitingForMe()
  const rowOf = useRowOf()
  const [isWhole, setWhole] = useState(false)
  const rows = data?.flatMap((one) => rowOf(one) ?? [])

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
      {rows && rows.length > 0 && (
        <ul className="home-waiting">
          {(isWhole ? rows : rows.slice(0, FIRST)).map(({ kind, count, subject, to, label }) => (
            <li key={`${kind} ${subject?.id ?? ''}`}>
              <Link to={to}>
                <strong className="figures">{count}</strong>
                <span>
                  {label}
                  {subject && <small>{subject.name}</small>}
                </span>
                <RightOutlined aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {rows && rows.length > FIRST && !isWhole && (
        <Button type="link" className="home-more" onClick={() => setWhole(true)}>
          {say(text.waitingMore, { count: rows.length - FIRST })}
        </Button>
      )}
    </section>
  )
}

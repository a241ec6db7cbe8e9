import { RightOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { Link } from 'react-router'
import { useApp } from '../../platform/app.store.ts'
import { say, useText } from '../../platform/i18n.ts'
import { dashboardText } from './dashboard.text.ts'
import { useWaitingForMe } from './waiting.queries.ts'
import { placeOf } from './waiting.rules.ts'

/** What waits for me, each leading to where it is handled. */
export function WaitingPanel() {
  const text = useText(dashboardText)
  const pages = useApp((state) => state.pages)
  const { data, error, refetch } = useWaitingForMe()
  const rows = data?.flatMap((one) => {
    const to = placeOf(one, pages)
    return to ? [{ ...one, to }] : []
  })
  return (
    <section className="panel" aria-label={text.waiting}>
      <h2>{text.waiting}</h2>
      {!rows && !error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
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
          {rows.map(({ kind, count, intake, to }) => (
            <li key={`${kind} ${intake?.id ?? ''}`}>
              <Link to={to}>
                <strong className="figures">{count}</strong>
                <span>
                  {text.waits[kind]}
                  {intake && <small>{intake.name}</small>}
                </span>
                <RightOutlined aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

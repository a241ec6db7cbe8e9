import { Button, Skeleton } from 'antd'
import { say, useText } from '../platform/texts/i18n.ts'
import { uiText } from '../ui/ui.text.ts'

type Waiting = { error: Error | null; onRetry: () => void }

/** A skeleton while a page loads; the reason and another try if it failed. */
export function PendingPanel({ error, onRetry }: Waiting) {
  const text = useText(uiText)
  return (
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
  )
}

/** The same below the title of a page that is not a list. */
export const Pending = ({ title, ...waiting }: Waiting & { title: string }) => (
  <section>
    <div className="screen-head">
      <h1>{title}</h1>
    </div>
    <PendingPanel {...waiting} />
  </section>
)

import { Button } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { accountsText } from '../accounts.text.ts'
import { deviceOf } from './device.rules.ts'
import { useEndOwnSession, useOwnSessions } from './session.queries.ts'

/** The own sessions; an unknown device can be logged out here. */
export function OwnSessions() {
  const text = useText(accountsText)
  const { data } = useOwnSessions()
  const end = useEndOwnSession()

  return (
    <div className="panel">
      <h2>{text.sessions}</h2>
      <p className="soft">{text.sessionsLead}</p>
      <ul className="session-list">
        {data?.map((session) => (
          <li key={session.id}>
            <div>
              <strong>{deviceOf(session.agent)}</strong>{' '}
              {session.isThisOne && <StateTag tone="good">{text.thisDevice}</StateTag>}
              <small>
                {session.ip} · {text.lastUsed} <DateCell value={session.lastUsedAt} hasTime />
              </small>
            </div>
            {!session.isThisOne && (
              <Button
                danger
                loading={end.isPending && end.variables === session.id}
                onClick={() =>
                  end.mutate(session.id, { onSuccess: () => toast.success(text.sessionEnded) })
                }
              >
                {text.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

import { Button, Skeleton } from 'antd'
import { toast } from '../../platform/feedback.ts'
import { useText } from '../../platform/i18n.ts'
import { DateCell } from '../../ui/date-cell.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { accountsText } from './accounts.text.ts'
import { useAccountsWords } from './accounts.words.ts'
import { deviceOf } from './device.rules.ts'
import { PasswordForm } from './password-form.tsx'
import { useEndOwnSession, useOwnProfile, useOwnSessions } from './session.queries.ts'

/** /personal/center: the own data, the own password, the own devices. */
export default function PersonalCentrePage() {
  const text = useText(accountsText)
  return (
    <section className="personal-centre" aria-label={text.centre}>
      <div className="screen-head">
        <h1>{text.centre}</h1>
      </div>
      <div className="centre-columns">
        <OwnData />
        <div className="panel">
          <h2>{text.changePassword}</h2>
          <PasswordForm onDone={() => {}} />
        </div>
      </div>
      <OwnSessions />
    </section>
  )
}

function OwnData() {
  const text = useText(accountsText)
  const { fields, gender } = useAccountsWords()
  const { data } = useOwnProfile()
  const names = ['nickname', 'username', 'deptName', 'roleNames', 'chestArrNum', 'mobile', 'idCard', 'email'] as const
  const shown = data && names.map((name) => [fields[name], data[name]] as const)
  return (
    <div className="panel">
      <h2>{text.ownData}</h2>
      {!shown && <Skeleton active />}
      <dl className="facts">
        {shown?.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value ? 'figures' : 'soft'}>{value ?? text.nothing}</dd>
          </div>
        ))}
        {data && (
          <div>
            <dt>{fields.gender}</dt>
            <dd className={data.gender ? '' : 'soft'}>{data.gender === 1 || data.gender === 2 ? gender[data.gender] : text.nothing}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

function OwnSessions() {
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
              <strong>{deviceOf(session.agent)}</strong> {session.isThisOne && <StateTag tone="good">{text.thisDevice}</StateTag>}
              <small>
                {session.ip} · {text.lastUsed} <DateCell value={session.lastUsedAt} hasTime />
              </small>
            </div>
            {!session.isThisOne && (
              <Button
                danger
                loading={end.isPending && end.variables === session.id}
                onClick={() => end.mutate(session.id, { onSuccess: () => toast.success(text.sessionEnded) })}
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

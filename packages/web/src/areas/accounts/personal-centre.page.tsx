import { Skeleton } from 'antd'
import { useText } from '../../platform/i18n.ts'
import { accountsText } from './accounts.text.ts'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'
import { useOwnProfile } from './session.queries.ts'
import { useAccountsWords } from './use-accounts-words.ts'

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

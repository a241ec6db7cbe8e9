import type { SecondPersonSetting } from '@residency/contract/areas/settings/second-person/second-person.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import './second-person.css'
import { useSecondPersonRules } from './second-person.queries.ts'
import { secondPersonText } from './second-person.text.ts'

const ChangeRuleDialog = lazyDialog(() =>
  import('./change-rule-dialog.tsx').then((part) => part.ChangeRuleDialog),
)

/**
 * View key system/second-person/index: the rules that ask for a second person, and which of them
 * one person may do alone.
 */
export default function SecondPersonPage() {
  const text = useText(secondPersonText)
  const { data, error } = useSecondPersonRules()
  const [changing, setChanging] = useState<SecondPersonSetting | null>(null)

  return (
    <section aria-label={text.title} className="list-screen">
      <PageHead title={text.title} lead={text.lead} />
      {error && !data && (
        <p className="list-message" role="alert">
          {say(text.failed, { reason: error.message })}
        </p>
      )}
      {!data && !error && <Skeleton active paragraph={{ rows: 10 }} />}
      {data && (
        <ul className="panel second-person">
          {data.rules.map((setting) => (
            <Rule
              key={setting.rule}
              setting={setting}
              onChange={data.mayChange ? () => setChanging(setting) : null}
            />
          ))}
        </ul>
      )}
      <ChangeRuleDialog
        isOpen={changing !== null}
        setting={changing}
        onClose={() => setChanging(null)}
      />
    </section>
  )
}

function Rule({
  setting,
  onChange,
}: {
  setting: SecondPersonSetting
  onChange: (() => void) | null
}) {
  const text = useText(secondPersonText)
  const { name, rule } = useText(settingsWords).secondPerson[setting.rule]
  const { isWaived, history } = setting

  return (
    <li aria-label={name}>
      <div className="second-person-rule">
        <div>
          <strong>{name}</strong>{' '}
          <StateTag tone={isWaived ? 'wait' : 'calm'}>
            {isWaived ? text.states.one : text.states.two}
          </StateTag>
          <p className="soft">{rule}</p>
        </div>
        {onChange && <Button onClick={onChange}>{isWaived ? text.restore : text.waive}</Button>}
      </div>
      {history.length > 0 && (
        <details>
          <summary>{say(text.history, { count: history.length })}</summary>
          <ul>
            {history.map((change) => (
              <li key={change.id}>
                {say(text.change, {
                  at: change.changedAt,
                  who: change.changedBy,
                  what: change.isWaived ? text.changed.one : text.changed.two,
                  reason: change.reason,
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

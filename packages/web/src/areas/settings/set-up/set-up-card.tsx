import { settingsPermissions as may } from '@residency/contract/areas/settings/access'
import { Link } from 'react-router'
import { usePerm } from '../../../platform/permissions.tsx'
import { useAddressOf } from '../../../platform/places.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useSetUpSteps } from './set-up.queries.ts'
import { setUpText } from './set-up.text.ts'
import { StepList } from './step-list.tsx'

/** What is still to be set up; nothing for other readers, and once every step is settled. */
export default function SetUpCard() {
  const leads = usePerm([may.setUpLead])
  const text = useText(setUpText)
  const { data } = useSetUpSteps(leads)
  const all = useAddressOf()({ view: 'system/set-up/index', query: {} })
  if (!data || data.left === 0) return null

  const total = data.steps.length

  return (
    <section className="panel" aria-label={text.title}>
      <div className="panel-head">
        <h2>{text.title}</h2>
        {all && <Link to={all}>{text.all}</Link>}
      </div>
      <p className="soft">{say(text.progress, { total, count: total - data.left })}</p>
      <progress
        className="set-up-bar"
        aria-label={text.title}
        value={total - data.left}
        max={total}
      />
      <StepList steps={data.steps.filter(({ state }) => state === 'todo')} />
    </section>
  )
}

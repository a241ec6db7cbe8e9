import type { OwnPreferences } from '@residency/contract/areas/rotations/preferences/preference.contract'
import { preferenceWords } from '@residency/contract/areas/rotations/preferences/text'
import { Alert } from 'antd'
import { useState } from 'react'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useOwnPreferences } from './preference.queries.ts'
import { preferenceText } from './preference.text.ts'
import { PreferenceEditor } from './preference-editor.tsx'
import { PreferenceList } from './preference-list.tsx'
import './preferences.css'

/** View key rotation/preference/index: the own preferences, by plan; entered while the window is open. */
export default function PreferencesPage() {
  const text = useText(preferenceText)
  const { menus } = useText(preferenceWords)
  const title = menus['rotation.preferences']
  const { data, error, refetch } = useOwnPreferences()
  if (!data) return <Pending title={title} error={error} onRetry={() => void refetch()} />

  return (
    <section className="preferences-page">
      <PageHead title={title} lead={text.lead} />
      {data.length === 0 && <p className="panel list-message">{text.none}</p>}
      {data.map((own) => (
        <PlanOfPreferences key={own.planId} own={own} />
      ))}
    </section>
  )
}

/** The preferences for one plan: an editor while they may be changed, else what was saved. */
function PlanOfPreferences({ own }: { own: OwnPreferences }) {
  const text = useText(preferenceText)
  const [refusal, setRefusal] = useState<string | null>(null)
  const canSave = own.actions.includes('save')
  const hasBlocks = own.departments.length > 0 || own.preferences.length > 0

  const describeState = () => {
    if (canSave) return say(text.openUntil, { closesAt: minuteOf(own.closesAt) })

    return own.isPublished ? text.published : say(text.closed, { closesAt: minuteOf(own.closesAt) })
  }

  const renderPreferences = () => {
    if (!hasBlocks) return <p className="panel list-message">{text.noBlocks}</p>
    if (canSave) return <PreferenceEditor own={own} onRefused={setRefusal} />

    return (
      <div className="panel">
        {own.preferences.length === 0 ? (
          <p className="list-message">{text.nothing}</p>
        ) : (
          <PreferenceList
            preferences={own.preferences}
            startsOn={own.startsOn}
            isKnown={own.isPublished}
          />
        )}
      </div>
    )
  }

  return (
    <section className="preferences-plan" aria-label={own.plan}>
      <h2>{own.plan}</h2>
      <p className="soft">{describeState()}</p>
      {refusal && <Alert type="error" showIcon role="alert" title={refusal} />}
      {renderPreferences()}
    </section>
  )
}

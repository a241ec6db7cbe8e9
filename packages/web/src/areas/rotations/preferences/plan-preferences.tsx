import type { PlanPreferences as Answer } from '@residency/contract/areas/rotations/preferences/preference.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { minuteOf } from '../../../platform/clock.ts'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { FairnessChart, FairnessFigures } from './fairness-chart.tsx'
import { useClosePreferences, usePlanPreferences } from './preference.queries.ts'
import { preferenceText } from './preference.text.ts'
import { PreferenceList } from './preference-list.tsx'
import type { PreferenceWindowProps } from './window-form.tsx'
import './preferences.css'

const PreferenceWindow = lazyDialog<PreferenceWindowProps>(() =>
  import('./window-form.tsx').then((part) => part.default),
)

/** Preferences of a plan's trainees: the window, who has entered some, and how fairly they are met. */
export default function PlanPreferences({ planId }: { planId: number }) {
  const { office: text } = useText(preferenceText)
  const { data, error, refetch } = usePlanPreferences(planId)
  if (error && !data) return <PendingPanel error={error} onRetry={() => void refetch()} />
  // most plans in force never asked: nothing takes the place of the board while it is read
  if (!data || (!data.window && data.actions.length === 0)) return null

  return (
    <section className="panel plan-preferences" aria-label={text.title}>
      <Head planId={planId} preferences={data} />
      {data.window ? <Entered preferences={data} /> : <p className="soft">{text.never}</p>}
    </section>
  )
}

function Head({ planId, preferences }: { planId: number; preferences: Answer }) {
  const { office: text } = useText(preferenceText)
  const [isAsking, setAsking] = useState(false)
  const close = useClosePreferences()
  const { window, actions } = preferences

  const shut = async () => {
    if (!(await ask({ title: text.closeQuestion, content: text.closeNote, okText: text.close })))
      return
    close.mutate(
      { id: planId, version: window!.version },
      { onSuccess: () => void toast.success(text.closed) },
    )
  }

  return (
    <div className="plan-preferences-head">
      <h2>{text.title}</h2>
      {window && (
        <span className="soft">
          {say(window.isOpen ? text.until : text.over, { closesAt: minuteOf(window.closesAt) })}
        </span>
      )}
      <div>
        {actions.includes('open') && <Button onClick={() => setAsking(true)}>{text.open}</Button>}
        {actions.includes('prolong') && (
          <Button onClick={() => setAsking(true)}>{text.prolong}</Button>
        )}
        {actions.includes('close') && (
          <Button loading={close.isPending} onClick={() => void shut()}>
            {text.close}
          </Button>
        )}
      </div>
      <PreferenceWindow
        isOpen={isAsking}
        planId={planId}
        window={window}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

function Entered({ preferences }: { preferences: Answer }) {
  const { office: text, comma } = useText(preferenceText)
  const { enteredCount, traineeCount, missing, trainees, ignoredCount, startsOn } = preferences

  return (
    <>
      <div className="plan-preferences-body">
        <div>
          <p className="figures">{say(text.entered, { count: enteredCount, all: traineeCount })}</p>
          {missing.length > 0 && (
            <details>
              <summary>{say(text.missing, { count: missing.length })}</summary>
              <p>{missing.join(comma)}</p>
            </details>
          )}
          <FairnessFigures preferences={preferences} />
          {ignoredCount > 0 && <p className="soft">{say(text.ignored, { count: ignoredCount })}</p>}
        </div>
        <FairnessChart preferences={preferences} />
      </div>
      {trainees.length > 0 && (
        <details>
          <summary>{text.details}</summary>
          <TraineePreferences trainees={trainees} startsOn={startsOn} />
        </details>
      )}
    </>
  )
}

type TraineesProps = Pick<Answer, 'trainees' | 'startsOn'>

/** The preferences of each trainee with their results, whose are met least first. */
function TraineePreferences({ trainees, startsOn }: TraineesProps) {
  const { office: text } = useText(preferenceText)

  return (
    <ul className="trainee-preferences">
      {trainees.map((trainee) => (
        <li key={trainee.id}>
          <b>{trainee.name}</b> <span className="soft">{trainee.number}</span>{' '}
          <span className="figures">
            {trainee.met === null ? text.noShare : say(text.share, { met: trainee.met })}
          </span>
          <PreferenceList preferences={trainee.preferences} startsOn={startsOn} isKnown />
        </li>
      ))}
    </ul>
  )
}

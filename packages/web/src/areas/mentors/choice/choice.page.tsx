import type { OwnMentorChoice } from '@residency/contract/areas/mentors/choice/own-choice.contract'
import { Alert } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import './choice.css'
import { useOwnChoice } from './choice.queries.ts'
import { choiceText } from './choice.text.ts'
import { isRefused } from './choice-state.rules.ts'
import { type DraftChoice, draftOf } from './draft.rules.ts'
import { MentorCards } from './mentor-cards.tsx'
import { OwnChoices } from './own-choices.tsx'
import { OwnMentor } from './own-mentor.tsx'
import { SavedChoices } from './saved-choices.tsx'

/** View key mentor/choice/index: the own mentor, or the choice of one. */
export default function MentorChoicePage() {
  const text = useText(choiceText)
  const { data: own, error, refetch } = useOwnChoice()
  if (!own) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  const { window } = own
  const lead =
    window && say(text.window[window.state], { from: window.startsAt, until: window.endsAt })

  const chooseNone = () => {
    if (!own.isTrainee) return text.notTrainee

    return window || own.mentor ? null : text.noWindow
  }

  const none = chooseNone()

  return (
    <section className="mentor-choice" aria-label={text.title}>
      <div className="screen-head">
        <div>
          <h1>{text.title}</h1>
          {!own.mentor && lead && <p className="screen-lead">{`${window.base} · ${lead}`}</p>}
        </div>
      </div>
      {none && <p className="panel list-message">{none}</p>}
      {own.mentor && <OwnMentor mentor={own.mentor} explanation={own.explanation} />}
      {!own.mentor && own.explanation && (
        <Alert type="warning" showIcon title={own.explanation} className="choice-result" />
      )}
      {own.mayChoose ? <Choosing own={own} /> : window && <SavedChoices choices={own.choices} />}
    </section>
  )
}

/** Choices and mentors, edited together until they are saved as a whole. */
function Choosing({ own }: { own: OwnMentorChoice }) {
  const saved = draftOf(own.choices)
  const [edited, setEdited] = useState<readonly DraftChoice[] | null>(null)
  const draft = edited ?? saved
  const max = own.window?.maxChoices ?? 0
  const refused = own.choices.filter(isRefused)

  return (
    <>
      <OwnChoices own={own} draft={draft} saved={saved} onChange={setEdited} />
      {refused.length > 0 && <SavedChoices choices={refused} />}
      <MentorCards
        chosen={draft.map(({ id }) => id)}
        closed={refused.map(({ entryId }) => entryId)}
        isFull={draft.length >= max}
        onAdd={({ entryId, name, department }) =>
          setEdited([...draft, { id: entryId, name, department, statement: '' }])
        }
      />
    </>
  )
}

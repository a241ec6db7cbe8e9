import { DeleteOutlined } from '@ant-design/icons'
import {
  MAX_PREFERENCES,
  pointsOf,
} from '@residency/contract/areas/rotations/preferences/points.public'
import type { OwnPreferences } from '@residency/contract/areas/rotations/preferences/preference.contract'
import { preferenceSentence } from '@residency/contract/areas/rotations/preferences/preference-words.public'
import { preferenceWords } from '@residency/contract/areas/rotations/preferences/text'
import { Button } from 'antd'
import { useState } from 'react'
import { minuteOf } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { OrderList } from '../../../screens/trees/order-list.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { AddPreference } from './add-preference.tsx'
import {
  type DraftPreference,
  draftOf,
  isChanged,
  isOutdated,
  named,
  withPreference,
} from './draft.rules.ts'
import { useSavePreferences } from './preference.queries.ts'
import { preferenceText } from './preference.text.ts'

/**
 * A list while it is edited, with the version that was read when the edit began: what was saved
 * elsewhere meanwhile is not overwritten by trying again.
 */
type EditedList = { version: number; draft: readonly DraftPreference[] }

type EditorProps = {
  own: OwnPreferences

  /** Why a list was not saved: shown by the page, also where nothing can be edited any more. */
  onRefused: (why: string | null) => void
}

/** The own preferences of one plan while its window is open: put in order, added, saved as a whole. */
export function PreferenceEditor({ own, onRefused }: EditorProps) {
  const text = useText(preferenceText)
  const [edited, setEdited] = useState<EditedList | null>(null)
  const save = useSavePreferences()
  const saved = draftOf(own.preferences)
  const draft = edited?.draft ?? saved
  const isDirty = isChanged(draft, saved)

  useUnsaved(isDirty, { isUnsaved: () => !save.isPending })

  const edit = (next: readonly DraftPreference[]) =>
    setEdited({ version: edited?.version ?? own.version, draft: next })

  const leave = () => {
    setEdited(null)
    onRefused(null)
  }

  const keep = () =>
    save.mutate(
      {
        id: own.planId,
        version: edited?.version ?? own.version,
        preferences: draft.map(({ form }) => form),
      },
      {
        onSuccess: () => {
          toast.success(text.saved)
          leave()
        },
        onError: ({ message }) => onRefused(message),
      },
    )

  const describeState = () => {
    if (isDirty) return text.unsaved

    return own.savedAt ? say(text.savedAt, { savedAt: minuteOf(own.savedAt) }) : ''
  }

  return (
    <>
      <section className="panel own-preferences" aria-label={text.list}>
        <h2>{text.list}</h2>
        <p className="soft">{say(text.howTo, { most: MAX_PREFERENCES })}</p>
        {draft.length === 0 && <p className="list-message">{text.empty}</p>}
        <PreferenceOrder own={own} draft={draft} onChange={edit} />
        <div className="page-buttons">
          <span className="soft" role="status">
            {describeState()}
          </span>
          {isDirty && <Button onClick={leave}>{text.reset}</Button>}
          <Button type="primary" disabled={!isDirty} loading={save.isPending} onClick={keep}>
            {text.save}
          </Button>
        </div>
      </section>
      {draft.length < MAX_PREFERENCES ? (
        <AddPreference own={own} onAdd={(form) => edit(withPreference(draft, form))} />
      ) : (
        <p className="panel soft">{say(text.full, { most: MAX_PREFERENCES })}</p>
      )}
    </>
  )
}

type OrderProps = {
  own: OwnPreferences
  draft: readonly DraftPreference[]
  onChange: (draft: readonly DraftPreference[]) => void
}

/** The preferences by rank, each with the points that it has at its place. */
function PreferenceOrder({ own, draft, onChange }: OrderProps) {
  const text = useText(preferenceText)
  const words = useText(preferenceWords)
  const points = pointsOf(draft.length)
  const order = draft.map((preference) => ({
    ...preference,
    name: preferenceSentence(words, named(preference.form, own), own.startsOn),
  }))

  return (
    <OrderList
      order={order}
      onOrder={(next) => onChange(next.map(({ id, form }) => ({ id, form })))}
      hasButtons
      row={({ id, name, form }, place) => (
        <>
          <span className="preference-words">
            {name} <b className="figures">{say(text.points, { points: points[place - 1] ?? 0 })}</b>{' '}
            {isOutdated(form, own) && <StateTag tone="wait">{text.outdated}</StateTag>}
          </span>
          <IconButton
            label={say(text.remove, { place })}
            icon={<DeleteOutlined />}
            onClick={() => onChange(draft.filter((preference) => preference.id !== id))}
          />
        </>
      )}
    />
  )
}

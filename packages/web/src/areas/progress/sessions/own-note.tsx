import type { Packet } from '@residency/contract/areas/progress/sessions/session.contract'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { NewerNote } from '../../../screens/edited/edited-record.tsx'
import { useSaveNote } from './session.queries.ts'
import { sessionText } from './session.text.ts'

/** What was typed about a trainee, over the version that was read then (0: there was no note). */
type Draft = { text: string; version: number }
type Drafts = Readonly<Record<number, Draft>>

export type NoteDrafts = {
  of: (packetId: number) => Draft | undefined
  put: (packetId: number, draft: Draft) => void
  drop: (packetId: number) => void
}

/**
 * Notes of a session that are typed and not saved, by packet: they stay while the reader looks at
 * other trainees, and leaving the session asks first.
 */
export function useNoteDrafts(): NoteDrafts {
  const [drafts, setDrafts] = useState<Drafts>({})
  const isAny = Object.keys(drafts).length > 0

  useUnsaved(isAny, { isUnsaved: () => true })

  return {
    of: (packetId) => drafts[packetId],
    put: (packetId, draft) => setDrafts((before) => ({ ...before, [packetId]: draft })),
    drop: (packetId) => setDrafts(({ [packetId]: _, ...others }) => others),
  }
}

const MAX = 1000

type Props = { packet: Packet; drafts: NoteDrafts; onNext: (() => void) | undefined }

/** The note of the reader about a trainee; saved, the next trainee is one press away. */
export function OwnNote({ packet: { id, ownNote }, drafts, onNext }: Props) {
  const text = useText(sessionText)
  const save = useSaveNote()
  const field = useId()

  const stored = { text: ownNote?.text ?? '', version: ownNote?.version ?? 0 }
  const draft = drafts.of(id)
  const { text: note, version } = draft ?? stored

  const submit = (then?: () => void) =>
    save.mutate(
      { id, text: note.trim() || null, version: version || null },
      {
        onSuccess: () => {
          drafts.drop(id)
          void toast.success(text.noteSaved)
          then?.()
        },
      },
    )

  return (
    <>
      <h3>
        <label htmlFor={field}>{text.ownNote}</label>
      </h3>
      {draft && (
        <NewerNote
          edited={draft}
          record={stored}
          isSaving={save.isPending}
          onDiscard={() => drafts.drop(id)}
        />
      )}
      <Input.TextArea
        id={field}
        rows={3}
        maxLength={MAX}
        value={note}
        onChange={({ target }) => drafts.put(id, { text: target.value, version })}
      />
      <p className="soft" role="status">
        {save.isPaused ? text.waitsForNetwork : text.noteHelp}
      </p>
      <div className="progress-sign">
        <Button loading={save.isPending} disabled={!draft} onClick={() => submit()}>
          {text.saveNote}
        </Button>
        {onNext && (
          <Button disabled={!draft || save.isPending} onClick={() => submit(onNext)}>
            {text.saveNext}
          </Button>
        )}
      </div>
    </>
  )
}

import type { ElectiveChoice } from '@residency/contract/areas/standards/electives/electives.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { changedGroups, type Draft, draftOf, progressOf } from './draft.rules.ts'
import { useChooseOwn } from './electives.queries.ts'
import { electivesText } from './electives.text.ts'
import { GroupCard } from './group-card.tsx'

/** Groups chosen together; those that changed are saved, each whole or empty. */
export function Choosing({ own }: { own: ElectiveChoice }) {
  const text = useText(electivesText)
  const [edited, setEdited] = useState<Draft | null>(null)
  const choose = useChooseOwn()
  const draft = edited ?? draftOf(own.groups)
  const changed = changedGroups(own.groups, draft)
  const of = (rowId: number) => draft.get(rowId) ?? []
  const half = changed.find((group) => !progressOf(group, of(group.rowId)).canSave)
  const done = own.groups.filter((group) => progressOf(group, of(group.rowId)).isComplete).length

  useUnsaved(changed.length > 0, { isUnsaved: () => !choose.isPending })

  const save = () => {
    const groups = changed.map(({ rowId }) => ({ rowId, chosen: [...of(rowId)] }))

    const report = ({ complete, all }: { complete: number; all: number }) => {
      toast.success(complete >= all ? text.allSaved : text.saved)
      setEdited(null)
    }

    choose.mutate({ groups }, { onSuccess: report })
  }

  const describeState = () => {
    if (half) return say(text.halfGroup, { name: half.name })
    if (changed.length > 0) return text.unsaved

    return say(text.progress, { done, all: own.groups.length })
  }

  return (
    <>
      {own.groups.map((group) => (
        <GroupCard key={group.rowId} group={group} draft={draft} onChange={setEdited} />
      ))}
      <div className="page-buttons panel">
        <span className="soft" role="status">
          {describeState()}
        </span>
        {changed.length > 0 && <Button onClick={() => setEdited(null)}>{text.discard}</Button>}
        <Button
          type="primary"
          disabled={changed.length === 0 || half !== undefined}
          loading={choose.isPending}
          onClick={save}
        >
          {text.save}
        </Button>
      </div>
    </>
  )
}

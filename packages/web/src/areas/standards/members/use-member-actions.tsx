import type { MemberRow } from '@residency/contract/areas/standards/cohort/member.contract'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions, isAllowedForAll } from '../../../ui/tables/allowed-actions.ts'
import '../cohort/cohort.css'
import { useRemoveMembers } from '../cohort/cohort.queries.ts'
import { memberText } from './member.text.ts'
import type { PlaceProps } from './place-dialog.tsx'

const PlaceDialog = lazyDialog<PlaceProps>(() =>
  import('./place-dialog.tsx').then((part) => part.default),
)

type Placing = { rows: readonly MemberRow[]; onDone: () => void }

/** What may be done with trainees and their cohorts: of one row, of several, and the dialog. */
export function useMemberActions() {
  const text = useText(memberText)
  const [placing, setPlacing] = useState<Placing | null>(null)
  const take = useTakeOut()

  const actionsOf = (row: MemberRow) =>
    allowedActions(row, {
      place: {
        label: row.cohortId === null ? text.place : text.move,
        onClick: () => setPlacing({ rows: [row], onDone: () => {} }),
      },
      remove: { label: text.remove, danger: true, onClick: () => void take([row]) },
    })

  const bulk = (rows: readonly MemberRow[], done: () => void) => (
    <>
      <Button
        size="small"
        type="primary"
        disabled={!isAllowedForAll(rows, 'place')}
        onClick={() => setPlacing({ rows, onDone: done })}
      >
        {text.place}
      </Button>
      <Button
        size="small"
        danger
        disabled={!isAllowedForAll(rows, 'remove')}
        onClick={() => void take(rows, done)}
      >
        {text.remove}
      </Button>
    </>
  )

  const dialog: ReactNode = (
    <PlaceDialog
      isOpen={placing !== null}
      trainees={placing?.rows ?? []}
      onDone={() => placing?.onDone()}
      onClose={() => setPlacing(null)}
    />
  )

  return { actionsOf, bulk, dialog }
}

/** Takes trainees out of their cohorts after a question. */
function useTakeOut() {
  const text = useText(memberText)
  const remove = useRemoveMembers()
  return async (rows: readonly MemberRow[], onDone = () => {}) => {
    const [first] = rows

    const title =
      rows.length === 1
        ? say(text.removeQuestion, { name: first?.realName ?? '' })
        : say(text.removeMany, { count: rows.length })

    if (!(await ask({ title, content: text.removeNote, okText: text.remove, danger: true }))) return

    const report = ({ removed }: { removed: number }) => {
      toast.success(say(text.removed, { count: removed }))
      onDone()
    }

    remove.mutate({ traineeIds: rows.map(({ id }) => id) }, { onSuccess: report })
  }
}

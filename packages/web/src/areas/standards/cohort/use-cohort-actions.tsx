import type { CohortRow } from '@residency/contract/areas/standards/cohort/cohort.contract'
import { type ReactNode, useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { isAllSaved } from '../../../screens/save-first.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import type { WindowFormProps } from '../electives/window-form.tsx'
import {
  useDeleteCohort,
  useHandInCohort,
  useRemakeCohort,
  useRenewCohort,
} from './cohort.queries.ts'
import { cohortText } from './cohort.text.ts'
import type { CohortFormProps } from './cohort-form.tsx'
import type { ReopenFormProps } from './reopen-form.tsx'

const CohortForm = lazyDialog<CohortFormProps>(() =>
  import('./cohort-form.tsx').then((part) => part.default),
)

const ReopenForm = lazyDialog<ReopenFormProps>(() =>
  import('./reopen-form.tsx').then((part) => part.default),
)

const WindowForm = lazyDialog<WindowFormProps>(() =>
  import('../electives/window-form.tsx').then((part) => part.default),
)

type Dialog = 'edit' | 'reopen' | 'window'

const ORDER = [
  'submit',
  'window',
  'edit',
  'retract',
  'renew',
  'remake',
  'reopen',
  'delete',
] as const

/**
 * What may be done with a cohort besides editing its table, and the dialogs. `onGone`: the page of
 * a deleted one is left.
 */
export function useCohortActions(onGone?: () => void): {
  actionsOf: (cohort: CohortRow) => RowAction[]
  dialogs: ReactNode
} {
  const text = useText(cohortText)
  const [opened, setOpened] = useState<{ dialog: Dialog; cohort: CohortRow } | null>(null)
  const steps = useSteps(onGone)
  const open = (dialog: Dialog) => (cohort: CohortRow) => setOpened({ dialog, cohort })

  const acts = {
    ...steps,
    edit: { label: text.modify, onClick: open('edit') },
    reopen: { label: text.reopen, onClick: open('reopen') },
    window: { label: text.setWindow, onClick: open('window') },
  }

  const of = (dialog: Dialog) => ({
    isOpen: opened?.dialog === dialog,
    onClose: () => setOpened(null),
  })

  const cohort = opened?.cohort ?? null

  return {
    actionsOf: (row) =>
      ORDER.filter((key) => row.actions.includes(key)).map((key) => ({
        key,
        ...acts[key],
        onClick: () => acts[key].onClick(row),
      })),
    dialogs: (
      <>
        <CohortForm {...of('edit')} edited={cohort} />
        <ReopenForm {...of('reopen')} cohort={cohort} />
        <WindowForm {...of('window')} cohort={cohort} />
      </>
    ),
  }
}

/** Actions that are confirmed, not filled in. */
function useSteps(onGone?: () => void) {
  const text = useText(cohortText)
  const handIn = useHandInCohort()
  const remake = useRemakeCohort()
  const renew = useRenewCohort()
  const remove = useDeleteCohort()
  const sure = (
    cohort: CohortRow,
    title: string,
    content: string,
    okText: string,
    danger = false,
  ) => ask({ title: say(title, { name: cohort.name }), content, okText, danger })

  const submit = async (cohort: CohortRow) => {
    if (!isAllSaved()) return
    if (!(await sure(cohort, text.submitQuestion, text.submitNote, text.submit))) return
    handIn.mutate(
      { id: cohort.id, version: cohort.version, action: 'submit' },
      { onSuccess: () => void toast.success(text.submitted) },
    )
  }

  const retract = (cohort: CohortRow) =>
    handIn.mutate(
      { id: cohort.id, version: cohort.version, action: 'retract' },
      { onSuccess: () => void toast.success(text.retracted) },
    )

  const rebuild = async (cohort: CohortRow) => {
    if (!(await sure(cohort, text.remakeQuestion, text.remakeNote, text.remake, true))) return
    remake.mutate(
      { id: cohort.id, version: cohort.version },
      { onSuccess: () => void toast.success(text.remade) },
    )
  }

  const moveOn = async (cohort: CohortRow) => {
    if (!(await sure(cohort, text.renewQuestion, text.renewNote, text.renew))) return

    const report = ({ edition }: { edition: number }) =>
      void toast.success(say(text.renewed, { edition }))
    renew.mutate({ id: cohort.id, version: cohort.version }, { onSuccess: report })
  }

  const discard = async (cohort: CohortRow) => {
    if (
      await askToDelete(text, { name: cohort.name }, () =>
        remove.mutateAsync({ id: cohort.id, version: cohort.version }),
      )
    )
      onGone?.()
  }

  return {
    submit: { label: text.submit, onClick: (cohort: CohortRow) => void submit(cohort) },
    retract: { label: text.retract, onClick: retract },
    remake: { label: text.remake, onClick: (cohort: CohortRow) => void rebuild(cohort) },
    renew: { label: text.renew, onClick: (cohort: CohortRow) => void moveOn(cohort) },
    delete: {
      label: text.remove,
      danger: true,
      onClick: (cohort: CohortRow) => void discard(cohort),
    },
  }
}

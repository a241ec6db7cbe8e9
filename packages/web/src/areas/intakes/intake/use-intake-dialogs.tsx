import type { IntakeRow } from '@residency/contract/areas/intakes/intake/intake.contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRecordPath } from '../../../screens/record.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { IntakeAct } from './intake.columns.tsx'
import { useIntakeActs } from './use-intake-acts.ts'

const IntakeFormDialog = lazyDialog(() =>
  import('./intake-form.tsx').then((part) => part.IntakeFormDialog),
)

const CopyIntake = lazyDialog(() => import('./copy-intake.tsx').then((part) => part.CopyIntake))

const ReopenIntake = lazyDialog(() =>
  import('./reopen-intake.tsx').then((part) => part.ReopenIntake),
)

const Requirements = lazyDialog(() =>
  import('./requirements-dialog.tsx').then((part) => part.RequirementsDialog),
)

const WINDOWS = ['edit', 'copy', 'reopen', 'requirements'] as const
type DialogState = { what: 'add' } | { what: (typeof WINDOWS)[number]; row: IntakeRow } | null

/** Intake actions with their dialogs, shared by the list and the intake page. */
export function useIntakeDialogs(onRemoved: () => void) {
  const [open, setOpen] = useState<DialogState>(null)
  const step = useIntakeActs(onRemoved)
  const navigate = useNavigate()
  const pathOf = useRecordPath()

  const act = (what: IntakeAct, row: IntakeRow) => {
    const windowKey = WINDOWS.find((one) => one === what)
    if (windowKey) setOpen({ what: windowKey, row })
    else step(what, row)
  }

  const rowOf = (what: (typeof WINDOWS)[number]) => (open?.what === what ? open.row : null)
  const close = () => setOpen(null)

  const dialogs = (
    <>
      <IntakeFormDialog
        isOpen={open?.what === 'add' || open?.what === 'edit'}
        id={rowOf('edit')?.id ?? null}
        onClose={close}
        onMade={(id) => void navigate(pathOf(id))}
      />
      <CopyIntake isOpen={open?.what === 'copy'} row={rowOf('copy')} onClose={close} />
      <ReopenIntake isOpen={open?.what === 'reopen'} row={rowOf('reopen')} onClose={close} />
      <Requirements
        isOpen={open?.what === 'requirements'}
        id={rowOf('requirements')?.id ?? null}
        onClose={close}
      />
    </>
  )

  return { act, add: () => setOpen({ what: 'add' }), dialogs }
}

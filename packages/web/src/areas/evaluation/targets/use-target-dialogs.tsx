import type { Target } from '@residency/contract/areas/evaluation/targets/target.contract'
import type { Side } from '@residency/contract/areas/evaluation/templates/template.contract'
import { useState } from 'react'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { ReopenProps } from './reopen-form.tsx'
import type { TargetFormProps } from './target-form.tsx'
import { useTargetActions } from './use-target-actions.ts'

const TargetForm = lazyDialog<TargetFormProps>(() =>
  import('./target-form.tsx').then((part) => part.default),
)

const ReopenForm = lazyDialog<ReopenProps>(() =>
  import('./reopen-form.tsx').then((part) => part.default),
)

type Dialog = { name: 'add' | 'edit' | 'copy' | 'reopen'; target: Target | null }

/** Dialogs and actions of targets, shared by list and record. */
export function useTargetDialogs(side: Side, gone?: () => void) {
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const opens = (name: Dialog['name']) => (target: Target | null) => setDialog({ name, target })

  const actionsOf = useTargetActions({
    edit: opens('edit'),
    copy: opens('copy'),
    reopen: opens('reopen'),
    gone,
  })

  const close = () => setDialog(null)
  const isForm = dialog !== null && dialog.name !== 'reopen'

  const dialogs = (
    <>
      <TargetForm
        isOpen={isForm}
        side={side}
        target={dialog?.target ?? null}
        isCopy={dialog?.name === 'copy'}
        onClose={close}
      />
      <ReopenForm
        isOpen={dialog?.name === 'reopen'}
        target={dialog?.target ?? null}
        onClose={close}
      />
    </>
  )

  return { actionsOf, dialogs, add: () => setDialog({ name: 'add', target: null }) }
}

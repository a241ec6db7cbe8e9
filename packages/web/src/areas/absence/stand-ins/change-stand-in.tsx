import type { OwnAbsence } from '@residency/contract/areas/absence/leave/leave.contract'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { useChangeStandIn } from './stand-in.queries.ts'
import { standInText } from './stand-in.text.ts'
import { StandInField } from './stand-in-field.tsx'

export type ChangeStandInProps = { isOpen: boolean; one: OwnAbsence | null; onClose: () => void }

/** Asks another colleague to do the work during a leave, or nobody. */
export default function ChangeStandIn({ isOpen, one, onClose }: ChangeStandInProps) {
  const text = useText(standInText)
  const change = useChangeStandIn()
  return (
    <FormDialog<{ standInId?: number | null }>
      title={one?.standIn ? text.change : text.arrange}
      {...{ isOpen, onClose }}
      initial={{}}
      submit={async ({ standInId = null }) => {
        if (!one) return

        await change.mutateAsync({ id: one.id, version: one.version, standInId })
        toast.success(standInId === null ? text.cleared : text.changed)
      }}
    >
      <StandInField days={one && { startsOn: one.startsOn, endsOn: one.endsOn }} />
    </FormDialog>
  )
}

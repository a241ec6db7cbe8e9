import type { OwnAbsence } from '@residency/contract/areas/absence/leave/leave.contract'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { useChangeStandIn } from './stand-in.queries.ts'
import { standInText } from './stand-in.text.ts'
import { StandInField } from './stand-in-field.tsx'

export type ChangeStandInProps = {
  isOpen: boolean
  absence: OwnAbsence | null
  onClose: () => void
}

/** Asks another colleague to do the work during a leave, or nobody. */
export default function ChangeStandIn({ isOpen, absence, onClose }: ChangeStandInProps) {
  const text = useText(standInText)
  const change = useChangeStandIn()
  return (
    <FormDialog<{ standInId?: number | null }>
      title={absence?.standIn ? text.change : text.arrange}
      isOpen={isOpen}
      onClose={onClose}
      initial={{}}
      submit={async ({ standInId = null }) => {
        if (!absence) return

        await change.mutateAsync({ id: absence.id, version: absence.version, standInId })
        toast.success(standInId === null ? text.cleared : text.changed)
      }}
    >
      <StandInField days={absence && { startsOn: absence.startsOn, endsOn: absence.endsOn }} />
    </FormDialog>
  )
}

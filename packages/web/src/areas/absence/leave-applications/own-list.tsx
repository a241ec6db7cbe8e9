import type { OwnAbsence, OwnLeave } from '@residency/contract/areas/absence/leave/leave.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { LatestAbsences } from '../leave/latest-absences.tsx'
import { leaveText } from '../leave/leave.text.ts'
import type { ChangeStandInProps } from '../stand-ins/change-stand-in.tsx'
import { StandInRequests } from '../stand-ins/stand-in-requests.tsx'
import { Balances } from './balances.tsx'
import { OwnAbsenceCard } from './own-absence.tsx'
import type { ReturnFormProps } from './return-form.tsx'
import type { RevokeFormProps } from './revoke-form.tsx'

const ReturnForm = lazyDialog<ReturnFormProps>(() =>
  import('./return-form.tsx').then((part) => part.default),
)

const RevokeForm = lazyDialog<RevokeFormProps>(() =>
  import('./revoke-form.tsx').then((part) => part.default),
)

const ChangeStandIn = lazyDialog<ChangeStandInProps>(() =>
  import('../stand-ins/change-stand-in.tsx').then((part) => part.default),
)

/** What colleagues ask, the days left, and the own absences with what can be done. */
export function OwnList({ own }: { own: OwnLeave }) {
  const { own: text } = useText(leaveText)
  const returnForm = useRowDialog<OwnAbsence>()
  const revokeForm = useRowDialog<OwnAbsence>()
  const changeStandInDialog = useRowDialog<OwnAbsence>()

  return (
    <>
      <StandInRequests />
      <Balances />
      <LatestAbsences
        absences={own.absences}
        text={text}
        card={(absence) => (
          <OwnAbsenceCard
            key={absence.id}
            absence={absence}
            onReport={() => returnForm.open(absence)}
            onRevoke={() => revokeForm.open(absence)}
            onChangeStandIn={() => changeStandInDialog.open(absence)}
          />
        )}
      />
      <ChangeStandIn
        isOpen={changeStandInDialog.isOpen}
        absence={changeStandInDialog.opened}
        onClose={changeStandInDialog.close}
      />
      <ReturnForm
        isOpen={returnForm.isOpen}
        absence={returnForm.opened}
        onClose={returnForm.close}
      />
      <RevokeForm
        isOpen={revokeForm.isOpen}
        absence={revokeForm.opened}
        onClose={revokeForm.close}
      />
    </>
  )
}

import {
  ARRIVAL_ACTIONS,
  type ArrivalAction,
  type ArrivalRow,
} from '@residency/contract/areas/admission/arrival/arrival.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { Button } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'

/** Actions on the selected rows. */
export function BulkButtons({
  rows,
  onAct,
}: {
  rows: readonly ArrivalRow[]
  onAct: (action: ArrivalAction) => void
}) {
  const words = useText(signupWords)
  return ARRIVAL_ACTIONS.filter((action) => rows.every((row) => row.actions.includes(action))).map(
    (action) => (
      <Button
        key={action}
        type={action === 'reportNoShow' ? 'default' : 'primary'}
        danger={action === 'reportNoShow'}
        onClick={() => onAct(action)}
      >
        {words.flows.registration.actions[action]}
      </Button>
    ),
  )
}

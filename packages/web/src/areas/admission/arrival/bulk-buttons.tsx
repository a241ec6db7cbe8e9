import { ARRIVAL_ACTIONS, type ArrivalAction, type ArrivalRow } from '@residency/contract/areas/admission/arrival/arrival.contract'
import { Button } from 'antd'
import { useSignupWords } from '../../signup/signup.public.ts'

/** Actions on the selected rows. */
export function BulkButtons({ rows, onAct }: { rows: readonly ArrivalRow[]; onAct: (action: ArrivalAction) => void }) {
  const words = useSignupWords()
  return ARRIVAL_ACTIONS.filter((action) => rows.every((row) => row.actions.includes(action))).map((action) => (
    <Button
      key={action}
      type={action === 'reportNoShow' ? 'default' : 'primary'}
      danger={action === 'reportNoShow'}
      onClick={() => onAct(action)}
    >
      {words.actions[action]}
    </Button>
  ))
}

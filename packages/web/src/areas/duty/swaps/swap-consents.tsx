import type { SwapConsent } from '@residency/contract/areas/duty/swaps/swap.contract'
import { Switch } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import './swaps.css'
import { useSetSwapConsent, useSwapConsents } from './swap.queries.ts'
import { swapText } from './swap.text.ts'

type ConsentProps = { isOpen: boolean; onClose: () => void }

/** Whether swaps need the consent of each department that the reader answers for. */
export function SwapConsents({ isOpen, onClose }: ConsentProps) {
  const { consent: text } = useText(swapText)

  return (
    <Dialog title={text.title} isOpen={isOpen} onClose={onClose}>
      <p className="soft">{text.lead}</p>
      {isOpen && <ConsentList />}
    </Dialog>
  )
}

function ConsentList() {
  const { consent: text } = useText(swapText)
  const { data, error, refetch } = useSwapConsents()
  const set = useSetSwapConsent()
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  const change = ({ departmentId, version, needsConsent }: SwapConsent) =>
    set.mutate(
      { departmentId, version, needsConsent: !needsConsent },
      { onSuccess: () => void toast.success(text.saved) },
    )

  return (
    <ul className="swap-consents">
      {data.list.map((consent) => (
        <li key={consent.departmentId}>
          <span>{consent.department}</span>
          <span className="soft">{consent.needsConsent ? text.needed : text.notNeeded}</span>
          <Switch
            checked={consent.needsConsent}
            loading={set.isPending && set.variables?.departmentId === consent.departmentId}
            aria-label={say(text.of, { department: consent.department })}
            onChange={() => change(consent)}
          />
        </li>
      ))}
    </ul>
  )
}

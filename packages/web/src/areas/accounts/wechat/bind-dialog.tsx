import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import '../login/login-form.css'
import { askOwnQrCode } from './bind.calls.ts'
import { bindText } from './bind.text.ts'
import { useBound } from './binding.queries.ts'
import { ScanPanel } from './scan-panel.tsx'

/** The QR code that binds the own account; it is asked for while the dialog is open. */
export function BindDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText(bindText)
  const bound = useBound()

  const finish = () => {
    toast.success(text.success.title)
    bound.mutate(undefined)
    onClose()
  }

  return (
    <Dialog title={text.ownTitle} isOpen={isOpen} onClose={onClose} width={420}>
      <div className="bind-page">
        <p className="bind-lead">{text.ownLead}</p>
        {isOpen && <ScanPanel make={askOwnQrCode} onFinished={finish} />}
      </div>
    </Dialog>
  )
}

import { useText } from '../../../platform/texts/i18n.ts'
import './bind.css'
import type { QrCode, ScanPoll } from './bind.calls.ts'
import { bindText } from './bind.text.ts'
import { QrPicture } from './qr-picture.tsx'
import { type ScanStage, useScan } from './use-scan.ts'

type ScanPanelProps = { make: () => Promise<QrCode>; onFinished: (polled: ScanPoll) => void }

/** The QR code with what to do next. Plain React: the login page shows it too. */
export function ScanPanel({ make, onFinished }: ScanPanelProps) {
  const text = useText(bindText)
  const { stage, qr, reason, again } = useScan(make, onFinished)
  const isStopped = stage === 'over' || stage === 'failed'

  const helps: Record<ScanStage, string> = {
    preparing: '',
    waiting: text.scan.waitingHelp,
    scanned: text.scan.scannedHelp,
    over: text.scan.overHelp,
    failed: reason,
  }

  return (
    <div className={`scan is-${stage}`}>
      <div className="scan-frame">
        {qr && <QrPicture value={qr.qrCode} label={text.qr} />}
        {stage === 'scanned' && <Tick />}
        {isStopped && (
          <button type="button" className="login-submit scan-again" onClick={again}>
            {text.scan.again}
          </button>
        )}
      </div>
      <p className="scan-stage" role="status">
        {text.scan[stage]}
      </p>
      <p className="scan-help">{helps[stage]}</p>
    </div>
  )
}

const Tick = () => (
  <span className="scan-tick" aria-hidden="true">
    <svg viewBox="0 0 48 48" width="72" height="72">
      <circle cx="24" cy="24" r="22" fill="#07c160" />
      <path
        d="M14 24.5 21.5 32 35 17.5"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </span>
)

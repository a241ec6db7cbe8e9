import { QRCode } from 'antd'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ticketText } from './ticket.text.ts'
import { linkOf } from './ticket-link.rules.ts'
import './tickets.css'

type Props = { name: string; codes: readonly string[]; until: string; onDone: () => void }

/** A sheet of codes to cut apart, drawn only to be printed; the codes are gone afterwards. */
export function PrintedCodes({ name, codes, until, onDone }: Props) {
  const text = useText(ticketText)
  const done = useRef(onDone)

  done.current = onDone

  useEffect(() => {
    const end = () => done.current()
    document.body.classList.add('is-printing-codes')
    window.addEventListener('afterprint', end)

    const timer = setTimeout(() => window.print())

    return () => {
      clearTimeout(timer)
      document.body.classList.remove('is-printing-codes')
      window.removeEventListener('afterprint', end)
    }
  }, [])

  return createPortal(
    <div className="printed-codes">
      {codes.map((code) => (
        <div key={code}>
          <strong>{say(text.paperTitle, { name })}</strong>
          <QRCode
            value={linkOf(location.origin, code)}
            size={120}
            type="svg"
            color="#000"
            bgColor="#fff"
            bordered={false}
          />
          <span>{say(text.paperHelp, { until: minuteOf(until) })}</span>
        </div>
      ))}
    </div>,
    document.body,
  )
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { Refusal } from '../login/login.calls.ts'
import { pollScan, type QrCode, type ScanPoll } from './bind.calls.ts'

const POLL_MS = 2000
export type ScanStage = 'preparing' | 'waiting' | 'scanned' | 'over' | 'failed'
type ScanView = { stage: ScanStage; qr: QrCode | null; reason: string }
const PREPARING: ScanView = { stage: 'preparing', qr: null, reason: '' }

/**
 * A QR code from its making to its confirmation. The server is asked every two seconds while the
 * page is visible, and no more once the code is over or confirmed; a failing network is asked
 * again.
 */
export function useScan(make: () => Promise<QrCode>, onFinished: (polled: ScanPoll) => void) {
  const [scan, setScan] = useState(PREPARING)
  const finish = useRef(onFinished)

  finish.current = onFinished

  const { qr, stage } = scan

  useEffect(() => {
    if (stage !== 'preparing') return

    let isLeft = false

    make().then(
      (made) => !isLeft && setScan({ stage: 'waiting', qr: made, reason: '' }),
      (error) =>
        !isLeft &&
        setScan({
          stage: 'failed',
          qr: null,
          reason: error instanceof Refusal ? error.message : '',
        }),
    )

    return () => {
      isLeft = true
    }
  }, [make, stage])

  useEffect(() => {
    if (!qr) return

    let isLeft = false
    const end = Date.now() + qr.expires * 1000

    const over = () => {
      isLeft = true
      setScan({ stage: 'over', qr: null, reason: '' })
    }

    const look = async () => {
      if (document.hidden) return
      if (Date.now() >= end) return over()

      const polled = await pollScan(qr.sessionId).catch((error) =>
        error instanceof Refusal && error.code ? ('over' as const) : null,
      )
      if (isLeft || polled === null) return
      if (polled === 'over') return over()
      if (polled.state === 'waiting' || polled.state === 'scanned')
        return setScan({ stage: polled.state, qr, reason: '' })

      isLeft = true
      finish.current(polled)
    }

    let isAsking = false

    const ask = async () => {
      if (isAsking || isLeft) return

      isAsking = true
      await look()
      isAsking = false
    }

    const timer = setInterval(ask, POLL_MS)

    document.addEventListener('visibilitychange', ask)

    return () => {
      isLeft = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [qr])

  const again = useCallback(() => setScan(PREPARING), [])

  return { ...scan, again }
}

import { useState } from 'react'
import { Refusal } from '../login/login.calls.ts'
import { startEntry } from './bind.calls.ts'

/**
 * Leaves for WeChat, which proves who uses the phone and comes back to /bind; `ticket` is of a scan
 * to confirm.
 */
export function useLeaveToWechat(ticket?: string) {
  const [isLeaving, setLeaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const leave = async () => {
    setLeaving(true)
    setRefusal(null)

    try {
      window.location.assign((await startEntry(ticket)).url)
    } catch (error) {
      setRefusal(error instanceof Refusal ? error.message : '')
      setLeaving(false)
    }
  }

  return { isLeaving, refusal, leave: () => void leave() }
}

import { useEffect, useState } from 'react'
import { askConfiguration } from './login.calls.ts'
import type { Face } from './login.rules.ts'

/** Faces of people who have a badge number, by which a WeChat is bound. */
const WITH_BADGE: ReadonlySet<Face> = new Set(['staff', 'teacher', 'student'])

/**
 * Whether this entrance offers WeChat: the installation has an official account. Nobody waits for
 * the answer.
 */
export function useHasWechatLogin(face: Face): boolean {
  const [hasWechat, setHas] = useState(false)

  useEffect(() => {
    if (!WITH_BADGE.has(face)) return
    askConfiguration().then(
      ({ wechatLogin }) => setHas(wechatLogin),
      () => {}, // the other ways are there
    )
  }, [face])

  return hasWechat
}

import { useEffect, useState } from 'react'
import {
  REMEMBERED_PATH,
  readStamped,
  safeRedirect,
  saveStamped,
} from '../../../platform/session.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { askBeginSso, askConfiguration, Refusal } from '../login/login.calls.ts'
import { loginText } from '../login/login.text.ts'

const OFFERED = 'ssoLogin'

/**
 * Whether the hospital has a provider: by the last answer at first, so that the form does not move
 * under the reader's hand.
 */
function useSsoOffered() {
  const [isOffered, setOffered] = useState(() => readStamped(OFFERED) === '1')

  useEffect(() => {
    let isThere = true

    const keep = ({ ssoLogin }: { ssoLogin: boolean }) => {
      saveStamped(OFFERED, ssoLogin ? '1' : '0')
      if (isThere) setOffered(ssoLogin)
    }

    askConfiguration().then(keep, () => {}) // The other ways to log in are there anyway.

    return () => {
      isThere = false
    }
  }, [])

  return isOffered
}

/** Leaves for the provider; the page that was asked for opens after the return. */
export function SsoButton() {
  const text = useText(loginText)
  const isOffered = useSsoOffered()
  const [isLeaving, setLeaving] = useState(false)
  const [wrong, setWrong] = useState('')
  if (!isOffered) return null

  const leave = async () => {
    setWrong('')
    setLeaving(true)

    try {
      const { url } = await askBeginSso()
      const wanted = safeRedirect(new URLSearchParams(window.location.search).get('redirect'))
      if (wanted) saveStamped(REMEMBERED_PATH, wanted)

      window.location.assign(url)
    } catch (error) {
      setWrong((error instanceof Refusal && error.message) || text.network)
      setLeaving(false)
    }
  }

  return (
    <>
      <p className="login-or">{text.or}</p>
      <button type="button" className="login-sso" disabled={isLeaving} onClick={leave}>
        {isLeaving ? text.ssoLeaving : text.sso}
      </button>
      {wrong && (
        <p className="login-sso-wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  )
}

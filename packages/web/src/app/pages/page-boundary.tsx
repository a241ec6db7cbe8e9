import { Button } from 'antd'
import { Component, type ReactNode, useSyncExternalStore } from 'react'
import { BASE } from '../../platform/session.ts'
import { say, useText } from '../../platform/texts/i18n.ts'
import { logOut } from '../leave.ts'
import { shellText } from '../shell/shell.text.ts'
import { Notice } from './notice.tsx'

const CHANGES = ['online', 'offline'] as const

const listen = (changed: () => void) => {
  for (const name of CHANGES) window.addEventListener(name, changed)
  return () => {
    for (const name of CHANGES) window.removeEventListener(name, changed)
  }
}

/** false while the device has no network at all. */
const useOnline = () => useSyncExternalStore(listen, () => navigator.onLine)

/** An error boundary per page; the shell stays. A chunk that failed to load is requested again. */
export class PageBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null }
  static getDerivedStateFromError = (error: Error) => ({ error })

  override render() {
    const { error } = this.state
    return error ? (
      <PageFailed error={error} onRetry={() => window.location.reload()} />
    ) : (
      this.props.children
    )
  }
}

/**
 * Without a network nothing is loaded again: the browser would put its own page in place of this
 * one.
 */
export function PageFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText(shellText)
  const isOnline = useOnline()
  if (!isOnline)
    return (
      <Notice mark="!" title={text.failedTitle} lead={text.offlineLead}>
        <Button type="primary" disabled>
          {text.retry}
        </Button>
      </Notice>
    )

  return (
    <Notice
      mark="!"
      title={text.failedTitle}
      lead={text.failedLead}
      detail={say(text.failedDetail, { detail: error.message })}
    >
      <Button type="primary" onClick={onRetry}>
        {text.retry}
      </Button>
      <Button onClick={() => window.location.assign(`${BASE}/`)}>{text.home}</Button>
      <Button onClick={() => void logOut()}>{text.logIn}</Button>
    </Notice>
  )
}

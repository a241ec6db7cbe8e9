import type { ReactNode } from 'react'
import { readToken } from '../../../platform/session.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import '../login/login-form.css'
import './bind.css'
import { VisitorFrame } from '../../../screens/visitors/visitor-frame.tsx'
import { bindText } from './bind.text.ts'

/**
 * The frame of the pages below /bind, which need no session: name, language, theme, one narrow
 * column.
 */
export function BindFrame({ children }: { children: ReactNode }) {
  const text = useText(bindText)
  return (
    <VisitorFrame area={text.area} home={readToken() ? '/dashboard' : '/entrance'} onLeave={null}>
      <section className="bind-page">{children}</section>
    </VisitorFrame>
  )
}

type BindNoticeProps = { title: string; lead: string; isGood?: boolean; children?: ReactNode }

/** What has happened, and what to do next. */
export function BindNotice({ title, lead, isGood = false, children }: BindNoticeProps) {
  return (
    <div className="bind-centred" role={isGood ? 'status' : 'alert'}>
      <svg className="bind-mark" viewBox="0 0 48 48" width="64" height="64" aria-hidden="true">
        <circle cx="24" cy="24" r="22" fill={isGood ? 'var(--good)' : 'var(--soft)'} />
        <path
          d={isGood ? 'M14 24.5 21.5 32 35 17.5' : 'M24 13v14M24 33v2'}
          fill="none"
          stroke="var(--card)"
          strokeWidth={4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h1>{title}</h1>
      <p className="bind-lead">{lead}</p>
      {children && <div className="bind-buttons">{children}</div>}
    </div>
  )
}

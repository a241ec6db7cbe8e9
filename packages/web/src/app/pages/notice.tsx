import type { ReactNode } from 'react'

type NoticeProps = { mark: string; title: string; lead: string; detail?: string; children: ReactNode }

/** A page that only says something: what, why, and what one can do now. */
export function Notice({ mark, title, lead, detail, children }: NoticeProps) {
  return (
    <section className="notice">
      <p className="notice-mark" aria-hidden="true">
        {mark}
      </p>
      <h1>{title}</h1>
      <p className="notice-lead">{lead}</p>
      {detail && <p className="notice-detail">{detail}</p>}
      <div className="notice-actions">{children}</div>
    </section>
  )
}

import type { ReactNode } from 'react'

type NoticeProps = {
  mark: string
  title: string
  lead: string
  detail?: string
  children: ReactNode
  isPage?: boolean
}

/**
 * A page with a message: what, why, and what to do. `isPage`: it has no frame and is the main
 * landmark.
 */
export function Notice({ mark, title, lead, detail, children, isPage = false }: NoticeProps) {
  const Part = isPage ? 'main' : 'section'
  return (
    <Part className="notice">
      <p className="notice-mark" aria-hidden="true">
        {mark}
      </p>
      <h1>{title}</h1>
      <p className="notice-lead">{lead}</p>
      {detail && <p className="notice-detail">{detail}</p>}
      <div className="notice-actions">{children}</div>
    </Part>
  )
}

import type { ReactNode } from 'react'

type Props = {
  title: ReactNode

  /** Empty while it is loaded. */
  lead: ReactNode

  /** The buttons of the page. */
  children?: ReactNode
}

/** The head of a page that is no list: title, a sentence about it, and what can be done. */
export function PageHead({ title, lead, children }: Props) {
  return (
    <div className="screen-head">
      <div>
        <h1>{title}</h1>
        <p className="screen-lead">{lead}</p>
      </div>
      {children !== undefined && <div className="screen-actions">{children}</div>}
    </div>
  )
}

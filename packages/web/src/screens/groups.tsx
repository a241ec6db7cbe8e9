import type { ReactNode } from 'react'

type GroupsProps<Row, Group extends string> = {
  rows: readonly Row[]

  /** Which rows a group has; groups are shown in this order. */
  groups: Readonly<Record<Group, (row: Row) => boolean>>
  names: Readonly<Record<NoInfer<Group>, string>>

  /** The class around the rows of a group. */
  className?: string

  /** Draws a row; its element needs a key. */
  children: (row: Row) => ReactNode
}

/** The reader's own records below headings; a heading without records is left out. */
export function Groups<Row, Group extends string>(props: GroupsProps<Row, Group>) {
  const { rows, groups, names, className, children } = props

  return (Object.keys(groups) as Group[]).map((group) => {
    const members = rows.filter(groups[group])
    if (members.length === 0) return null

    return (
      <section key={group} aria-label={names[group]}>
        <h2 className="group-title">{names[group]}</h2>
        <div className={className}>{members.map(children)}</div>
      </section>
    )
  })
}

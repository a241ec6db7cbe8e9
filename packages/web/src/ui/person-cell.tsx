import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Picture } from './picture.tsx'

type PersonCellProps = { name: string; note?: string | null | undefined; picture?: string | null | undefined; onOpen?: () => void; to?: To }
/** A person: picture or the end of the name, the whole name, one fact below. The name is a link where it leads somewhere. */
export function PersonCell({ name, note, picture, onOpen, to }: PersonCellProps) {
  const shown: ReactNode = to ? (
    <Link className="link-button" to={to}>
      {name}
    </Link>
  ) : onOpen ? (
    <button type="button" className="link-button" onClick={onOpen}>
      {name}
    </button>
  ) : (
    <span>{name}</span>
  )
  return (
    <span className="person">
      <Picture name={name} source={picture} />
      <span className="person-words">
        {shown}
        {note && <small>{note}</small>}
      </span>
    </span>
  )
}

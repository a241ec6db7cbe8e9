import type { To } from 'react-router'
import { Picture } from '../picture.tsx'
import { NameLines } from './name-cell.tsx'

type PersonCellProps = {
  name: string
  note?: string | null | undefined
  picture?: string | null | undefined
  onOpen?: (() => void) | undefined
  to?: To | undefined
}

/**
 * A person: picture or last characters of the name, the full name, one fact below. The name is a
 * link if there is a page.
 */
export function PersonCell({ name, note, picture, onOpen, to }: PersonCellProps) {
  return (
    <span className="person">
      <Picture name={name} source={picture} />
      <NameLines name={name} note={note} onOpen={onOpen} to={to} />
    </span>
  )
}

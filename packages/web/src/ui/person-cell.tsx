import { Avatar } from 'antd'
import { NameLines } from './name-cell.tsx'

type PersonCellProps = {
  name: string
  note?: string | null | undefined
  picture?: string | null | undefined
  onOpen?: (() => void) | undefined
}
/** A person: picture or the end of the name, the whole name, one fact below. The name is a link where it leads somewhere. */
export function PersonCell({ name, note, picture, onOpen }: PersonCellProps) {
  return (
    <span className="person">
      <Avatar size={28} src={picture || undefined} alt="" className="person-picture">
        {name.slice(-2)}
      </Avatar>
      <NameLines name={name} note={note} onOpen={onOpen} />
    </span>
  )
}

type PaperCellProps = { name: string; ticket: string; onOpen?: () => void }
/** Whose paper it is: the name, and the ticket number below. The name is a link where it leads somewhere. */
export const PaperCell = ({ name, ticket, onOpen }: PaperCellProps) => (
  <span className="paper-cell">
    {onOpen ? (
      <button type="button" className="link-button" onClick={onOpen}>
        {name}
      </button>
    ) : (
      <span>{name}</span>
    )}
    <small className="figures">{ticket}</small>
  </span>
)

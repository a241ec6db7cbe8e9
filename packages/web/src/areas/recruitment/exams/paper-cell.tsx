type PaperCellProps = { name: string; ticket: string; onOpen?: () => void }
/** The owner of a paper: name, ticket number below. The name is a link if it has a target. */
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

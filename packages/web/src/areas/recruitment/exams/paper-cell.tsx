/** Whose paper it is: the name, and the ticket number below. */
export const PaperCell = ({ name, ticket }: { name: string; ticket: string }) => (
  <span className="paper-cell">
    <span>{name}</span>
    <small className="figures">{ticket}</small>
  </span>
)

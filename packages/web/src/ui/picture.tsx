type PictureProps = { name: string; source?: string | null | undefined; className?: string }

/** A person's picture, or the last characters of the name. */
export const Picture = ({ name, source, className = '' }: PictureProps) => (
  <span className={`picture ${className}`}>
    {source ? <img src={source} alt="" /> : name.slice(-2)}
  </span>
)

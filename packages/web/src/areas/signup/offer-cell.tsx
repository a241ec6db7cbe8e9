/** An offer in a list: the major, its unit below. The server names it `major · unit`. */
export function OfferCell({ offer }: { offer: string | null }) {
  if (!offer) return <span className="soft">—</span>
  const [major, ...where] = offer.split(' · ')
  return (
    <span className="person-words">
      <span>{major}</span>
      {where.length > 0 && <small>{where.join(' · ')}</small>}
    </span>
  )
}

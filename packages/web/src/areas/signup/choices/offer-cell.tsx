import { NameLines } from '../../../ui/tables/name-cell.tsx'

/** An offer in a list: the major, its unit below. The server names it `major · unit`. */
export function OfferCell({ offer }: { offer: string | null }) {
  if (!offer) return <span className="soft">—</span>

  const [major, ...where] = offer.split(' · ')
  return <NameLines name={major ?? offer} note={where.join(' · ')} />
}

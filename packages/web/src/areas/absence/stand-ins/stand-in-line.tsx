import type { StandIn } from '@residency/contract/areas/absence/stand-ins/stand-in.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { standInText } from './stand-in.text.ts'

/** Who does the work meanwhile, and whether they agreed; also says that nobody was asked. */
export function StandInLine({ standIn }: { standIn: StandIn | null }) {
  const text = useText(standInText)
  if (standIn === null) return <span className="soft">{text.none}</span>

  const { name, answer, at, note } = standIn
  if (answer === null) return <span>{say(text.awaited, { name })}</span>

  return (
    <span className={answer === 'declined' ? 'is-late' : undefined}>
      {say(answer === 'agreed' ? text.agreed : text.declined, { name, at: at ?? '' })}
      {note && ` ${note}`}
    </span>
  )
}

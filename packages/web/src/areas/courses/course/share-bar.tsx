import { say, useText } from '../../../platform/texts/i18n.ts'
import './courses.public.css'
import { courseText } from './course.text.ts'

/** How far a course or a lesson is, in percent. */
export function ShareBar({ share }: { share: number }) {
  const { own: text } = useText(courseText)
  const label = say(text.shareOf, { share })
  return (
    <span className="share-bar">
      <progress max={100} value={share} aria-label={label} />
      <small className="figures">{share}%</small>
    </span>
  )
}

import { lazyPart } from '../lazy-part.tsx'
import { USUAL_ICONS } from './usual-icons.ts'

const DrawnIcon = lazyPart(() => import('./menu-icons.tsx').then((part) => part.DrawnIcon))

/**
 * An icon by the server's name. The full set is loaded only for icons that an administrator chose.
 */
export function MenuIcon({ name }: { name: string }) {
  const Usual = USUAL_ICONS[name]
  return (
    <span className="anticon menu-icon" aria-hidden="true">
      {Usual ? <Usual /> : <DrawnIcon name={name} />}
    </span>
  )
}
